import {
  UNATTENDED_HEADER,
  type CurrentSession,
  type LoginRequest,
  type SecondStep,
} from '@dealership/shared';
import { api } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';

/**
 * Marks this browser as logged in, for all its pages. Only a marker for the route guard: the session itself is a
 * cookie that no script can read, and the server does not accept the marker.
 */
const MARKER = 'adminToken';

export function hasSessionMarker(): boolean {
  return sessionMarker() !== null;
}

/** The marker; it changes with every login. */
export function sessionMarker(): string | null {
  return localStorage.getItem(MARKER);
}

export function clearSessionMarker(): void {
  localStorage.removeItem(MARKER);
  showSignedOut(true);
}

/** Since the page was loaded; who logs in next need not be the same person. */
let hasLoggedOut = false;

/** Whether somebody has logged out on this page: then the next login does not return to what they last saw. */
export function wasLeft(): boolean {
  return hasLoggedOut;
}

/** @param token of a finished login */
export function setSessionMarker(token: string): void {
  hasLoggedOut = false;
  localStorage.setItem(MARKER, token);
  showSignedOut(false);
}

/**
 * Notifies the server, which cannot see the marker, that it was removed. The logout may not have arrived, and then a
 * document of the desk must not show customers (server/src/features/enquiries/desk/first-look.ts).
 */
function showSignedOut(isOut: boolean) {
  document.cookie = `signed-out=1; path=/; samesite=strict${isOut ? '' : '; max-age=0'}`;
}

/** Calls back when another tab logs in or out. */
export function onSessionMarkerChange(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared, as logging out does.
    if (event.key === MARKER || event.key === null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/**
 * @returns how to finish the login of an account with a second factor; `undefined`: it is finished
 * @throws {ApiError} when refused or unreachable
 */
export async function logIn(request: LoginRequest): Promise<readonly SecondStep[] | undefined> {
  const answer = await call('POST /api/login', { body: request });
  if ('secondFactor' in answer) return answer.secondFactor;
  setSessionMarker(answer.token);
  return undefined;
}

/** Removes the marker even if the call fails: a logout at the counter must not leave the screens open. */
export async function logOut(): Promise<void> {
  try {
    await call('POST /api/logout', {});
  } catch (error) {
    console.warn('The server did not confirm the logout.', error);
  }
  hasLoggedOut = true;
  localStorage.clear();
  showSignedOut(true);
  // Also when the call to the server failed; the logout does not wait for the push service.
  void import('../../lib/staff/alerts-here.ts')
    .then((alerts) => alerts.endAlertsHere())
    .catch(() => undefined);
}

/**
 * The logged-in user, and the end of the session.
 * @param options.isUse whether the request keeps the session alive
 * @throws {ApiError} status 401 without a session
 */
export async function fetchCurrentUser(
  signal: AbortSignal,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<CurrentSession> {
  const headers = isUse ? {} : { [UNATTENDED_HEADER]: '1' };
  return call('GET /api/me', { signal, headers });
}

/**
 * The user of this browser's present session; `undefined`: no session, which opens no dialog.
 * @throws {ApiError} when unreachable
 */
export async function fetchSessionOwner(): Promise<string | undefined> {
  const validateStatus = (status: number) => status === 200 || status === 401;
  const { status, data } = await api.get<CurrentSession>('/api/me', { validateStatus });
  return status === 200 ? data.user_id : undefined;
}
