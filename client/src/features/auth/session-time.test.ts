import { UNATTENDED_HEADER, type CurrentSession } from '@dealership/shared';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/calls/api-client.ts';
import { watchSessionTime, type SessionTime } from './session-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** When the fake server ends the unused session, and the latest end. */
let endsAt: number;
let endsAtLatest: number;
let isAway: boolean;
let isOwnPhone: boolean;
let calls: { at: number; url: string; isUse: boolean }[];
let seen: SessionTime['is'][];
let watch: ReturnType<typeof watchSessionTime>;
const onEnd = vi.fn();
const onLeave = vi.fn();

async function answer(config: InternalAxiosRequestConfig) {
  const now = Date.now();
  const isUse = !config.headers.has(UNATTENDED_HEADER);
  calls.push({ at: now, url: config.url ?? '', isUse });
  if (isAway || now >= endsAt) throw new AxiosError('Network Error', 'ERR_NETWORK', config);
  if (isUse) endsAt = Math.min(now + 30 * MINUTE, endsAtLatest);
  const data = {
    user_id: 'asha',
    ends_in: Math.floor((endsAt - now) / SECOND),
    ends_at_latest_in: Math.floor((endsAtLatest - now) / SECOND),
    is_own_phone: isOwnPhone,
  };
  return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
}

beforeEach(async () => {
  vi.useFakeTimers();
  api.defaults.adapter = answer;
  [calls, seen, isAway, isOwnPhone] = [[], [], false, false];
  onEnd.mockReset();
  onLeave.mockReset();
  endsAt = Date.now() + 30 * MINUTE;
  endsAtLatest = Date.now() + 12 * 60 * MINUTE;
  watch = watchSessionTime('asha', {
    onChange: ({ is }) => {
      if (seen.at(-1) !== is) seen.push(is);
    },
    onSession: () => undefined,
    onEnd,
    onLeave,
  });
  await pass(0);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const uses = () => calls.filter(({ isUse }) => isUse).length;

test('an untouched page asks once a minute without prolonging, warns 2 minutes before the end, and ends', async () => {
  await pass(27 * MINUTE);
  expect(seen).toEqual(['running']);
  expect(calls).toHaveLength(28);
  await pass(MINUTE + SECOND);
  expect(seen).toEqual(['running', 'ending']);
  await pass(2 * MINUTE);
  expect(seen).toEqual(['running', 'ending', 'over']);
  expect(uses()).toBe(0);
  expect(onEnd).toHaveBeenCalled();
});

test('a session that the server ends a moment later than the page is asked for again soon', async () => {
  endsAt += 900;
  await pass(30 * MINUTE);
  expect(seen.at(-1)).toBe('over');
  expect(onEnd).not.toHaveBeenCalled();
  await pass(3 * SECOND);
  expect(onEnd).toHaveBeenCalled();
});

test('typing or scrolling keeps the session alive with at most one request a minute', async () => {
  for (let second = 0; second < 40 * 60; second += 1) {
    await pass(SECOND);
    press();
  }
  expect(seen).toEqual(['running']);
  expect(uses()).toBeGreaterThan(30);
  expect(uses()).toBeLessThanOrEqual(40);
});

test('near the end of the 12 hours the warning is shown even after use', async () => {
  endsAtLatest = endsAt = Date.now() + 10 * MINUTE;
  for (let second = 0; second < 9 * 60; second += 1) {
    await pass(SECOND);
    press();
  }
  expect(seen).toEqual(['running', 'ending']);
});

test('the answer to the warning prolongs; other input does not', async () => {
  await pass(28 * MINUTE + SECOND);
  press();
  await pass(SECOND);
  expect(seen).toEqual(['running', 'ending']);
  watch.stay();
  await pass(SECOND);
  expect(seen).toEqual(['running', 'ending', 'running']);
  expect(uses()).toBe(1);
});

test('use in other tabs counts: the warning closes by itself', async () => {
  await pass(28 * MINUTE + SECOND);
  endsAt = Date.now() + 30 * MINUTE;
  await pass(11 * SECOND);
  expect(seen).toEqual(['running', 'ending', 'running']);
});

test('a laptop that wakes up after its session asks at once, and shows nothing meanwhile', async () => {
  await pass(MINUTE);
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
  const before = calls.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen.at(-1)).toBe('over');
  await pass(0);
  expect(calls).toHaveLength(before + 1);
});

test('a clock that is set forward by hand ends nothing: the server is asked', async () => {
  await pass(MINUTE);
  const jump = 3 * 60 * MINUTE;
  vi.setSystemTime(Date.now() + jump);
  endsAt += jump;
  endsAtLatest += jump;
  await pass(2 * SECOND);
  expect(seen).toEqual(['running', 'over', 'running']);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a clock that is set back delays nothing: the server is asked, and a key prolongs', async () => {
  await pass(MINUTE);
  const jump = 3 * 60 * MINUTE;
  vi.setSystemTime(Date.now() - jump);
  endsAt -= jump;
  endsAtLatest -= jump;
  const before = calls.length;
  await api.get('/api/dashboard');
  expect(uses()).toBe(0);
  await pass(SECOND);
  expect(calls.slice(before).map(({ url }) => url)).toEqual(['/api/dashboard', '/api/me']);
  press();
  await pass(0);
  expect(uses()).toBe(1);
  await pass(28 * MINUTE + SECOND);
  expect(seen).toEqual(['running', 'ending']);
});

test('without an answer the session ends at the last known end', async () => {
  await pass(MINUTE);
  isAway = true;
  await pass(28 * MINUTE);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(MINUTE + SECOND);
  expect(onEnd).toHaveBeenCalled();
});

test('without an answer, on one’s own phone, what is done here counts: it is locked 30 minutes after that', async () => {
  isOwnPhone = true;
  await pass(MINUTE);
  isAway = true;
  for (let minute = 0; minute < 45; minute += 1) {
    press();
    await pass(MINUTE);
  }
  expect(seen).toEqual(['running']);
  await pass(27 * MINUTE + 2 * SECOND);
  expect(seen).toEqual(['running', 'ending']);
  // Only an answer to the warning counts as use while it is shown.
  press();
  await pass(10 * SECOND);
  expect(seen).toEqual(['running', 'ending']);
  watch.stay();
  await pass(SECOND);
  expect(seen.at(-1)).toBe('running');
  await pass(30 * MINUTE - 2 * SECOND);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(2 * SECOND);
  expect(onEnd).toHaveBeenCalled();
});

test('nor does it go on beyond the 12 hours there', async () => {
  isOwnPhone = true;
  endsAtLatest = Date.now() + 40 * MINUTE;
  await pass(MINUTE);
  isAway = true;
  for (let minute = 0; minute < 38; minute += 1) {
    press();
    await pass(MINUTE);
  }
  expect([seen.at(-1), onEnd.mock.calls.length]).toEqual(['ending', 0]);
  await pass(MINUTE + SECOND);
  expect(onEnd).toHaveBeenCalled();
});

test('calls that a page makes by itself do not count as use, those after user input do', async () => {
  const isUse = async () => {
    await api.get('/api/dashboard').catch(() => undefined);
    return calls.findLast(({ url }) => url === '/api/dashboard')?.isUse;
  };
  expect(await isUse()).toBe(true);
  await pass(61 * SECOND);
  expect(await isUse()).toBe(false);
  press();
  expect(await isUse()).toBe(true);
  watch.stop();
  await pass(5 * MINUTE);
  expect(await isUse()).toBe(true);
});

test('a session that has become another user’s is reported', async () => {
  watch.stop();
  watch = watchSessionTime('bikash', {
    onChange: () => undefined,
    onSession: () => undefined,
    onEnd,
    onLeave,
  });
  await pass(0);
  expect(onEnd).toHaveBeenCalledWith('asha');
});

test('a page whose own first call finds no network locks by the session with which it began', async () => {
  watch.stop();
  isAway = true;
  const session = { user_id: 'asha', ends_in: 1800, ends_at_latest_in: 43_200, is_own_phone: true };
  watch = watchSessionTime(
    'asha',
    { onChange: () => undefined, onSession: () => undefined, onEnd, onLeave },
    { session: session as CurrentSession, at: Date.now() },
  );
  await pass(29 * MINUTE);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(2 * MINUTE);
  expect(onEnd).toHaveBeenCalled();
});
