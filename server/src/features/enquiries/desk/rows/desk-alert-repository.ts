import type { Reads } from '@dealership/shared';
import { countRows, idsOf } from '../../../../db/rows.ts';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { DeskNoticesTable } from '../../../../db/schema.ts';
import { isReadOnDesk } from '../../reads-repository.ts';

export async function insertAlerts(
  db: Database,
  people: readonly string[],
  {
    ids,
    now,
    alertAt = now,
    ...alert
  }: {
    ids: readonly number[];
    why: DeskNoticesTable['why'];
    now: number;
    /** The number of enquiries that each alert is about; absent: 1. */
    count?: number;
    /** When it may first be sent outside the back office (epoch ms); later if its step can still be undone. */
    alertAt?: number;
  },
): Promise<void> {
  if (people.length === 0 || ids.length === 0) return;
  const alerts = ids.flatMap((id) =>
    people.map((userId) => ({
      ...alert,
      user_id: userId,
      enquiry_id: id,
      at: now,
      seen_at: null,
      alert_at: alertAt,
    })),
  );
  await db.insertInto('desk_notices').values(alerts).execute();
}

/** Withdraws the alerts of a step that was taken at an instant (epoch ms) and is undone. */
export async function withdrawAlerts(db: Database, id: number, at: number): Promise<void> {
  const whys = ['assigned', 'booked'] as const;
  await db
    .deleteFrom('desk_notices')
    .where('enquiry_id', '=', id)
    .where('at', '=', at)
    .where('why', 'in', whys)
    .where('seen_at', 'is', null)
    .execute();
  // Alerts that were seen stay in the list, but are not sent.
  await db
    .updateTable('desk_notices')
    .set({ alert_at: null })
    .where('enquiry_id', '=', id)
    .where('at', '=', at)
    .where('why', 'in', whys)
    .execute();
}

/** Deletes alerts that an enquiry is new: everybody's, or these people's. */
export async function deleteNewAlerts(
  db: Database,
  { id, of }: { id: number; of?: readonly string[] },
): Promise<void> {
  if (of?.length === 0) return;
  let query = db.deleteFrom('desk_notices').where('enquiry_id', '=', id).where('why', '=', 'new');
  if (of) query = query.where(besideIndex(db, 'user_id'), 'in', of);
  await query.execute();
}

interface Reader {
  userId: string;
  reads: Reads;
}

/** A user's alerts, without those of closed enquiries, and without *new* for enquiries that have an assignee. */
function alertsOf(db: Database, { userId, reads }: Reader) {
  return db
    .selectFrom('desk_notices')
    .innerJoin('desk', 'desk.enquiry_id', 'desk_notices.enquiry_id')
    .where('desk_notices.user_id', '=', userId)
    .where('desk.standing', '!=', 'closed')
    .where(({ eb, or }) =>
      or([eb('desk_notices.why', '!=', 'new'), eb(besideIndex(db, 'desk.assignee'), 'is', null)]),
    )
    .where(isReadOnDesk(db, reads));
}

export async function countAlerts(db: Database, reader: Reader): Promise<number> {
  return countRows(alertsOf(db, reader).where('desk_notices.seen_at', 'is', null));
}

/** A user's alerts with their enquiries: first the unseen ones, then the last seen. */
export async function listAlerts(db: Database, reader: Reader, limit: number) {
  const alerts = alertsOf(db, reader).select([
    'desk_notices.id',
    'desk_notices.why',
    'desk_notices.at',
    'desk_notices.seen_at',
    'desk_notices.enquiry_id',
    'desk.kind',
    'desk_notices.count',
  ]);
  // Two queries, each in the order of the index; a single one would sort all alerts of the user.
  const unseen = await alerts
    .where('desk_notices.seen_at', 'is', null)
    .orderBy('desk_notices.id', 'desc')
    .limit(limit)
    .execute();
  const seen = await alerts
    .where('desk_notices.seen_at', '>', 0)
    .orderBy('desk_notices.seen_at', 'desc')
    .orderBy('desk_notices.id', 'desc')
    .limit(limit - unseen.length)
    .execute();
  const rows = [...unseen, ...seen];
  if (rows.length === 0) return [];
  const enquiries = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map((row) => row.enquiry_id))])
    .execute();
  return rows.flatMap(({ id, why, at, kind, count, seen_at: seenAt, enquiry_id: enquiryId }) => {
    const enquiry = enquiries.find((each) => each.id === enquiryId);
    if (!enquiry) return [];
    return { id, why, at, count, is_seen: seenAt !== null, kind, enquiry };
  });
}

export async function noteSeen(
  db: Database,
  userId: string,
  { upTo, now }: { upTo: number; now: number },
): Promise<void> {
  await db
    .updateTable('desk_notices')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('id', '<=', upTo)
    .execute();
}

/** Alerts that are checked at once; on SQLite all other writes wait for it. */
const AT_ONCE = 1000;

/** Deletes alerts from before an instant (epoch ms), and those of closed enquiries. */
export async function deleteOldAlerts(db: Database, before: number): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('desk_notices')
      .innerJoin('desk', 'desk.enquiry_id', 'desk_notices.enquiry_id')
      .select(['desk_notices.id', 'desk_notices.at', 'desk.standing'])
      .where('desk_notices.id', '>', last)
      .orderBy('desk_notices.id')
      .limit(AT_ONCE)
      .execute();
    const old = rows.filter(({ at, standing }) => at < before || standing === 'closed');
    if (old.length > 0) {
      await db.deleteFrom('desk_notices').where('id', 'in', idsOf(old)).execute();
    }
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end.id;
  }
}
