/**
 * Longest time (ms) between two turns of the event loop during work: by the clock, but at most the processor
 * time that it took, so that other programs on a busy machine do not count.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
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

/** In milliseconds. Workers are other processes: theirs does not count. */
function measure(): { clock: number; processor: number } {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1000 };
}
