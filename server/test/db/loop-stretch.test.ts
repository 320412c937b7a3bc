import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { measureStretch } from '../support/server/loop-stretch.ts';

/** Keeps the processor busy for this long (ms of processor time). */
function calculate(ms: number): void {
  const until = process.cpuUsage().user + ms * 1000;
  while (process.cpuUsage().user < until);
}

it('a long calculation is one stretch, and the same in parts is not', async () => {
  const whole = await measureStretch(async () => calculate(400));
  const inParts = await measureStretch(async () => {
    for (let part = 0; part < 10; part += 1) {
      calculate(40);
      await new Promise((resolve) => void setImmediate(resolve));
    }
  });
  expect(inParts).toBeLessThan(whole / 3);
});

it('garbage that is collected does not count', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const garbage = Array.from({ length: 400_000 }, (_, at) => ({ at, next: { at } }));
  // The least of a few: another program may take the processor between two collections, but not each time.
  const tries: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    tries.push(
      await measureStretch(async () => {
        for (let times = 0; times < 10; times += 1) collect();
      }),
    );
  }
  const collecting = Math.min(...tries);
  const calculating = await measureStretch(async () => calculate(200));
  expect(garbage).toHaveLength(400_000);
  expect(collecting).toBeLessThan(calculating / 3);
});
