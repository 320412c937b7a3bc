import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { repoRoot } from '../../../../scripts/base/run-process.mjs';
import type { DatabaseConfig } from '../../../src/config.ts';
import { bundleModule } from '../server/bundle-module.ts';

/** The desk's work in another process, with the test's clock; it can be killed in the middle of its work. */
export interface DeskProcess {
  /** Works at an instant (epoch ms); resolves when the work is done, or the process was killed. */
  work: (now: number) => Promise<void>;
  /** Kills it, and starts another. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDeskProcess(database: DatabaseConfig): Promise<DeskProcess> {
  const { file, remove } = await bundleModule('test/support/desk/desk-program.ts');
  let child = start();
  let waiting: (() => void) | undefined;

  function start(): ChildProcess {
    const made = spawn(process.execPath, [file], {
      env: { PATH: process.env.PATH, DATABASE: JSON.stringify(database) },
      cwd: repoRoot,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface({ input: made.stdout as NodeJS.ReadableStream }).on('line', () => waiting?.());
    made.once('close', () => waiting?.());
    return made;
  }
  const end = async () => {
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await closed;
  };
  return {
    work: async (now) => {
      await new Promise<void>((resolve) => {
        waiting = resolve;
        child.stdin?.write(`${now}\n`);
      });
    },
    kill: async () => {
      await end();
      child = start();
    },
    stop: async () => {
      await end();
      remove();
    },
  };
}
