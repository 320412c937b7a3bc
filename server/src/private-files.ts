import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/** Suffixes of files that belong to a SQLite file: SQLite's own, and the stored secret. */
const OWN_FILE = /^(-wal|-shm|-journal|\.secret(\.\d+)?)?$/;

/**
 * Makes the folder of a SQLite file private to its owner (0700). An existing folder is changed only if it has
 * nothing but that file and what belongs to it, and is not shared on purpose, such as `/tmp`.
 */
export function makePrivateFolder(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isShared = (statSync(folder).mode & 0o7000) !== 0;
  const hasOthers = readdirSync(folder).some((name) => !isOwn(file, name));
  if (!isShared && !hasOthers) restrict(folder, 0o700);
}

/**
 * Makes a SQLite file and what belongs to it private to its owner (0600), those of earlier versions too. Files
 * that SQLite creates later get the mode of the main file.
 */
export function makePrivateFile(file: string): void {
  makePrivateFolder(file);
  try {
    // Only a new file: closing one that this process has open would release SQLite's locks on it.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  } catch {
    // SQLite's own error will name the problem of the path.
  }
  const folder = path.dirname(file);
  for (const name of readdirSync(folder).filter((each) => isOwn(file, each))) {
    restrict(path.join(folder, name), 0o600);
  }
}

function isOwn(file: string, name: string): boolean {
  const base = path.basename(file);
  return name.startsWith(base) && OWN_FILE.test(name.slice(base.length));
}

/** Ignores files of another user, on a read-only disk, or deleted meanwhile. */
function restrict(place: string, mode: number): void {
  try {
    if ((statSync(place).mode & 0o777) !== mode) chmodSync(place, mode);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}
