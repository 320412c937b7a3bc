import {
  problem,
  replyDefaults,
  replyLimits,
  type AuditedAction,
  type Reply,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { isDuplicate } from '../../db/dialect.ts';
import { addToHistory, readHistory } from '../../db/history.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidInput, notFound, Stale } from '../../errors/app-error.ts';
import { listReplies, replySubject, toReply } from './reply-repository.ts';

type Deps = Needs<'db' | 'clock' | 'audit'>;

/**
 * A page that was opened before offers existed leaves out the fields that it does not know: those stay as they were.
 */
type Saved = Omit<Reply, 'purpose' | 'subject'> & {
  purpose?: Reply['purpose'] | undefined;
  subject?: Reply['subject'] | undefined;
};

interface Wanted {
  key: string;
  /** The version that the change was made from; 0: it is new. */
  version: number;
  reply: Saved;
  by: string;
}

/**
 * Stores a new version of a template, or a new one. The same call again changes nothing.
 *
 * @throws {Stale}
 * @throws {AppError} `not_found`, or `invalid_input` beyond the limits
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
      const next = { number: version + 1, value: reply, userId: by, at: clock() };
      await addToHistory(transaction, replySubject(key), next);
      await audit({ userId: by, action: actionOf(current, reply), what: key }, transaction);
    });
  } catch (error) {
    // Another call at the same time was quicker.
    if (!isDuplicate(error)) throw error;
    await refuse(db, wanted);
  }
}

/** Refuses as stale, unless the wanted content is already stored. */
async function refuse(db: Database, { key, reply }: Wanted): Promise<void> {
  const [last] = await readHistory<Partial<Reply>>(db, replySubject(key), 1);
  if (!last) throw notFound('reply');
  const current = toReply(last.value);
  if (isSame(current, whole(reply, current))) return;
  throw new Stale({ key, version: last.number, ...current });
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
