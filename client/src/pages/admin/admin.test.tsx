import { addDays, enquiryKinds, reportKinds } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/messages/common/kinds/index.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { AdminRoot } from '../../app/admin-root.tsx';

const toasts = vi.hoisted(() => ({ showToast: vi.fn(), loadToasts: vi.fn() }));
vi.mock('../../lib/toasts.ts', () => toasts);

const user = { user_id: 'staff', user_name: 'Asha', email: '', mobile_no: '' };
const counts = [{ bookings: 3, amc: 0, warranty: 2, enquiry_report: 14 }];

const days = Array.from({ length: 30 }, (_, index) => addDays('2026-10-24', index));
const history = {
  days,
  kinds: Object.fromEntries(
    enquiryKinds.map((kind, index) => [
      kind,
      { total: 1_23_000 + index, byDay: days.map((_, day) => (day === 29 ? index : 0)) },
    ]),
  ),
};

function answer({ url }: ApiCall) {
  if (url === '/api/me') return { data: user };
  if (url === '/api/dashboard') return { data: counts };
  if (url === '/api/dashboard/history') return { data: history };
  if (url === '/api/login') return { data: { token: 'marker' } };
  if (url === '/api/logout') return { data: { message: 'You have been logged out.' } };
  return { data: { data: [], totalPages: 0, totalRecords: 0 } };
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminRoot />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const address = () => screen.getByTestId('address').textContent;

async function fillLogin(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText('User ID'), 'staff');
  await person.type(screen.getByLabelText('Password'), 'long enough');
  await person.click(screen.getByRole('button', { name: 'Login' }));
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

test('the dashboard without a marker leads to the login, keeping the way back', async () => {
  const calls = stubApi(answer);
  open('/admin/dashboard?screen=amc-report');
  await waitFor(() =>
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fdashboard%3Fscreen%3Damc-report'),
  );
  expect(calls).toEqual([]);
});

test('logging in says so and goes on after 2 s', async () => {
  const calls = stubApi(answer);
  const person = open('/admin/login');
  await fillLogin(person);
  expect(calls[0]).toMatchObject({
    ...{ method: 'post', url: '/api/login' },
    body: { userId: 'staff', password: 'long enough' },
  });
  await waitFor(() =>
    expect(toasts.showToast).toHaveBeenCalledWith('success', 'Login successful! Redirecting...'),
  );
  expect(localStorage.getItem('adminToken')).toBe('marker');
  await vi.advanceTimersByTimeAsync(1500);
  expect(address()).toBe('/admin/login');
  await vi.advanceTimersByTimeAsync(600);
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});

test.each([
  ['the words of the server', failure(429, 'too_many', 'Too many tries.'), 'Too many tries.'],
  ['a refusal without words', { status: 401, data: '' }, 'Invalid credentials'],
  ['no answer', undefined, 'Something went wrong! Please try again.'],
])('a login that fails: %s', async (_, given, text) => {
  stubApi(() => given);
  const person = open('/admin/login');
  await fillLogin(person);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('a marker without a session shows nothing, is forgotten and leads to the login', async () => {
  localStorage.setItem('adminToken', 'forged');
  const calls = stubApi(() => failure(401, 'not_logged_in', 'Please log in.'));
  open('/admin/dashboard?screen=sales-report');
  await waitFor(() => expect(address()).toMatch(/^\/admin\/login\?next=/));
  const text = 'Unauthorized! Redirecting to login...';
  expect(toasts.showToast).toHaveBeenCalledWith('error', text, { toastId: text });
  expect(localStorage.getItem('adminToken')).toBeNull();
  expect(calls.map(({ url }) => url)).toEqual(['/api/me']);
});

test('whoever logs in after somebody else finds nothing of theirs', async () => {
  localStorage.setItem('adminToken', 'marker');
  let name = 'Asha';
  stubApi((call) => {
    if (call.url === '/api/me') return { data: { ...user, user_id: name, user_name: name } };
    if (call.url === '/api/login') name = 'Bikash';
    if (call.method === 'patch') return failure(401, 'not_logged_in', 'Please log in.');
    return answer(call);
  });
  const person = open('/admin/dashboard?screen=profile');
  await person.click(await screen.findByRole('button', { name: 'UPDATE' }));
  await person.click(await screen.findByRole('button', { name: /Log in as someone else/ }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/login/));
  await fillLogin(person);
  await vi.advanceTimersByTimeAsync(2100);
  await screen.findByRole('button', { name: 'Account of Bikash' });
  expect(screen.getByLabelText('Name')).toHaveValue('Bikash');
});

test.each([{}, { user_id: '' }])(
  'a profile without a user id is not sent: %j (rules: given-texts)',
  async (id) => {
    localStorage.setItem('adminToken', 'marker');
    const { user_id: _, ...nobody } = user;
    const calls = stubApi((call) =>
      call.url === '/api/me' ? { data: { ...nobody, ...id } } : answer(call),
    );
    const person = open('/admin/dashboard?screen=profile');
    await person.click(await screen.findByRole('button', { name: 'UPDATE' }));
    const text = 'User ID is missing. Please log in again.';
    expect(toasts.showToast).toHaveBeenCalledWith('error', text);
    expect(calls.filter(({ method }) => method === 'patch')).toEqual([]);
  },
);

test('the dashboard shows the four numbers of today, each with the way to its report', async () => {
  vi.setSystemTime('2026-11-21T20:00:00Z');
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  open('/admin/dashboard?screen=no-such-screen');
  const bookings = await screen.findByRole('link', { name: /3\s*Service bookings/ });
  // Half past one in the night in Siliguri.
  expect(bookings).toHaveAttribute(
    'href',
    '/admin/dashboard?screen=booking-report&fromDate=2026-11-22&toDate=2026-11-22',
  );
  expect(screen.getByRole('link', { name: /^0\s*AMC/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^14\s*Product/ })).toBeVisible();
});

test('the dashboard shows totals and the other kinds, each with the way to its list', async () => {
  vi.setSystemTime('2026-11-21T20:00:00Z');
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  open('/admin/dashboard');
  const total = await screen.findByRole('link', { name: /^1,23,000 in total: Service bookings/ });
  expect(total).toHaveAttribute('href', '/admin/dashboard?screen=booking-report');
  expect(screen.getByRole('link', { name: /^3\s*Insurance enquiries today/ })).toHaveAttribute(
    'href',
    '/admin/dashboard?screen=insurance-report&fromDate=2026-11-22&toDate=2026-11-22',
  );
  expect(screen.getByRole('link', { name: /^11\s*Contact requests today/ })).toHaveAttribute(
    'href',
    '/admin/dashboard?screen=enquiries&kind=contact&fromDate=2026-11-22&toDate=2026-11-22',
  );
  expect(screen.getAllByRole('link', { name: / in total/ })).toHaveLength(enquiryKinds.length);
});

test('the last 30 days are there as a table too, of the kinds that are chosen', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  const person = open('/admin/dashboard');
  const lines = await screen.findByRole('group', { name: 'Lines shown' });
  const boxes = within(lines).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.filter(({ checked }) => checked)).toHaveLength(4);
  await person.click(within(lines).getByLabelText('Contact requests'));
  const region = screen.getByRole('region', { name: 'Last 30 days', hidden: true });
  const headers = [...region.querySelectorAll('th')].map(({ textContent }) => textContent);
  expect(headers).toEqual([
    ...['Day', 'Service bookings', 'AMC enquiries', 'Extended warranty enquiries'],
    ...['Product enquiries', 'Contact requests'],
  ]);
  const rows = [...region.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toHaveLength(30);
  expect(rows[0]).toEqual(['2026-11-22', '0', '1', '2', '5', '11']);
  expect(rows[29]).toEqual(['2026-10-24', '0', '0', '0', '0', '0']);
});

test('a dashboard that fails says so and can be retried', async () => {
  localStorage.setItem('adminToken', 'marker');
  let isDown = true;
  stubApi((call) =>
    isDown && call.url === '/api/dashboard' ? failure(500, 'internal', 'Oops') : answer(call),
  );
  const person = open('/admin/dashboard');
  expect(await screen.findByText('Failed to fetch dashboard data')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /Service bookings today/ });
});

test('the menu holds exactly the screens that exist, in their order (rules: given-texts)', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  open('/admin/dashboard');
  const menu = await screen.findByRole('navigation', { name: 'Admin menu' });
  const entries = within(menu).getAllByRole('link');
  const titles = reportKinds.map((kind) => kindTexts[kind].report?.title);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    ...['Dashboard', 'All Enquiries', 'Audit Log', 'Erase a Person'],
    ...['Account', 'Price', 'Accessories Price', 'Bikes', 'Offer', 'Notification', 'Gallery'],
    ...titles,
    ...['Profile', 'Change Password'],
  ]);
  for (const heading of ['Work', 'Manage', 'Report', 'My Account']) {
    expect(within(menu).getByText(heading)).toBeVisible();
  }
});

test.each([
  ['confirmed', () => ({ data: {} })],
  ['failed', () => undefined],
])('a %s logout leaves and clears the storage', async (_, logout) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('adminToken', 'marker');
  localStorage.setItem('other', 'thing');
  stubApi((call) => (call.url === '/api/logout' ? logout() : answer(call)));
  const person = open('/admin/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Account of Asha' }));
  await person.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/admin/login'));
  expect(localStorage).toHaveLength(0);
});

test('an unknown path of the back office is the dashboard', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  open('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
});
