import { createHash } from 'node:crypto';
import path from 'node:path';

const client = path.resolve(import.meta.dirname, '..');

/**
 * Short names for CSS modules: every class name is in the document, in its style and in the script.
 * They depend only on the file and the class, so that the prerendered markup and the browser's scripts,
 * which come from two builds, agree.
 */
export function scopedClassName(name: string, file: string): string {
  const source = path.relative(client, file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(`${source}:${name}`).digest('base64url');
  // A leading letter, because a class must not start with a digit or a hyphen and a digit.
  return `c${hash.replaceAll(/[-_]/g, '').slice(0, 5)}`;
}
