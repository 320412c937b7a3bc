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

/**
 * Longest time (ms) between two turns of the event loop during work: by the clock, but at most the processor
 * time that it took, so that other programs on a busy machine do not count.
 */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = measure();
  let isOver = false;
  const beat = () => {
    const now = measure();
    longest = Math.max(longest, Math.min(now.clock - last.clock, now.processor - last.processor));
    last = now;
    if (!isOver) setImmediate(beat);
  };
  setImmediate(beat);
  await work();
  isOver = true;
  beat();
  return longest;
}

/** In milliseconds. Workers are other processes and do not count. */
function measure(): { clock: number; processor: number } {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1000 };
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
    const before = measure().processor;
    JSON.parse(JSON.stringify(rows));
    return measure().processor - before;
  });
  return times.sort((a, b) => a - b)[4] ?? 0;
}
