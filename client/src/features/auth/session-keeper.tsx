import type { CurrentSession } from '@dealership/shared';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionTakenTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { handleCalls } from '../../lib/calls/api-client.ts';
import { late } from '../../lib/browser/late.ts';
import { closeOpenedWindows } from '../../lib/browser/opened-windows.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { Refusal } from '../../lib/calls/refusal.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { forgetCustomers } from './forget-customers.ts';
import type { Ending } from './session-ending-dialog.tsx';
import {
  fetchCurrentUser,
  fetchSessionOwner,
  onSessionMarkerChange,
  sessionMarker,
} from './session.ts';
import { watchSessionTime, type SessionTime } from './session-time.ts';

const loadEnded = () => import('./session-ended-dialog.tsx');
const loadEnding = () => import('./session-ending-dialog.tsx');
const SessionEndedDialog = late(async () => (await loadEnded()).SessionEndedDialog);
const SessionEndingDialog = late(async () => (await loadEnding()).SessionEndingDialog);

interface Waiting {
  /** The user of the browser's present session; absent when there is none. */
  otherUserId: string | undefined;
  /** On the person's own phone the password is enough (rules: own-phone). */
  isLocked: boolean;
  /** @throws {Refusal} when the session belongs to another user than this page */
  checkUser: () => Promise<void>;
  goOn: () => void;
  giveUp: () => void;
}

/** How much of the back office is shown: `hidden` while it is unknown whether the session is alive. */
export type Presence = 'here' | 'hidden' | 'lost';

interface SessionKeeperProps {
  userId: string;
  /** The session's marker when the session was last known to be the user's. */
  knownMarker: string | null;
  presence: Presence;
  onChange: (presence: Presence) => void;
}

/** Warns before the session ends, and asks for the password when it has ended. */
export function SessionKeeper({ userId, knownMarker, presence, onChange }: SessionKeeperProps) {
  const queries = useQueryClient();
  const onSession = (session: CurrentSession) => followRights(queries, session);
  const { waiting, ending, isHidden } = useSession({ userId, knownMarker, queries, onSession });
  const wanted = waiting ? 'lost' : isHidden ? 'hidden' : 'here';
  const notify = useEffectEvent(onChange);
  useLayoutEffect(() => notify(wanted), [wanted]);

  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leaveNothing = useEffectEvent(() => {
    forgetCustomers(queries);
    // Removes the search term from the current history entry too.
    void navigate(pathname + search, { replace: true, state: null });
  });
  // In an effect, after the screens are unmounted: answers in use stay cached.
  useEffect(() => {
    if (presence === 'lost') leaveNothing();
  }, [presence]);

  // Fetched after the first rows, and before they are needed: later the network may be down.
  useEffect(
    () =>
      whenIdle(() => {
        // After a failure they are fetched when they are shown.
        Promise.all([loadEnded(), loadEnding()]).catch(() => undefined);
      }),
    [],
  );

  return (
    <Suspense>
      {waiting && (
        <SessionEndedDialog
          key={waiting.otherUserId}
          userId={userId}
          otherUserId={waiting.otherUserId}
          isLocked={waiting.isLocked}
          checkUser={waiting.checkUser}
          onLoggedIn={() => {
            waiting.goOn();
            // Including the news of this login, such as the use of a recovery code.
            void queries.invalidateQueries({ queryKey: queryKeys.notices() });
          }}
          onGivenUp={waiting.giveUp}
        />
      )}
      {!waiting && ending && !isHidden && <SessionEndingDialog {...ending} />}
    </Suspense>
  );
}

/**
 * Follows changes made during the session: an owner gives or removes rights, or another tab marks this as the person's
 * own phone.
 */
function followRights(queries: QueryClient, session: CurrentSession): void {
  const rightsOf = (of: CurrentSession) =>
    JSON.stringify([
      [of.role, of.kinds, of.branches, of.has_branches],
      [of.second_factor_missing, of.is_own_phone],
    ]);
  const known = queries.getQueryData<CurrentSession>(queryKeys.me);
  if (known && rightsOf(known) !== rightsOf(session)) queries.setQueryData(queryKeys.me, session);
}

/** The session with which the page began, and when it came (epoch ms). */
function firstSession(queries: QueryClient) {
  const { data: session, dataUpdatedAt: at = 0 } =
    queries.getQueryState<CurrentSession>(queryKeys.me) ?? {};
  return session && { session, at };
}

/** The server gives whole seconds: each of its answers gives a slightly different end. */
function isSameEnding(one: Ending | undefined, other: Ending | undefined): boolean {
  if (!one || !other || one.canStay !== other.canStay) return false;
  return Math.abs(one.endsAt - other.endsAt) < 2000;
}

interface SessionOptions extends Pick<SessionKeeperProps, 'userId' | 'knownMarker'> {
  queries: QueryClient;
  onSession: (session: CurrentSession) => void;
}

function useSession({ userId, knownMarker, queries, onSession }: SessionOptions) {
  const reportSession = useEffectEvent(onSession);
  const [waiting, setWaiting] = useState<Waiting>();
  const [ending, setEnding] = useState<Ending>();
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    let known = knownMarker;
    // One dialog for all waiting calls.
    let renewal: Promise<void> | undefined;
    let endQuestion: (() => void) | undefined;
    // Until then the session is only locked, by this browser's clock.
    let ownUntil = -Infinity;
    const ask = (otherUserId?: string) => {
      renewal ??= new Promise<void>((resolve, reject) => {
        time.stop();
        setEnding(undefined);
        const goOn = () => {
          renewal = undefined;
          endQuestion = undefined;
          setWaiting(undefined);
          setIsHidden(false);
          known = sessionMarker();
          time = watchTime();
          resolve();
        };
        endQuestion = goOn;
        // The dialog stays until the login page is shown: the screens must not be visible in between.
        const giveUp = () => reject(new Error('not logged in'));
        const isLocked = Date.now() < ownUntil;
        setWaiting({ otherUserId, isLocked, checkUser, goOn, giveUp });
      });
      return renewal;
    };
    // A passkey may belong to another user.
    const checkUser = async () => {
      const current = await fetchSessionOwner();
      if (current === userId) return;
      if (current === undefined) throw new Refusal(sessionTakenTexts.nobody);
      setWaiting((asked) => asked && { ...asked, otherUserId: current });
      throw new Refusal(sessionTakenTexts.notYours(current, userId));
    };
    const end = (otherUserId?: string) => void ask(otherUserId).catch(() => undefined);

    const check = async () => {
      const marker = sessionMarker();
      // Without a marker the server refuses the call, and the refusal opens the dialog.
      if (marker === known || marker === null) return;
      const { user_id: current } = await fetchCurrentUser(new AbortController().signal);
      if (current !== userId) return ask(current);
      known = marker;
      // The user has logged in in another tab.
      endQuestion?.();
    };

    // The warning of an end that cannot be postponed is shown once.
    let isLastWarningRead = false;
    const show = ({ is, endsAt, endsAtLatest, isOwnPhone }: SessionTime) => {
      ownUntil = isOwnPhone ? endsAtLatest : -Infinity;
      setIsHidden(is === 'over');
      if (is === 'running') isLastWarningRead = false;
      const canStay = endsAt < endsAtLatest;
      const onClosed = () => {
        setEnding(undefined);
        if (canStay) time.stay();
        else isLastWarningRead = true;
      };
      const isAsked = is === 'ending' && (canStay || !isLastWarningRead);
      const next = isAsked ? { endsAt, canStay, isOwnPhone, onClosed } : undefined;
      setEnding((shown) => (isSameEnding(shown, next) ? shown : next));
    };
    const listeners = {
      onChange: show,
      onSession: reportSession,
      onEnd: end,
      onLeave: () => {
        flushSync(() => setIsHidden(true));
        // After the page is left, nothing could close them at the end of the session.
        closeOpenedWindows();
      },
    };
    const watchTime = () => watchSessionTime(userId, listeners);
    let time = watchSessionTime(userId, listeners, firstSession(queries));

    const stops = [
      handleCalls({ renewSession: () => ask(), checkSession: check }),
      // At once, instead of at the next call.
      onSessionMarkerChange(() => void check().catch(() => undefined)),
      () => time.stop(),
    ];
    void check().catch(() => undefined);
    return () => stops.forEach((stop) => stop());
  }, [userId, knownMarker, queries]);

  return { waiting, ending, isHidden };
}
