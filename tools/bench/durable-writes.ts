import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';

/** Writes one row at a time with the product's driver and its durability, into an empty database of either engine. */
export async function durableWrites(
  databaseUrl: string,
): Promise<{ write: () => Promise<unknown>; close: () => Promise<void> }> {
  const create = 'create table written (at bigint)';
  const insert = `insert into written values (${Date.now()})`;
  if (databaseUrl.startsWith('sqlite:')) {
    const database = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${create}`);
    const statement = database.prepare(insert);
    return {
      write: async () => statement.run(),
      close: async () => {
        database.close();
      },
    };
  }
  const connection = await mysql.createConnection(databaseUrl);
  await connection.query(create);
  return { write: () => connection.query(insert), close: () => connection.end() };
}
