import {
  addDays,
  enquiryKinds,
  reportKinds,
  roles,
  type EnquiryKind,
  type Outbox,
  type Role,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { owner, rightsOf } from '../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { AdminRoot } from '../../app/admin-root.tsx';

const toasts = vi.hoisted(() => ({
  showToast: vi.fn(),
  loadToasts: vi.fn(),
  dismissToast: vi.fn(),
}));
vi.mock('../../lib/toasts/toasts.ts', () => toasts);

const user = {
  user_name: 'Asha',
  email: '',
  mobile_no: '',
  ...owner,
  second_factor_missing: false,
};
const counts = [{ bookings: 3, amc: 0, warranty: 2, enquiry_report: 14 }];

const days = Array.from({ length: 56 }, (_, index) => addDays('2026-09-28', index));
const history = {
  days,
  kinds: Object.fromEntries(
    enquiryKinds.map((kind, index) => [
      kind,
      {
        total: 1_23_000 + index,
        byDay: days.map((_, day) => (day === 55 || day === 48 ? index : 0)),
      },
    ]),
  ),
};

const deskCounts = {
  counts: {
    mine: 4,
    unassigned: 1001,
    overdue: 2,
    new: 0,
    appointments: 0,
    waiting: 0,
    open: 9,
    closed: 0,
    before: 0,
  },
  due: 1,
  notices: 3,
  on_duty_until: null,
  mark: '1.1',
};

const outbox: Outbox = {
  channels: [],
  waiting: [],
  restored: null,
  left_out: [],
  given_up: { count: 0, of_channels: 0, messages: [] },
};

/** Of a dealership that has taken its first steps. */
const ownSettings = [
  { branch: 0, name: 'setup', value: 'done', version: 2, is_sample: false },
  { branch: 0, name: 'demoContent', value: [], version: 2, is_sample: false },
];

function answer({ url }: ApiCall) {
  if (url === '/api/me') return { data: user };
  if (url === '/api/dashboard') return { data: counts };
  if (url === '/api/dashboard/history') return { data: history };
  if (url === '/api/desk/counts') return { data: deskCounts };
  if (url === '/api/desk/overdue') return { data: { people: [] } };
  if (url === '/api/desk') return { data: { rows: [], next: null } };
  if (url === '/api/lastBackup') return { data: { state: 'never', backup: null } };
  if (url === '/api/messages') return { data: outbox };
  if (url === '/api/login') return { data: { token: 'marker' } };
  if (url === '/api/settings') return { data: { settings: ownSettings } };
  if (url === '/api/notices') return { data: [] };
  if (url === '/api/vehicles') return { data: { models: [] } };
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
  open('/admin/amc-report');
  await waitFor(() => expect(address()).toBe('/admin/login?next=%2Fadmin%2Famc-report'));
  expect(calls).toEqual([]);
});

test('logging in says so and goes on after 2 s', async () => {
  const calls = stubApi(answer);
  const person = open('/admin/login');
  await fillLogin(person);
  expect(calls[0]).toMatchObject({
    method: 'post',
    url: '/api/login',
    body: { userId: 'staff', password: 'long enough' },
  });
  await waitFor(() =>
    expect(toasts.showToast).toHaveBeenCalledWith('success', 'Login successful! Redirecting...', {
      toastId: 'logged-in',
    }),
  );
  expect(localStorage.getItem('adminToken')).toBe('marker');
  await vi.advanceTimersByTimeAsync(1500);
  expect(address()).toBe('/admin/login');
  await vi.advanceTimersByTimeAsync(600);
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
  expect(toasts.dismissToast).toHaveBeenCalledWith('logged-in');
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
  open('/admin/sales-report');
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
  const person = open('/admin/profile');
  await person.click(await screen.findByRole('button', { name: 'UPDATE' }));
  await person.click(await screen.findByRole('button', { name: /Log in as someone else/ }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/login/));
  await fillLogin(person);
  await vi.advanceTimersByTimeAsync(2100);
  await screen.findByRole('button', { name: 'Account of Bikash' });
  expect(screen.getByLabelText('Name')).toHaveValue('Bikash');
});

test('what was typed to jump somewhere is gone when the session ends, also for who signs in again', async () => {
  localStorage.setItem('adminToken', 'marker');
  let isSignedIn = true;
  stubApi((call) => {
    if (call.url === '/api/login') isSignedIn = true;
    if (call.url === '/api/customerSearch') isSignedIn = false;
    return isSignedIn ? answer(call) : failure(401, 'not_logged_in', 'Please log in.');
  });
  const person = open('/admin/profile');
  await person.click(await screen.findByRole('button', { name: 'Jump to… Ctrl K' }));
  await person.type(await screen.findByRole('combobox', { name: /number/ }), '98320');
  const asked = await screen.findByRole('dialog', { name: 'Please log in again' });
  expect(screen.queryByDisplayValue('98320')).toBeNull();
  await person.type(within(asked).getByLabelText('Password'), 'long enough');
  await person.click(within(asked).getByRole('button', { name: 'Login' }));
  await screen.findByRole('button', { name: 'UPDATE' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: /number/ })).toHaveValue('');
});

test.each([{}, { user_id: '' }])(
  'a profile without a user id is not sent: %j (rules: given-texts)',
  async (id) => {
    localStorage.setItem('adminToken', 'marker');
    const { user_id: _, ...nobody } = user;
    const calls = stubApi((call) =>
      call.url === '/api/me' ? { data: { ...nobody, ...id } } : answer(call),
    );
    const person = open('/admin/profile');
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
  open('/admin/no-such-screen');
  const bookings = await screen.findByRole('link', { name: /3\s*Service bookings/ });
  // Half past one at night in Siliguri.
  expect(bookings).toHaveAttribute(
    'href',
    '/admin/booking-report?fromDate=2026-11-22&toDate=2026-11-22',
  );
  expect(screen.getByRole('link', { name: /^0\s*AMC/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^14\s*Product/ })).toBeVisible();
  expect(await screen.findByText('No backup on record')).toBeVisible();
});

test('what waits comes before the numbers of today, and these before the newest enquiries', async () => {
  vi.setSystemTime('2026-11-21T20:00:00Z');
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  open('/admin/dashboard');
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

test('eight weeks, of all kinds or of one, each lead to their enquiries', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  const person = open('/admin/dashboard');
  const weeks = () =>
    within(screen.getByRole('list', { name: 'Week by week' })).getAllByRole('link');
  await screen.findByRole('list', { name: 'Week by week' });
  expect(weeks()).toHaveLength(8);
  expect(weeks()[0]).toHaveAccessibleName('16 Nov – 22 Nov 78 enquiries');
  expect(weeks()[0]).toHaveAttribute(
    'href',
    '/admin/enquiries?fromDate=2026-11-16&toDate=2026-11-22',
  );
  expect(weeks()[1]).toHaveAccessibleName('9 Nov – 15 Nov 78 enquiries');
  expect(weeks()[7]).toHaveAccessibleName('28 Sept – 4 Oct 0 enquiries');
  await person.selectOptions(screen.getByLabelText('Type'), 'Contact request');
  expect(weeks()[0]).toHaveAccessibleName('16 Nov – 22 Nov 11 enquiries');
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
  const person = open('/admin/dashboard');
  expect(await screen.findByText('Failed to fetch dashboard data')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /Service bookings today/ });
});

test('the groups of the menu hold exactly their screens, in their order (rules: given-texts)', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  const person = open('/admin/dashboard');
  const menu = within(await screen.findByRole('navigation', { name: 'Admin menu' }));
  for (const [title, screens] of Object.entries(groups)) {
    const group = menu.getByRole('button', { name: title });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await person.click(group);
    const list = within(group.parentElement!);
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(screens);
    await person.click(group);
    expect(list.queryByRole('link')).toBeNull();
  }
});

test('a group stays open for the person who opened it, and that of the shown screen is open', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  const openMenu = async (path: string) => {
    const person = open(path);
    const menu = within(await screen.findByRole('navigation', { name: 'Admin menu' }));
    return { person, group: (name: string) => menu.getByRole('button', { name }) };
  };
  const first = await openMenu('/admin/dashboard');
  await first.person.click(first.group('Manage'));
  cleanup();
  const second = await openMenu('/admin/amc-report');
  const isOpen = (name: string) => second.group(name).getAttribute('aria-expanded');
  expect(['Manage', 'Report', 'My Account'].map(isOpen)).toEqual(['true', 'true', 'false']);
  // It can be closed there, too; the other groups do not follow it.
  await second.person.click(second.group('My Account'));
  await second.person.click(second.group('My Account'));
  expect(isOpen('Report')).toBe('true');
  await second.person.click(second.group('Report'));
  await second.person.click(second.group('My Account'));
  expect(['Manage', 'Report', 'My Account'].map(isOpen)).toEqual(['true', 'false', 'true']);
  await second.person.click(second.group('My Account'));
  cleanup();
  signInAs('sales', 'bina');
  const other = await openMenu('/admin/dashboard');
  expect(other.group('Manage')).toHaveAttribute('aria-expanded', 'false');
});

test('the menu counts what is overdue, the appointments of today and drafts', async () => {
  localStorage.setItem('adminToken', 'marker');
  const counts = { overdue: 45, appointments: 3, unassigned: 7 };
  const draft = { has_draft: true, days_left: null };
  stubApi((call) => {
    if (call.url === '/api/desk/counts') return { data: { counts, due: 0, notices: 0 } };
    if (call.url === '/api/vehicles')
      return { data: { models: [draft, { ...draft, days_left: 3 }] } };
    return answer(call);
  });
  open('/admin/dashboard');
  const menu = within(await screen.findByRole('navigation', { name: 'Admin menu' }));
  await waitFor(() =>
    expect(menu.getByRole('link', { name: 'Models' })).toHaveAccessibleDescription(
      '1 with a draft',
    ),
  );
  expect(menu.getByRole('link', { name: 'Desk' })).toHaveAccessibleDescription('45 overdue');
  expect(menu.getByRole('link', { name: 'Appointments' })).toHaveAccessibleDescription('3 today');
  expect(menu.getByRole('link', { name: 'Insights' })).not.toHaveAccessibleDescription();
});

test('Settings lists its screens by part, and each screen has the list beside it', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  const person = open('/admin/settings');
  const main = within(await screen.findByRole('main'));
  const ways = await main.findAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(settings);
  await person.click(main.getByRole('link', { name: 'Staff' }));
  const list = within(await screen.findByRole('navigation', { name: 'Settings' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(settings);
  expect(list.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
});

test('an account that lacks the second factor that its role needs sees the way to it alone', async () => {
  localStorage.setItem('adminToken', 'marker');
  const factors = { passkeys: [], totp: false, recovery_codes_left: 0 };
  const calls = stubApi((call) => {
    if (call.url === '/api/me') return { data: { ...user, second_factor_missing: true } };
    if (call.url !== '/api/factors') return answer(call);
    return { data: { ...factors, required: true, passkey_host: 'localhost' } };
  });
  const person = open('/admin/enquiries');
  await screen.findByRole('heading', { name: 'Add a second factor' });
  await screen.findByRole('button', { name: 'Set up an app' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  const asked = new Set(calls.map(({ url }) => url));
  expect([...asked].sort()).toEqual(['/api/factors', '/api/me']);
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/admin/login'));
});

test('a role that comes to need a second factor while somebody works leads to it', async () => {
  localStorage.setItem('adminToken', 'marker');
  let isMissing = false;
  stubApi((call) => {
    if (call.url === '/api/me') return { data: { ...user, second_factor_missing: isMissing } };
    if (isMissing) return failure(403, 'second_factor_missing', 'Add a second factor.');
    return answer(call);
  });
  const person = open('/admin/profile');
  await screen.findByRole('button', { name: 'UPDATE' });
  isMissing = true;
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await person.click(await screen.findByRole('link', { name: 'Audit Log' }));
  expect(await screen.findByRole('heading', { name: 'Add a second factor' })).toBeVisible();
});

const desk = ['Dashboard', 'Desk', 'Appointments'];
const folded = ['Manage', 'Report'];
const managed = 'Account,Price,Accessories Price,Bikes,Offer,Notification,Gallery'.split(',');

const menus: Readonly<Record<Role, readonly string[]>> = {
  owner: [...desk, 'Customers', 'Insights', 'Models', ...folded, 'Settings', 'My Account'],
  manager: [...desk, 'Customers', 'Insights', 'Models', ...folded, 'Settings', 'My Account'],
  sales: [...desk, 'Customers', ...folded, 'My Account'],
  service: [...desk, 'Customers', ...folded, 'My Account'],
  content: ['Dashboard', 'Models', 'Manage', ...managed, 'My Account'],
  viewer: [...desk, 'All Enquiries', ...folded, 'My Account'],
};

const groups = {
  Manage: managed,
  Report: reportKinds.map(reportTitle),
  'My Account': ['Profile', 'Change Password', 'Sign-in and Security', 'Alerts', 'Days Off'],
};

const settings = [
  'Dealership',
  'Opening Hours',
  'Branches',
  'Page Texts',
  'First Steps',
  'Answering Enquiries',
  'Reply templates',
  'Email delivery',
  'Staff',
  'Automatic Deletion',
  'Erase a Person',
  'Audit Log',
];

function reportTitle(kind: EnquiryKind): string {
  return kindTexts[kind].report?.title ?? kind;
}

/** As if somebody in this role were signed in; every other request is refused. */
function signInAs(role: Role, user_id = 'asha') {
  localStorage.setItem('adminToken', 'marker');
  return stubApi((call) => {
    if (call.url === '/api/me') return { data: { ...user, ...rightsOf(role), user_id } };
    return answer(call);
  });
}

/** Except for the session, the events of the account, and the key of the data kept for times without a line. */
function expectNothingAsked(calls: readonly ApiCall[]) {
  const urls = new Set(calls.map(({ url }) => url));
  const known = '/api/me /api/notices /api/desk/counts /api/desk/offline-key /api/vehicles';
  expect([...urls].filter((url) => !known.split(' ').includes(url))).toEqual([]);
}

const menuTitles = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Admin menu' });
  return [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent);
};

test.each(roles)(
  'the menu of %s shows what they may use, at most ten lines and one open group',
  async (role) => {
    signInAs(role);
    open('/admin/dashboard');
    expect(await menuTitles()).toEqual(menus[role]);
  },
);

test.each([
  ['staff', 'manager'],
  ['erasure', 'manager'],
  ['audit', 'sales'],
  ['gallery', 'viewer'],
  ['booking-report', 'sales'],
  ['enquiries', 'content'],
] as const)('the screen %s shows %s nothing, and asks for nothing', async (name, role) => {
  const calls = signInAs(role);
  const person = open(`/admin/${name}`);
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/You do not have access to this page/)).toBeVisible();
  expectNothingAsked(calls);
  await person.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
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
  open('/admin/dashboard');
  expect(await screen.findByRole('link', { name: /^14\s*Product/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Service bookings/ })).toBeNull();
  const tiles = screen.getAllByRole('link', { name: /(enquiries|requests|opt-ins) today$/ });
  expect(tiles).toHaveLength(rights.kinds.length);
  expect(screen.queryByText(/backup/i)).toBeNull();
  // Eight kinds of 1,23,000, and their places.
  expect(await screen.findByRole('link', { name: 'All 9,84,062 enquiries' })).toBeVisible();
});

test('the dashboard of who reads no enquiries leads to what they may use', async () => {
  const calls = signInAs('content');
  open('/admin/dashboard');
  const main = within(await screen.findByRole('main'));
  const ways = await main.findAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Models',
    ...groups.Manage,
    ...groups['My Account'].slice(0, 3),
  ]);
  expectNothingAsked(calls);
});

test('a refusal has the menu follow what the person may do now', async () => {
  localStorage.setItem('adminToken', 'marker');
  let role: Role = 'manager';
  stubApi((call) => {
    if (call.url === '/api/me') return { data: { ...user, ...rightsOf(role) } };
    if (call.url === '/api/auditEvents') {
      return failure(403, 'forbidden', 'You may not read the audit log.');
    }
    return answer(call);
  });
  const person = open('/admin/dashboard');
  expect(await menuTitles()).toEqual(menus.manager);
  role = 'sales';
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await person.click(await screen.findByRole('link', { name: 'Audit Log' }));
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(await menuTitles()).toEqual(menus.sales);
});

test('the menu shows where one is, however far down', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  const scrolled: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  open('/admin/profile');
  await screen.findByRole('navigation', { name: 'Admin menu' });
  await waitFor(() => expect(scrolled).toContain('Profile'));
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

test.each([['/admin/amc-report?page=2'], ['/admin/dashboard?screen=amc-report&page=2']])(
  'signing in on the way to %s leads there',
  async (wanted) => {
    stubApi(answer);
    const person = open(wanted);
    await waitFor(() =>
      expect(address()).toBe('/admin/login?next=%2Fadmin%2Famc-report%3Fpage%3D2'),
    );
    await fillLogin(person);
    await vi.advanceTimersByTimeAsync(2100);
    expect(await screen.findByRole('heading', { name: 'AMC Report' })).toBeVisible();
    expect(address()).toBe('/admin/amc-report?page=2');
  },
);

test('a login page of before leads to the screen that it names', async () => {
  stubApi(answer);
  const next = '/admin/dashboard?screen=amc-report&page=2';
  const person = open(`/admin/login?${new URLSearchParams({ next }).toString()}`);
  await fillLogin(person);
  await vi.advanceTimersByTimeAsync(2100);
  expect(await screen.findByRole('heading', { name: 'AMC Report' })).toBeVisible();
  expect(address()).toBe('/admin/amc-report?page=2');
});

test('an unknown path of the back office is the dashboard', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  open('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
});
