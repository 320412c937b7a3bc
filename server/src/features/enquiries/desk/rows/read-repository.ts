import { deskLimits } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { findRow, insertIfNew, updateRows } from '../../../../db/rows.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { insertDeskEvents, lockDesk } from './desk-repository.ts';

interface Look {
  userId: string;
  id: number;
  /** Epoch ms. */
  now: number;
  isOpen: boolean;
}

/** Notes that a user opens an enquiry, or closes it again; the first to open it gets a line in its timeline. */
export async function noteLook(db: Database, look: Look): Promise<void> {
  const { userId, id, now, isOpen } = look;
  if (isOpen && (await isFresh(db, look))) return;
  if (await isLookedAt(db, id)) return storeLook(db, look);
  await inTransaction(db, async (transaction) => {
    // If several users open it at once, the others wait here until the first one is stored.
    await lockDesk(transaction, [id]);
    const isFirst = !(await isLookedAt(transaction, id));
    await storeLook(transaction, look);
    if (isFirst && isOpen)
      await insertDeskEvents(transaction, [{ id, at: now, userId, kind: 'seen', detail: {} }]);
  });
}

/**
 * Whether nothing has to be stored: the look is noted for at least half of its time, and nothing has happened since.
 */
async function isFresh(db: Database, { userId, id, now }: Look): Promise<boolean> {
  const noted = await db
    .selectFrom('desk_reads')
    .innerJoin('desk', 'desk.enquiry_id', 'desk_reads.enquiry_id')
    .select('read_at')
    .where('desk_reads.user_id', '=', userId)
    .where('desk_reads.enquiry_id', '=', id)
    .where('open_until', '>', now + deskLimits.openMs / 2)
    .whereRef('read_at', '>=', 'last_event_at')
    .executeTakeFirst();
  return noted !== undefined;
}

async function isLookedAt(db: Database, id: number): Promise<boolean> {
  return (await findRow(db, 'desk_reads', { enquiry_id: id })) !== undefined;
}

async function storeLook(db: Database, { userId, id, now, isOpen }: Look): Promise<void> {
  const look = { read_at: now, open_until: isOpen ? now + deskLimits.openMs : now };
  const key = { user_id: userId, enquiry_id: id };
  const updated = await updateRows(db, 'desk_reads', { equal: key, set: look });
  if (updated === 0) await insertIfNew(db, 'desk_reads', { ...key, ...look });
}

/** User ids of others who have an enquiry open. */
export async function listLookers(
  db: Database,
  { userId, id, now }: { userId: string; id: number; now: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_reads')
    .select('user_id')
    .where('enquiry_id', '=', id)
    .where('open_until', '>', now)
    .where('user_id', '!=', userId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: other }) => other);
}

/**
 * The numbers of the enquiries that a person has opened since an instant, the latest opened first: of those, the newest
 * `limit` enquiries, which the table's key finds in their order.
 */
export async function listOpened(
  db: Database,
  { userId, since, limit }: { userId: string; since: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('desk_reads')
    .select(['enquiry_id as id', 'read_at as at'])
    .where('user_id', '=', userId)
    .where('read_at', '>', since)
    .orderBy('enquiry_id', 'desc')
    .limit(limit)
    .execute();
  return rows.sort((one, other) => other.at - one.at).map(({ id }) => id);
}
