import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** Addresses of programs that get news of enquiries, and the messages that are for each. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isMysql = engine === 'mysql';
  const id = isMysql
    ? 'bigint not null auto_increment primary key'
    : 'integer not null primary key autoincrement';
  const table = `create table if not exists webhooks (
    id ${id},
    address varchar(500) not null,
    topics varchar(200) not null,
    secret varchar(200) not null,
    is_personal tinyint not null,
    made_by varchar(64) not null,
    made_at bigint not null
  ) ${isMysql ? 'engine = InnoDB default character set utf8mb4 collate utf8mb4_bin' : ''}`;
  await sql.raw(table).execute(db);
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'outbox')?.columns ?? [];
  if (!columns.some(({ name }) => name === 'webhook_id')) {
    const index = isMysql ? ', add index outbox_by_webhook (webhook_id, id)' : '';
    await sql.raw(`alter table outbox add column webhook_id bigint${index}`).execute(db);
  }
  if (isMysql) return;
  await sql`create index if not exists outbox_by_webhook on outbox (webhook_id, id) where webhook_id is not null`.execute(
    db,
  );
}
