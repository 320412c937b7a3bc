import type { PendingErasure } from '@dealership/shared';
import { purgeDeleted } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';

/** Removes erased rows from the database's files too; returns where copies remain. */
export async function purge(db: Database): Promise<PendingErasure | undefined> {
  const isPurged = await purgeDeleted(db);
  if (isPurged === undefined) return 'server logs' satisfies PendingErasure;
  return isPurged ? undefined : ('database files' satisfies PendingErasure);
}
