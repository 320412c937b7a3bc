import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findKeptProgram } from './kept-programs.ts';

/**
 * Finds a worker's program. In the build it is beside `main.js`, and this code is there or one folder below; as source,
 * both are in folders of `server/src`.
 * @param program from `server/src`, without an ending
 */
export function findProgram(program: string): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const above = path.dirname(here);
  const built = `${path.basename(program)}.js`;
  const kept = findKeptProgram(built);
  if (kept !== undefined) return kept;
  const places = [
    path.join(here, built),
    path.join(above, built),
    path.join(above, `${program}.ts`),
  ];
  const file = places.find(existsSync);
  if (file === undefined) throw new Error(`The program ${program} is missing: build the server.`);
  return file;
}
