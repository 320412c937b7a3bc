import { sql } from 'kysely';
import { listTables } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

/** Tables of earlier versions: an old backup has them, and a step of the migration empties them. */
type EarlierTable = 'vehicle_changes' | 'setting_changes' | 'reply_versions' | 'content_changes';

export type TableName = keyof Tables | EarlierTable;

/** A row as JSON: both engines return only these types. */
export type BackupRow = Record<string, string | number | null>;

/**
 * The tables in a backup, with the key by which their rows are read; parents before children, since a
 * restore inserts in this order. `null`: not in the backup. Sessions, known browsers, login failures and links
 * are left out: a restored backup must not bring back a session that has ended since, or a link that was used.
 */
const keyOfTable: Readonly<
  Record<TableName, 'id' | 'enquiry_id' | 'user_id' | 'role' | 'hash' | 'name' | null>
> = {
  enquiries: 'id',
  enquiry_cards: 'enquiry_id',
  customers: 'id',
  join_proposals: 'id',
  desk: 'enquiry_id',
  desk_events: 'id',
  quotations: 'id',
  vehicles: 'id',
  vehicle_sections: 'id',
  vehicle_changes: 'id',
  planned_prices: 'id',
  stock: 'id',
  counters: 'name',
  pictures: 'id',
  banners: 'id',
  dealers: 'id',
  settings: 'id',
  history: 'id',
  setting_changes: 'id',
  reply_versions: 'id',
  offers: 'id',
  notifications: 'id',
  gallery_images: 'id',
  content_changes: 'id',
  admin_users: 'user_id',
  role_rules: 'role',
  desk_views: 'id',
  alert_choices: 'user_id',
  passkeys: 'id',
  authenticator_apps: 'user_id',
  recovery_codes: 'hash',
  account_notices: 'id',
  days_off: 'id',
  taps: 'id',
  // A restored key works again until it is revoked again (docs/operations.md).
  api_keys: 'id',
  webhooks: 'id',
  consent_people: 'id',
  consents: 'id',
  sessions: null,
  login_devices: null,
  // Only of the moment: enquiries open on screens, unread alerts, and steps that can still be undone.
  desk_reads: null,
  desk_notices: null,
  desk_batches: null,
  // A restored outbox must not send messages again that have been sent since.
  outbox: null,
  // They belong to known browsers, which are left out too; without devices the keys are of use only to a thief.
  push_keys: null,
  push_devices: null,
  login_failures: null,
  audit_events: 'id',
  export_tickets: null,
  spent_challenges: null,
  password_links: null,
  // An address that was ended must not work again.
  calendar_links: null,
  daily_work: null,
  known_day: null,
  revisions: null,
  database_identity: null,
  // Only at its end a backup is known to be whole; a restore stores which backup it was made from.
  last_backup: null,
};

const allTables = Object.keys(keyOfTable) as TableName[];

export function isBackedUpTable(name: string): name is TableName {
  return allTables.some((table) => table === name && keyOfTable[table] !== null);
}

const MIGRATOR_TABLES = ['kysely_migration', 'kysely_migration_lock'];

/** Rows in memory at a time, up to 20 KB each. */
const ROWS_AT_ONCE = 200;

/** The migrations that the database has run, in order; none: it is not a database of this product. */
export async function listSteps(db: Database): Promise<string[]> {
  if (!(await listPresentTables(db)).has('kysely_migration')) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function listBackedUpTables(db: Database): Promise<TableName[]> {
  const present = await listPresentTables(db);
  return allTables.filter((table) => isBackedUpTable(table) && present.has(table));
}

export async function* readRows(db: Database, table: TableName): AsyncGenerator<BackupRow[]> {
  const key = keyOfTable[table];
  if (key === null) return;
  let last: BackupRow | undefined;
  do {
    const isFurther = last ? sql`where ${sql.ref(key)} > ${last[key]}` : sql``;
    const { rows } = await sql<BackupRow>`select * from ${sql.table(table)} ${isFurther}
      order by ${sql.ref(key)} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => withoutLeftOut(table, row));
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

/** The product's tables that have rows; none in a new database. */
export async function listFilledTables(db: Database): Promise<TableName[]> {
  const present = await listPresentTables(db);
  const filled: TableName[] = [];
  for (const table of allTables.filter((each) => present.has(each))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(table);
  }
  return filled;
}

/** Drops the product's tables, so that they can be created with another schema; only while they are empty. */
export async function dropEmptyTables(db: Database): Promise<void> {
  const present = await listPresentTables(db);
  const childrenFirst = [...MIGRATOR_TABLES, ...allTables].reverse();
  for (const table of childrenFirst.filter((each) => present.has(each))) {
    await db.schema.dropTable(table).execute();
  }
}

async function listPresentTables(db: Database): Promise<Set<string>> {
  return new Set(await listTables(db));
}

/** Columns that the database computes, and marks of unsent messages: a restored database sends nothing again. */
const leftOut: Partial<Record<TableName, readonly string[]>> = { desk: ['facts', 'untold'] };

function withoutLeftOut(table: TableName, row: BackupRow): BackupRow {
  const names = leftOut[table];
  if (!names) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

export async function insertRows(db: Database, table: TableName, rows: readonly BackupRow[]) {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(lines)}`.execute(db);
}
