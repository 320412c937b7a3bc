import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchLate } from './late.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('code that does not come is fetched again, three times more', async () => {
  const load = vi.fn(() => Promise.reject(new Error('cut')));
  const refusal = expect(fetchLate(load)).rejects.toThrow('cut');
  await vi.advanceTimersByTimeAsync(6000);
  await refusal;
  expect(load).toHaveBeenCalledTimes(4);
});
