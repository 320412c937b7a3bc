import { call } from '../../lib/calls/call.ts';
import { readPasskey } from '../../lib/staff/passkeys.ts';
import { setSessionMarker } from './session.ts';

/**
 * Finishes a login with a code, after the password.
 * @throws {ApiError} when refused or unreachable
 */
export async function logInWithCode(method: 'totp' | 'recovery', code: string): Promise<void> {
  const { token } = await call('POST /api/login/second-step', { body: { method, code } });
  setSessionMarker(token);
}

/**
 * Logs in with a passkey of any account; needs no password.
 * @throws {ApiError} when refused or unreachable
 * @throws {Refusal} when the browser gives no passkey
 */
export async function logInWithPasskey(): Promise<void> {
  const { options } = await call('POST /api/login/passkey-options', {});
  const credential = await readPasskey(options);
  const { token } = await call('POST /api/login/passkey', { body: { credential } });
  setSessionMarker(token);
}
