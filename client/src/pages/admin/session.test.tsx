import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { address, answer, openAdmin, startFresh, user } from '../../../test/admin.tsx';
import { failure, stubApi } from '../../../test/stub-api.ts';
import { dismissToast, showToast } from '../../lib/toasts/toasts.ts';

vi.mock('../../lib/toasts/toasts.ts');

beforeEach(startFresh);

async function fillLogin(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText('User ID'), 'staff');
  await person.type(screen.getByLabelText('Password'), 'long enough');
  await person.click(screen.getByRole('button', { name: 'Login' }));
}

test('the dashboard without a marker leads to the login, keeping the way back', async () => {
  const calls = stubApi(answer);
  openAdmin('/admin/amc-report');
  await waitFor(() => expect(address()).toBe('/admin/login?next=%2Fadmin%2Famc-report'));
  expect(calls).toEqual([]);
});

test('logging in says so and goes on after 2 s', async () => {
  const calls = stubApi(answer);
  const person = openAdmin('/admin/login');
  await fillLogin(person);
  expect(calls[0]).toMatchObject({
    method: 'post',
    url: '/api/login',
    body: { userId: 'staff', password: 'long enough' },
  });
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith('success', 'Login successful! Redirecting...', {
      toastId: 'logged-in',
    }),
  );
  expect(localStorage.getItem('adminToken')).toBe('marker');
  await vi.advanceTimersByTimeAsync(1500);
  expect(address()).toBe('/admin/login');
  await vi.advanceTimersByTimeAsync(600);
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
  expect(dismissToast).toHaveBeenCalledWith('logged-in');
});

test.each([
  ['the words of the server', failure(429, 'too_many', 'Too many tries.'), 'Too many tries.'],
  ['a refusal without words', { status: 401, data: '' }, 'Invalid credentials'],
  ['no answer', undefined, 'Something went wrong! Please try again.'],
])('a login that fails: %s', async (_, given, text) => {
  stubApi(() => given);
  const person = openAdmin('/admin/login');
  await fillLogin(person);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('a marker without a session shows nothing, is forgotten and leads to the login', async () => {
  localStorage.setItem('adminToken', 'forged');
  const calls = stubApi(() => failure(401, 'not_logged_in', 'Please log in.'));
  openAdmin('/admin/sales-report');
  await waitFor(() => expect(address()).toMatch(/^\/admin\/login\?next=/));
  const text = 'Unauthorized! Redirecting to login...';
  expect(showToast).toHaveBeenCalledWith('error', text, { toastId: text });
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
  const person = openAdmin('/admin/profile');
  await person.click(await screen.findByRole('button', { name: 'UPDATE' }));
  await person.click(await screen.findByRole('button', { name: /Sign in as someone else/ }));
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
  const person = openAdmin('/admin/profile');
  await person.click(await screen.findByRole('button', { name: 'Jump to… Ctrl K' }));
  await person.type(await screen.findByRole('combobox', { name: /number/ }), '98320');
  const asked = await screen.findByRole('dialog', { name: 'Please sign in again' });
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
    const person = openAdmin('/admin/profile');
    await person.click(await screen.findByRole('button', { name: 'UPDATE' }));
    const text = 'User ID is missing. Please log in again.';
    expect(showToast).toHaveBeenCalledWith('error', text);
    expect(calls.filter(({ method }) => method === 'patch')).toEqual([]);
  },
);

test('an account that lacks the second factor that its role needs sees the way to it alone', async () => {
  localStorage.setItem('adminToken', 'marker');
  const factors = { passkeys: [], totp: false, recovery_codes_left: 0 };
  const calls = stubApi((call) => {
    if (call.url === '/api/me') return { data: { ...user, second_factor_missing: true } };
    if (call.url !== '/api/factors') return answer(call);
    return { data: { ...factors, required: true, passkey_host: 'localhost' } };
  });
  const person = openAdmin('/admin/enquiries');
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
  const person = openAdmin('/admin/profile');
  await screen.findByRole('button', { name: 'UPDATE' });
  isMissing = true;
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await person.click(await screen.findByRole('link', { name: 'Audit Log' }));
  expect(await screen.findByRole('heading', { name: 'Add a second factor' })).toBeVisible();
});

test.each([
  ['confirmed', () => ({ data: {} })],
  ['failed', () => undefined],
])('a %s logout leaves and clears the storage', async (_, logout) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('adminToken', 'marker');
  localStorage.setItem('other', 'thing');
  stubApi((call) => (call.url === '/api/logout' ? logout() : answer(call)));
  const person = openAdmin('/admin/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Account of Asha' }));
  await person.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/admin/login'));
  expect(localStorage).toHaveLength(0);
});

test.each([['/admin/amc-report?page=2'], ['/admin/dashboard?screen=amc-report&page=2']])(
  'signing in on the way to %s leads there',
  async (wanted) => {
    stubApi(answer);
    const person = openAdmin(wanted);
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
  const person = openAdmin(`/admin/login?${new URLSearchParams({ next }).toString()}`);
  await fillLogin(person);
  await vi.advanceTimersByTimeAsync(2100);
  expect(await screen.findByRole('heading', { name: 'AMC Report' })).toBeVisible();
  expect(address()).toBe('/admin/amc-report?page=2');
});

test('an unknown path of the back office is the dashboard', async () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  openAdmin('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
});
