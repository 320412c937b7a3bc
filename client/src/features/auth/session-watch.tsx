import { lazy, Suspense, useEffect, useState } from 'react';
import { beforeEveryCall, onSessionEnd } from '../../lib/api-client.ts';
import { fetchCurrentUser, onSessionMarkerChange, sessionMarker } from './session.ts';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
}));

/** Calls that wait for a session. */
interface Waiting {
  /** Whose session it is meanwhile; absent when there is none. */
  otherUserId: string | undefined;
  goOn: () => void;
  giveUp: () => void;
}

/**
 * Notices when a session ends while somebody is at work, or becomes somebody else's in another tab,
 * and asks for the password in place: the screen and whatever was typed stay, and the calls that wait
 * are sent in the name of the one who made them, or not at all.
 */
export function SessionWatch({ userId }: { userId: string }) {
  const [waiting, setWaiting] = useState<Waiting>();

  useEffect(() => {
    let known = sessionMarker();
    // One question for all calls that wait meanwhile.
    let renewal: Promise<void> | undefined;
    let endQuestion: (() => void) | undefined;
    const ask = (otherUserId?: string) => {
      renewal ??= new Promise<void>((resolve, reject) => {
        const end = (settle: () => void) => () => {
          renewal = undefined;
          endQuestion = undefined;
          setWaiting(undefined);
          settle();
        };
        const goOn = end(() => {
          known = sessionMarker();
          resolve();
        });
        endQuestion = goOn;
        setWaiting({ otherUserId, goOn, giveUp: end(() => reject(new Error('not logged in'))) });
      });
      return renewal;
    };

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

    const stops = [
      onSessionEnd(() => ask()),
      beforeEveryCall(check),
      // Said at once, not only with the next call.
      onSessionMarkerChange(() => void check().catch(() => undefined)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [userId]);

  if (!waiting) return null;
  const { otherUserId, goOn, giveUp } = waiting;
  return (
    <Suspense>
      <SessionEndedDialog
        key={otherUserId}
        userId={userId}
        otherUserId={otherUserId}
        onLoggedIn={goOn}
        onGivenUp={giveUp}
      />
    </Suspense>
  );
}
