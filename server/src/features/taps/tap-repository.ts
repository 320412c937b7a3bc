import { modelKey, type Period, type Tap } from '@dealership/shared';
import { addToCounter } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { untilUnlocked } from '../../db/transaction.ts';

/** Adds one to the count of a day. A name that is no model of the catalogue gets no row of its own. */
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

/** `name`: `null` where it is no model of the catalogue, or is one no longer. */
export async function sumTaps(db: Database, { from, to }: Period) {
  return db
    .selectFrom('taps')
    .leftJoin('vehicles', 'vehicles.model_key', 'taps.model_key')
    .select(({ fn }) => [
      'way',
      'page',
      'taps.model_key',
      'name',
      fn.sum<number>('count').as('count'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['way', 'page', 'taps.model_key', 'name'])
    .execute();
}
