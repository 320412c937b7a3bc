import { updateRows } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';
import { findBrowser, type OwnBrowser } from '../login-device-repository.ts';

/** Since when a browser is a person's own phone (epoch ms); `null`: it is not, or is not known. */
export async function findOwnSince(db: Database, browser: OwnBrowser): Promise<number | null> {
  return (await findBrowser(db, browser))?.own_since ?? null;
}

/** Stores since when it is their own; resolves to false when the browser is not known for the account. */
export async function updateOwnSince(
  db: Database,
  { hash, userId }: OwnBrowser,
  since: number | null,
): Promise<boolean> {
  const equal = { hash, user_id: userId };
  return (await updateRows(db, 'login_devices', { equal, set: { own_since: since } })) > 0;
}

/** Makes every browser of an account an ordinary one again. Work that waits to be sent can still be read. */
export async function forgetOwnPhones(db: Database, userId: string): Promise<void> {
  const equal = { user_id: userId };
  await updateRows(db, 'login_devices', { equal, set: { own_since: null } });
  await updateRows(db, 'sessions', { equal, set: { own_phone: 0 } });
}
