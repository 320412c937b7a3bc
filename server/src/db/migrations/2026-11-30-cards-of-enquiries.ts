import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** Price cards that came with enquiries. In a table of its own: lists of enquiries do not read them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const [text, options] =
    engine === 'mysql'
      ? ['mediumtext', 'engine = InnoDB default character set utf8mb4 collate utf8mb4_bin']
      : ['text', ''];
  const table = `create table if not exists enquiry_cards (
    enquiry_id bigint not null primary key,
    card ${text} not null,
    constraint enquiry_cards_of_enquiries foreign key (enquiry_id)
      references enquiries (id) on delete cascade
  ) ${options}`;
  await sql.raw(table).execute(db);
}
