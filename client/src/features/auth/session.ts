import { UNATTENDED_HEADER, type CurrentSession, type LoginRequest } from '@dealership/shared';
import { call } from '../../lib/call.ts';

/**
 * Tells this browser's pages that somebody logged in here. Only a marker for the route guard: the
 * session itself is a cookie that no script can read, and the server does not accept the marker.
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

/** @throws {ApiError} when refused or unreachable */
export async function logIn(request: LoginRequest): Promise<void> {
  const { token } = await call('POST /api/login', { body: request });
  localStorage.setItem(MARKER, token);
}

/** Removes the marker even if the call fails: a logout at the counter must not leave the screens open. */
export async function logOut(): Promise<void> {
  try {
    await call('POST /api/logout', {});
  } catch (error) {
    console.warn('The server did not confirm the logout.', error);
  }
  localStorage.clear();
}

/**
 * Who is logged in, and for how long.
 * @param options.isUse whether asking keeps the session alive
 * @throws {ApiError} status 401 without a session
 */
export async function fetchCurrentUser(
  signal: AbortSignal,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<CurrentSession> {
  const headers = isUse ? {} : { [UNATTENDED_HEADER]: '1' };
  return call('GET /api/me', { signal, headers });
}
