import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { WithQueries } from '../../../test/with-queries.tsx';
import { isAtNumber } from '../../lib/staff/passkeys.ts';
import { LoginForm } from './login-form.tsx';

const device = vi.hoisted(() => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

const wrongCode = failure(401, 'wrong_credentials', 'This code is not right');

/** The second factors of the account. */
let steps: string[];

function answer({ url, body }: ApiCall) {
  if (url === '/api/login') {
    return { data: steps.length > 0 ? { secondFactor: steps } : { token: 'by password' } };
  }
  if (url === '/api/login/second-step') {
    return (body as { code: string }).code === '123456'
      ? { data: { token: 'by code' } }
      : wrongCode;
  }
  if (url === '/api/login/passkey-options') return { data: { options: { challenge: 'abc' } } };
  return { data: { token: 'by passkey' } };
}

function open() {
  const onLoggedIn = vi.fn();
  render(<LoginForm onLoggedIn={onLoggedIn} />, { wrapper: WithQueries });
  return { onLoggedIn, person: userEvent.setup() };
}

async function openSecondStep() {
  const opened = open();
  await opened.person.type(screen.getByLabelText('User ID'), 'asha');
  await opened.person.type(screen.getByLabelText('Password'), 'long enough');
  await opened.person.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('button', { name: 'Back to the password' });
  return opened;
}

const marker = () => localStorage.getItem('adminToken');

beforeEach(() => {
  localStorage.clear();
  steps = ['totp', 'recovery'];
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  device.startAuthentication.mockReset();
  return () => vi.unstubAllGlobals();
});

test('a second step follows the password: the code has the focus, a wrong one is selected', async () => {
  const calls = stubApi(answer);
  const { person, onLoggedIn } = await openSecondStep();
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(marker()).toBeNull();
  expect(onLoggedIn).not.toHaveBeenCalled();

  await person.keyboard('000000{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^This code is not right$/),
  );
  expect(code).toHaveFocus();
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);

  await person.keyboard('123456{Enter}');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  expect(calls.at(-1)).toMatchObject({
    url: '/api/login/second-step',
    body: { method: 'totp', code: '123456' },
  });
  expect(marker()).toBe('by code');
});

test('a recovery code takes the place of the app, and there is a way back to the password', async () => {
  const calls = stubApi(answer);
  const { person } = await openSecondStep();
  await person.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await person.keyboard('abcde-fghij{Enter}');
  await screen.findByText('This code is not right');
  expect(calls.at(-1)?.body).toEqual({ method: 'recovery', code: 'abcde-fghij' });

  await person.click(screen.getByRole('button', { name: 'Back to the password' }));
  expect(screen.getByLabelText('User ID')).toHaveValue('asha');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a second step that took too long leads back to the password and says why', async () => {
  stubApi((call) =>
    call.url === '/api/login/second-step'
      ? failure(401, 'not_logged_in', 'Please sign in again.')
      : answer(call),
  );
  const { person } = await openSecondStep();
  await person.keyboard('123456{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Please sign in again.');
});

test('a passkey needs neither user id nor password', async () => {
  const calls = stubApi(answer);
  device.startAuthentication.mockResolvedValue({ id: 'key', response: { signature: 's' } });
  const { person, onLoggedIn } = open();
  await person.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  expect(device.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } });
  expect(calls.map(({ url }) => url)).toEqual(['/api/login/passkey-options', '/api/login/passkey']);
  expect(calls.at(-1)?.body).toEqual({ credential: { id: 'key', response: { signature: 's' } } });
  expect(marker()).toBe('by passkey');
});

test('a passkey that is declined is no failure of the server', async () => {
  const calls = stubApi(answer);
  const declined = new Error('The operation either timed out or was not allowed.');
  declined.name = 'NotAllowedError';
  device.startAuthentication.mockRejectedValue(declined);
  const { person, onLoggedIn } = open();
  await person.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await screen.findByText(/^No passkey was used/);
  expect(onLoggedIn).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test('an account with a passkey alone is asked for it', async () => {
  steps = ['passkey', 'recovery'];
  stubApi(answer);
  device.startAuthentication.mockResolvedValue({ id: 'key', response: {} });
  const { person, onLoggedIn } = await openSecondStep();
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
});

test.each([
  ['an IPv4 number', '192.168.1.20', true],
  ['an IPv6 number', '[fe80::1]', true],
  ['a name', 'honda.example', false],
  ['a name with a number', '4.honda.example', false],
])('whether no passkey can be for %s', (_, hostname, isNumber) => {
  expect(isAtNumber(hostname)).toBe(isNumber);
});

test.each([
  ['a browser without passkeys', 'PublicKeyCredential', undefined],
  ['a page that came without https', 'isSecureContext', false],
])('%s offers none', async (_, name, value) => {
  vi.stubGlobal(name, value);
  steps = ['passkey', 'recovery'];
  stubApi(answer);
  await openSecondStep();
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
});
