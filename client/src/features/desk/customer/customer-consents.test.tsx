import type { Customer } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { owner } from '../../../../test/rights.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { CustomerConsents } from './customer-consents.tsx';

const AT = Date.parse('2026-11-21T06:30:00Z');
const sms = { mobile: '9832012345', channel: 'sms', purpose: 'reminders-and-offers' } as const;
const asked: Customer = {
  id: 7,
  version: 1,
  name: 'Rina Das',
  note: '',
  language: null,
  known_by: [],
  vehicles: [],
  enquiries: [],
  total: 0,
  joined: [],
  may_separate: false,
  proposals: [],
  consents: [{ ...sms, is_given: false, waits: 'confirmation', at: AT }],
};
const confirmed: Customer = {
  ...asked,
  consents: [{ ...sms, is_given: true, waits: null, at: AT + 1000 }],
};

function Shown() {
  const [customer, setCustomer] = useState(asked);
  return (
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RightsContext value={owner}>
        <CustomerConsents customer={customer} onChanged={setCustomer} />
      </RightsContext>
    </QueryClientProvider>
  );
}

test('what the website asks for after a stop is a no until it is confirmed', async () => {
  const calls = stubApi(({ method }) => ({ data: method === 'post' ? confirmed : asked }));
  render(<Shown />);
  expect(
    screen.getByText(
      new RegExp(`asked for on the website, ${timeTexts.date('2026-11-21')}\\. No until`),
    ),
  ).toBeVisible();
  expect(screen.getByText(/^9832012345 had stopped all messages\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
  expect(
    await screen.findByText(new RegExp(`yes, since ${timeTexts.date('2026-11-21')}`)),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Consents' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Confirmed');
  const sent = calls.filter(({ method }) => method === 'post');
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/customers/7/consents', { mobile: '9832012345', at: AT }],
  ]);
});
