/** Scope of the back office as an installed app: its worker caches no page outside it. */
export const OFFICE_SCOPE = '/admin/';
export const OFFICE_WORKER = '/admin/worker.js';
export const OFFICE_MANIFEST = '/admin/app.webmanifest';
/** What other apps share is sent here by the system; the worker answers, and the server where there is none. */
export const OFFICE_SHARE = '/admin/share';
/** Where a share opens; the worker adds the name under which it holds the share. */
export const OFFICE_SHARED = '/admin/add-enquiry?shared=';
/** The name of a share that nobody holds. */
export const SHARE_LOST = 'lost';

/** Other names below `/admin/`, which screens may not have, except the dashboard its own (rules: screen-addresses). */
export const reservedNames: readonly string[] = [
  'login',
  'set-password',
  'dashboard',
  'worker.js',
  'app.webmanifest',
  'share',
];

/** Address of a screen of the back office, with what it opens with; a parameter `''` is left out. */
export function screenAddress(screen: string, query: Readonly<Record<string, string>> = {}) {
  const present = Object.entries(query).filter(([, value]) => value !== '');
  const pairs = present.map((pair) => pair.map(encodeURIComponent).join('='));
  return addressOf(screen, pairs);
}

function addressOf(screen: string, pairs: readonly string[]): string {
  return `${OFFICE_SCOPE}${screen}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** Where staff go by default. */
export const DASHBOARD = screenAddress('dashboard');

export const OFFICE_START = screenAddress('desk');

/**
 * Screens once were at `/admin/dashboard?screen=<name>`, which is still in bookmarks and sent messages.
 *
 * @param query of an address of the dashboard
 * @returns the screen's present address with the rest of the query; `undefined`: it names no screen
 */
export function readOldAddress(query: string): string | undefined {
  const pairs = query.replace(/^\?/, '').split('&');
  const name = pairs.find(isScreen)?.slice('screen='.length);
  if (name === undefined) return undefined;
  const isName = /^[a-z-]+$/.test(name) && !reservedNames.includes(name);
  return addressOf(
    isName ? name : 'dashboard',
    pairs.filter((pair) => !isScreen(pair)),
  );
}

const isScreen = (pair: string) => pair.startsWith('screen=');
