import type { Outbox } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { owner, rightsOf } from '../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { RightsContext, type Rights } from '../../lib/staff/rights.ts';
import { MessagesNotice } from './messages-notice.tsx';
import { MessagesScreen } from './messages-screen.tsx';

vi.mock('../../lib/toasts/toasts.ts');

const AT = Date.parse('2026-11-21T06:30:00Z');
const refused = {
  channel: 'mail',
  kind: 'confirmation',
  failure: 'address',
  at: AT,
} as const;
let outbox: Outbox;
/** The outcome of a channel's test. */
let tested: ReturnType<typeof failure> | { data: { failure: string | null } };
let asked: ApiCall[] = [];

beforeEach(() => {
  asked = [];
  tested = { data: { failure: null } };
  outbox = {
    is_demo: false,
    channels: [
      { channel: 'mail', missing: [] },
      { channel: 'webhook', missing: ['WEBHOOK_URL', 'WEBHOOK_SECRET'] },
    ],
    waiting: [{ channel: 'mail', failure: 'login', count: 3, since: AT }],
    restored: null,
    left_out: [{ reason: 'hour-limit', count: 12, last: AT }],
    given_up: {
      count: 2,
      of_channels: 0,
      messages: [
        { id: 7, reference: 'K4M72WRA', ...refused },
        { id: 5, reference: 'B3N85TXC', ...refused },
      ],
    },
  };
  stubApi((call) => {
    if (call.method !== 'get') asked.push(call);
    if (call.url === '/api/messages/test') return tested;
    if (call.url === '/api/restoreCheck') {
      outbox = { ...outbox, restored: null };
      return { data: { message: 'Offers may be sent again.' } };
    }
    if (call.url === '/api/messages/tries') {
      outbox = { ...outbox, given_up: { count: 0, of_channels: 0, messages: [] } };
      return { data: { message: 'One message is tried again.' } };
    }
    return { data: outbox };
  });
});

function show(shown: React.ReactNode, rights: Rights = owner) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <RightsContext value={rights}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{shown}</MemoryRouter>
      </QueryClientProvider>
    </RightsContext>,
  );
}

test('shows what is missing, what waits and what was abandoned, and tries it again', async () => {
  show(<MessagesScreen />);
  const webhook = await screen.findByRole('region', { name: /webhook/ });
  expect(within(webhook).getByText(/WEBHOOK_URL and WEBHOOK_SECRET/)).toBeVisible();
  expect(within(webhook).queryByRole('button')).toBeNull();
  const waiting = screen.getByRole('region', { name: 'Queued' });
  expect(waiting).toHaveTextContent(`3 messages, since ${timeTexts.at(AT)}`);
  expect(waiting).toHaveTextContent('The user name or password in SMTP_URL is wrong.');
  expect(screen.getByRole('region', { name: 'Confirmations not sent' })).toHaveTextContent(
    `More in an hour than the limit below allows12 in the last seven days, the last one ${timeTexts.day(AT)}`,
  );
  expect(screen.getByRole('link', { name: 'K4M72WRA' })).toHaveAttribute(
    'href',
    '/admin/desk?enquiry=K4M72WRA',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Confirmation K4M72WRA' }));
  await waitFor(() => expect(screen.getByText('No failed messages.')).toBeVisible());
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    ['/api/messages/tries', { ids: [7] }],
  ]);
  expect(screen.getByRole('heading', { name: 'Failed' })).toHaveFocus();
});

test('shows how a test went, in plain words', async () => {
  show(<MessagesScreen />);
  const mail = await screen.findByRole('region', { name: 'Email' });
  const press = () => userEvent.click(within(mail).getByRole('button'));
  await press();
  await waitFor(() => expect(within(mail).getByRole('status')).toHaveTextContent(/was sent/));
  tested = { data: { failure: 'login' } };
  await press();
  await waitFor(() => expect(within(mail).getByRole('status')).toHaveTextContent(/SMTP_URL/));
  tested = failure(400, 'invalid_input', 'Your profile has no e-mail address.');
  await press();
  await waitFor(() => expect(within(mail).getByRole('status')).toHaveTextContent(/no e-mail/));
  expect(asked.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ channel: 'mail' })));
});

test('after a restore offers are allowed again once all three points are ticked', async () => {
  outbox = { ...outbox, restored: { from: AT - 3_600_000, until: AT } };
  show(<MessagesScreen />);
  const part = await screen.findByRole('region', { name: 'Check the restored database' });
  expect(part).toHaveTextContent(
    `from a backup of ${timeTexts.at(AT - 3_600_000)}. What happened from then until ${timeTexts.at(AT)}`,
  );
  const allow = within(part).getByRole('button', { name: 'Allow offers again' });
  await userEvent.click(allow);
  expect(within(part).getByRole('alert')).toHaveTextContent('Go through all three points');
  expect(asked).toEqual([]);
  for (const box of within(part).getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(allow);
  await waitFor(() => expect(part).not.toBeInTheDocument());
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    ['/api/restoreCheck', { from: AT - 3_600_000, stops: true, accounts: true, erasures: true }],
  ]);
});

test('each point after a restore leads to where it is done, and is still ticked when one is back', async () => {
  outbox = { ...outbox, restored: { from: AT - 7_200_000, until: AT } };
  const { unmount } = show(<MessagesScreen />);
  const part = await screen.findByRole('region', { name: 'Check the restored database' });
  const links = within(part).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open the page for opt-ins', '/optain'],
    ['Open Staff', '/admin/staff'],
    ['Open Erase a Person', '/admin/erasure'],
  ]);
  // Another build: it opens beside this one.
  expect(links[0]).toHaveAttribute('target', '_blank');
  await userEvent.click(within(part).getByRole('checkbox', { name: /under Staff/ }));
  unmount();
  show(<MessagesScreen />);
  expect(await screen.findByRole('checkbox', { name: /under Staff/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Erase a Person/ })).not.toBeChecked();
});

test('nobody is led to a screen that is not theirs', async () => {
  outbox = { ...outbox, restored: { from: AT - 3_600_000, until: AT } };
  show(<MessagesScreen />, rightsOf('manager'));
  const part = await screen.findByRole('region', { name: 'Check the restored database' });
  expect(
    within(part)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Open the page for opt-ins']);
});

test('the dashboard shows what a channel refuses, not of an address that was mistyped', async () => {
  const handleKnown = vi.fn();
  outbox = { ...outbox, waiting: [] };
  show(<MessagesNotice onKnown={handleKnown} />);
  await waitFor(() => expect(handleKnown).toHaveBeenCalled());
  expect(screen.queryByRole('link')).toBeNull();
  outbox = { ...outbox, given_up: { ...outbox.given_up, of_channels: 1 } };
  show(<MessagesNotice onKnown={handleKnown} />);
  expect(await screen.findByText(/^1 message could not be delivered/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/admin/messages');
});

test('in the demo no channel can be set up or tested', async () => {
  outbox = { ...outbox, is_demo: true };
  show(<MessagesScreen />);
  const mail = await screen.findByRole('region', { name: 'Email' });
  expect(mail).toHaveTextContent('The demo sends nothing.');
  expect(within(mail).queryByRole('button')).toBeNull();
  expect(screen.queryByText(/WEBHOOK_URL/)).toBeNull();
});
