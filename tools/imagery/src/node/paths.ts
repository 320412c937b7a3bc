import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The final place of the pictures is decided later; until then everything lands here. */
export const OUT = `${ROOT}out/`;
