import type { Reply } from '@dealership/shared';
import type { Config } from '../../config.ts';
import { readHistory } from '../../db/history.ts';
import type { Database } from '../../db/open-database.ts';
import { notFound } from '../../errors/app-error.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { presentHistory } from '../../http/answers/present-history.ts';
import { listReplies, replySubject, toReply } from './reply-repository.ts';
import { saveReply } from './save-reply.ts';

export function replyHandlers(
  deps: Parameters<typeof saveReply>[0] & { db: Database; config: Pick<Config, 'mail'> },
) {
  const { db, config } = deps;
  const all = async () => ({
    replies: await listReplies(db),
    sends_mail: config.mail !== undefined,
  });
  return {
    'GET /api/replies': all,
    'POST /api/replies': async ({ body: { key, version, ...reply }, by }) => {
      await saveReply(deps, { key, version, reply, by });
      return all();
    },
    'GET /api/replies/:key/changes': async ({ params: { key } }) => {
      const versions = await readHistory<Partial<Reply>>(db, replySubject(key));
      if (versions.length === 0) throw notFound('reply');
      return presentHistory(versions, (stored) => ({ reply: toReply(stored) }));
    },
  } satisfies Partial<NamedHandlers>;
}
