import {
  problem,
  replyDefaults,
  replyLimits,
  type AuditedAction,
  type Reply,
} from '@dealership/shared';
import type { Audit } from '../../audit/audit.ts';
import { isDuplicate } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidInput, notFound, Stale } from '../../errors/app-error.ts';
import { insertReplyVersion, listReplies, listReplyVersions } from './reply-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  audit: Audit;
}

/** A page that was opened before there were offers leaves out what it does not know: that stays as it was. */
type Saved = Omit<Reply, 'purpose' | 'subject'> & {
  purpose?: Reply['purpose'] | undefined;
  subject?: Reply['subject'] | undefined;
};

interface Wanted {
  key: string;
  /** That it was made from; 0: it is new. */
  version: number;
  reply: Saved;
  by: string;
}

/**
 * Stores a new version of a template, or a new one. The same again changes nothing.
 *
 * @throws {Stale}
 * @throws {AppError} `not_found`, `invalid_input` beyond what there may be
 */
export async function saveReply({ db, clock, audit }: Deps, wanted: Wanted): Promise<void> {
  const { key, version, by } = wanted;
  try {
    await inTransaction(db, async (transaction) => {
      const all = await listReplies(transaction);
      const current = all.find((each) => each.key === key);
      const reply = whole(wanted.reply, current);
      if (!current && version > 0) throw notFound('reply');
      if (current && (current.version !== version || isSame(current, reply)))
        return refuse(transaction, wanted);
      if (!current && all.length >= replyLimits.count) {
        throw invalidInput({ title: problem('too_many_replies', { max: replyLimits.count }) });
      }
      await insertReplyVersion(transaction, { key, version: version + 1, reply, by, at: clock() });
      await audit({ userId: by, action: actionOf(current, reply), what: key }, transaction);
    });
  } catch (error) {
    // Of two at once the other one was quicker.
    if (!isDuplicate(error)) throw error;
    await refuse(db, wanted);
  }
}

/** Unless it is stored as it is wanted. */
async function refuse(db: Database, { key, reply }: Wanted): Promise<void> {
  const [current] = await listReplyVersions(db, key, 1);
  if (!current) throw notFound('reply');
  if (isSame(current.reply, whole(reply, current.reply))) return;
  throw new Stale({ key, version: current.version, ...current.reply });
}

function whole(saved: Saved, before: Reply | undefined): Reply {
  const { purpose, subject } = before ?? replyDefaults;
  return { ...saved, purpose: saved.purpose ?? purpose, subject: saved.subject ?? subject };
}

function actionOf(before: Reply | undefined, { isHidden }: Reply): AuditedAction {
  let action: AuditedAction = isHidden ? 'reply hidden' : 'reply shown';
  if (!before) action = 'reply added';
  else if (before.isHidden === isHidden) action = 'reply changed';
  return action;
}

function isSame(some: Reply, other: Reply): boolean {
  const text = ({ title, kinds, statuses, ways, text: body, isHidden, purpose, subject }: Reply) =>
    JSON.stringify([
      title,
      kinds,
      statuses,
      ways,
      isHidden,
      purpose,
      ...[body, subject].map(({ en, bn = '', hi = '' }) => [en, bn, hi]),
    ]);
  return text(some) === text(other);
}
