import { useState, type ReactNode } from 'react';
import { latePart } from '../../lib/browser/late.ts';
import { SetAside } from '../../ui/lists/set-aside.tsx';
import type { Presence } from './session-keeper.tsx';
import { sessionMarker } from './session.ts';

// Loaded early: it also checks the session of each call.
const SessionKeeper = latePart(async () => (await import('./session-keeper.tsx')).SessionKeeper);

interface SessionWatchProps {
  userId: string;
  /** The back office; `isLost`: it must not show customers' data. */
  children: (isLost: boolean) => ReactNode;
}

/**
 * Notices when the session ends during work, or becomes another user's in another tab. The screens are removed from
 * the document, and a dialog asks for the password: input is kept, and waiting calls are sent only in the session of
 * the user who made them.
 */
export function SessionWatch({ userId, children }: SessionWatchProps) {
  const [presence, setPresence] = useState<Presence>('here');
  const [knownMarker] = useState(sessionMarker);
  return (
    <>
      <SetAside isAside={presence !== 'here'}>{children(presence === 'lost')}</SetAside>
      <SessionKeeper
        userId={userId}
        knownMarker={knownMarker}
        presence={presence}
        onChange={setPresence}
      />
    </>
  );
}
