import {
  sql,
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  type Updateable,
} from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './schema.ts';
import { untilUnlocked } from './transaction.ts';

export function idsOf<Id>(rows: readonly { id: Id }[]): Id[] {
  return rows.map(({ id }) => id);
}

/** Some values of a row, in this order. */
export function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: Name[]
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

export async function countRows<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const row = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return (row as { total: number }).total;
}

export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/**
 * Numbers in a new order, with one moved behind another (`after`; 0: first); `undefined`: `after` is none of the
 * others.
 */
export function placeBehind(all: readonly number[], { id, after }: { id: number; after: number }) {
  const others = all.filter((each) => each !== id);
  const place = others.indexOf(after) + 1;
  return after === 0 || place > 0 ? others.toSpliced(place, 0, id) : undefined;
}

type OrderedTable =
  | ('vehicles' | 'dealers' | 'desk_views')
  | ('offers' | 'notifications' | 'gallery_images' | 'banners');

/** Puts rows of a table in this order. */
export async function storeOrder(db: Database, table: OrderedTable, ids: readonly number[]) {
  const places = ids.map((id, index) => sql`when ${id} then ${index + 1}`);
  await db
    .updateTable(table as 'vehicles')
    .set({ position: sql<number>`case id ${sql.join(places, sql` `)} end` })
    .where('id', 'in', ids)
    .execute();
}

/** Values that the wanted rows of a table have. */
type Equal<Table extends keyof Tables> = Partial<Selectable<Tables[Table]>>;

/**
 * Kysely leaves out conditions whose value is `undefined`, and without any every row would match.
 * @throws {Error} when there is no condition, or one without a value
 */
function checkEqual<Table extends keyof Tables>(equal: Equal<Table>): Equal<Table> {
  const values = Object.values(equal);
  if (values.length === 0 || values.includes(undefined)) throw new Error('A condition is missing.');
  return equal;
}

/** The row with these values; `undefined`: there is none. */
export async function findRow<Table extends keyof Tables>(
  db: Database,
  table: Table,
  equal: Equal<Table>,
): Promise<Selectable<Tables[Table]> | undefined> {
  const query = db.selectFrom(table as 'vehicles').selectAll();
  const row = await query
    .where(({ and }) => and(checkEqual(equal)))
    .limit(1)
    .executeTakeFirst();
  return row as Selectable<Tables[Table]> | undefined;
}

/** Changes all rows with these values; resolves to how many there were. */
export async function updateRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  { equal, set }: { equal: Equal<Table>; set: Updateable<Tables[Table]> },
): Promise<number> {
  const query = db.updateTable(table as 'vehicles').set(set as Updateable<Tables['vehicles']>);
  const { numUpdatedRows } = await query
    .where(({ and }) => and(checkEqual(equal)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes all rows with these values; resolves to how many there were. */
export async function deleteRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  equal: Equal<Table>,
): Promise<number> {
  const query = db.deleteFrom(table as 'vehicles').where(({ and }) => and(checkEqual(equal)));
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the rows of a table that have expired by an instant (epoch ms). */
export async function deleteExpired(
  db: Database,
  table: 'export_tickets' | 'spent_challenges' | 'password_links',
  now: number,
): Promise<void> {
  const query = db.deleteFrom(table as 'export_tickets').where('expires_at', '<=', now);
  await untilUnlocked(() => query.execute());
}

/** Adds a row; resolves to its number, in tables whose rows have one. */
export async function insertRow<Table extends keyof Tables>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<number> {
  const query = db.insertInto(table as 'vehicles').values(row as Insertable<Tables['vehicles']>);
  const { insertId } = await query.executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Adds a row, unless its key is taken; resolves to whether it was added. */
export async function insertIfNew<Table extends keyof Tables>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<boolean> {
  const query = db.insertInto(table as 'vehicles').values(row as Insertable<Tables['vehicles']>);
  const { numInsertedOrUpdatedRows } = await query.ignore().executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
