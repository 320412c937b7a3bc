import type { Database } from '../../../db/open-database.ts';

/**
 * How many failures there are up to and including an id, and when the oldest was: of a scope, from a source, or of this
 * scope from this source.
 */
export async function countFailures(
  db: Database,
  { scope, source, upToId }: { scope?: string; source?: string; upToId: number },
): Promise<{ count: number; oldest: number }> {
  let chosen = db.selectFrom('login_failures').where('id', '<=', upToId);
  if (scope !== undefined) chosen = chosen.where('scope', '=', scope);
  if (source !== undefined) chosen = chosen.where('source', '=', source);
  return chosen
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number>('failed_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
}

export async function deleteFailuresUpTo(db: Database, instant: number): Promise<void> {
  await db.deleteFrom('login_failures').where('failed_at', '<=', instant).execute();
}
