import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** Keys for programs of others. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isMysql = engine === 'mysql';
  const id = isMysql
    ? 'bigint not null auto_increment primary key'
    : 'integer not null primary key autoincrement';
  const table = `create table if not exists api_keys (
    id ${id},
    name varchar(40) not null,
    rights varchar(100) not null,
    kinds varchar(200) not null,
    dealer_id bigint,
    expire_date varchar(10),
    hash varchar(64) not null,
    begins varchar(12) not null,
    made_by varchar(64) not null,
    made_at bigint not null,
    used_at bigint,
    revoked_at bigint,
    constraint api_keys_by_name unique (name),
    constraint api_keys_by_hash unique (hash)
  ) ${isMysql ? 'engine = InnoDB default character set utf8mb4 collate utf8mb4_bin' : ''}`;
  await sql.raw(table).execute(db);
}
