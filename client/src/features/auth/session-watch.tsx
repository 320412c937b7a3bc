import { lazy, Suspense, useState, type ReactNode } from 'react';
import { SetAside } from '../../ui/set-aside.tsx';
import type { Presence } from './session-keeper.tsx';
import { sessionMarker } from './session.ts';

// With all that it may have to show: later there may be no network to fetch it.
const SessionKeeper = lazy(async () => ({
  default: (await import('./session-keeper.tsx')).SessionKeeper,
}));

interface SessionWatchProps {
  userId: string;
  /** All that the session shows; `isLost`: without anything of customers'. */
  children: (isLost: boolean) => ReactNode;
}

/**
 * Notices when a session ends while somebody is at work, or becomes somebody else's in another tab. What
 * it showed leaves the document, and the password is asked for in its place: whatever was typed is kept
 * aside, and the calls that wait are sent in the name of the one who made them, or not at all.
 */
export function SessionWatch({ userId, children }: SessionWatchProps) {
  const [presence, setPresence] = useState<Presence>('here');
  const [knownMarker] = useState(sessionMarker);
  return (
    <>
      <SetAside isAside={presence !== 'here'}>{children(presence === 'lost')}</SetAside>
      <Suspense>
        <SessionKeeper
          userId={userId}
          knownMarker={knownMarker}
          presence={presence}
          onChange={setPresence}
        />
      </Suspense>
    </>
  );
}
