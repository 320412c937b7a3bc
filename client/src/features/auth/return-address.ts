import { DASHBOARD, OFFICE_SCOPE } from '@dealership/shared';
import { withoutSearch } from '../../lib/staff/search-term.ts';

export const LOGIN = '/admin/login';

/** State of a history entry for the login page. Not in the address, which is logged. */
export interface LoginState {
  likelyUserId?: string;
}

/** The login page with a back office address to return to, without a search term. */
export function loginAddress(wanted: string): string {
  const { address: next } = withoutSearch(wanted);
  const isStart = next === DASHBOARD || `${next.replace(/\/$/, '')}/` === OFFICE_SCOPE;
  return isStart ? LOGIN : `${LOGIN}?${new URLSearchParams({ next }).toString()}`;
}

/**
 * The page that led to the login, or the person's first screen. Only paths of our own back office count, so that a link
 * to the login page cannot send staff to a look-alike site.
 */
export function returnAddress(next: string | null, origin: string): string {
  if (next === null || !URL.canParse(next, origin)) return OFFICE_SCOPE;
  const { origin: target, pathname, search } = new URL(next, origin);
  const isOurs = target === origin && pathname.startsWith('/admin/') && pathname !== LOGIN;
  return isOurs ? withoutSearch(pathname + search).address : OFFICE_SCOPE;
}
