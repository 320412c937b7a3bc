import { Suspense, useState, type ReactNode } from 'react';
import { late } from '../../lib/late.ts';
import { SetAside } from '../../ui/lists/set-aside.tsx';
import type { Presence } from './session-keeper.tsx';
import { sessionMarker } from './session.ts';

// Loaded early: it also checks whose session each call is sent in.
const SessionKeeper = late(async () => (await import('./session-keeper.tsx')).SessionKeeper);

interface SessionWatchProps {
  userId: string;
  /** The back office; `isLost`: it must not show customers' data. */
  children: (isLost: boolean) => ReactNode;
}

/**
 * Notices when the session ends while somebody is working, or becomes another user's in another tab. The
 * screens are removed from the document, and a dialog asks for the password: typed input is kept, and waiting
 * calls are sent in the session of the user who made them, or not at all.
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
