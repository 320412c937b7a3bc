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

/** The default number of requests at once. */
export const AT_ONCE = 16;
const program = join(repoRoot, 'tools', 'bench', 'node_modules', 'autocannon', 'autocannon.js');
const numberedProgram = join(repoRoot, 'tools', 'bench', 'numbered-load.mjs');

/** Placeholder in the body of a load for ten digits, which are different each time; such a body is sent by POST. */
export const NUMBER = '{{number}}';

/**
 * Sends the same request for a number of seconds, several at once, from a separate process. @throws {Error} if any
 * answer is not a success
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
