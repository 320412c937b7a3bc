import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** Which variant is there in which colour. The rows of a model go with it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isMysql = engine === 'mysql';
  const id = isMysql
    ? 'bigint not null auto_increment primary key'
    : 'integer not null primary key autoincrement';
  const table = `create table if not exists stock (
    id ${id},
    vehicle_id bigint not null,
    part varchar(16) not null,
    colour_id bigint not null,
    stock varchar(12) not null,
    user_id varchar(64) not null,
    changed_at bigint not null,
    ${isMysql ? 'index stock_by_vehicle (vehicle_id),' : ''}
    constraint stock_once unique (part, colour_id),
    constraint stock_of_vehicles foreign key (vehicle_id) references vehicles (id) on delete cascade
  ) ${isMysql ? 'engine = InnoDB default character set utf8mb4 collate utf8mb4_bin' : ''}`;
  await sql.raw(table).execute(db);
  if (isMysql) return;
  await sql`create index if not exists stock_by_vehicle on stock (vehicle_id)`.execute(db);
}
