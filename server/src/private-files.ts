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

/** What lies beside a SQLite file and belongs to it: SQLite's own files, and the kept secret. */
const OWN_FILE = /^(-wal|-shm|-journal|\.secret(\.\d+)?)?$/;

/**
 * Makes the folder of a SQLite file the owner's alone (0700). One that is there already becomes so only while it
 * holds nothing but that file and what belongs to it, and is no place that is shared on purpose, such as `/tmp`.
 */
export function makePrivateFolder(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isShared = (statSync(folder).mode & 0o7000) !== 0;
  const hasOthers = readdirSync(folder).some((name) => !isOwn(file, name));
  if (!isShared && !hasOthers) restrict(folder, 0o700);
}

/**
 * Makes a SQLite file and what belongs to it the owner's alone (0600), those of a version before too. Files that
 * SQLite makes later have the mode of the first.
 */
export function makePrivateFile(file: string): void {
  makePrivateFolder(file);
  try {
    // Only a new one: closing a file that this process has open would take SQLite's locks on it away.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  } catch {
    // SQLite itself will say what is wrong with the place.
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

/** What belongs to another user or lies on a read-only disk stays as it is; what has gone meanwhile needs nothing. */
function restrict(place: string, mode: number): void {
  try {
    if ((statSync(place).mode & 0o777) !== mode) chmodSync(place, mode);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}
