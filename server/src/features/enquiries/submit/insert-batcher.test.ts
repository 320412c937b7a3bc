import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createInsertBatcher } from './insert-batcher.ts';

it('those that wait are given up with those that find the database away, after one wait for it', async () => {
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
  for (const each of fail) each();
  expect(await Promise.all(sent)).toEqual(sent.map(() => away));
  // Who comes later tries again.
  void send();
  await endOfTurn();
  expect(fail).toHaveLength(3);
});
