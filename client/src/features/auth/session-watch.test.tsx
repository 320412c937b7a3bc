import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { api, ApiError } from '../../lib/calls/api-client.ts';
import { searchIn, searchState } from '../../lib/staff/search-term.ts';
import { SessionWatch } from './session-watch.tsx';

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: async () => ({ id: 'key', response: {} }),
}));

const PRICE = '/api/managePrice/Livo';

/** The user of the browser's session cookie; `undefined`: no session. */
let loggedIn: string | undefined;

/** The user of this device's passkey. */
let passkeyOf: string;

/** Whether this is the person's own phone. */
let isOwnPhone: boolean;

/** Seconds until the unused session ends, and until its latest end. */
let endsIn: number;
let endsAtLatestIn: number;

function answer({ method, url, body }: ApiCall) {
  if (url === '/api/login') {
    loggedIn = (body as { userId: string }).userId;
    return { data: { token: `marker of ${loggedIn}` } };
  }
  if (url === '/api/login/passkey-options') return { data: { options: {} } };
  if (url === '/api/login/passkey') {
    loggedIn = passkeyOf;
    return { data: { token: `marker of ${loggedIn}` } };
  }
  if (loggedIn === undefined) return failure(401, 'not_logged_in', 'Please log in.');
  if (url === '/api/me') {
    const ends = { ends_in: endsIn, ends_at_latest_in: endsAtLatestIn };
    return { data: { user_id: loggedIn, ...ends, is_own_phone: isOwnPhone } };
  }
  return { data: { method, by: loggedIn } };
}

/** A login in another tab of this browser. */
function logInElsewhere(userId: string) {
  loggedIn = userId;
  localStorage.setItem('adminToken', `marker of ${userId}, elsewhere`);
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
}

async function open(calls: readonly ApiCall[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionWatch userId="asha">
          {(isLost) => (
            <main>
              <input aria-label="New price" />
              {!isLost && <p>Ananya Das, 98320 12345</p>}
            </main>
          )}
        </SessionWatch>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Its first request for the session.
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/me'));
  return userEvent.setup();
}

const changePrice = async () => (await api.patch<{ by: string }>(PRICE, { price: 80_000 })).data;

beforeEach(() => {
  localStorage.setItem('adminToken', 'marker of asha');
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  loggedIn = 'asha';
  [endsIn, endsAtLatestIn, isOwnPhone] = [1800, 43_200, false];
});

afterEach(() => {
  vi.useRealTimers();
});

test('calls are sent without a question while nobody else has logged in', async () => {
  const calls = stubApi(answer);
  await open(calls);
  expect(await changePrice()).toMatchObject({ by: 'asha' });
  expect(calls.map(({ url }) => url).filter((url) => url !== '/api/me')).toEqual([PRICE]);
});

test('an action is not sent under the name of somebody else who has logged in meanwhile', async () => {
  const calls = stubApi(answer);
  const person = await open(calls);
  logInElsewhere('bikash');
  const change = changePrice();
  const dialog = await screen.findByRole('dialog', { name: 'bikash is signed in now' });
  expect(dialog).toHaveAccessibleDescription(/Nothing you do here is sent under that name\./);
  expect(screen.getByLabelText('User ID')).toHaveValue('asha');
  expect(calls.some(({ url }) => url === PRICE)).toBe(false);

  await person.type(screen.getByLabelText('Password'), 'long enough');
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await change).toMatchObject({ by: 'asha' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a passkey of somebody else continues nothing; the own one does', async () => {
  const calls = stubApi(answer);
  const person = await open(calls);
  loggedIn = undefined;
  const change = changePrice();
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  passkeyOf = 'bikash';
  const pressPasskey = async () =>
    person.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await pressPasskey();
  await screen.findByRole('dialog', { name: 'bikash is signed in now' });
  // A second time: the dialog stays unchanged.
  await pressPasskey();
  await screen.findByText('That is bikash, not asha. Sign in as asha to continue.');
  expect(calls.filter(({ url }) => url === PRICE)).toHaveLength(1);
  expect(screen.queryByText(/^Ananya Das/)).not.toBeInTheDocument();

  passkeyOf = 'asha';
  await pressPasskey();
  expect(await change).toMatchObject({ by: 'asha' });
  expect(calls.filter(({ url }) => url === PRICE)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the action is refused when the user leaves to log in as somebody else', async () => {
  const calls = stubApi(answer);
  const person = await open(calls);
  loggedIn = undefined;
  const change = changePrice().catch((error: unknown) => error);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  // Even if the browser closes the dialog, nothing is shown.
  dialog.close();
  expect(dialog).toHaveAttribute('open');
  await person.click(screen.getByRole('button', { name: 'Not asha? Sign in as someone else' }));
  expect(await change).toBeInstanceOf(ApiError);
  expect(localStorage.getItem('adminToken')).toBeNull();
  expect(calls.filter(({ url }) => url === PRICE)).toHaveLength(1);
  // The screens stay hidden on the way to the login, too.
  expect(screen.queryByText(/^Ananya Das/)).not.toBeInTheDocument();
});

test('what the session showed leaves the document; what was typed comes back with its owner', async () => {
  const calls = stubApi(answer);
  const searched = searchState('98320 12345');
  const person = await open(calls);
  await person.type(screen.getByLabelText('New price'), '117000');
  loggedIn = undefined;
  const change = changePrice();
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(document.documentElement.outerHTML).not.toMatch(/Ananya|98320|117000|New price/);
  expect(searchIn(searched)).toBe('');

  await person.type(screen.getByLabelText('Password'), 'long enough');
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await change).toMatchObject({ by: 'asha' });
  expect(screen.getByLabelText('New price')).toHaveValue('117000');
  expect(screen.getByLabelText('New price')).toHaveFocus();
  expect(screen.getByText(/^Ananya Das/)).toBeVisible();
});

test('after a login by the same user in another tab no question is asked, and an open one closes', async () => {
  const calls = stubApi(answer);
  await open(calls);
  logInElsewhere('asha');
  expect(await changePrice()).toMatchObject({ by: 'asha' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  loggedIn = undefined;
  const change = changePrice();
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  loggedIn = 'asha';
  localStorage.setItem('adminToken', 'a third marker');
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
  expect(await change).toMatchObject({ by: 'asha' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the warning of an end that cannot be postponed is shown once', async () => {
  [endsIn, endsAtLatestIn] = [100, 100];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = stubApi(answer);
  await open(calls);
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  for (endsIn = 89; endsIn > 50; endsIn -= 10) {
    endsAtLatestIn = endsIn;
    const before = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(calls.length).toBeGreaterThan(before);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }
});

test('a warning that closes by itself gives the focus back and prolongs nothing', async () => {
  endsIn = 100;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = stubApi(answer);
  await open(calls);
  const warning = await screen.findByRole<HTMLDialogElement>('alertdialog');
  // A browser gives the focus back when a dialog is closed, but not when it is only removed.
  const closedInDocument: boolean[] = [];
  const close = warning.close.bind(warning);
  vi.spyOn(warning, 'close').mockImplementation(() => {
    closedInDocument.push(warning.isConnected);
    close();
  });
  endsIn = 1800;
  const before = calls.length;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(warning).not.toBeInTheDocument();
  expect(closedInDocument).toEqual([true]);
  expect(calls).toHaveLength(before + 1);
});

test('on one’s own phone the screen is locked, and warns of that', async () => {
  isOwnPhone = true;
  endsIn = 100;
  const calls = stubApi(answer);
  const person = await open(calls);
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveAccessibleDescription(/The screen will be locked in/);
  endsIn = 1800;
  await person.click(screen.getByRole('button', { name: 'Keep it open' }));
  await waitFor(() => expect(warning).not.toBeInTheDocument());
  loggedIn = undefined;
  const change = changePrice();
  const locked = await screen.findByRole('dialog', { name: 'Locked' });
  expect(locked).toHaveAccessibleDescription(/Enter your password, or use a passkey, to go on\.$/);
  expect(screen.queryByText(/^Ananya Das/)).not.toBeInTheDocument();
  await person.type(screen.getByLabelText('Password'), 'long enough');
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await change).toMatchObject({ by: 'asha' });
});
