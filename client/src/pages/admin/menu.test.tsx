import { reportKinds, roles, type EnquiryKind, type Role } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, openAdmin, startFresh, user } from '../../../test/admin.tsx';
import { rightsOf } from '../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';

vi.mock('../../lib/toasts/toasts.ts');

beforeEach(startFresh);

const desk = ['Dashboard', 'Desk', 'Appointments'];
const folded = ['Manage', 'Report'];
const managed = 'Account,Price,Accessories Price,Bikes,Offer,Notification,Gallery'.split(',');

const menus: Readonly<Record<Role, readonly string[]>> = {
  owner: [...desk, 'Customers', 'Insights', 'Models', ...folded, 'Settings', 'My Account'],
  manager: [...desk, 'Customers', 'Insights', 'Models', ...folded, 'Settings', 'My Account'],
  sales: [...desk, 'Customers', 'Models', ...folded, 'My Account'],
  service: [...desk, 'Customers', 'Models', ...folded, 'My Account'],
  content: ['Dashboard', 'Models', 'Manage', ...managed, 'My Account'],
  viewer: [...desk, 'All Enquiries', ...folded, 'My Account'],
};

const groups = {
  Manage: managed,
  Report: reportKinds.map(reportTitle),
  'My Account': [
    'Profile',
    'Change Password',
    'Sign-in and Security',
    'Alerts',
    'Calendar',
    'Days Off',
  ],
};

const settings = [
  'Details',
  'Opening Hours',
  'Holidays',
  'Branches',
  'On-road Prices',
  'Page Texts',
  'Privacy notice in more languages',
  'First Steps',
  'Response times',
  'Assignment',
  'Lost reasons',
  'Reply templates',
  'Email delivery',
  'Keys for programs',
  'Webhooks',
  'Staff',
  'Automatic Deletion',
  'Erase a Person',
  'Takeout',
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

/** Except for the session, the events of the account, the work on content, and the key for times without a line. */
function expectNothingAsked(calls: readonly ApiCall[]) {
  const urls = new Set(calls.map(({ url }) => url));
  const known =
    '/api/me /api/notices /api/desk/counts /api/desk/offline-key /api/vehicles /api/content/offers';
  expect([...urls].filter((url) => !known.split(' ').includes(url))).toEqual([]);
}

const menuTitles = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Admin menu' });
  return [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent);
};

test('the groups of the menu hold exactly their screens, in their order (rules: given-texts)', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  const person = openAdmin('/admin/dashboard');
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
    const person = openAdmin(path);
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
  openAdmin('/admin/dashboard');
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
  const person = openAdmin('/admin/settings');
  const main = within(await screen.findByRole('main'));
  const ways = await main.findAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(settings);
  await person.click(main.getByRole('link', { name: 'Staff' }));
  const list = within(await screen.findByRole('navigation', { name: 'Settings' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(settings);
  expect(list.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
});

test.each(roles)(
  'the menu of %s shows what they may use, at most ten lines and one open group',
  async (role) => {
    signInAs(role);
    openAdmin('/admin/dashboard');
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
  const person = openAdmin(`/admin/${name}`);
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/You do not have access to this page/)).toBeVisible();
  expectNothingAsked(calls);
  await person.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('the dashboard of who keeps content is that work, not the menu once more', async () => {
  const calls = signInAs('content');
  openAdmin('/admin/dashboard');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { name: 'Needs attention' })).toBeInTheDocument();
  expect(main.queryByRole('link', { name: 'Gallery' })).toBeNull();
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
  const person = openAdmin('/admin/dashboard');
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
  openAdmin('/admin/profile');
  await screen.findByRole('navigation', { name: 'Admin menu' });
  await waitFor(() => expect(scrolled).toContain('Profile'));
});
