import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show, type ToastKind } from './toast-host.tsx';

const toastOf = (text: string) => screen.getByText(text).closest('.Toastify__toast');

test.each<[ToastKind, string]>([
  ['default', 'default'],
  ['info', 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['error', 'error'],
  ['loading', 'default'],
])('a toast of the kind %s', async (kind, look) => {
  act(() => show(kind, `A ${kind} toast`, {}));
  await screen.findByText(`A ${kind} toast`);
  expect(toastOf(`A ${kind} toast`)).toHaveClass(`Toastify__toast--${look}`);
  const spinner = toastOf(`A ${kind} toast`)?.querySelector('.Toastify__spinner');
  expect(Boolean(spinner)).toBe(kind === 'loading');
});

test('what was loading ends as a toast that can be closed', async () => {
  act(() => show('loading', 'Saving', { toastId: 'save' }));
  await screen.findByText('Saving');
  expect(toastOf('Saving')?.querySelector('button')).toBeNull();
  act(() => show('success', 'Saved', { toastId: 'save' }));
  await screen.findByText('Saved');
  expect(screen.queryByText('Saving')).toBeNull();
  await waitFor(() => expect(toastOf('Saved')).toHaveClass('Toastify__toast--success'));
  expect(toastOf('Saved')?.querySelector('button')).not.toBeNull();
  expect(toastOf('Saved')?.querySelector('.Toastify__spinner')).toBeNull();
  expect(toastOf('Saved')?.querySelector('[role=progressbar]')).not.toBeNull();
});

test('what a toast offers is done, and it goes', async () => {
  const undo = vi.fn();
  act(() => show('success', 'Closed', { action: { text: 'Undo', act: undo } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(toastOf('Closed')?.className).toContain('exit'));
});

test('the first toast of a page is on that page, though another page of this process showed some', async () => {
  act(() => show('info', 'On the page before', {}));
  vi.resetModules();
  document.body.replaceChildren();
  const page = await import('./toast-host.tsx');
  act(() => page.show('info', 'On this page', {}));
  expect(await screen.findByText('On this page')).toBeInTheDocument();
});
