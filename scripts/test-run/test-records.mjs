import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../base/files.mjs';
import { repoRoot } from '../base/run-process.mjs';

/**
 * What the tests of one run record besides passing or failing: how many attacks and faults they tried, with
 * which results, and every line of every server's log.
 *
 * @typedef {object} Tried
 * @property {number} attacks requests that try to get in, or to break something
 * @property {number} letIn of them, those that succeeded
 * @property {number} faults injected faults: a killed server, a full disk
 * @property {number} healed of them, those after which everything worked again
 * @property {number} acknowledged enquiries that were acknowledged as stored, under faults
 * @property {number} present of them, those that were found afterwards
 * @property {number} twice of them, those that were found more than once
 */

/** The test runner sets the folder; a test that runs alone records nothing. */
const variable = 'TEST_RECORDS';
const triedFile = 'tried.jsonl';

/** Creates an empty folder for a run, and returns the environment that passes it to the tests. */
export function startRecords() {
  const folder = join(repoRoot, 'test-results', 'records');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { folder, env: { [variable]: folder } };
}

/** @type {(file: string, text: string) => void} */
function record(file, text) {
  const folder = process.env[variable];
  if (folder) appendFileSync(join(folder, file), text);
}

/** @param {Partial<Tried>} counts what was tried since the last time */
export function recordTried(counts) {
  record(triedFile, `${JSON.stringify(counts)}\n`);
}

/** @param {string} text lines of a server's log, or a part of one, as they arrive */
export function recordLog(text) {
  record(`server-${process.pid}.log`, text);
}

/** @type {(folder: string) => Tried} */
export function sumTried(folder) {
  const sum = { attacks: 0, letIn: 0, faults: 0, healed: 0, acknowledged: 0, present: 0, twice: 0 };
  for (const line of linesOf(join(folder, triedFile))) {
    for (const [name, count] of Object.entries(JSON.parse(line))) {
      sum[/** @type {keyof Tried} */ (name)] += count;
    }
  }
  return sum;
}

/** @param {Tried} tried */
export function describeTried({ attacks, letIn, faults, healed, acknowledged, present, twice }) {
  const format = (/** @type {number} */ count) => count.toLocaleString('en');
  return [
    `attacks: ${format(attacks)} tried, ${format(letIn)} let in`,
    `faults: ${format(faults)} brought about, ${format(healed)} healed`,
    `enquiries: ${format(acknowledged)} acknowledged, ${format(present)} present, ${format(twice)} twice`,
  ].join('; ');
}

/**
 * Patterns of the tests' personal data, which no log may contain (rules: no-personal-data-in-logs): a name, an e-mail
 * address, an Indian mobile number, a registration number, a password, a session.
 */
const personal = [
  /Ananya|Anirban|Bimal|Debjani/i,
  // In lower case it is an account's id, which is in the address of its profile's call.
  /\bAsha\b/,
  // Made-up names of brochures are not e-mail addresses.
  /[\w.+-]+(?:@|%40)[\w-]+\.(?!pdf\b)[a-z]{2,}/i,
  /(?<!\w)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\w)/,
  /WB ?74 ?AB ?1234/i,
  /Sevoke-Road/i,
  /\bsession=/,
];

/** Request ids: their last twelve digits may look like a phone number. */
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * @param {string} line
 * @returns {string | undefined} the first personal text in it
 */
export function findPersonal(line) {
  const plain = line.replace(uuid, '');
  return personal.find((pattern) => pattern.test(plain))?.exec(plain)?.[0];
}

/**
 * Searches the logs of all servers of the run.
 * @param {string} folder
 * @returns {{ lines: number, leaks: string[] }} how many lines were searched, and those with personal data
 */
export function searchLogs(folder) {
  let lines = 0;
  const leaks = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
    for (const line of linesOf(join(folder, file))) {
      lines += 1;
      const found = findPersonal(line);
      if (found !== undefined) leaks.push(`${found}: ${line}`);
    }
  }
  return { lines, leaks };
}

/** @param {string} file */
function linesOf(file) {
  return (readText(file) ?? '').split('\n').filter(Boolean);
}
