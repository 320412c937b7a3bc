import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, days, history, openAdmin, startFresh, user } from '../../../test/admin.tsx';
import { rightsOf } from '../../../test/rights.ts';
import { failure, stubApi } from '../../../test/stub-api.ts';

vi.mock('../../lib/toasts/toasts.ts');

beforeEach(startFresh);

test('the dashboard shows the four numbers of today, each with the way to its report', async () => {
  vi.setSystemTime('2026-11-21T20:00:00Z');
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  openAdmin('/admin/no-such-screen');
  const bookings = await screen.findByRole('link', { name: /3\s*Service bookings/ });
  // Half past one at night in Siliguri.
  expect(bookings).toHaveAttribute(
    'href',
    '/admin/booking-report?fromDate=2026-11-22&toDate=2026-11-22',
  );
  expect(screen.getByRole('link', { name: /^0\s*AMC/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^14\s*Test ride/ })).toBeVisible();
  expect(await screen.findByText('No backup on record')).toBeVisible();
});

test('what waits comes before the numbers of today, and these before the newest enquiries', async () => {
  vi.setSystemTime('2026-11-21T20:00:00Z');
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  openAdmin('/admin/dashboard');
  // 13 kinds of 1,23,000, and the numbers from 0 to 12.
  const all = await screen.findByRole('link', { name: 'All 15,99,078 enquiries' });
  expect(all).toHaveAttribute('href', '/admin/enquiries');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Needs attention', 'Today, Sun 22 Nov', 'Latest enquiries', 'Week by week']);
  for (const [name, view] of [
    [/^2\s*Overdue/, 'overdue'],
    [/^1,000\+\s*Unassigned/, 'unassigned'],
    [/^4\s*Due for me/, 'mine'],
    [/^0\s*Appointments today/, 'appointments'],
  ] as const) {
    const address = `/admin/desk?view=${view}`;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect(screen.getByRole('link', { name: /^3\s*Insurance enquiries today/ })).toHaveAttribute(
    'href',
    '/admin/insurance-report?fromDate=2026-11-22&toDate=2026-11-22',
  );
  expect(screen.getByRole('link', { name: /^11\s*Contact requests today/ })).toHaveAttribute(
    'href',
    '/admin/enquiries?kind=contact&fromDate=2026-11-22&toDate=2026-11-22',
  );
});

test('the account screen writes days as the others do', async () => {
  localStorage.setItem('adminToken', 'marker');
  const account = { ...user, created_date: '2019-03-03', expire_date: '2031-03-05', Status: 1 };
  stubApi((asked) =>
    asked.url.startsWith('/api/manageAccount') ? { data: [account] } : answer(asked),
  );
  openAdmin('/admin/account');
  expect(await screen.findByText('3 Mar 2019')).toBeVisible();
  expect(screen.getByText('5 Mar 2031')).toBeVisible();
});

test('eight weeks, of all kinds or of one, each lead to their enquiries', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  const person = openAdmin('/admin/dashboard');
  const weeks = () =>
    within(screen.getByRole('list', { name: 'Week by week' })).getAllByRole('link');
  await screen.findByRole('list', { name: 'Week by week' });
  expect(weeks()).toHaveLength(8);
  expect(weeks()[0]).toHaveAccessibleName('16–22 Nov 78 enquiries');
  expect(weeks()[0]).toHaveAttribute(
    'href',
    '/admin/enquiries?fromDate=2026-11-16&toDate=2026-11-22',
  );
  expect(weeks()[1]).toHaveAccessibleName('9–15 Nov 78 enquiries');
  expect(weeks()[7]).toHaveAccessibleName('28 Sept–4 Oct 0 enquiries');
  await person.selectOptions(screen.getByLabelText('Type'), 'Contact');
  expect(weeks()[0]).toHaveAccessibleName('16–22 Nov 11 enquiries');
  expect(weeks()[0]).toHaveAttribute(
    'href',
    '/admin/enquiries?kind=contact&fromDate=2026-11-16&toDate=2026-11-22',
  );
});

test('a dashboard that fails says so and can be retried', async () => {
  localStorage.setItem('adminToken', 'marker');
  let isDown = true;
  stubApi((call) =>
    isDown && call.url === '/api/dashboard' ? failure(500, 'internal', 'Oops') : answer(call),
  );
  const person = openAdmin('/admin/dashboard');
  expect(await screen.findByText('Failed to fetch dashboard data')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /Service bookings today/ });
});

test('the dashboard of who reads some kinds counts these alone', async () => {
  localStorage.setItem('adminToken', 'marker');
  const rights = rightsOf('sales');
  const own = Object.entries(history.kinds).filter(([kind]) =>
    rights.kinds.some((k) => k === kind),
  );
  stubApi((call) => {
    if (call.url === '/api/me') return { data: { ...user, ...rights } };
    if (call.url === '/api/dashboard') return { data: [{ enquiry_report: 14 }] };
    if (call.url === '/api/dashboard/history') {
      return { data: { days, kinds: Object.fromEntries(own) } };
    }
    return answer(call);
  });
  openAdmin('/admin/dashboard');
  expect(await screen.findByRole('link', { name: /^14\s*Test ride/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Service bookings/ })).toBeNull();
  const tiles = screen.getAllByRole('link', { name: /(enquiries|requests|opt-ins) today$/ });
  expect(tiles).toHaveLength(rights.kinds.length);
  expect(screen.queryByText(/backup/i)).toBeNull();
  // Eight kinds of 1,23,000, and their places.
  expect(await screen.findByRole('link', { name: 'All 9,84,062 enquiries' })).toBeVisible();
});
