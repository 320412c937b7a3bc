import { join } from 'node:path';
import { repoRoot, runProcess } from '../base/run-process.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, output?: string, notes?: string[] }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Step
 */

/** Stops only steps that hang: on a busy machine a step takes twice as long as on a quiet one. */
const stepTimeoutMs = 1_700_000;
/** A step that runs aside waits for the others. */
const asideTimeoutMs = 2 * stepTimeoutMs;

/** Whether checks get only the processor time that tests leave. */
export const checks = { areAside: false };
export const totals = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs the steps, at most `atATime` in parallel, and reports each when it has ended.
 * @param {Step[]} steps
 * @param {number} atATime
 */
export async function runSteps(steps, atATime) {
  const queue = steps.values();
  const worker = async () => {
    for (const step of queue) await runStep(step);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}

/** @param {Step} step */
async function runStep({ name, run }) {
  const started = performance.now();
  /** @type {Result} */
  const result = await run().catch((error) => failure(String(error?.stack ?? error)));
  const seconds = (performance.now() - started) / 1000;
  const { passed, failed, skipped, output = '', notes = [] } = result;
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  const counts = [
    passed + failed + skipped > 1 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ].filter(Boolean);
  const line = [failed > 0 ? 'FAIL' : 'ok', name.padEnd(9), `${seconds.toFixed(1)} s`, ...counts];
  console.log(line.join('  '));
  for (const note of notes) console.log(`      ${note}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
}

/**
 * A runner that failed without a failed test (unhandled error, no tests found, timeout) counts as one failure.
 * @param {{ code: number, output: string }} run
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @returns {Result}
 */
export function counted(run, counts) {
  const failed = run.code !== 0 ? Math.max(1, counts.failed) : counts.failed;
  return { ...counts, failed, output: run.output };
}

/** One check made of several commands; all run, so that one report shows all failures. @param {string[][]} commands */
export async function runInTurn(commands) {
  const failed = [];
  for (const command of commands) {
    const { code, output } = await runNode(command, { isAside: checks.areAside });
    if (code !== 0) failed.push(output);
  }
  return failed.length > 0 ? failure(failed.join('')) : success();
}

/**
 * @param {string} program path below node_modules
 * @param {string[]} args
 */
export function tool(program, args) {
  return [join(repoRoot, 'node_modules', program), ...args];
}

/**
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isAside?: boolean }} [options]
 */
export async function runNode(args, { env = process.env, isAside = false } = {}) {
  const { FORCE_COLOR, NO_COLOR, ...rest } = env;
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const timeoutMs = isAside ? asideTimeoutMs : stepTimeoutMs;
  const run = await runProcess(process.execPath, args, {
    env: { ...rest, ...color },
    timeoutMs,
    isAside,
  });
  if (!run.timedOut) return run;
  return { ...run, output: `${run.output}\nStopped after ${timeoutMs / 1000} s.` };
}

export function success() {
  return { passed: 1, failed: 0, skipped: 0 };
}

/** @param {string} output */
export function failure(output) {
  return { passed: 0, failed: 1, skipped: 0, output };
}
