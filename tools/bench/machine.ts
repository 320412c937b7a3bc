import { cpus, release, totalmem } from 'node:os';
import { findChromium, runProcess } from '../../scripts/base/run-process.mjs';

/** Data about the machine, without which a number means nothing. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  readonly commit: string;
  readonly measuredAt: string;
}

export async function describeMachine(): Promise<Machine> {
  const processors = cpus();
  return {
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${process.platform} ${release()}`,
    node: process.versions.node,
    chromium: await chromiumVersion(),
    commit: await commit(),
    measuredAt: new Date().toISOString(),
  };
}

async function chromiumVersion(): Promise<string> {
  const program = findChromium();
  if (program === undefined) return 'none';
  const { output } = await runProcess(program, ['--version'], { timeoutMs: 20_000 });
  return /\d+(\.\d+)+/.exec(output)?.[0] ?? 'unknown';
}

/** The commit, and whether the measured product differs from it. */
async function commit(): Promise<string> {
  const head = await runProcess('git', ['rev-parse', '--short', 'HEAD']);
  if (head.code !== 0) return 'unknown';
  const product = ['shared', 'server', 'client', 'scripts', 'package-lock.json'];
  const changes = await runProcess('git', ['status', '--porcelain', '--', ...product]);
  return head.output.trim() + (changes.output.trim() === '' ? '' : ', with changes');
}
