import type { RequestHandler } from 'express';
import { problem } from '@dealership/shared';
import { invalidInput, malformed } from '../../errors/app-error.ts';

/**
 * Refuses an address with a NUL in it. For SQLite a text ends there, so that `Shine 100\0x` would be another
 * name for `Shine 100`; no keyboard types one. Node itself refuses one that is not written as `%00`.
 */
export const refuseNulInAddress: RequestHandler = (request, _response, next) => {
  if (request.originalUrl.includes('%00')) throw malformed((texts) => texts.unreadableAddress);
  next();
};

/**
 * The same for the values of a request, by wire name.
 * @throws {AppError} `invalid_input` naming every value with a NUL anywhere inside it
 */
export function refuseNul(values: object): void {
  const fields = Object.entries(values).filter(holdsNul);
  if (fields.length === 0) return;
  throw invalidInput(Object.fromEntries(fields.map(([name]) => [name, problem('unreadable')])));
}

/** Without recursion: a body may be nested as deep as it is long. */
function holdsNul(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) open.push(key, inner);
  }
  return false;
}
