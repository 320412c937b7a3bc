import { replyDefaults, type KeyedReply, type Reply, type ReplyVersion } from '@dealership/shared';
import { isDuplicate } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** All templates as they are now, by their keys. */
export async function listReplies(db: Database): Promise<KeyedReply[]> {
  const rows = await db
    .selectFrom('reply_versions as current')
    .select(['reply_key', 'version', 'value'])
    .where('version', '=', (query) =>
      query
        .selectFrom('reply_versions as each')
        .select(({ fn }) => fn.max('each.version').as('last'))
        .whereRef('each.reply_key', '=', 'current.reply_key'),
    )
    .orderBy('reply_key')
    .execute();
  return rows.map(({ reply_key: key, version, value }) => ({ key, version, ...toReply(value) }));
}

/** The last versions of a template, the latest first; none: there is no such template. */
export async function listReplyVersions(
  db: Database,
  key: string,
  limit: number,
): Promise<ReplyVersion[]> {
  const rows = await db
    .selectFrom('reply_versions')
    .select(['version', 'value', 'user_id', 'created_at'])
    .where('reply_key', '=', key)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    reply: toReply(row.value),
    by: row.user_id,
    at: row.created_at,
  }));
}

/**
 * A version of a template, if there is one, and whether the template is an offer: in this version, or the present one,
 * whatever somebody still has open.
 */
export async function findUsedReply(
  db: Database,
  { key, version }: { key: string; version: number },
): Promise<{ reply: Reply | undefined; isOffer: boolean }> {
  const rows = await db
    .selectFrom('reply_versions')
    .select(['version', 'value'])
    .where('reply_key', '=', key)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('version', '=', version),
        eb(
          'version',
          '=',
          selectFrom('reply_versions as each')
            .select(({ fn }) => fn.max('each.version').as('last'))
            .where('each.reply_key', '=', key),
        ),
      ]),
    )
    .execute();
  const found = rows.map((row) => ({ version: row.version, reply: toReply(row.value) }));
  const used = found.find((each) => each.version === version);
  return { reply: used?.reply, isOffer: found.some(({ reply }) => reply.purpose === 'offer') };
}

function toReply(value: string): Reply {
  return { ...replyDefaults, ...(JSON.parse(value) as Partial<Reply>) } as Reply;
}

/** Adds a version. */
export async function insertReplyVersion(
  db: Database,
  { key, version, reply, by, at }: ReplyVersion & { key: string },
): Promise<void> {
  await db
    .insertInto('reply_versions')
    .values({ reply_key: key, version, value: JSON.stringify(reply), user_id: by, created_at: at })
    .execute();
}

/** Stores what every dealership begins with, where there is no template yet. Of two servers that start together both may do it. */
export async function addFirstReplies(
  db: Database,
  { replies, now }: { replies: Readonly<Record<string, Reply>>; now: number },
): Promise<void> {
  try {
    await inTransaction(db, async (transaction) => {
      const any = await transaction.selectFrom('reply_versions').select('id').limit(1).execute();
      if (any.length > 0) return;
      for (const [key, reply] of Object.entries(replies)) {
        await insertReplyVersion(transaction, { key, version: 1, reply, by: '', at: now });
      }
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
