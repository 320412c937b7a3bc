import { PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * How long work may block the thread that serves visitors, in yardsticks; on two quiet cores one is 4 to 6 ms. A limit
 * in milliseconds would fail on a busy machine, where everything takes longer.
 */
export const MOST_YARDSTICKS = 30;

/** Longest time between two turns of the event loop during work, in yardsticks of the same moment. */
export async function measureStretch(work: () => Promise<unknown>): Promise<number> {
  const longest = await longestStretch(work);
  return longest / measureYardstick();
}

/** What passed between two turns of the event loop. */
interface Turn {
  /** By the clock, in ms since the process began. */
  from: number;
  to: number;
  /** In ms. Other threads of this process count too, other processes do not. */
  processor: number;
}

/**
 * Longest time (ms) between two turns of the event loop during work: by the clock, but at most the processor time
 * that it took in this process, so that other programs on a busy machine do not count. Nor does the time in which
 * garbage was collected: how much there is depends on the tests that ran before in the same process.
 */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  const turns: Turn[] = [];
  const collections: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => collections.push(...list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  let from = performance.now();
  let processor = measureProcessor();
  let isOver = false;
  const beat = () => {
    const now = { at: performance.now(), processor: measureProcessor() };
    turns.push({ from, to: now.at, processor: now.processor - processor });
    from = now.at;
    processor = now.processor;
    if (!isOver) setImmediate(beat);
  };
  setImmediate(beat);
  await work();
  isOver = true;
  beat();
  // The observer is called in a later turn.
  await nextTurn();
  await nextTurn();
  observer.disconnect();
  return turns.reduce((longest, turn) => Math.max(longest, workOf(turn, collections)), 0);
}

/** In milliseconds. */
function workOf({ from, to, processor }: Turn, collections: readonly PerformanceEntry[]): number {
  const collecting = collections
    .filter(({ startTime }) => startTime >= from && startTime < to)
    .reduce((sum, { duration }) => sum + duration, 0);
  return Math.min(to - from, processor) - collecting;
}

/** In milliseconds. The kernel's part (reading files, finding memory) depends on what else the machine does. */
function measureProcessor(): number {
  return process.cpuUsage().user / 1000;
}

/**
 * Processor time (ms) that this machine takes now to write and read 10,000 small rows as JSON.
 */
function measureYardstick(): number {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    name: `Row number ${id}`,
    price: id * 100,
  }));
  const times = Array.from({ length: 9 }, () => {
    const before = measureProcessor();
    JSON.parse(JSON.stringify(rows));
    return measureProcessor() - before;
  });
  return times.sort((a, b) => a - b)[4] ?? 0;
}
