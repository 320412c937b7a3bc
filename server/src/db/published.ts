import { raiseCounter } from './dialect.ts';
import type { Database } from './open-database.ts';
import { createSharedRead } from './shared-read.ts';

/** The row that counts the changes of what visitors see. */
const NAME = 'published';

/** More than every model's every answer; unknown names must not fill the memory. */
const MOST_KEPT = 1000;

/**
 * Says that what visitors see has changed. Every write to the catalogue or the content belongs in one
 * transaction with this.
 */
export async function notePublished(transaction: Database): Promise<void> {
  await raiseCounter(transaction, {
    ...{ table: 'revisions', counter: 'revision' },
    ...{ key: 'name', value: NAME },
  });
}

/** Keeps what was made of published rows for exactly as long as nobody changes one. */
export interface PublishedCache {
  /**
   * What `make` made of the rows as they are now. The revision is asked of the database every time,
   * so the change of another server counts too; a failure is not kept.
   *
   * @param key stands for all that `make` depends on beside published rows
   */
  get: <Value>(key: string, make: () => Promise<Value>) => Promise<Value>;
}

export function createPublishedCache(db: Database): PublishedCache {
  const currentRevision = createSharedRead(async (_name: typeof NAME) => readRevision(db));
  let revision: number | undefined;
  let kept = new Map<string, Promise<unknown>>();
  return {
    get: async <Value>(key: string, make: () => Promise<Value>) => {
      const current = await currentRevision(NAME);
      if (current !== revision || kept.size >= MOST_KEPT) kept = new Map();
      revision = current;
      const known = kept.get(key) as Promise<Value> | undefined;
      if (known) return known;
      const ofNow = kept;
      // Made after the revision was read: of these rows or newer ones, never of older ones.
      const made = make();
      ofNow.set(key, made);
      made.catch(() => ofNow.delete(key));
      return made;
    },
  };
}

async function readRevision(db: Database): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.revision ?? 0;
}
