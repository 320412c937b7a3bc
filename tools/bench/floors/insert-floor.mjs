import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';

/**
 * Bare `node:http` with the product's driver and its durability: reads each request's JSON, and stores an enquiry
 * and its state on the desk in one transaction. `/plain` inserts both into copies of the tables without any
 * index beside the primary key. Reads `{"databaseUrl": …, "row": …, "deskRow": …}` from standard input,
 * prints its address.
 *
 * @typedef {Record<string, string | number | null>} Row
 * @typedef {(string | number | null)[]} Values
 * @typedef {{ plain: (values: Values) => unknown, indexed: (values: Values, reference: string) => unknown }} Inserts
 */

/** The same number as in the product. */
const CONNECTIONS = 10;

const input = [];
for await (const chunk of process.stdin) input.push(chunk);
/** @type {{ databaseUrl: string, row: Row, deskRow: Row }} */
const { databaseUrl, row, deskRow } = JSON.parse(Buffer.concat(input).toString());
const deskValues = Object.values(deskRow);
const intoEnquiries = statement('enquiries', row);
const intoPlain = statement('plain_enquiries', row);
const intoPlainDesk = statement('plain_desk', { enquiry_id: 0, ...deskRow });
const intoDesk = `insert into desk (enquiry_id, ${Object.keys(deskRow).join(', ')})
  values ((select id from enquiries where reference = ?), ${deskValues.map(() => '?').join(', ')})`;

/** @type {Inserts} */
const inserts = databaseUrl.startsWith('sqlite:')
  ? insertIntoSqlite(databaseUrl.slice('sqlite:'.length))
  : insertIntoMysql(databaseUrl);

const server = createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    JSON.parse(Buffer.concat(chunks).toString());
    // The one column that must be different in every row.
    const reference = randomBytes(6).toString('hex');
    const values = Object.values({ ...row, reference });
    await (request.url === '/plain' ? inserts.plain(values) : inserts.indexed(values, reference));
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"message":"stored"}');
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`http://127.0.0.1:${address.port}/`);
});

/**
 * @param {string} table
 * @param {Row} row
 */
function statement(table, row) {
  const columns = Object.keys(row);
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
}

/**
 * @param {string} file
 * @returns {Inserts}
 */
function insertIntoSqlite(file) {
  const database = new DatabaseSync(file);
  database.exec(
    'pragma busy_timeout = 4000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
  );
  /** @type {Map<string, ReturnType<typeof database.prepare>>} */
  const statements = new Map();
  /** @param {string} text */
  const prepared = (text) => {
    const known = statements.get(text) ?? database.prepare(text);
    statements.set(text, known);
    return known;
  };
  return {
    plain: (values) => {
      prepared('begin immediate').run();
      const { lastInsertRowid } = prepared(intoPlain).run(...values);
      prepared(intoPlainDesk).run(lastInsertRowid, ...deskValues);
      prepared('commit').run();
    },
    indexed: (values, reference) => {
      prepared('begin immediate').run();
      prepared(intoEnquiries).run(...values);
      prepared(intoDesk).run(reference, ...deskValues);
      prepared('commit').run();
    },
  };
}

/**
 * @param {string} url
 * @returns {Inserts}
 */
function insertIntoMysql(url) {
  const pool = mysql.createPool({ uri: url, connectionLimit: CONNECTIONS, charset: 'utf8mb4_bin' });
  /** @param {(connection: mysql.PoolConnection) => Promise<unknown>} work */
  const inTransaction = async (work) => {
    const connection = await pool.getConnection();
    try {
      await connection.beginTransaction();
      await work(connection);
      await connection.commit();
    } finally {
      connection.release();
    }
  };
  return {
    plain: (values) =>
      inTransaction(async (connection) => {
        const [{ insertId }] = /** @type {[mysql.ResultSetHeader, unknown]} */ (
          await connection.query(intoPlain, values)
        );
        await connection.query(intoPlainDesk, [insertId, ...deskValues]);
      }),
    indexed: (values, reference) =>
      inTransaction(async (connection) => {
        await connection.query(intoEnquiries, values);
        await connection.query(intoDesk, [reference, ...deskValues]);
      }),
  };
}
