import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repoRoot } from '../base/run-process.mjs';

/**
 * The command that runs an API test: `npm test` runs the `core` tests, `npm run test:more` the rest. Other commands
 * (vitest alone, `npm run test:long`) have no part. The variable passes it to vitest and Playwright.
 *
 * @typedef {'core' | 'more'} Part
 * @typedef {'sqlite' | 'mysql'} Engine
 */
export const partVariable = 'TEST_PART';

/**
 * Attacks, kills, crowds, a whole month, all pages in all languages: they take long, and on SQLite are for
 * `npm run test:more`.
 */
const hardOnSqlite = [
  'demo-month',
  'demo-settings',
  'documents',
  'durability',
  'durability-pictures',
  'durability-prices',
  'event-loop',
  'live-leads-kills',
  'loop-stretch',
  'newer-node',
  'outbox-kills',
  'parallel-changes',
  'people-at-once',
  'restore-killed',
  'route-attacks',
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
  'desk-lists',
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

/** Tests of HTTP, addresses, permissions and files only: none of their statements differs between the engines. */
const withoutDatabase = [
  'answer-headers',
  'api-json',
  'bad-requests',
  'demo-settings',
  'documents',
  'hostile-uploads',
  'http-limits',
  'login-crowd',
  'newer-node',
  'object-storage',
  'page-titles',
  'photographs',
  'picture-sizes',
  'price-list-files',
  'proxy',
  'refused-bodies',
  'replaced-files',
  'robots',
  'route-guard',
  'same-origin',
  'unknown-names',
  'upload-storage',
];

export const division = { sqlite: hardOnSqlite, mysql: coreOnMysql };

/**
 * Journeys that test at a second width what they test at another: `npm test` takes one of the two, `npm run test:long`
 * both. Patterns of a test's file and title.
 */
export const secondWidths = [
  'add-photographs.* at 1280 px',
  'admin-answering.* at 1280 px',
  'admin-branches.* at 1280 px',
  'admin-models.* at 1280 px',
  'admin-phone.*twice the size.* at 1280 px',
  'admin-retention.* at 1280 px',
  'admin-second-factor.* at 1280 px',
  'admin-settings.* at 1280 px',
  'admin-setup.* at 1280 px',
  'admin-staff.*a colleague of service.* at 360 px',
  'admin-staff.*(two owners|are clean|twice the size|own days off|whoever leaves).* at 1280 px',
  'appointments.* at 1280 px',
  'content-dates.* at 1280 px',
  'content-photographs.* at 1280 px',
  'closed-days.* at 1280 px',
  'desk.* at 1280 px',
  'home-content.* at 1280 px,',
  'home-enquiry.* at (768|1280) px',
  'model-details.* at 1280 px',
  'model-pictures.* at 1280 px',
  'model-preview.* at 1280 px',
  'offers.* at 1280 px',
  'own-pictures.* at 1280 px',
  'price-list.* at 1280 px',
  'test-ride.* at 1280 px',
  'vehicle-lists.*(stops at both ends|nothing moves).* at (768|1280) px',
].join('|');

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

/** The files with tests in some folders, with slashes, from the root. @param {string[]} folders */
export function listTests(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(repoRoot, folder), { encoding: 'utf8', recursive: true })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path)),
  );
}

export function listApiTests() {
  return listTests('server/test').sort();
}

/** API tests outside both/ whose statements those in both/ also send: `npm run test:long` runs them on MariaDB. */
export function listSameStatements() {
  return listApiTests().filter((file) => !isOfBoth(file) && hasDatabase(file));
}

/** @param {string} file */
function isOfBoth(file) {
  return file.includes('/both/');
}

/** @param {string} file */
function hasDatabase(file) {
  return !withoutDatabase.includes(basename(file, '.test.ts'));
}

/**
 * @param {string} file
 * @param {Engine} engine
 * @returns {Part | undefined} undefined if neither command runs it on this engine
 */
export function partOf(file, engine) {
  const name = basename(file, '.test.ts');
  if (engine === 'sqlite') return hardOnSqlite.includes(name) ? 'more' : 'core';
  if (!isOfBoth(file) && !(process.env.ON_BOTH === 'all' && hasDatabase(file))) return undefined;
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
