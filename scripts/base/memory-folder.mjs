import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './prepare.mjs';

/** Linux's file system in memory; containers often have only 64 MB of it. */
const MEMORY = '/dev/shm';
const start = 'dealership-tests-';

/** The tests' files take a quarter of a GB at a time, those of the long run more; the programs need memory too. */
const NEEDED_ROOM = 3 * 1024 ** 3;
const NEEDED_MEMORY = 6 * 1024 ** 3;

/**
 * Makes a folder in memory for the files of tests, if there is room: MariaDB makes a database there in a fifth of the
 * processor time, and nothing waits for a disk. It is deleted when this process ends; the next process deletes what a
 * killed one has left.
 * @param {string} [memory] a file system in memory
 * @returns its path, or undefined: then files go to their usual place
 */
export function makeMemoryFolder(memory = MEMORY) {
  try {
    for (const name of readdirSync(memory).filter((each) => each.startsWith(start))) {
      const pid = Number(name.slice(start.length).split('-', 1)[0]);
      if (!isAlive(pid)) rmSync(join(memory, name), { recursive: true });
    }
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < NEEDED_ROOM || freemem() < NEEDED_MEMORY) return undefined;
    const folder = mkdtempSync(join(memory, `${start}${process.pid}-`));
    // As /tmp: MariaDB and nginx run as their own users.
    chmodSync(folder, 0o1777);
    process.on('exit', () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    });
    return folder;
  } catch {
    // Another system, or no permission to write.
    return undefined;
  }
}
