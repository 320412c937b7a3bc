import type { BelievedInstants } from '../../clock-difference.ts';
import type { Database } from '../../db/open-database.ts';

/** Stores a wrong try and tells its number. */
export async function insertFailure(
  db: Database,
  failure: { scope: string; source: string; failedAt: number },
): Promise<number> {
  const { insertId } = await db
    .insertInto('login_failures')
    .values({ scope: failure.scope, source: failure.source, failed_at: failure.failedAt })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/**
 * How many tries stand up to one of them, that one included, and when the oldest was: of a scope, from a
 * source, or of this scope from this source.
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

export async function deleteFailure(db: Database, id: number): Promise<void> {
  await db.deleteFrom('login_failures').where('id', '=', id).execute();
}

/** Those of a scope, from everywhere or from one source. */
export async function deleteFailures(
  db: Database,
  scope: string,
  { source }: { source?: string } = {},
): Promise<void> {
  const all = db.deleteFrom('login_failures').where('scope', '=', scope);
  await (source === undefined ? all : all.where('source', '=', source)).execute();
}

export async function deleteFailuresExcept(
  db: Database,
  { after, upTo }: BelievedInstants,
): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where(({ eb, or }) => or([eb('failed_at', '<=', after), eb('failed_at', '>', upTo)]))
    .execute();
}
