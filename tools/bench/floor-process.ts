import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repoRoot } from '../../scripts/base/run-process.mjs';

export interface FloorProcess {
  readonly url: string;
  stop: () => Promise<void>;
}

/** Starts a floor in a separate process, like the product. */
export async function startFloor(
  name: 'express-floor' | 'insert-floor',
  input: unknown,
): Promise<FloorProcess> {
  const child = spawn(
    process.execPath,
    [join(repoRoot, 'tools', 'bench', 'floors', `${name}.mjs`)],
    {
      cwd: repoRoot,
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.stdin.end(JSON.stringify(input));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error(`${name} ended before it listened`)));
  });
  return {
    url,
    stop: async () => {
      process.off('exit', kill);
      const exit = once(child, 'exit');
      kill();
      await exit;
    },
  };
}
