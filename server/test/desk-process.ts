import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { repoRoot } from '../../scripts/run-process.mjs';
import type { DatabaseConfig } from '../src/config.ts';

/** The desk's work in a process of its own, with the test's clock, which can be killed in the middle of it. */
export interface DeskProcess {
  /** Works at an instant (epoch ms); resolves when it is done, or the process has been killed. */
  work: (now: number) => Promise<void>;
  /** Kills it, and starts another. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDeskProcess(database: DatabaseConfig): Promise<DeskProcess> {
  const results = path.join(repoRoot, 'test-results');
  mkdirSync(results, { recursive: true });
  // Inside the project, so that packages are found.
  const folder = mkdtempSync(path.join(results, 'desk-'));
  const program = path.join(folder, 'desk.mjs');
  await build({
    entryPoints: [path.join(repoRoot, 'server/test/desk-program.ts')],
    outfile: program,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20' },
    packages: 'external',
    alias: { '@dealership/shared': path.join(repoRoot, 'shared/src/index.ts') },
    logLevel: 'warning',
  });
  let child = start();
  let waiting: (() => void) | undefined;

  function start(): ChildProcess {
    const made = spawn(process.execPath, [program], {
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
      rmSync(folder, { recursive: true });
    },
  };
}
