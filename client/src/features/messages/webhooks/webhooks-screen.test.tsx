import type { Delivery, WebhookRow } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { owner } from '../../../../test/rights.ts';
import { stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { WebhooksScreen } from './webhooks-screen.tsx';

vi.mock('../../../lib/toasts/toasts.ts');

const AT = Date.parse('2026-11-21T06:30:00Z');
const row: WebhookRow = {
  id: 3,
  address: 'https://crm.example/in/7f3a',
  topics: ['enquiry.new'],
  is_personal: false,
  made_by: 'boss',
  made_at: AT,
  waiting: 2,
  given_up: 1,
};
const failed: Delivery = {
  id: 9,
  topic: 'enquiry.new',
  what: '',
  reference: 'K4M72WRA',
  at: AT,
  state: 'given-up',
  state_at: AT,
  attempts: 8,
  failure: 'status',
};

let rows: WebhookRow[];
let asked: ApiCall[];
beforeEach(() => {
  vi.mocked(showToast).mockClear();
  rows = [row];
  asked = [];
  stubApi((call) => {
    if (call.method !== 'get') asked.push(call);
    if (call.url === '/api/webhooks/3/deliveries') return { data: [failed] };
    if (call.method === 'get') return { data: rows };
    if (call.url === '/api/webhooks/3/test') return { data: { failure: 'timeout' } };
    if (call.url.endsWith('/again')) return { data: { message: 'One message is tried again.' } };
    if (call.method === 'delete') {
      rows = [];
      return { data: { message: 'Address removed' } };
    }
    rows = [row];
    return { data: { ...row, secret: 'the-secret-of-the-test' } };
  });
});

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <RightsContext value={owner}>
          <WebhooksScreen />
        </RightsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('an address is added, and its secret is shown once', async () => {
  rows = [];
  const person = open();
  expect(await screen.findByText('No program gets messages yet.')).toBeVisible();
  expect(await screen.findByText(/^Choose “Add an address” above/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add an address' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add an address' }));
  await person.type(form.getByLabelText('Address of the program'), 'https://crm.example/in/7f3a');
  await person.click(form.getByRole('checkbox', { name: 'A quotation was accepted' }));
  await person.click(form.getByRole('button', { name: 'Add an address' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Secret of the address' }));
  expect(shown.getByLabelText('Secret')).toHaveValue('the-secret-of-the-test');
  await person.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('the-secret-of-the-test')).toBeNull();
  expect(asked[0]?.body).toEqual({
    address: 'https://crm.example/in/7f3a',
    topics: ['enquiry.new', 'quotation.accepted'],
    isPersonal: false,
  });
  expect(await screen.findByRole('heading', { name: 'crm.example' })).toBeVisible();
});

test('what was sent is listed with its failure, and is sent again', async () => {
  const person = open();
  expect(await screen.findByText('2 queued')).toBeVisible();
  expect(screen.getByText('1 failed')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'What was sent: crm.example' }));
  const list = within(await screen.findByRole('list', { name: 'What was sent' }));
  expect(await list.findByText('The program answered that it could not take it.')).toBeVisible();
  expect(list.getByRole('link', { name: 'K4M72WRA' })).toBeVisible();
  await person.click(list.getByRole('button', { name: 'Send again: A new enquiry K4M72WRA' }));
  expect(asked.map(({ url }) => url)).toEqual(['/api/webhooks/3/deliveries/9/again']);
  expect(showToast).toHaveBeenCalledWith('success', 'One message is tried again.');
});

test('a test says why it was not taken, and an address is removed when that is confirmed', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Send a test: crm.example' }));
  expect(await screen.findByText('The test failed. The receiver took too long.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove: crm.example' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
  await person.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No program gets messages yet.')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ method: 'delete', url: '/api/webhooks/3' });
  expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
});
