import { lazy, Suspense, useEffect, useState } from 'react';
import { onSessionEnd } from '../../lib/api-client.ts';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
}));

/** Calls that wait for a session. */
interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

/**
 * Notices when a session ends while somebody is at work and asks for the password in place: the
 * screen and whatever was typed stay, and the calls that were refused are repeated.
 */
export function SessionWatch({ userId }: { userId: string }) {
  const [waiting, setWaiting] = useState<Waiting>();

  useEffect(() => {
    // One question for all calls that are refused meanwhile.
    let renewal: Promise<void> | undefined;
    return onSessionEnd(() => {
      renewal ??= new Promise<void>((resolve, reject) => {
        const end = (settle: () => void) => () => {
          renewal = undefined;
          setWaiting(undefined);
          settle();
        };
        setWaiting({ goOn: end(resolve), giveUp: end(() => reject(new Error('not logged in'))) });
      });
      return renewal;
    });
  }, []);

  if (!waiting) return null;
  return (
    <Suspense>
      <SessionEndedDialog userId={userId} onLoggedIn={waiting.goOn} onGivenUp={waiting.giveUp} />
    </Suspense>
  );
}
