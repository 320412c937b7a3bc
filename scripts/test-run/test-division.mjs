import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repoRoot } from '../base/run-process.mjs';
import { sameStatements, withoutDatabase } from './second-engine.mjs';
import { secondWidths } from './second-widths.mjs';

/**
 * The command that runs an API test: `npm test` runs the `core` tests, `npm run test:more` the rest. Other commands
 * (vitest alone, `npm run test:long`) have no part. The variable passes it to vitest and Playwright.
 *
 * @typedef {'core' | 'more'} Part
 * @typedef {'sqlite' | 'mysql'} Engine
 */
export const partVariable = 'TEST_PART';

/** Attacks, kills and crowds, which take long: on SQLite they are for `npm run test:more`. */
const hardOnSqlite = [
  'documents',
  'durability',
  'durability-pictures',
  'durability-prices',
  'event-loop',
  'newer-node',
  'outbox-kills',
  'parallel-changes',
  'people-at-once',
  'restore-killed',
  'staff-connections',
  'staff-fuzz',
  'staff-races',
  'upload-memory',
];

/** On MariaDB the main test of each feature, and quick tests of locks and collations. */
const coreOnMysql = [
  'audit-log',
  'catalogue-admin',
  'consents',
  'content',
  'customers',
  'dashboard',
  'desk',
  'desk-at-once',
  'enquiry-kinds',
  'erasure',
  'foreign-keys',
  'idempotency',
  'migrate',
  'models',
  'replies',
  'report-export',
  'retention',
  'second-step',
  'sessions',
  'staff',
  'staff-ids',
  'storage',
  'storing-cost',
];

export const division = { sqlite: hardOnSqlite, mysql: coreOnMysql };

/** The main path through each feature is for `npm test`, all other journeys for `npm run test:more`. */
const coreJourneys = /@core\b/;

/** The journeys that run on SQLite, as patterns of their titles for Playwright. @param {string} [part] default: both */
export function chooseJourneys(part) {
  const once = process.env.ALL_WIDTHS === undefined ? [new RegExp(secondWidths)] : [];
  return {
    grep: part === 'core' ? coreJourneys : /./,
    grepInvert: part === 'more' ? [...once, coreJourneys] : once,
  };
}

/** The files of all API tests, with slashes, from the root. */
export function listApiTests() {
  return readdirSync(join(repoRoot, 'server/test'), { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `server/test/${path.replaceAll('\\', '/')}`)
    .sort();
}

/**
 * @param {string} file
 * @param {Engine} engine
 * @returns {Part | undefined} undefined if neither command runs it on this engine
 */
export function partOf(file, engine) {
  const name = basename(file, '.test.ts');
  if (engine === 'sqlite') return hardOnSqlite.includes(name) ? 'more' : 'core';
  if (withoutDatabase.includes(name)) return undefined;
  // `npm run test:long` runs them on both engines.
  if (process.env.ON_BOTH !== 'all' && sameStatements.includes(name)) return undefined;
  return coreOnMysql.includes(name) ? 'core' : 'more';
}

/**
 * @param {Engine} engine
 * @param {string} [part] default: both
 */
export function chooseApiTests(engine, part) {
  return listApiTests().filter((file) => {
    const own = partOf(file, engine);
    return own !== undefined && (part === undefined || own === part);
  });
}
