import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long the main thread of a process has run, in milliseconds on a core, as Linux counts it. Node.js runs all
 * JavaScript there.
 */
export function mainThreadMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  if (nanoseconds === undefined) throw new Error(`no times for process ${pid}`);
  return nanoseconds / 1e6;
}

/** Linux counts these times in hundredths of a second. */
const MS_PER_TICK = 10;

/** How long a process, with all of its threads and children, has run on cores, in milliseconds. */
export function processTreeMs(pid: number): number {
  return processTree(pid).reduce((sum, { ms }) => sum + ms, 0);
}

/** A process and its children, with how long each has run on cores. */
export function processTree(pid: number): { pid: number; ms: number }[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = all.flatMap((name) => readProcess(Number(name)) ?? []);
  const tree = processes.filter((each) => each.pid === pid);
  // The list grows during the loop.
  for (const parent of tree) {
    tree.push(...processes.filter((each) => each.parent === parent.pid));
  }
  return tree;
}

function readProcess(pid: number): { pid: number; parent: number; ms: number } | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // After the program's name, which may contain any text: state, parent, ..., the 12th and 13th are the times.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]].map(Number);
  return { pid, parent, ms: (user + system) * MS_PER_TICK };
}
