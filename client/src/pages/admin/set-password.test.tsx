import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { AdminRoot } from '../../app/admin-root.tsx';

const TOKEN = '4PpVw9tT-xQ_token';
const SPENT = 'This link has been used. Ask for a new one.';

/** Whether the link still sets a password. */
let isGood: boolean;

function answer({ url, body }: ApiCall) {
  if (!isGood) return failure(404, 'not_found', SPENT);
  if (url === '/api/password-link') {
    return { data: { user_id: 'asha', user_name: 'Asha Rai', link_until: '2026-11-25 14:02' } };
  }
  const { newPassword } = body as { newPassword: string };
  if (newPassword === 'trustno1') {
    const fields = { newPassword: 'This password is too common' };
    return failure(400, 'invalid_input', 'Invalid input', fields);
  }
  return { data: { message: 'Your password is set.', user_id: 'asha' } };
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminRoot />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  isGood = true;
  localStorage.clear();
});

test('the token leaves the address, the link says whose it is, and sets the password', async () => {
  localStorage.setItem('adminToken', 'marker of somebody else');
  const calls = stubApi(answer);
  const person = open(`/admin/set-password#${TOKEN}`);
  expect(await screen.findByText('Asha Rai')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/set-password'));
  expect(screen.getByText(timeTexts.minute('2026-11-25T14:02'))).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain(TOKEN);

  await person.click(screen.getByRole('button', { name: 'Set Password' }));
  await waitFor(() => expect(screen.getByLabelText('New Password')).toHaveFocus());
  expect(screen.getByText('Enter a new password')).toBeVisible();
  await person.type(screen.getByLabelText('New Password'), 'trustno1');
  await person.type(screen.getByLabelText('Confirm Password'), 'trustno1{Enter}');
  expect(await screen.findByText('This password is too common')).toBeVisible();
  for (const label of ['New Password', 'Confirm Password']) {
    await person.clear(screen.getByLabelText(label));
    await person.type(screen.getByLabelText(label), 'kettle-drum-7');
  }
  await person.click(screen.getByRole('button', { name: 'Set Password' }));
  const heading = await screen.findByRole('heading', { name: 'Your password is set' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(calls.at(-1)).toMatchObject({
    url: '/api/password-link/password',
    body: { token: TOKEN, newPassword: 'kettle-drum-7', confirmPassword: 'kettle-drum-7' },
  });
  // The person who is signed in in this browser stays signed in.
  expect(localStorage.getItem('adminToken')).toBe('marker of somebody else');

  await person.click(screen.getByRole('link', { name: 'Go to the sign-in page' }));
  expect(await screen.findByLabelText('User ID')).toHaveValue('asha');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(address()).toBe('/admin/login');
});

test('a link that is used up says so, and whom to ask', async () => {
  isGood = false;
  stubApi(answer);
  open(`/admin/set-password#${TOKEN}`);
  expect(await screen.findByText(SPENT)).toBeVisible();
  expect(screen.getByText(/^An owner of the dealership can make/)).toBeVisible();
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
});

test('a link that is replaced while the password is typed says so', async () => {
  stubApi(answer);
  const person = open(`/admin/set-password#${TOKEN}`);
  await person.type(await screen.findByLabelText('New Password'), 'kettle-drum-7');
  isGood = false;
  await person.type(screen.getByLabelText('Confirm Password'), 'kettle-drum-7{Enter}');
  const heading = await screen.findByRole('heading', { name: 'This link cannot be used' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(SPENT)).toBeVisible();
});

test('without a token the page explains itself and asks nothing', async () => {
  const calls = stubApi(answer);
  open('/admin/set-password');
  await screen.findByRole('heading', { name: 'There is no link here' });
  expect(calls).toEqual([]);
});
