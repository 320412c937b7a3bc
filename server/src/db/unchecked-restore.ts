import type { Database } from './open-database.ts';

/**
 * The days that a restore has lost, from the backup's time until the restore (epoch ms). They are stored among the
 * counters, which backups include, until an owner has gone through them.
 */
export interface LostDays {
  from: number;
  until: number;
}

const names = { from: 'restored-from', until: 'restored-at' } as const;
const both = Object.values(names);

/** Called in the transaction that ends a restore. Days that were lost before, and are not checked yet, remain lost. */
export async function noteLostDays(transaction: Database, { from, until }: LostDays) {
  const before = await findUncheckedRestore(transaction);
  await endRestoreCheck(transaction);
  const since = Math.min(from, before?.from ?? from);
  await transaction
    .insertInto('counters')
    .values([
      { name: names.from, value: since },
      { name: names.until, value: until },
    ])
    .execute();
}

/** `undefined`: nothing was restored, or an owner has gone through it. */
export async function findUncheckedRestore(db: Database): Promise<LostDays | undefined> {
  const rows = await db
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('name', 'in', both)
    .execute();
  const valueOf = (name: string) => rows.find((row) => row.name === name)?.value;
  const [from, until] = [valueOf(names.from), valueOf(names.until)];
  return from === undefined || until === undefined ? undefined : { from, until };
}

/** Records that an owner has gone through the days that began then. @returns whether they were unchecked until now */
export async function endRestoreCheck(transaction: Database, from?: number): Promise<boolean> {
  if (from !== undefined && (await findUncheckedRestore(transaction))?.from !== from) return false;
  const { numDeletedRows } = await transaction
    .deleteFrom('counters')
    .where('name', 'in', both)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
