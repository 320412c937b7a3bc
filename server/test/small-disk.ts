import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Leaves not a byte free. */
  fill: () => void;
  giveRoom: () => void;
  remove: () => void;
}

/** Mounts one in memory, which Linux lets root do; `undefined` where it cannot be had. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealership-disk-'));
  const ballast = path.join(folder, 'ballast');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    },
    giveRoom: () => {
      rmSync(ballast, { force: true });
    },
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
