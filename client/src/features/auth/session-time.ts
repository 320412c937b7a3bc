import { UNATTENDED_HEADER } from '@dealership/shared';
import { api } from '../../lib/api-client.ts';
import { fetchCurrentUser } from './session.ts';

/** This long before the end, whoever is at the screen is asked whether they are still there. */
const WARN_MS = 2 * 60_000;

/** How often the server is asked: other tabs and other people prolong and end a session too, */
const LOOK_EVERY_MS = {
  running: 60_000,
  /** More often when it is about to end, */
  ending: 10_000,
  /** and at once when it should have: the page shows nothing until the answer. */
  over: 2_000,
};

/** While somebody types and scrolls, the session is kept alive by one request in this time. */
const USE_EVERY_MS = 60_000;

/** A call counts as made by a person when a hand was at the page within this time before it. */
const ATTENDED_FOR_MS = 60_000;

/** What only a person does; also by voice, or with a screen reader, which may give a `click` alone. */
const inputs = ['keydown', 'input', 'pointerdown', 'click', 'wheel'] as const;

/** Times are this browser's, in epoch ms. */
export interface SessionTime {
  /** `over`: it should have ended, and the server is being asked. */
  is: 'running' | 'ending' | 'over';
  endsAt: number;
  /** However much the session is used. */
  endsAtLatest: number;
}

export interface TimeListeners {
  onChange: (time: SessionTime) => void;
  /** It should have ended, and there is no answer; or it is the session of `otherUserId` now. */
  onEnd: (otherUserId?: string) => void;
  /** The page is left, and the browser may keep it for Back: with nothing of customers' in it. */
  onLeave: () => void;
}

/**
 * Follows how long the session lasts by what the server says. Compares clock times instead of waiting
 * once, since a laptop that sleeps stops its timers. A refusal of the question is told as that of any
 * other call (`onSessionEnd`).
 */
export function watchSessionTime(
  userId: string,
  { onChange, onEnd, onLeave }: TimeListeners,
): { stay: () => void; stop: () => void } {
  const calls = new AbortController();
  const { signal } = calls;
  let told: SessionTime = { is: 'running', endsAt: Infinity, endsAtLatest: Infinity };
  let { endsAt, endsAtLatest } = told;
  let lookedAt = -Infinity;
  let usedAt = Date.now();
  let inputAt = Date.now();

  const ask = async ({ isUse }: { isUse: boolean }) => {
    const askedAt = Date.now();
    lookedAt = askedAt;
    if (isUse) usedAt = askedAt;
    try {
      const session = await fetchCurrentUser(signal, { isUse });
      if (session.user_id !== userId) {
        onEnd(session.user_id);
        return;
      }
      // Counted from the question on, so that it never ends later here than there.
      endsAt = askedAt + session.ends_in * 1000;
      endsAtLatest = askedAt + session.ends_at_latest_in * 1000;
    } catch {
      if (!signal.aborted && Date.now() >= endsAt) onEnd();
    }
    if (!signal.aborted) tell();
  };

  const tell = () => {
    const left = endsAt - Date.now();
    const is = left <= 0 ? 'over' : left <= WARN_MS ? 'ending' : 'running';
    if (is === told.is && endsAt === told.endsAt) return;
    told = { is, endsAt, endsAtLatest };
    onChange(told);
  };

  const look = () => {
    const wasOver = told.is === 'over';
    tell();
    const isNew = told.is === 'over' && !wasOver;
    const isDue = distance(Date.now(), lookedAt) >= LOOK_EVERY_MS[told.is];
    if (isNew || isDue) void ask({ isUse: false });
  };

  const noteInput = () => {
    inputAt = Date.now();
    // Once the question stands, only its answer counts.
    const isDue = told.is === 'running' && distance(inputAt, usedAt) >= USE_EVERY_MS;
    if (isDue && inputAt < endsAt) void ask({ isUse: true });
  };

  const timer = setInterval(look, 1000);
  const interceptor = api.interceptors.request.use((config) => {
    const sinceInput = Date.now() - inputAt;
    // After a clock that was set back nobody knows how long ago it was.
    const isAttended = sinceInput >= 0 && sinceInput <= ATTENDED_FOR_MS;
    if (!isAttended) config.headers.set(UNATTENDED_HEADER, '1');
    return config;
  });
  for (const name of inputs) {
    window.addEventListener(name, noteInput, { capture: true, passive: true, signal });
  }
  // Sooner than the next tick, which a tab in the background has rarely.
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  // Loaded anew, it asks for the session before it shows anything.
  const reload = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
  window.addEventListener('pageshow', reload, { signal });
  look();

  return {
    stay: () => void ask({ isUse: true }),
    stop: () => {
      clearInterval(timer);
      api.interceptors.request.eject(interceptor);
      calls.abort();
    },
  };
}

/** Either way: a clock that is set back must not put off what is due. */
function distance(one: number, other: number): number {
  return Math.abs(one - other);
}
