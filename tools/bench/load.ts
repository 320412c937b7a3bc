import { join } from 'node:path';
import { repoRoot, runProcess } from '../../scripts/base/run-process.mjs';

export interface Load {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  /** How long it lasted. */
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Unless a measurement says otherwise. */
export const AT_ONCE = 16;
const program = join(repoRoot, 'tools', 'bench', 'node_modules', 'autocannon', 'autocannon.js');
const numberedProgram = join(repoRoot, 'tools', 'bench', 'numbered-load.mjs');

/** Stands in the body of a load for ten digits that are others each time, which are then sent by POST. */
export const NUMBER = '{{number}}';

/**
 * Asks the same, so many at once, for so long, from a process of its own.
 * @throws {Error} when any answer is not a success
 */
export async function applyLoad(
  { url, method = 'GET', headers = {}, body }: Load,
  { seconds, atOnce = AT_ONCE }: { seconds: number; atOnce?: number },
): Promise<LoadResult> {
  const numbered = JSON.stringify({ url, headers, body, seconds, atOnce });
  const { code, output } = await runProcess(
    process.execPath,
    body?.includes(NUMBER)
      ? [numberedProgram, numbered]
      : [
          program,
          '--json',
          '--no-progress',
          '--connections',
          String(atOnce),
          '--duration',
          String(seconds),
          '--method',
          method,
          ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
          ...(body === undefined ? [] : ['--body', body]),
          url,
        ],
    { timeoutMs: (seconds + 30) * 1000 },
  );
  if (code !== 0) throw new Error(`The load on ${url} failed:\n${output}`);
  const json = output.split('\n').find((line) => line.startsWith('{'));
  if (json === undefined) throw new Error(`The load on ${url} printed no result:\n${output}`);
  const result = JSON.parse(json) as {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
    latency: { p50: number; p99: number };
  };
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return {
    seconds: result.duration,
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
