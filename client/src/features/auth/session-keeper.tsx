import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEveryCall, onSessionEnd } from '../../lib/api-client.ts';
import { closeOpenedWindows } from '../../lib/opened-windows.ts';
import { forgetCustomers } from './forget-customers.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import { SessionEndingDialog } from './session-ending-dialog.tsx';
import { fetchCurrentUser, onSessionMarkerChange, sessionMarker } from './session.ts';
import { watchSessionTime, type SessionTime } from './session-time.ts';

/** Calls that wait for a session. */
interface Waiting {
  /** Whose session it is meanwhile; absent when there is none. */
  otherUserId: string | undefined;
  goOn: () => void;
  giveUp: () => void;
}

/** How much of the back office is shown: `hidden` while it is uncertain whether the session goes on. */
export type Presence = 'here' | 'hidden' | 'lost';

interface SessionKeeperProps {
  userId: string;
  /** The session's marker when it was known to be the user's. */
  knownMarker: string | null;
  /** How much of the back office is shown now. */
  presence: Presence;
  onChange: (presence: Presence) => void;
}

/** Asks in time whether somebody is there, and for the password when the session has ended. */
export function SessionKeeper({ userId, knownMarker, presence, onChange }: SessionKeeperProps) {
  const { waiting, ending, isHidden } = useSession({ userId, knownMarker });
  const wanted = waiting ? 'lost' : isHidden ? 'hidden' : 'here';
  const tell = useEffectEvent(onChange);
  useLayoutEffect(() => tell(wanted), [wanted]);

  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leaveNothing = useEffectEvent(() => {
    forgetCustomers(queries);
    // What was searched for goes from the present entry too.
    void navigate(pathname + search, { replace: true, state: null });
  });
  // Once the screens are gone: answers that a screen shows are kept for it.
  useEffect(() => {
    if (presence === 'lost') leaveNothing();
  }, [presence]);

  if (waiting) {
    return (
      <SessionEndedDialog
        key={waiting.otherUserId}
        userId={userId}
        otherUserId={waiting.otherUserId}
        onLoggedIn={waiting.goOn}
        onGivenUp={waiting.giveUp}
      />
    );
  }
  return ending && !isHidden ? <SessionEndingDialog {...ending} /> : null;
}

interface Ending {
  endsAt: number;
  canStay: boolean;
  onClosed: () => void;
}

/** The server says whole seconds: each of its answers gives a slightly different end. */
function isSameEnding(one: Ending | undefined, other: Ending | undefined): boolean {
  if (!one || !other || one.canStay !== other.canStay) return false;
  return Math.abs(one.endsAt - other.endsAt) < 2000;
}

function useSession({ userId, knownMarker }: { userId: string; knownMarker: string | null }) {
  const [waiting, setWaiting] = useState<Waiting>();
  const [ending, setEnding] = useState<Ending>();
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    let known = knownMarker;
    // One question for all calls that wait meanwhile.
    let renewal: Promise<void> | undefined;
    let endQuestion: (() => void) | undefined;
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
        // The question stays until the login page is there: the screens must not be seen in between.
        const giveUp = () => reject(new Error('not logged in'));
        setWaiting({ otherUserId, goOn, giveUp });
      });
      return renewal;
    };
    const end = (otherUserId?: string) => void ask(otherUserId).catch(() => undefined);

    const check = async () => {
      const marker = sessionMarker();
      // Without a marker the server refuses the call, and the question comes with that.
      if (marker === known || marker === null) return;
      const { user_id: current } = await fetchCurrentUser(new AbortController().signal);
      if (current !== userId) return ask(current);
      known = marker;
      // Answered in another tab.
      endQuestion?.();
    };

    // An end that cannot be put off is told once.
    let isLastWarningRead = false;
    const show = ({ is, endsAt, endsAtLatest }: SessionTime) => {
      setIsHidden(is === 'over');
      if (is === 'running') isLastWarningRead = false;
      const canStay = endsAt < endsAtLatest;
      const onClosed = () => {
        setEnding(undefined);
        if (canStay) time.stay();
        else isLastWarningRead = true;
      };
      const isAsked = is === 'ending' && (canStay || !isLastWarningRead);
      const next = isAsked ? { endsAt, canStay, onClosed } : undefined;
      setEnding((shown) => (isSameEnding(shown, next) ? shown : next));
    };
    const watchTime = () =>
      watchSessionTime(userId, {
        onChange: show,
        onEnd: end,
        onLeave: () => {
          flushSync(() => setIsHidden(true));
          // Left behind, they could never be closed at the end of the session.
          closeOpenedWindows();
        },
      });
    let time = watchTime();

    const stops = [
      onSessionEnd(() => ask()),
      beforeEveryCall(check),
      // Said at once, not only with the next call.
      onSessionMarkerChange(() => void check().catch(() => undefined)),
      () => time.stop(),
    ];
    void check().catch(() => undefined);
    return () => stops.forEach((stop) => stop());
  }, [userId, knownMarker]);

  return { waiting, ending, isHidden };
}
