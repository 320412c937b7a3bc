import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

test('a click beside a dialog closes it, unless it was on a toast', () => {
  const onClose = vi.fn();
  render(
    <>
      <Dialog title="Reply" closeLabel="Close" onClose={onClose}>
        Something typed
      </Dialog>
      <div className="Toastify__toast">Open it</div>
    </>,
  );
  vi.spyOn(screen.getByText('Open it'), 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 10, 200, 50),
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.click(dialog, { clientX: 150, clientY: 30 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog, { clientX: 150, clientY: 90 });
  expect(onClose).toHaveBeenCalledOnce();
});
