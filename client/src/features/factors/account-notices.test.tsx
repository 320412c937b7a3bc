import { UNATTENDED_HEADER, type Notice, storedAt } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { api } from '../../lib/calls/api-client.ts';
import { AccountNotices } from './account-notices.tsx';

const at = { created_date: '2026-11-23', created_time: '14:02:09' };
const notices: Notice[] = [
  { id: 3, event: 'recovery-code-used', about: 'asha', by: '', ...at },
  { id: 5, event: 'owner-added', about: 'bikash', by: 'chitra', ...at },
  { id: 9, event: 'second-factor-reset', about: 'asha', by: '', ...at },
];

afterEach(() => vi.useRealTimers());

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <main tabIndex={-1}>
        <AccountNotices userId="asha" />
      </main>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('what happened, when and by whom, until it is marked as seen', async () => {
  let unread = notices;
  let isDown = true;
  const answer = ({ url, body }: ApiCall) => {
    if (url === '/api/notices') return { data: unread };
    if (isDown) return failure(503, 'unavailable', 'Please try again shortly.');
    const { upTo } = body as { upTo: number };
    unread = unread.filter(({ id }) => id > upTo);
    return { status: 204, data: null };
  };
  stubApi(answer);
  const person = open();
  const [own, owner, reset] = (
    await screen.findAllByText(new RegExp(timeTexts.on(storedAt('2026-11-23', '14:02:00'))))
  ).map(({ textContent }) => textContent);
  expect(own).toMatch(/^A recovery code of your account was used/);
  expect(owner).toMatch(/^bikash was made an owner by chitra/);
  expect(reset).toMatch(/^The second factors of your account were removed by the person who runs/);

  const seen = screen.getByRole('button', { name: 'I have seen this' });
  await person.click(seen);
  expect(await screen.findByText('Please try again shortly.')).toBeVisible();
  isDown = false;
  await person.click(seen);
  await waitFor(() => expect(seen).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('mostly there is nothing', async () => {
  const calls = stubApi(() => ({ data: [] }));
  open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('what happens while somebody is signed in is shown within a minute, which is no use of the session', async () => {
  vi.useFakeTimers();
  let unread: Notice[] = [];
  stubApi(() => ({ data: unread }));
  const isUse: boolean[] = [];
  const unwatch = api.interceptors.request.use((config) => {
    isUse.push(!config.headers.has(UNATTENDED_HEADER));
    return config;
  });
  open();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  unread = [{ id: 12, event: 'enquiries-refused', about: '', by: '', ...at }];
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/^Someone sent far more enquiries from one address/)).toBeVisible();
  expect(isUse).toEqual([false, false]);
  api.interceptors.request.eject(unwatch);
});
