import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AlertsKeeper } from './alerts-keeper.tsx';
import { dismissToast, showToast } from '../../lib/toasts/toasts.ts';

vi.mock('../../lib/toasts/toasts.ts');

const serviceWorker = new EventTarget();

beforeEach(() => {
  vi.mocked(showToast).mockReset();
  vi.mocked(dismissToast).mockReset();
  vi.stubGlobal('navigator', { serviceWorker });
  render(
    <MemoryRouter initialEntries={['/admin/alerts']}>
      <AlertsKeeper userId="asha" />
      <input />
      <Link to="/admin/staff">Staff</Link>
    </MemoryRouter>,
  );
});

/** Somebody types, and presses an alert. */
async function pressWhileTyping() {
  await userEvent.type(screen.getByRole('textbox'), 'a');
  act(() => {
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open: '/admin/desk' } }));
  });
}

test('what an alert leads to is offered until somebody goes elsewhere', async () => {
  await pressWhileTyping();
  expect(showToast).toHaveBeenCalledOnce();
  expect(dismissToast).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link'));
  expect(dismissToast).toHaveBeenCalledExactlyOnceWith('alert');
  await userEvent.click(screen.getByRole('link'));
  expect(showToast).toHaveBeenCalledOnce();
});

test('it waits for the end of a modal dialog, beside which nothing can be pressed', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  // jsdom has no modal dialogs.
  vi.spyOn(document, 'querySelector').mockImplementation(() =>
    dialog.isConnected ? dialog : null,
  );
  await pressWhileTyping();
  expect(showToast).not.toHaveBeenCalled();
  dialog.remove();
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
});
