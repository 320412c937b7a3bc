import { SESSION_IDLE_MINUTES, UNATTENDED_HEADER, type CurrentSession } from '@dealership/shared';
import { api, ApiError } from '../../lib/calls/api-client.ts';
import { fetchCurrentUser } from './session.ts';

/** The warning is shown this long before the end. */
const WARN_MS = 2 * 60_000;

/** How often the server is asked: other tabs and users can extend or end the session too. */
const CHECK_EVERY_MS = {
  running: 60_000,
  /** More often when it is about to end. */
  ending: 10_000,
  /** At once when it should have ended: the page shows nothing until the answer. */
  over: 2_000,
};

/** While the user types and scrolls, one request in this time keeps the session alive. */
const USE_EVERY_MS = 60_000;

/** On the person's own phone the screens are locked this long after the last use that did not reach the server. */
const IDLE_MS = SESSION_IDLE_MINUTES * 60_000;

/** A call counts as use of the session if there was user input within this time before it. */
const ATTENDED_FOR_MS = 60_000;

/** Events of user input; with voice control or a screen reader it may be a `click` only. */
const inputs = ['keydown', 'input', 'pointerdown', 'click', 'wheel'] as const;

/** Times are this browser's, in epoch ms. */
export interface SessionTime {
  /** `over`: it should have ended, and the server is being asked. */
  is: 'running' | 'ending' | 'over';
  endsAt: number;
  /** The end even if the session is used. */
  endsAtLatest: number;
  /** On the person's own phone the session is locked at `endsAt` (rules: own-phone). */
  isOwnPhone: boolean;
}

export interface TimeListeners {
  onChange: (time: SessionTime) => void;
  /** Gets each session that the server returns. */
  onSession: (session: CurrentSession) => void;
  /** The session should have ended and the server does not answer, or it now belongs to `otherUserId`. */
  onEnd: (otherUserId?: string) => void;
  /** The page is left; the browser may keep it for Back, so customers' data must be removed. */
  onLeave: () => void;
}

/**
 * Tracks how long the session lasts, from the server's answers; without them, on the person's own phone, from the
 * use of this page. Compares clock times instead of setting one timer, since timers stop while a laptop sleeps.
 * A 401 is handled like that of any other call (`renewSession`).
 *
 * @param known the session with which the page began, and when it came (epoch ms): the network may be away from then on
 */
export function watchSessionTime(
  userId: string,
  { onChange, onSession, onEnd, onLeave }: TimeListeners,
  known?: { session: CurrentSession; at: number },
): { stay: () => void; stop: () => void } {
  const calls = new AbortController();
  const { signal } = calls;
  let { endsAt, endsAtLatest, isOwnPhone } = known ? endsOf(known.session, known.at) : noEnds;
  let reported: SessionTime = { is: 'running', ...noEnds };
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
      onSession(session);
      // Counted from the request, so that the session never ends later here than on the server.
      ({ endsAt, endsAtLatest, isOwnPhone } = endsOf(session, askedAt));
    } catch (error) {
      // Nothing else counts use in the meantime. Without an earlier answer there is no end to postpone.
      if (isOwnPhone && isAway(error)) {
        endsAt = Math.max(endsAt, Math.min(usedAt + IDLE_MS, endsAtLatest));
      }
      if (!signal.aborted && Date.now() >= endsAt) onEnd();
    }
    if (!signal.aborted) report();
  };

  const report = () => {
    const left = endsAt - Date.now();
    const is = left <= 0 ? 'over' : left <= WARN_MS ? 'ending' : 'running';
    if (is === reported.is && endsAt === reported.endsAt) return;
    reported = { is, endsAt, endsAtLatest, isOwnPhone };
    onChange(reported);
  };

  const look = () => {
    const wasOver = reported.is === 'over';
    report();
    const isNew = reported.is === 'over' && !wasOver;
    // Absolute: a clock that is set back must not delay anything.
    const isDue = Math.abs(Date.now() - lookedAt) >= CHECK_EVERY_MS[reported.is];
    if (isNew || isDue) void ask({ isUse: false });
  };

  const noteInput = () => {
    inputAt = Date.now();
    // While the warning is shown, only the answer to it extends the session.
    const isDue = reported.is === 'running' && Math.abs(inputAt - usedAt) >= USE_EVERY_MS;
    if (isDue && inputAt < endsAt) void ask({ isUse: true });
  };

  const timer = setInterval(look, 1000);
  const interceptor = api.interceptors.request.use((config) => {
    const sinceInput = Date.now() - inputAt;
    // Negative after the clock was set back: then the time is unknown.
    const isAttended = sinceInput >= 0 && sinceInput <= ATTENDED_FOR_MS;
    if (!isAttended) config.headers.set(UNATTENDED_HEADER, '1');
    return config;
  });
  for (const name of inputs) {
    window.addEventListener(name, noteInput, { capture: true, passive: true, signal });
  }
  // At once: timers of a background tab tick rarely.
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  // After a reload it asks for the session before it shows anything.
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

const noEnds = { endsAt: Infinity, endsAtLatest: Infinity, isOwnPhone: false };

/** The ends of a session that the server described at an instant (epoch ms). */
function endsOf(session: CurrentSession, at: number): Omit<SessionTime, 'is'> {
  return {
    endsAt: at + session.ends_in * 1000,
    endsAtLatest: at + session.ends_at_latest_in * 1000,
    isOwnPhone: session.is_own_phone,
  };
}

/** Whether the server could not be reached, or no request could be sent. */
function isAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
