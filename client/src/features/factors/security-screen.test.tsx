import type { OwnFactors } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { SecurityScreen } from './security-screen.tsx';

vi.mock('../../lib/toasts/toasts.ts');

const device = vi.hoisted(() => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

const nothing: OwnFactors = {
  passkeys: [],
  totp: false,
  recovery_codes_left: 0,
  required: false,
  passkey_host: window.location.hostname,
};
const phone = { id: 7, name: 'Phone', created_date: '2026-11-21', last_used_date: '' };
const codes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'];
const fieldFailure = (field: string, text: string) =>
  failure(400, 'invalid_input', text, { [field]: text });

/** The second factors of the account. */
let factors: OwnFactors;

/** Since when this is the person's own phone. */
let since: number | null;

function answer({ method, url, body }: ApiCall) {
  if (url === '/api/factors') return { data: factors };
  if (url === '/api/own-phone' && method === 'get') {
    return { data: { since, has_second_factor: factors.totp } };
  }
  if (url === '/api/own-phone' && method === 'delete') {
    since = null;
    return { data: { message: 'Not any more' } };
  }
  const { password, code } = body as { password?: string; code?: string };
  if (password !== undefined && password !== 'long enough') {
    return fieldFailure('password', 'The current password is incorrect');
  }
  if (url === '/api/own-phone') {
    since = Date.parse('2026-11-21T20:00:00Z');
    return { data: { message: 'Own phone' } };
  }
  if (url === '/api/factors/totp') {
    const uri = 'otpauth://totp/Teesta:asha?secret=JBSWY3DPEHPK3PXP';
    return { data: { secret: 'JBSWY3DPEHPK3PXP', uri, ticket: 'ticket' } };
  }
  if (url === '/api/factors/totp/confirm') {
    if (code !== '123456') return fieldFailure('code', 'This code is not right');
    factors = { ...factors, totp: true, recovery_codes_left: 10 };
    return { data: { message: 'Second factor added', recovery_codes: codes } };
  }
  if (url === '/api/factors/passkey-options') return { data: { options: { challenge: 'abc' } } };
  if (url === '/api/factors/passkeys') {
    factors = { ...factors, passkeys: [phone] };
    return { data: { message: 'Second factor added', recovery_codes: [] } };
  }
  factors = { ...factors, passkeys: [] };
  return { data: { message: 'Second factor removed' } };
}

function open(onEnrolled?: () => void) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecurityScreen userId="asha" {...(onEnrolled && { onEnrolled })} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function giveApp(person: ReturnType<typeof userEvent.setup>, code: string) {
  await person.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await person.type(screen.getByLabelText('Your password'), 'long enough{Enter}');
  await person.type(await screen.findByRole('textbox', { name: 'Code' }), `${code}{Enter}`);
}

beforeEach(() => {
  [factors, since] = [nothing, null];
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  device.startRegistration.mockReset();
  vi.mocked(showToast).mockReset();
});

test('an app is set up with the secret in groups of four; its codes stay until they are kept', async () => {
  const calls = stubApi(answer);
  const person = open();
  await giveApp(person, '000000');
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  expect(await screen.findByText('This code is not right')).toBeVisible();
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();

  await person.type(code, '123456{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 6 });
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  expect(calls.at(-2)?.body).toEqual({ ticket: 'ticket', code: '123456' });
  const list = screen.getByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(codes.length);
  await person.keyboard('{Escape}');
  expect(list).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));

  await person.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('10 of 10 are left.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign-in and Security' })).toHaveFocus();
  expect(document.body.innerHTML).not.toContain(codes[0]);
});

test('where nothing else can be done before, the way opens once the codes are kept', async () => {
  stubApi(answer);
  factors = { ...nothing, required: true };
  const onEnrolled = vi.fn();
  const person = open(onEnrolled);
  await screen.findByRole('heading', { name: 'Add a second factor' });
  expect(screen.queryByRole('heading', { name: 'Recovery codes' })).not.toBeInTheDocument();
  await giveApp(person, '123456');
  const kept = await screen.findByRole('button', { name: 'I have kept them' });
  expect(onEnrolled).not.toHaveBeenCalled();
  await person.click(kept);
  expect(onEnrolled).toHaveBeenCalledOnce();
});

test('a passkey is made after the password, under the name of the device', async () => {
  const calls = stubApi(answer);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  );
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Chrome on Windows');
  await person.type(within(dialog).getByLabelText('Your password'), 'wrong{Enter}');
  expect(await within(dialog).findByText('The current password is incorrect')).toBeVisible();
  expect(device.startRegistration).not.toHaveBeenCalled();

  const known = Object.assign(new Error('known'), { name: 'InvalidStateError' });
  device.startRegistration.mockRejectedValueOnce(known);
  await person.clear(within(dialog).getByLabelText('Your password'));
  await person.type(within(dialog).getByLabelText('Your password'), 'long enough{Enter}');
  expect(await within(dialog).findByText(/^This device has a passkey/)).toBeVisible();

  device.startRegistration.mockResolvedValue({ id: 'key', response: { attestationObject: 'a' } });
  await person.click(within(dialog).getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText(`Added ${timeTexts.date('2026-11-21')}`)).toBeVisible();
  expect(screen.getByText('Not used yet')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.find(({ url }) => url === '/api/factors/passkeys')?.body).toEqual({
    name: 'Chrome on Windows',
    credential: { id: 'key', response: { attestationObject: 'a' } },
  });
});

test('what the server answers about a passkey is shown in the dialog', async () => {
  stubApi((call) =>
    call.url === '/api/factors/passkeys'
      ? fieldFailure('credential', 'This passkey could not be used')
      : answer(call),
  );
  device.startRegistration.mockResolvedValue({ id: 'key', response: {} });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await person.type(screen.getByLabelText('Your password'), 'long enough{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('This passkey could not be used'),
  );
});

test('a passkey is removed with the password, and the last needed factor not at all', async () => {
  const calls = stubApi(answer);
  factors = { ...nothing, passkeys: [phone], totp: true, required: true };
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Remove the passkey Phone' }));
  await person.type(screen.getByLabelText('Your password'), 'long enough{Enter}');
  expect(await screen.findByText(/^Your role needs this one/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
  expect(calls.find(({ method }) => method === 'post')).toMatchObject({
    url: '/api/factors/passkeys/7/remove',
    body: { password: 'long enough' },
  });
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move to another phone' })).toBeVisible();
});

test.each([
  ['the site is not served over https', { passkey_host: '' }, /^Passkeys are off/],
  ['it is made for another host', { passkey_host: 'dealer.example' }, /made at dealer\.example;/],
])('no passkey can be made where %s', async (_, given, text) => {
  stubApi(answer);
  factors = { ...nothing, ...given };
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

test('a browser that knows no passkeys says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  stubApi(answer);
  open();
  expect(await screen.findByText(/^This browser does not support passkeys/)).toBeVisible();
});

test('a phone is marked as the own one with the password, once there is a second factor, and taken back', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(pointer: coarse)' }),
  );
  const calls = stubApi(answer);
  const person = open();
  expect(
    await screen.findByText('For this you need a passkey or an authenticator app first.'),
  ).toBeVisible();
  await giveApp(person, '123456');
  await person.click(await screen.findByRole('button', { name: 'I have kept them' }));
  await person.click(await screen.findByRole('button', { name: 'This is my own phone' }));
  const dialog = screen.getByRole('dialog', { name: 'Is this your own phone?' });
  await person.type(within(dialog).getByLabelText('Your password'), 'wrong{Enter}');
  expect(await within(dialog).findByText('The current password is incorrect')).toBeVisible();
  await person.clear(within(dialog).getByLabelText('Your password'));
  await person.type(within(dialog).getByLabelText('Your password'), 'long enough{Enter}');
  // India's day.
  expect(
    await screen.findByText(`Your own phone since ${timeTexts.date('2026-11-22')}.`),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'This phone' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'No longer my own phone' }));
  expect(await screen.findByRole('button', { name: 'This is my own phone' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This phone' })).toHaveFocus();
  expect(calls.filter(({ url }) => url === '/api/own-phone').map(({ method }) => method)).toContain(
    'delete',
  );
});

test('on a computer it is not offered, and what was made one can be taken back', async () => {
  const calls = stubApi(answer);
  open();
  await screen.findByRole('heading', { name: 'Recovery codes' });
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/own-phone'));
  expect(screen.queryByRole('heading', { name: 'This phone' })).not.toBeInTheDocument();
  cleanup();
  since = Date.parse('2026-11-22T06:00:00Z');
  open();
  expect(await screen.findByRole('button', { name: 'No longer my own phone' })).toBeVisible();
});
