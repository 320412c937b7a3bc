import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './base/build-stale.mjs';
import { makeMemoryFolder } from './base/memory-folder.mjs';
import { prepare } from './base/prepare.mjs';
import { PrepareError } from './base/progress.mjs';
import { repoRoot } from './base/run-process.mjs';
import { besideChecks, imagery, productChecks } from './test-run/test-checks.mjs';
import {
  chooseApiTests,
  listApiTests,
  listSameStatements,
  listTests,
  partVariable,
} from './test-run/test-division.mjs';
import { longEnv, longJourneys, longTests } from './test-run/test-long.mjs';
import { emptyProgress, progressVariable, readProgress } from './test-run/test-progress.mjs';
import { describeTried, searchLogs, startRecords, sumTried } from './test-run/test-records.mjs';
import {
  checks,
  counted,
  failure,
  runInTurn,
  runNode,
  runSteps,
  success,
  tool,
  totals,
} from './test-run/test-steps.mjs';
import { findTestTools } from './test-run/test-tools.mjs';

/**
 * @typedef {import('./test-run/test-steps.mjs').Result} Result
 * @typedef {import('./test-run/test-steps.mjs').Step} Step
 */

// docs/testing.md has what each command runs.
const given = process.argv.slice(2);
const isLong = given.includes('--long');
const isMore = given.includes('--more');
const isChanged = given.includes('--changed');
const names = given.filter((argument) => !argument.startsWith('-'));
const isWhole = !isLong && !isMore && !isChanged && names.length === 0;
const only = given
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isCI = process.env.CI === 'true';
const resultsFolder = join(repoRoot, 'test-results');
const begun = { at: performance.now(), processorMs: processorMs() };

const memoryFolder = makeMemoryFolder();
if (memoryFolder !== undefined) process.env.TMPDIR = memoryFolder;
if (isWhole || isMore) process.env[partVariable] = isMore ? 'more' : 'core';

const testFolders = ['shared/src', 'server/src', 'server/test', 'client/src', 'client/e2e'];
const named = listTests(...testFolders).filter(isNamed);
if (names.length > 0 && named.length === 0) {
  console.error(`No test lies in a folder, or in a file, that begins with ${names.join(' or ')}.`);
  process.exit(1);
}
const journeys = named.filter((path) => path.endsWith('.spec.ts'));
const ofVitest = named.filter((path) => !path.endsWith('.spec.ts'));
const base = isChanged ? commitBefore() : '';
const changed = isChanged ? listChanged() : [];

const wantsVitest = isChosen('vitest') && (names.length === 0 || ofVitest.length > 0);
const wantsBrowser =
  isChosen('browser') && !isChanged && (names.length === 0 || journeys.length > 0);
// The sizes, the journeys and the tests of the shipped site need the build.
const needsBuild =
  names.length > 0
    ? wantsBrowser || ofVitest.some(readsBuild)
    : !isChanged && ['build', 'size', 'vitest', 'browser'].some(isChosen);
const isOnMariadb = chooseApiTests('mysql');
const needsMariadb =
  !isChanged && (names.length === 0 || ofVitest.some((file) => isOnMariadb.includes(file)));
let isBuilt = !needsBuild;

await prepare({ scope: 'all', build: false });
// Its types and its check need three.js.
if (isLong) await prepare({ scope: 'all', build: false, root: imagery });

/** Checks do not read the build, and no step waits for them. */
checks.areAside = wantsVitest || wantsBrowser;
const checked = runSteps(
  chooseChecks().filter(({ name }) => isChosen(name)),
  Math.min(2, availableParallelism()),
);

/** @type {Step[]} */
const first = [];
if (needsBuild) first.push({ name: 'build', run: build });
const units = ['--project=unit', '--project=client'];
if (wantsVitest && isWhole)
  first.push({ name: 'units', run: () => runVitest('units', process.env, units) });
if (isWhole && isChosen('size')) {
  const sizes = [join(repoRoot, 'scripts', 'route-sizes.mjs')];
  first.push({ name: 'size', run: () => afterBuild(() => runInTurn([sizes])) });
}
await runSteps(first, 1);

if (wantsVitest || wantsBrowser) {
  const tools = await findTestTools({ needsChromium: wantsBrowser, needsMariadb });
  for (const missing of tools.missing) {
    console.log(`\nMISSING: ${missing}\n`);
    totals[isCI ? 'failed' : 'skipped'] += 1;
  }
  const records = startRecords();
  try {
    const env = { ...process.env, ...tools.env, ...records.env, ...(isLong && longEnv) };
    /** @type {Step[]} */
    const tests = [];
    if (wantsVitest)
      tests.push({ name: 'vitest', run: () => runVitest('vitest', env, vitestArgs()) });
    if (wantsVitest && isLong) {
      const args = ['--project=api-mysql', ...listSameStatements()];
      tests.push({ name: 'mariadb', run: () => runVitest('mariadb', env, args) });
    }
    if (wantsBrowser && tools.env.CHROMIUM_PATH) {
      tests.push({ name: 'browser', run: () => afterBuild(() => runBrowser(env)) });
    }
    if (names.length === 0 && !isChanged)
      tests.push({ name: 'logs', run: () => checkLogs(records.folder) });
    await runSteps(tests, 1);
  } finally {
    await tools.stop();
  }
  if (isLong) console.log(`\n${JSON.stringify(longEnv)}`);
  console.log(`\n${describeTried(sumTried(records.folder))}`);
}

await checked;
if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1;
console.log(describeTime());
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);

/** @param {string} path such as client/e2e/admin-models.spec.ts, which `models` names */
function isNamed(path) {
  return names.some((name) => path.includes(`/${name}`) || path.includes(`/admin-${name}`));
}

/** @param {string} file */
function readsBuild(file) {
  return /(?:client|server)\/dist\//.test(readFileSync(join(repoRoot, file), 'utf8'));
}

/** The last commit of the main branch that this one has. */
function commitBefore() {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch)[0] ?? 'HEAD';
    } catch {
      // A clone may have one of the two, or neither.
    }
  }
  return 'HEAD';
}

/** @param {string[]} args */
function git(...args) {
  const options = /** @type {const} */ ({ cwd: repoRoot, encoding: 'utf8', stdio: 'pipe' });
  return execFileSync('git', args, options).split('\n').filter(Boolean);
}

function chooseChecks() {
  if (isLong) return besideChecks;
  if (isMore || names.length > 0) return [];
  return isChanged && changed.length === 0 ? [] : productChecks();
}

function listChanged() {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * Every API test imports the whole server. Those in the folder of a feature run for changes in that feature, all of
 * them for changes in other files that they import.
 * @param {string} path a changed file
 */
function apiTestsOf(path) {
  if (path.endsWith('.test.ts') || !/^(server|shared|package|vitest)/.test(path)) return [path];
  if (!path.startsWith('server/src/features/')) return ['server/test/'];
  const folders = readdirSync(join(repoRoot, 'server/test'));
  const folder = path.split('/').findLast((part) => folders.includes(part)) ?? '';
  // Features with tests in further folders (server/test/README.md).
  const others = { enquiries: ['desk', 'reports', 'erasure'], auth: ['staff'] }[folder] ?? [];
  return [folder, ...others].map((name) => `server/test/${name}`);
}

function vitestArgs() {
  if (isLong) return ['--project=!bench', ...longTests, '--testTimeout=300000'];
  if (isChanged) {
    const built = listApiTests().filter(readsBuild);
    const projects = [...units, '--project=api-sqlite'];
    const excluded = built.map((path) => `--exclude=${path}`);
    const wanted = ['shared/src/', 'server/src/', 'client/src/', 'scripts/'];
    const filters = [...wanted, ...changed.flatMap(apiTestsOf)];
    return [...projects, ...excluded, `--changed=${base}`, '--passWithNoTests', ...filters];
  }
  return names.length > 0 ? ['--project=!bench', ...ofVitest] : ['--project=api-*'];
}

/** @param {() => Promise<Result>} run */
async function afterBuild(run) {
  return isBuilt ? run() : failure('Not run: the build failed.');
}

/** @returns {Promise<Result>} */
async function build() {
  try {
    const built = await buildStale();
    isBuilt = true;
    return { ...success(), notes: built.length === 0 ? ['up to date'] : [] };
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error;
    return failure(`${error.output}\n${error.message}`);
  }
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
function runVitest(name, env, args) {
  const reporters = ['--reporter=default', '--reporter=./scripts/test-run/test-progress.mjs'];
  return runTests(name, env, tool('vitest/vitest.mjs', ['run', ...args, ...reporters]));
}

/** @param {NodeJS.ProcessEnv} env */
function runBrowser(env) {
  const args = isLong
    ? [`--grep=${longJourneys.join('|')}`]
    : [...(journeys.length > 0 ? ['--project=sqlite'] : []), ...journeys];
  return runTests('browser', env, tool('@playwright/test/cli.js', ['test', ...args]));
}

/**
 * @param {string} name of the file of its results
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} command
 * @returns {Promise<Result>}
 */
async function runTests(name, env, command) {
  const file = join(resultsFolder, `${name}.jsonl`);
  emptyProgress(file);
  const run = await runNode(command, { env: { ...env, [progressVariable]: file } });
  const { notes, ...counts } = readProgress(file);
  return { ...counted(run, counts), notes };
}

/**
 * Checks that no server in the tests has logged personal data.
 * @param {string} folder
 * @returns {Promise<Result>}
 */
async function checkLogs(folder) {
  const { lines, leaks } = searchLogs(folder);
  if (lines === 0) return failure('No server has written a line: nothing was checked.');
  if (leaks.length === 0) return { ...success(), notes: [`${lines} lines, nothing personal`] };
  const shown = leaks.slice(0, 20).join('\n');
  return failure(
    `Personal data in ${leaks.length} of ${lines} lines of the servers' logs:\n${shown}`,
  );
}

/** Processor time of the whole machine: only this number includes browsers and databases that outlive their parents. */
function processorMs() {
  return cpus().reduce(
    (sum, { times }) => sum + times.user + times.nice + times.sys + times.irq,
    0,
  );
}

function describeTime() {
  const minutes = (/** @type {number} */ ms) => (ms / 60_000).toFixed(1);
  const took = minutes(performance.now() - begun.at);
  const worked = minutes(processorMs() - begun.processorMs);
  const budget = isWhole ? ' (at most 10 and 20)' : isMore ? ' (at most 20 minutes)' : '';
  return `${took} minutes, ${worked} of the machine’s processors with all that ran on it${budget}`;
}

/** @param {string} name */
function isChosen(name) {
  return only === undefined || only.includes(name);
}
