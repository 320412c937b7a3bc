import { join } from 'node:path';
import { repoRoot, runProcess } from '../../scripts/base/run-process.mjs';

export type PictureJob = 'fill' | 'forget' | 'sweep' | 'backup';

export interface PictureJobResult {
  readonly ms: number;
  /** Between two turns of the event loop. */
  readonly longestMs: number;
  /** Largest growth of the process' resident memory since the job began. */
  readonly growthBytes: number;
}

const LIMIT_MS = 600_000;

/** Does a job with the pictures of a database in a separate process. */
export async function runPictureJob(
  job: PictureJob,
  argument: string,
  env: NodeJS.ProcessEnv,
): Promise<PictureJobResult> {
  const program = join(repoRoot, 'tools', 'bench', 'picture-jobs.ts');
  const { code, output } = await runProcess(
    process.execPath,
    ['--import', 'tsx', program, job, argument],
    { env, timeoutMs: LIMIT_MS },
  );
  const line = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`${job} of pictures failed:\n${output}`);
  return JSON.parse(line) as PictureJobResult;
}
