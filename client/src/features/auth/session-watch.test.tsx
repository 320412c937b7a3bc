import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { api, ApiError } from '../../lib/api-client.ts';
import { SessionWatch } from './session-watch.tsx';

const PRICE = '/api/managePrice/Livo';

/** Whose session the browser's cookie is; `undefined`: nobody's. */
let loggedIn: string | undefined;

function answer({ method, url, body }: ApiCall) {
  if (url === '/api/login') {
    loggedIn = (body as { userId: string }).userId;
    return { data: { token: `marker of ${loggedIn}` } };
  }
  if (loggedIn === undefined) return failure(401, 'not_logged_in', 'Please log in.');
  if (url === '/api/me') return { data: { user_id: loggedIn } };
  return { data: { method, by: loggedIn } };
}

/** What another tab of this browser does. */
function logInElsewhere(userId: string) {
  loggedIn = userId;
  localStorage.setItem('adminToken', `marker of ${userId}, elsewhere`);
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
}

function open() {
  render(
    <MemoryRouter>
      <SessionWatch userId="asha" />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const changePrice = async () => (await api.patch<{ by: string }>(PRICE, { price: 80_000 })).data;

beforeEach(() => {
  localStorage.setItem('adminToken', 'marker of asha');
  loggedIn = 'asha';
});

test('calls are sent without a question while nobody has logged in anew', async () => {
  const calls = stubApi(answer);
  open();
  expect(await changePrice()).toMatchObject({ by: 'asha' });
  expect(calls.map(({ url }) => url)).toEqual([PRICE]);
});

test('an action is not sent under the name of somebody else who has logged in meanwhile', async () => {
  const calls = stubApi(answer);
  const person = open();
  logInElsewhere('bikash');
  const change = changePrice();
  const dialog = await screen.findByRole('dialog', { name: 'bikash is logged in now' });
  expect(dialog).toHaveTextContent('What you do here is not sent under that name.');
  expect(screen.getByLabelText('User ID')).toHaveValue('asha');
  expect(calls.some(({ url }) => url === PRICE)).toBe(false);

  await person.type(screen.getByLabelText('Password'), 'long enough');
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await change).toMatchObject({ by: 'asha' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('whoever does not log in again has the action refused, and is asked with the next', async () => {
  const calls = stubApi(answer);
  open();
  logInElsewhere('bikash');
  for (let time = 1; time <= 2; time += 1) {
    const change = changePrice().catch((error: unknown) => error);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    dialog.close();
    expect(await change).toBeInstanceOf(ApiError);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(calls.some(({ url }) => url === PRICE)).toBe(false);
});

test('the same person who logs in elsewhere is not asked, and a question that stands is answered', async () => {
  stubApi(answer);
  open();
  logInElsewhere('asha');
  expect(await changePrice()).toMatchObject({ by: 'asha' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  loggedIn = undefined;
  const change = changePrice();
  await screen.findByRole('dialog', { name: 'Please log in again' });
  loggedIn = 'asha';
  localStorage.setItem('adminToken', 'a third marker');
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
  expect(await change).toMatchObject({ by: 'asha' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
