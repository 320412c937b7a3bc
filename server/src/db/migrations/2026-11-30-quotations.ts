import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** Versions of quotations: each is stored once, and only its marks change. They go with their enquiry. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isMysql = engine === 'mysql';
  const id = isMysql
    ? 'bigint not null auto_increment primary key'
    : 'integer not null primary key autoincrement';
  const text = isMysql ? 'mediumtext' : 'text';
  const table = `create table if not exists quotations (
    id ${id},
    enquiry_id bigint not null,
    number varchar(20) not null,
    version bigint not null,
    token varchar(43) not null,
    content ${text} not null,
    valid_until varchar(10) not null,
    user_id varchar(64) not null,
    created_at bigint not null,
    opened_at bigint,
    wanted_at bigint,
    accepted_at bigint,
    withdrawn_at bigint,
    bill ${text},
    ${isMysql ? 'index quotations_by_enquiry (enquiry_id, id),' : ''}
    constraint quotations_in_order unique (number, version),
    constraint quotations_by_token unique (token),
    constraint quotations_of_enquiries foreign key (enquiry_id) references enquiries (id) on delete cascade
  ) ${isMysql ? 'engine = InnoDB default character set utf8mb4 collate utf8mb4_bin' : ''}`;
  await sql.raw(table).execute(db);
  if (isMysql) return;
  await sql`create index if not exists quotations_by_enquiry on quotations (enquiry_id, id)`.execute(
    db,
  );
}
