import { readFileSync } from 'node:fs';

const EVERY_MS = 25;

/** Watches the memory of a process (resident, as Linux counts it) until `stop`. */
export function watchMemory(pid: number): { stop: () => { growthBytes: number } } {
  const before = residentBytes(pid);
  let most = before;
  const look = () => {
    most = Math.max(most, residentBytes(pid));
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return { growthBytes: most - before };
    },
  };
}

/** What a process takes; of what it shares with others its part. 0: it has gone. */
export function proportionalBytes(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`no memory is told of process ${pid}`);
  return Number(kilobytes) * 1024;
}
