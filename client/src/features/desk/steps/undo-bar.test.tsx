import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UNDO_LATE_MS, UNDO_MS, UndoBar } from './undo-bar.tsx';

test.each([
  [UNDO_MS, 'as long as the focus is on it', 0],
  [UNDO_LATE_MS, 'no longer than the server takes it back', 1],
])('what can be undone for %i ms is shown %s', async (forMs, _how, times) => {
  vi.useFakeTimers();
  const onOver = vi.fn();
  render(<UndoBar text="Said" onUndo={() => undefined} onOver={onOver} forMs={forMs} />);
  await act(() => vi.advanceTimersByTimeAsync(forMs - 1));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(forMs));
  expect(onOver).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
});

test('after an outcome it says who is next until somebody has chosen, and undo goes in time', async () => {
  vi.useFakeTimers();
  const [onOver, onStay, go] = [vi.fn(), vi.fn(), vi.fn()];
  const bar = (onUndo: (() => void) | undefined) => (
    <UndoBar
      text="Saved"
      next={{ text: 'Next: Rina Das, 8 days overdue', go }}
      onUndo={onUndo}
      onOver={onOver}
      onStay={onStay}
    />
  );
  const { rerender } = render(bar(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
  expect(onOver).toHaveBeenCalledOnce();
  rerender(bar(undefined));
  await act(() => vi.advanceTimersByTimeAsync(10 * UNDO_MS));
  expect(onOver).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Stay',
    'Next: Rina Das, 8 days overdue',
  ]);
  act(() => screen.getByRole('button', { name: /^Next/ }).click());
  act(() => screen.getByRole('button', { name: 'Stay' }).click());
  expect([go.mock.calls.length, onStay.mock.calls.length]).toEqual([1, 1]);
  vi.useRealTimers();
});
