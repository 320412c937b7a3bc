import { modelKey, type Tap } from '@dealership/shared';
import { addToCounter } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { untilUnlocked } from '../../db/transaction.ts';

/** Adds one to what was counted on a day. What names no model of the catalogue gets no row of its own. */
export async function addTap(db: Database, day: string, { way, page, model }: Tap): Promise<void> {
  const known =
    model === undefined
      ? undefined
      : await db
          .selectFrom('vehicles')
          .select('model_key')
          .where('model_key', '=', modelKey(model))
          .executeTakeFirst();
  const of = { day, way, page, model_key: known?.model_key ?? '' };
  await untilUnlocked(() => addToCounter(db, { table: 'taps', counter: 'count', of, by: 1 }));
}
