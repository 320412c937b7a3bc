import { noticeEvents, type NoticeEvent } from '@dealership/shared';
import { OPERATOR } from '../../../audit/audit.ts';
import { findRow } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';

export interface NewAlert {
  event: NoticeEvent;
  /** User id of the account, or key of the model. */
  about: string;
  /** User id of the person who did it, or `OPERATOR`; `''`: the account's own person. */
  by: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Shows people an alert on their screens, or at their next sign-in; in the transaction of the event. */
export async function addAlerts(
  db: Database,
  userIds: readonly string[],
  { event, about, by, at }: NewAlert,
): Promise<void> {
  const rows = userIds.map((userId) => {
    return { user_id: userId, event, about, done_by: by === OPERATOR ? '' : by, created_at: at };
  });
  if (rows.length > 0) await db.insertInto('account_notices').values(rows).execute();
}

/** The same for one person, whose account may be deleted. */
export async function notifyOne(
  db: Database,
  { userId, ...alert }: NewAlert & { userId: string },
): Promise<void> {
  const account = await findRow(db, 'admin_users', { user_id: userId });
  if (account) await addAlerts(db, [account.user_id], alert);
}

/** Shown at once; further ones are shown when these have been read. */
const MAX_ALERTS = 50;

export async function listAlerts(db: Database, userId: string) {
  const rows = await db
    .selectFrom('account_notices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MAX_ALERTS)
    .execute();
  return rows.flatMap(({ id, event, about, done_by, created_at }) => {
    const known = noticeEvents.find((each) => each === event);
    return known ? { id, event: known, about, by: done_by, at: created_at } : [];
  });
}

export async function deleteAlerts(db: Database, userId: string, { upTo }: { upTo: number }) {
  await db
    .deleteFrom('account_notices')
    .where('user_id', '=', userId)
    .where('id', '<=', upTo)
    .execute();
}
