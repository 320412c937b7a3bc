import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createInsertBatcher } from './insert-batcher.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('those that have waited for a database that is away are given up with its first failure', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const away = Object.assign(new Error('away'), { code: 'ETIMEDOUT' });
  const fail: (() => void)[] = [];
  const insert = createInsertBatcher({
    answering: () => new Promise((_resolve, reject) => fail.push(() => reject(away))),
  } as unknown as Parameters<typeof createInsertBatcher>[0]);
  const send = () => insert({} as Parameters<typeof insert>[0]).catch((error: unknown) => error);
  const sent: Promise<unknown>[] = [];
  for (let count = 0; count < 6; count += 1) {
    sent.push(send());
    await endOfTurn();
  }
  expect(fail).toHaveLength(2);
  vi.advanceTimersByTime(4000);
  // A connection that dies may be one of many: new arrivals try another.
  void send();
  for (const each of fail) each();
  expect(await Promise.all(sent)).toEqual(sent.map(() => away));
  await endOfTurn();
  expect(fail).toHaveLength(3);
});
