import { enquiryDefinitions, enquiryKinds, type AllEnquiriesRow } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { enquiryDetails } from '../../../lib/staff/enquiry-details.ts';
import { LatestEnquiries } from '../list/latest-enquiries.tsx';
import { ReportPage } from '../list/report-page.tsx';
import { allEnquiriesSource, reportSource, type ReportSource } from '../report-source.ts';

const finance = reportSource('finance') as ReportSource;
const DETAIL = /^\/api\/allEnquiries\/R(\d+)$/;

function buildEnquiry(overrides: Partial<AllEnquiriesRow> = {}): AllEnquiriesRow {
  return {
    reference: 'R1',
    kind: 'finance',
    name: 'Asha Rai',
    mobile: '9876543210',
    email: 'asha@example.com',
    model: 'Shine 100',
    message: 'By June,\nplease',
    details: { loanAmount: 150_000.5, agreed: true },
    created_date: '2026-11-21',
    created_time: '10:20:30',
    ...overrides,
  };
}

/** Twelve enquiries, ten on a page, newest first. */
function answer({ url, body }: ApiCall) {
  const [, number] = DETAIL.exec(url) ?? [];
  if (number !== undefined) {
    return { data: buildEnquiry({ reference: `R${number}`, name: `Person ${number}` }) };
  }
  const { page } = body as { page: number };
  const numbers = page === 1 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [11, 12];
  const data = numbers.map((each) => ({ reference: `R${each}`, name: `Person ${each}` }));
  return { data: { data, totalPages: 2, totalRecords: 12 } };
}

function open(source: ReportSource = finance, address = '/admin/dashboard') {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={[address]}>
        <ReportPage source={source} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });

test('a row opens with everything that was sent and the ways to answer', async () => {
  const calls = stubApi(answer);
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Person 2' }));
  const panel = await screen.findByRole('dialog', { name: 'Person 2' });
  const pairs = await waitFor(() => {
    const found = [...panel.querySelectorAll('dl > div')];
    expect(found).not.toHaveLength(0);
    return found.map((pair) => [...pair.children].map(({ textContent }) => textContent));
  });
  expect(Object.fromEntries(pairs)).toMatchObject({
    Type: 'Finance enquiry',
    Received: timeTexts.minute('2026-11-21T10:20'),
    Reference: 'R2',
    Name: 'Person 2',
    Message: 'By June,\nplease',
  });
  expect(panel).toHaveTextContent('₹ 1,50,000.5');
  expect(within(panel).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(within(panel).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Hello%20Person%2C/),
  );
  expect(within(panel).getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:asha@example\.com\?subject=Finance%20enquiry%20R2/),
  );
  expect(calls.filter(({ url }) => DETAIL.test(url))).toHaveLength(1);
});

test('next and previous go through all matching enquiries, across pages', async () => {
  stubApi(answer);
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Person 9' }));
  await screen.findByText('Enquiry 9 of 12');
  await person.click(press('Next enquiry'));
  await screen.findByText('Enquiry 10 of 12');
  await person.click(press('Next enquiry'));
  await screen.findByRole('dialog', { name: 'Person 11' });
  await screen.findByText('Enquiry 11 of 12');
  await person.click(press('Next enquiry'));
  await screen.findByText('Enquiry 12 of 12');
  expect(press('Next enquiry')).toBeDisabled();
  await person.click(press('Previous enquiry'));
  await person.click(press('Previous enquiry'));
  await screen.findByRole('dialog', { name: 'Person 10' });
  await screen.findByText('Showing 1 to 10 of 12 entries');
  await person.click(press('Close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the first enquiry of all has none before it', async () => {
  stubApi(answer);
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Person 1' }));
  await screen.findByText('Enquiry 1 of 12');
  expect(press('Previous enquiry')).toBeDisabled();
});

test('a row of the list of all enquiries holds everything already', async () => {
  const calls = stubApi(() => ({
    data: { data: [buildEnquiry()], totalPages: 1, totalRecords: 1 },
  }));
  const person = open(allEnquiriesSource);
  await person.click(await screen.findByRole('button', { name: 'R1' }));
  await screen.findByRole('link', { name: 'Call' });
  expect(calls).toHaveLength(1);
});

test('an enquiry that cannot be loaded says so and can be tried again', async () => {
  let isDown = true;
  stubApi((call) =>
    isDown && DETAIL.test(call.url) ? failure(503, 'unavailable', 'Down') : answer(call),
  );
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Person 1' }));
  expect(await screen.findByText('Down')).toBeVisible();
  isDown = false;
  await person.click(press('Retry'));
  await screen.findByRole('link', { name: 'Call' });
});

test('the model is called by its name, not by what the form sent', async () => {
  stubApi(() => ({
    data: {
      data: [buildEnquiry({ model: 'honda-activa-125', modelName: 'Activa 125' })],
      totalPages: 1,
      totalRecords: 1,
    },
  }));
  const person = open(allEnquiriesSource);
  await person.click(await screen.findByRole('button', { name: 'R1' }));
  await screen.findByRole('link', { name: 'Call' });
  expect(screen.getAllByText('Activa 125')).toHaveLength(2);
  expect(screen.queryByText('honda-activa-125')).not.toBeInTheDocument();
});

test.each(enquiryKinds)('of kind %s nothing that the form asks for is left out', (kind) => {
  const { form } = enquiryDefinitions[kind];
  const details = enquiryDetails(buildEnquiry({ kind, details: {} }));
  const labels = details.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(details).toHaveLength(form.length + 3);
});

test('the most common periods take one click', async () => {
  vi.setSystemTime('2026-11-21T20:00:00Z');
  const calls = stubApi(answer);
  const person = open(finance, '/admin/dashboard?page=2');
  await screen.findByText(/^Showing/);
  // Half past one at night on the 22nd in Siliguri.
  for (const [name, fromDate, toDate] of [
    ['Today', '2026-11-22', '2026-11-22'],
    ['Yesterday', '2026-11-21', '2026-11-21'],
    ['Last 7 days', '2026-11-16', '2026-11-22'],
    ['This week', '2026-11-16', '2026-11-22'],
    ['Last week', '2026-11-09', '2026-11-15'],
    ['This month', '2026-11-01', '2026-11-22'],
    ['Last month', '2026-10-01', '2026-10-31'],
    ['All dates', '', ''],
  ] as const) {
    await person.click(press(name));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ fromDate, toDate, page: 1 }));
    expect(press(name)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('From Date')).toHaveValue(fromDate);
  }
  vi.useRealTimers();
});

test('a booked day is written as the other days of the back office', () => {
  const booked = (bookingDate: string) =>
    enquiryDetails(buildEnquiry({ kind: 'service-booking', details: { bookingDate } })).find(
      ({ label }) => label === 'Booking date',
    )?.text;
  expect(booked('2030-12-05')).toBe('Thu 5 Dec 2030');
  expect(booked('')).toBe('');
});

test('the newest enquiries of the dashboard have no ISO dates', async () => {
  vi.setSystemTime('2026-11-21T20:00:00Z');
  stubApi(() => ({ data: { data: [buildEnquiry()], totalPages: 1, totalRecords: 1 } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LatestEnquiries />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/yesterday/)).toBeVisible();
  expect(screen.getByText(/10:20 am/)).toBeVisible();
  expect(screen.queryByText(/2026-11-21/)).toBeNull();
  expect(screen.getByText('Finance')).toBeVisible();
});

test.each([
  [{ offerTitle: 'Free helmet' }, 'Free helmet'],
  [{}, '7'],
])('an offer is shown by its title, as far as it is known: %o', (named, expected) => {
  const row = { ...buildEnquiry({ kind: 'offer', details: { offerId: 7 } }), ...named };
  expect(enquiryDetails(row).find(({ label }) => label === 'Offer')?.text).toBe(expected);
});
