import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';

/**
 * Bare `node:http` with the product's driver and its durability: one insert of one row for each
 * request, whose JSON it reads. `/plain` inserts into a copy of the table without any index beside
 * the primary key. Reads `{"databaseUrl": …, "row": …}` from standard input, prints its address.
 *
 * @typedef {Record<string, string | number | null>} Row
 * @typedef {(table: string, values: (string | number | null)[]) => unknown} Insert
 */

/** As many as the product keeps. */
const CONNECTIONS = 10;

const input = [];
for await (const chunk of process.stdin) input.push(chunk);
/** @type {{ databaseUrl: string, row: Row }} */
const { databaseUrl, row } = JSON.parse(Buffer.concat(input).toString());
const columns = Object.keys(row);

/** @type {Insert} */
const insert = databaseUrl.startsWith('sqlite:')
  ? insertIntoSqlite(databaseUrl.slice('sqlite:'.length))
  : insertIntoMysql(databaseUrl);

const server = createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    JSON.parse(Buffer.concat(chunks).toString());
    // The one column that must differ from row to row.
    const values = { ...row, reference: randomBytes(6).toString('hex') };
    await insert(request.url === '/plain' ? 'plain_enquiries' : 'enquiries', Object.values(values));
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"message":"stored"}');
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`http://127.0.0.1:${address.port}/`);
});

/** @param {string} table */
function statement(table) {
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
}

/**
 * @param {string} file
 * @returns {Insert}
 */
function insertIntoSqlite(file) {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout = 4000; pragma journal_mode = wal; pragma synchronous = full');
  /** @type {Map<string, ReturnType<typeof database.prepare>>} */
  const statements = new Map();
  return (table, values) => {
    const prepared = statements.get(table) ?? database.prepare(statement(table));
    statements.set(table, prepared);
    return prepared.run(...values);
  };
}

/**
 * @param {string} url
 * @returns {Insert}
 */
function insertIntoMysql(url) {
  const pool = mysql.createPool({ uri: url, connectionLimit: CONNECTIONS, charset: 'utf8mb4_bin' });
  return (table, values) => pool.query(statement(table), values);
}
