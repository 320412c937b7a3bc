import { reservedNames, roles, screenAddress } from '@dealership/shared';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { owner, rightsOf } from '../../../test/rights.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { AdminRoot } from '../../app/admin-root.tsx';
import { findWays } from '../../features/desk/jump/find-ways.ts';
import { searchIn, searchState } from '../../lib/staff/search-term.ts';
import { jumpsFor } from './jump.tsx';
import { menuFor, screenAt, screens, startOf } from './screens.tsx';

/** The screens whose code was requested: their content has tests of its own. */
const shown = vi.hoisted(() => new Set<unknown>());
vi.mock('../../lib/browser/late.ts', () => {
  const late = (load: unknown) => () => {
    shown.add(load);
    return null;
  };
  return { late, latePart: late };
});
vi.mock('../../features/desk/desk-screen.tsx', () => ({
  DeskScreen: () => {
    shown.add(undefined);
    return null;
  },
}));

const user = {
  user_name: 'Asha',
  email: '',
  mobile_no: '',
  ...owner,
  second_factor_missing: false,
};

beforeEach(() => {
  shown.clear();
  localStorage.setItem('adminToken', 'marker');
  answerAs(user);
  return () => localStorage.clear();
});

function answerAs(person: typeof user) {
  stubApi(({ url }) => {
    if (url === '/api/vehicles') return { data: { models: [] } };
    if (url === '/api/desk/counts') return { data: { counts: {} } };
    return { data: url === '/api/me' ? person : [] };
  });
}

/** @param entries the entries of the history; the last one is open */
function open(...entries: (string | { pathname: string; search: string; state: unknown })[]) {
  render(
    <MemoryRouter initialEntries={entries}>
      <AdminRoot />
      <Place />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function Place() {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{pathname + search + hash}</output>
      <output data-testid="search">{searchIn(state)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;
const named = (title: string) =>
  waitFor(() => expect(document.title).toBe(`${title} – Admin Panel`));

/** Names that were promised: people have them in bookmarks (rules: screen-addresses). */
const promised =
  'dashboard enquiries account price accessories-price bikes offer notification gallery booking-report amc-report ew-report insurance-report finance-report enquiry-report service-report spare-part-report sales-report offer-report joy-club-report profile change-password';

test('every promised screen is there, and no two have one name', () => {
  const names = screens.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(promised.split(' ')));
  expect(new Set(names).size).toBe(names.length);
});

test('a name fits into an address, and is of nothing else below /admin/', () => {
  for (const { name } of screens) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    if (name !== 'dashboard') expect(reservedNames).not.toContain(name);
  }
  expect(reservedNames.toSorted()).toEqual([
    'app.webmanifest',
    'dashboard',
    'login',
    'set-password',
    'share',
    'worker.js',
  ]);
});

test.each(screens.filter(({ lazy }) => lazy).map((each) => [each.name, each] as const))(
  'the code of %s is a screen',
  async (_, { lazy }) => {
    expect(await lazy?.()).toBeTypeOf('function');
  },
  30_000,
);

test.each(screens.map(({ name, title, lazy }) => [name, title, lazy] as const))(
  '%s is opened by its address',
  async (name, title, lazy) => {
    open(`${screenAddress(name)}?page=2`);
    await named(title);
    const pages = screens.map((each) => each.lazy).filter((each) => shown.has(each));
    expect(pages).toEqual([lazy]);
    expect(address()).toBe(`/admin/${name}?page=2`);
    expect(screenAt(`/admin/${name}`)?.name).toBe(name);
  },
);

test('each line of the menu opens its screen and says where one is', async () => {
  open('/admin/dashboard');
  const menu = await screen.findByRole('navigation', { name: 'Admin menu' });
  for (const group of menu.querySelectorAll('button[aria-expanded=false]')) fireEvent.click(group);
  const links = [...menu.querySelectorAll('a')];
  const lines = menuFor(owner).flatMap((line) => ('screens' in line ? line.screens : [line]));
  expect(links.map(({ textContent }) => textContent)).toEqual(lines.map(({ title }) => title));
  for (const [at, { name, title }] of lines.entries()) {
    fireEvent.click(links[at]!);
    await named(title);
    expect(address()).toBe(screenAddress(name));
    expect([...menu.querySelectorAll('[aria-current]')]).toEqual([links[at]]);
    expect(links[at]).toHaveAttribute('aria-current', 'page');
  }
});

test('no two lines of a menu have one drawing', () => {
  for (const role of roles) {
    const drawings = menuFor(rightsOf(role)).map(({ icon }) => icon);
    expect(new Set(drawings).size, role).toBe(drawings.length);
  }
});

test.each([
  ['/admin/enquiries', 'Desk'],
  ['/admin/banners', 'Gallery'],
  ['/admin/audit', 'Settings'],
  ['/admin/add-enquiry', 'Customers'],
])('%s is found under %s', async (path, line) => {
  open(path);
  const menu = await screen.findByRole('navigation', { name: 'Admin menu' });
  const [shown] = menu.querySelectorAll('[aria-current=true]');
  expect(shown).toHaveTextContent(line);
});

test.each([
  ['owner', '/admin/dashboard'],
  ['manager', '/admin/dashboard'],
  ['sales', '/admin/desk'],
  ['service', '/admin/desk'],
  ['content', '/admin/models'],
  ['viewer', '/admin/enquiries'],
] as const)('%s begins with %s', async (role, path) => {
  answerAs({ ...user, ...rightsOf(role) });
  open('/admin/');
  await waitFor(() => expect(address()).toBe(path));
  expect(startOf({ ...rightsOf(role), kinds: [] })).toBe(
    role === 'content' ? path : '/admin/dashboard',
  );
});

test.each([
  ['/admin/dashboard?screen=price', '/admin/price', 'Price'],
  ['/admin/dashboard/?screen=price', '/admin/price', 'Price'],
  [
    '/admin/dashboard?kind=amc&screen=enquiries&kind=sales#screen',
    '/admin/enquiries?kind=amc&kind=sales#screen',
    'All Enquiries',
  ],
  ['/admin/dashboard?screen=no-such-screen', '/admin/dashboard', 'Dashboard'],
  ['/admin/dashboard?screen=login', '/admin/dashboard', 'Dashboard'],
  ['/admin/no-such-screen', '/admin/dashboard', 'Dashboard'],
  ['/admin/price/more', '/admin/dashboard', 'Dashboard'],
  ['/admin/share', '/admin/dashboard', 'Dashboard'],
])('%s leads to %s', async (before, after, title) => {
  const person = open('/admin/profile', before);
  await named(title);
  expect(address()).toBe(after);
  // It replaces the old history entry, so that Back leads out of it.
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await named('Profile');
  expect(address()).toBe('/admin/profile');
});

test('what was searched for stays out of the address on the way', async () => {
  open('/admin/dashboard?screen=sales-report&search=98320&page=2#screen');
  await named('Sales Report');
  expect(address()).toBe('/admin/sales-report?page=2#screen');
  expect(screen.getByTestId('search')).toHaveTextContent('98320');
  cleanup();
  const search = '?screen=sales-report&page=2';
  open({ pathname: '/admin/dashboard', search, state: searchState('98320') });
  await waitFor(() => expect(address()).toBe('/admin/sales-report?page=2'));
  expect(screen.getByTestId('search')).toHaveTextContent('98320');
});

test.each([
  ['owner', ['Add enquiry', 'Close on a holiday', 'New price', 'New offer']],
  ['content', ['New price', 'New offer']],
  ['sales', ['Add enquiry']],
  ['viewer', []],
] as const)('Jump to… offers %s only what they may do', (role, titles) => {
  const { ways } = jumpsFor(rightsOf(role));
  expect(ways.filter(({ is }) => is === 'actions').map(({ title }) => title)).toEqual(titles);
});

test('a bell is for alerts alone, and a calendar for appointments', () => {
  const iconOf = (name: string) => screens.find((each) => each.name === name)?.icon ?? '';
  // The bodies of a bell and of a calendar.
  expect(iconOf('notification')).not.toMatch(/a6 6 0 0 1 12 0v5l2 2H4z/);
  expect(
    screens.filter(({ icon = '' }) => icon.startsWith('M4 6h16v14H4z')).map(({ name }) => name),
  ).toEqual(['appointments']);
});

test.each([
  ['whatsapp', 'Add enquiry'],
  ['walk-in', 'Add enquiry'],
  ['lead', 'Add enquiry'],
  ['closed', 'Close on a holiday'],
  ['price', 'Price'],
  ['add offer', 'New offer'],
  ['csv', 'Import leads'],
  ['smtp', 'Email delivery'],
  ['test ride', 'Enquiry Report'],
] as const)('Jump to… finds by %s: %s', (typed, title) => {
  const found = findWays(typed, jumpsFor(rightsOf('owner')).ways);
  expect(found.map((way) => way.title)).toContain(title);
});
