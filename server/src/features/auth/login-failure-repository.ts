import type { Database } from '../../db/open-database.ts';

/** Stores a wrong try and tells its number. */
export async function insertFailure(
  db: Database,
  { scope, failedAt }: { scope: string; failedAt: number },
): Promise<number> {
  const { insertId } = await db
    .insertInto('login_failures')
    .values({ scope, failed_at: failedAt })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** How many tries of a scope stand up to one of them, that one included, and when the oldest was. */
export async function countFailures(
  db: Database,
  { scope, upToId }: { scope: string; upToId: number },
): Promise<{ count: number; oldest: number }> {
  return db
    .selectFrom('login_failures')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number>('failed_at').as('oldest'),
    ])
    .where('scope', '=', scope)
    .where('id', '<=', upToId)
    .executeTakeFirstOrThrow();
}

export async function deleteFailure(db: Database, id: number): Promise<void> {
  await db.deleteFrom('login_failures').where('id', '=', id).execute();
}

export async function deleteFailures(db: Database, scope: string): Promise<void> {
  await db.deleteFrom('login_failures').where('scope', '=', scope).execute();
}

export async function deleteFailuresBefore(db: Database, instant: number): Promise<void> {
  await db.deleteFrom('login_failures').where('failed_at', '<=', instant).execute();
}
