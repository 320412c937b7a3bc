import type { Database } from '../../../db/open-database.ts';
import { isOver } from '../authenticate.ts';
import { findSession, type StoredSession } from '../session-repository.ts';
import type { OwnBrowser } from '../login-device-repository.ts';
import { findOwnSince } from './own-phone-repository.ts';

/**
 * The session on one's own phone, locked or alive, that a login by the password alone continues: the second factor was
 * given when it began. `undefined`: there is none.
 */
export async function findOwnSession(
  db: Database,
  { sessionId, now, ...browser }: OwnBrowser & { sessionId: string | undefined; now: number },
): Promise<StoredSession | undefined> {
  if (sessionId === undefined) return undefined;
  const session = await findSession(db, sessionId);
  const isOwn = session?.own_phone === 1 && session.user_id === browser.userId;
  if (!isOwn || isOver(session, now)) return undefined;
  return (await findOwnSince(db, browser)) === null ? undefined : session;
}
