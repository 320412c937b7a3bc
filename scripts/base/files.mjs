import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * @param {string[]} paths relative to the root; a missing file changes the hash too
 * @param {string} root
 */
export function hashFiles(paths, root) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const file = join(root, path);
    hash.update(`${path.split(sep).join('/')}\0`);
    if (existsSync(file) && lstatSync(file).isFile()) {
      const content = readFileSync(file);
      // The length marks the end of each file.
      hash.update(`${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** @param {string} path */
export function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @type {(path: string) => any} */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
