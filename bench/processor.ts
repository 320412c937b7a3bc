import { readFileSync } from 'node:fs';

/**
 * For how long the main thread of a process has run, in milliseconds on a core, as Linux counts it.
 * There Node.js runs all JavaScript.
 */
export function mainThreadMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  if (nanoseconds === undefined) throw new Error(`no times are told of process ${pid}`);
  return nanoseconds / 1e6;
}
