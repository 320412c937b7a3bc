import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** Private addresses of calendars: of each account at most one of a scope. They go with the account. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isMysql = engine === 'mysql';
  const table = `create table if not exists calendar_links (
    user_id varchar(64) not null,
    scope varchar(16) not null,
    hash varchar(64) not null,
    created_at bigint not null,
    read_at bigint,
    primary key (user_id, scope),
    constraint calendar_links_by_hash unique (hash),
    constraint calendar_links_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
  ) ${isMysql ? 'engine = InnoDB default character set utf8mb4 collate utf8mb4_bin' : ''}`;
  await sql.raw(table).execute(db);
}
