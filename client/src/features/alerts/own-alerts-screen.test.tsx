import type { AlertChoices } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../../test/stub-api.ts';
import { Refusal } from '../../lib/calls/refusal.ts';
import { OwnAlertsScreen } from './own-alerts-screen.tsx';

vi.mock('../../lib/toasts/toasts.ts');
vi.mock('./devices/subscribe.ts', () => ({
  alertsObstacle: () => undefined,
  switchAlertsOn: () => Promise.reject(new Refusal('Not set up yet')),
}));

const device = { id: 1, label: 'Phone', added: 0, used: null, current: false };
let choices: AlertChoices;
let isDemo: boolean;
/** Has the server answer with the saved choices. */
let answer: () => void;
let client: QueryClient;

beforeEach(() => {
  choices = { mail: ['due'], push: ['due'], quiet: null };
  isDemo = false;
  stubApi(async ({ method, url, body }) => {
    if (url.endsWith('/push'))
      return { data: { is_demo: isDemo, public_key: 'BA', devices: [device] } };
    if (method === 'patch') {
      await new Promise<void>((resolve) => (answer = resolve));
      choices = body as AlertChoices;
    }
    const offered = { mail: ['new', 'due'], push: ['new', 'due'] };
    return { data: { choices, offered, is_mail_on: true, has_address: true } };
  });
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000 } } });
});

const open = () =>
  render(
    <QueryClientProvider client={client}>
      <OwnAlertsScreen userId="asha" />
    </QueryClientProvider>,
  );
const box = async (channel: string, name: RegExp) =>
  within(await screen.findByRole('region', { name: channel })).getByRole('checkbox', { name });

test('what is chosen while it is saved stays, and what was chosen elsewhere is there with the next visit', async () => {
  const { unmount } = open();
  await userEvent.click(await box('By email', /assigned to me/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await box('By email', /answered in time/));
  await act(async () => answer());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
  expect(await box('By email', /answered in time/)).not.toBeChecked();
  expect(choices.mail).toEqual(['new', 'due']);
  unmount();
  choices = { mail: [], push: [], quiet: null };
  // A moment later.
  await new Promise((resolve) => setTimeout(resolve, 10));
  open();
  expect(await box('By email', /answered in time/)).not.toBeChecked();
  expect(await box('By email', /assigned to me/)).not.toBeChecked();
});

test('that nothing is selected is shown where nothing moves under the thumb', async () => {
  open();
  const region = await screen.findByRole('region', { name: 'On my devices' });
  const status = within(region).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(await box('On my devices', /answered in time/));
  expect(status).toHaveTextContent(/Nothing is selected/);
  expect(status.compareDocumentPosition(within(region).getByRole('group'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('why alerts could not be switched on stays to be read', async () => {
  open();
  const devices = within(await screen.findByRole('region', { name: 'Alerts on this device' }));
  await userEvent.click(await devices.findByRole('button', { name: 'Switch alerts on' }));
  expect(await devices.findByText('Not set up yet')).toBeVisible();
  expect(devices.getByRole('status')).toHaveTextContent('Not set up yet');
});

test('in the demo alerts cannot be switched on', async () => {
  isDemo = true;
  open();
  const here = within(await screen.findByRole('region', { name: 'Alerts on this device' }));
  expect(await here.findByText('The demo sends nothing.')).toBeVisible();
  expect(here.queryByRole('button', { name: 'Switch alerts on' })).toBeNull();
});
