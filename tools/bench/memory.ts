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

/** Memory of several processes; shared memory counts once, even if programs outside the list share it. */
export function bytesTogether(pids: readonly number[]): number {
  const parts = pids.map(readParts);
  const own = parts.reduce((sum, each) => sum + each.own, 0);
  return own + Math.max(0, ...parts.map(({ shared }) => shared));
}

/** Zero for a process that has ended. */
function readParts(pid: number): { own: number; shared: number } {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const bytesOf = (name: string) =>
      Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(rollup)?.[1] ?? 0) * 1024;
    const own = bytesOf('Private_Clean') + bytesOf('Private_Dirty');
    return { own, shared: bytesOf('Rss') - own };
  } catch {
    return { own: 0, shared: 0 };
  }
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`no memory figure for process ${pid}`);
  return Number(kilobytes) * 1024;
}
