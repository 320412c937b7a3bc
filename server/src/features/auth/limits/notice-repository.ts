import { noticeEvents, type NoticeEvent } from '@dealership/shared';
import { OPERATOR } from '../../../audit/audit.ts';
import { findRow } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';

export interface Happened {
  event: NoticeEvent;
  /** User id of the account, or key of the model. */
  about: string;
  /** User id of the person who did it, or `OPERATOR`; `''`: the account's own person. */
  by: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Shows people an alert on their screens, or at their next sign-in; in the transaction of the event. */
export async function tell(
  db: Database,
  userIds: readonly string[],
  { event, about, by, at }: Happened,
): Promise<void> {
  const rows = userIds.map((userId) => {
    return { user_id: userId, event, about, done_by: by === OPERATOR ? '' : by, created_at: at };
  });
  if (rows.length > 0) await db.insertInto('account_notices').values(rows).execute();
}

/** The same for one person, whose account may be deleted. */
export async function notifyOne(
  db: Database,
  { userId, ...happened }: Happened & { userId: string },
): Promise<void> {
  const account = await findRow(db, 'admin_users', { user_id: userId });
  if (account) await tell(db, [account.user_id], happened);
}

/** Shown at once; further ones are shown when these have been read. */
const MAX_NOTICES = 50;

export async function listNotices(db: Database, userId: string) {
  const rows = await db
    .selectFrom('account_notices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MAX_NOTICES)
    .execute();
  return rows.flatMap(({ id, event, about, done_by, created_at }) => {
    const known = noticeEvents.find((each) => each === event);
    return known ? { id, event: known, about, by: done_by, at: created_at } : [];
  });
}

export async function deleteNotices(db: Database, userId: string, { upTo }: { upTo: number }) {
  await db
    .deleteFrom('account_notices')
    .where('user_id', '=', userId)
    .where('id', '<=', upTo)
    .execute();
}
