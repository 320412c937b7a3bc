/** State of a frame; `waiting`: still loading. */
export type FrameState = 'ready' | 'failed' | 'waiting';

/** The frame a number of steps further around the circle, skipping failed frames. */
export function turnBy(states: readonly FrameState[], from: number, steps: number): number {
  const turning = states.flatMap((state, index) => (state === 'failed' ? [] : [index]));
  if (turning.length === 0) return from;
  // If the frame itself has failed, the one before it.
  const at = Math.max(0, turning.filter((index) => index <= from).length - 1);
  const next = (((at + steps) % turning.length) + turning.length) % turning.length;
  return turning[next] ?? from;
}

/** The nearest loaded frame around the circle; undefined while there is none. */
export function nearestReady(states: readonly FrameState[], wanted: number): number | undefined {
  const count = states.length;
  for (let distance = 0; distance <= count / 2; distance += 1) {
    for (const index of [(wanted + distance) % count, (wanted - distance + count) % count]) {
      if (states[index] === 'ready') return index;
    }
  }
  return undefined;
}
