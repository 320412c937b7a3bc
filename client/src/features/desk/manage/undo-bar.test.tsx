import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UNDO_LATE_MS, UNDO_MS, UndoBar } from './undo-bar.tsx';

test.each([
  [UNDO_MS, 'as long as the focus is on it', 0],
  [UNDO_LATE_MS, 'no longer than the server takes it back', 1],
])('what can be undone for %i ms is shown %s', async (forMs, _how, times) => {
  vi.useFakeTimers();
  const onOver = vi.fn();
  render(
    <UndoBar text="Said" onUndo={() => undefined} onAgain={undefined} {...{ onOver, forMs }} />,
  );
  await act(() => vi.advanceTimersByTimeAsync(forMs - 1));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(forMs));
  expect(onOver).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
});
