import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';

/** Looks for every acknowledged enquiry in a database, by its key and its reference. */
export async function compareStored(
  database: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<{ lost: number; doubled: number; rows: number }> {
  const rows = (await askDatabase(
    database,
    "select submission_key as `key`, reference from enquiries where kind = 'finance'",
  )) as { key: string | null; reference: string }[];
  const stored = new Map(rows.map(({ key, reference }) => [key, reference]));
  const lost = [...acknowledged].filter(
    ([key, reference]) => stored.get(`finance:${key}`) !== reference,
  );
  return { lost: lost.length, doubled: rows.length - stored.size, rows: rows.length };
}

export async function askDatabase(
  database: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  if (database.startsWith('sqlite:')) {
    const file = new DatabaseSync(database.slice('sqlite:'.length), { readOnly: true });
    return file.prepare(statement).all() as Record<string, unknown>[];
  }
  const connection = await mysql.createConnection({ uri: database, connectTimeout: 2000 });
  try {
    const [rows] = await connection.query(statement);
    return rows as Record<string, unknown>[];
  } finally {
    connection.destroy();
  }
}
