import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnnounced } from './use-announced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what has come is announced at most once in 30 s, and not what was there before', async () => {
  const { result, rerender } = renderHook<string, { count: number | undefined }>(
    ({ count }) => useAnnounced(count, (now, before) => `${now} after ${before}`),
    { initialProps: { count: undefined } },
  );
  const show = async (count: number, ms: number) => {
    rerender({ count });
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return result.current;
  };
  expect(await show(2, 60_000)).toBe('');
  expect(await show(3, 0)).toBe('3 after 2');
  expect(await show(4, 15_000)).toBe('3 after 2');
  expect(await show(6, 14_000)).toBe('3 after 2');
  expect(await show(6, 1000)).toBe('6 after 3');
  // All seen: there is nothing to announce.
  expect(await show(0, 60_000)).toBe('6 after 3');
  expect(await show(1, 0)).toBe('1 after 0');
});
