import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Drafts, contact sheets and kept bakes; not committed. */
export const OUT = `${ROOT}out/`;
/** The pictures of the product, committed. */
export const PICTURES = fileURLToPath(new URL('../../../../server/pictures/', import.meta.url));
