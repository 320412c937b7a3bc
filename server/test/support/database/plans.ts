import { CompiledQuery, Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../../../src/config.ts';
import { createDialects } from '../../../src/db/dialect.ts';
import type { Tables } from '../../../src/db/schema.ts';

const isMysql = process.env.TEST_ENGINE === 'mysql';

/** A statement, and the engine's plan for it. */
export interface Plan {
  query: string;
  /** One line for each table that it reads, the same for both engines: `SCAN table`, `WALK table`, `SEEK table`. */
  plan: string[];
}

/** A database that explains its statements. */
export interface ExplainedDatabase {
  db: Kysely<Tables>;
  /** The statements of `work` that begin with one of these words, each once, with the engine's plans. */
  plansOf: (work: () => Promise<unknown>, words?: readonly string[]) => Promise<Plan[]>;
  /** Lets MySQL count the rows of its tables, as it does after a while. The product never asks SQLite to. */
  analyze: (tables: readonly (keyof Tables)[]) => Promise<void>;
}

export function openExplained(config: DatabaseConfig): ExplainedDatabase {
  let asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: createDialects(config)('visitors'),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  return {
    db,
    plansOf: async (work, words = ['select']) => {
      asked = [];
      await work();
      const wanted = asked.filter(({ sql: text }) => words.some((word) => text.startsWith(word)));
      const queries = new Map(wanted.map((query) => [query.sql, query])).values();
      const plans = [];
      for (const { sql: query, parameters } of queries) {
        plans.push({ query, plan: await explain(db, query, parameters) });
      }
      return plans;
    },
    analyze: async (tables) => {
      const names = sql.join(tables.map((table) => sql.table(table)));
      if (isMysql) await sql`analyze table ${names}`.execute(db);
    },
  };
}

interface MysqlPlanLine {
  table: string | null;
  type: string | null;
  key: string | null;
  Extra: string;
}

async function explain(
  db: Kysely<Tables>,
  query: string,
  parameters: readonly unknown[],
): Promise<string[]> {
  const statement = CompiledQuery.raw(`${isMysql ? 'explain' : 'explain query plan'} ${query}`, [
    ...parameters,
  ]);
  const { rows } = await db.executeQuery(statement);
  if (isMysql) return (rows as MysqlPlanLine[]).map(readMysqlLine);
  const details = (rows as { detail: string }[]).map(({ detail }) => detail);
  return details.map((detail) =>
    detail.replace(/^SEARCH/, 'SEEK').replace(/^SCAN (\w+) USING/, 'WALK $1 USING'),
  );
}

function readMysqlLine({ table, type, key, Extra }: MysqlPlanLine): string {
  const way = type === 'ALL' ? 'SCAN' : type === 'index' ? 'WALK' : 'SEEK';
  return `${way} ${table ?? '-'} ${key ?? ''} ${Extra}`;
}
