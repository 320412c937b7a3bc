import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { timeLimit } from './time-limit.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** How a wait that nothing else ends has ended, with the garbage collected all the while. */
async function ending(signal: AbortSignal): Promise<string> {
  const waiting = once(new EventTarget(), 'never', { signal }).then(
    () => 'an event',
    (error: unknown) => (error as Error).name,
  );
  for (let turn = 0; turn < 100; turn += 1) {
    collectGarbage();
    const ended = await Promise.race([waiting, sleep(20)]);
    if (ended !== undefined) return ended;
  }
  return 'never';
}

it('ends a wait after its time, also when the garbage has been collected', async () => {
  const { signal } = new AbortController();
  expect(await ending(timeLimit(100))).toBe('AbortError');
  expect(await ending(timeLimit(100, signal))).toBe('AbortError');
  expect(await ending(timeLimit(60_000, timeLimit(100)))).toBe('AbortError');
});

it('ends a wait when the other signal aborts', async () => {
  const stopping = new AbortController();
  const waiting = ending(timeLimit(60_000, stopping.signal));
  stopping.abort();
  expect(await waiting).toBe('AbortError');
});
