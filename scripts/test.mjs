import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import { readdirSync, rmSync } from 'node:fs';
import { buildStale } from './build-stale.mjs';
import { readJson } from './files.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import { prepare } from './prepare.mjs';
import { PrepareError } from './progress.mjs';
import { repoRoot, runProcess } from './run-process.mjs';
import { describeTried, searchLogs, startRecords, sumTried } from './test-records.mjs';
import { sameStatements } from './second-engine.mjs';
import { secondWidths } from './second-widths.mjs';
import { findTestTools } from './test-tools.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, output?: string, notes?: string[] }} Result
 * @typedef {{ name: string, needsBuild?: boolean, run: () => Promise<Result> }} Step
 */

/**
 * For a night or a release: the same tests of attacks and faults, with more requests, rounds, visitors and
 * generated values; and the checks of the tools beside the product. Each step ends within 30 minutes.
 */
const isLong = process.argv.includes('--long');
const longEnv = {
  // On each engine, from another seed: 100,000 in all.
  FUZZ_RUNS: '50000',
  FUZZ_SEED: '20261121',
  DURABILITY_ROUNDS: '25',
  RESTORE_ROUNDS: '25',
  SEARCH_RUNS: '3000',
  PROPERTY_RUNS: '20000',
  EVENT_LOOP_ROWS: '30000',
  BAD_LINE_VISITORS: '200',
  ALL_WIDTHS: 'yes',
  ON_BOTH: 'all',
  ALL_BROCHURES: 'yes',
  UPLOAD_FILES: '20',
  UPLOAD_PICTURES: '3',
  KIND_LOTS: '10',
  LAST_OWNER_ROUNDS: '100',
  STAFF_RACES: '100',
  MANY_PICTURES: '3000',
  DESK_DAYS: '7',
  DESK_PEOPLE: '30',
  DESK_ENQUIRIES_A_DAY: '430',
  DESK_ENQUIRIES: '20',
  DESK_ROWS: '300000',
  INSIGHTS_ENQUIRIES: '100000',
  LEADS_ROWS: '5000',
  PROMISES: '10000',
  OUTBOX_ENQUIRIES: '2000',
  OUTBOX_KILLS: '10',
  TOLD_ROWS: '300000',
};
const longTests = [
  'fuzz',
  'durability',
  'database-',
  'restore-',
  'route-',
  'http-limits',
  'hostile-uploads',
  'same-origin',
  'sessions',
  'report-search',
  'event-loop',
  'upload-memory',
  'rights-kinds',
  'last-owner',
  'staff-races',
  'desk-week',
  'desk-many',
  'insights',
  'leads',
  'outbox-kills',
  'told-plans',
  'documents',
  'shared/src/',
  ...readdirSync(join(repoRoot, 'server/test'), { encoding: 'utf8', recursive: true })
    .filter((path) => sameStatements.some((name) => basename(path) === `${name}.test.ts`))
    .map((path) => join('server/test', path)),
  'model-pictures',
];

const longJourneys = [
  'bad-line',
  'every-page',
  'admin-screens',
  'enquiry-forms',
  '@both-long',
  secondWidths,
];

/** Tools that the product neither installs nor runs: `npm test` leaves them out. */
const beside = ['tools/bench', 'tools/rig', 'tools/screens', 'tools/imagery'];
const imagery = join(repoRoot, 'tools', 'imagery');

/** Only what hangs is stopped: on a busy machine a step takes twice as long as on a quiet one. */
const stepTimeoutMs = 1_700_000;
/** What runs aside waits for the others. */
const asideTimeoutMs = 2 * stepTimeoutMs;
const resultsFolder = join(repoRoot, 'test-results');
const isCI = process.env.CI === 'true';

const only =
  process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',') ??
  (isLong
    ? ['format', 'lint', 'types', 'dead-code', 'bench', 'imagery', 'vitest', 'browser']
    : undefined);

const totals = { passed: 0, failed: 0, skipped: 0 };
const memoryFolder = makeMemoryFolder();
if (memoryFolder !== undefined) process.env.TMPDIR = memoryFolder;
let isBuilt = false;

await prepare({ scope: 'all', build: false });
// Its types and its check need three.js.
if (isLong) await prepare({ scope: 'all', build: false, root: imagery });

/** @type {Step[]} */
const productChecks = [
  check('lint', 'oxlint/bin/oxlint', [
    '--deny-warnings',
    '.',
    ...beside.map((folder) => `--ignore-pattern=${folder}`),
  ]),
  check('format', 'prettier/bin/prettier.cjs', [
    '--check',
    '.',
    ...beside.map((folder) => `!${folder}`),
  ]),
  checkTypes([
    'shared',
    'shared/tsconfig.pure.json',
    'server',
    'client',
    'client/worker',
    'client/e2e',
    'scripts',
  ]),
  { name: 'walls', run: () => runInTurn([[join(repoRoot, 'scripts', 'checks', 'walls.mjs')]]) },
  { name: 'house', run: () => runInTurn([[join(repoRoot, 'scripts', 'house.mjs')]]) },
  checkDeadCode(['.', 'shared', 'server', 'client']),
];

/** @type {Step[]} */
const besideChecks = [
  check('format', 'prettier/bin/prettier.cjs', ['--check', ...beside]),
  check('lint', 'oxlint/bin/oxlint', ['--deny-warnings', ...beside]),
  checkTypes(beside),
  checkDeadCode(['tools/bench', 'tools/rig', 'tools/screens']),
  check('bench', 'vitest/vitest.mjs', ['run', '--project=bench']),
  check('imagery', 'tsx/dist/cli.mjs', [join(imagery, 'src', 'cli.ts'), 'check']),
];

/** @type {Step} */
const buildStep = {
  name: 'build',
  run: async () => {
    const result = await build();
    isBuilt = result.failed === 0;
    return result;
  },
};
/** @type {Step} */
const sizeStep = {
  name: 'size',
  needsBuild: true,
  run: () => runInTurn([[join(repoRoot, 'scripts', 'route-sizes.mjs')]]),
};

const chosenStatic = choose(isLong ? besideChecks : productChecks);
const wantsVitest = isChosen('vitest');
const wantsBrowser = isChosen('browser');
// The tests of the site as it is shipped and the sizes need the build, so they include it.
const needsBuild = ['build', 'size', 'vitest', 'browser'].some(isChosen);
const chosenBuild = needsBuild ? [buildStep] : [];

const unitArgs = ['--project=unit', '--project=client'];
const vitestArgs = isLong
  ? ['--project=!bench', ...longTests, '--testTimeout=300000']
  : ['--project=api-*'];
/** @type {Step[]} */
const unitSteps =
  wantsVitest && !isLong
    ? [{ name: 'units', run: () => runVitest('units', process.env, unitArgs) }]
    : [];

/**
 * No check reads what is built, and none is waited for: where there are tests, the checks get what these leave of
 * the processor. Some tests measure time.
 */
const isAside = needsBuild;
const checked = runSteps(chosenStatic, Math.min(2, availableParallelism()));
await runSteps([...chosenBuild, ...unitSteps], 1);
await runSteps(choose([sizeStep]), 1);

if (wantsVitest || wantsBrowser) {
  const tools = await findTestTools({ needsChromium: wantsBrowser });
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
      tests.push({ name: 'vitest', run: () => runVitest('vitest', env, vitestArgs) });
    if (wantsBrowser && tools.env.CHROMIUM_PATH) {
      tests.push({ name: 'browser', needsBuild: true, run: () => runBrowser(env) });
    }
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
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);

/**
 * Runs the steps, at most `atATime` in parallel, and reports each in the order of the list.
 *
 * @param {Step[]} steps
 * @param {number} atATime
 */
async function runSteps(steps, atATime) {
  const waiting = steps.map((step) => {
    const { promise, resolve } = deferred();
    return { step, promise, resolve };
  });
  const queue = [...waiting];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      next.resolve(await runStep(next.step));
  };
  const workers = Array.from({ length: atATime }, worker);
  for (const { step, promise } of waiting) report(step.name, await promise);
  await Promise.all(workers);
}

/** @param {Step} step */
async function runStep(step) {
  const started = performance.now();
  const result =
    step.needsBuild && !isBuilt
      ? failure('Not run: the build failed.')
      : await step.run().catch((error) => failure(String(error?.stack ?? error)));
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

/**
 * @param {string} name
 * @param {Result & { seconds: number }} result
 */
function report(name, { passed, failed, skipped, output = '', notes = [], seconds }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  const counts = [
    passed + failed + skipped > 1 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ].filter(Boolean);
  const line = [failed > 0 ? 'FAIL' : 'ok', name.padEnd(9), `${seconds.toFixed(1)} s`, ...counts];
  console.log(line.join('  '));
  for (const note of notes) console.log(`      ${note}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
}

/** @returns {Promise<Result>} */
async function build() {
  try {
    const built = await buildStale();
    return { ...success(), notes: built.length === 0 ? ['up to date'] : [] };
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error;
    return failure(`${error.output}\n${error.message}`);
  }
}

/**
 * @param {string} name of the file of its results
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function runVitest(name, env, args) {
  const file = join(resultsFolder, `${name}.json`);
  rmSync(file, { force: true });
  const run = await runNode(
    tool('vitest/vitest.mjs', [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
    { env },
  );
  const counts = readJson(file);
  /** @type {any[]} */
  const files = counts?.testResults ?? [];
  // A file that cannot even be loaded has no tests to count.
  const brokenFiles = files.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const failedTests = files.flatMap((result) =>
    result.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'failed')
      .map(
        (/** @type {any} */ test) =>
          `failed: ${test.fullName} (${relative(repoRoot, result.name)}): ${firstLine(test.failureMessages[0])}`,
      ),
  );
  return {
    ...counted(run, {
      passed: counts?.numPassedTests ?? 0,
      failed: (counts?.numFailedTests ?? 0) + brokenFiles.length,
      skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
    }),
    notes: [
      ...brokenFiles.map(
        ({ name, message }) => `failed: ${relative(repoRoot, name)}: ${firstLine(message)}`,
      ),
      ...failedTests,
    ],
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function runBrowser(env) {
  const file = join(resultsFolder, 'browser.json');
  rmSync(file, { force: true });
  const run = await runNode(
    tool('@playwright/test/cli.js', [
      'test',
      ...(isLong ? [`--grep=${longJourneys.join('|')}`] : []),
    ]),
    { env },
  );
  const answer = readJson(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = answer?.stats ?? {};
  return {
    ...counted(run, { passed: expected + flaky, failed: unexpected, skipped }),
    notes: [
      ...testsThatWere('unexpected', answer?.suites ?? []).map((title) => `failed: ${title}`),
      ...testsThatWere('flaky', answer?.suites ?? []).map((title) => `flaky: ${title}`),
    ],
  };
}

/**
 * Checks that no server started by the tests has logged personal data.
 *
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

/**
 * @param {'unexpected' | 'flaky'} status
 * @param {any[]} suites of Playwright's JSON report
 * @returns {string[]}
 */
function testsThatWere(status, suites) {
  return suites.flatMap((suite) => [
    ...testsThatWere(status, suite.suites ?? []),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === status)
        .map((/** @type {any} */ test) => `${spec.title} (${test.projectName}, ${spec.file})`),
    ),
  ]);
}

/** @param {string | undefined} text */
function firstLine(text = '') {
  return text.split('\n', 1)[0] ?? '';
}

/**
 * A runner that failed without a failed test (unhandled error, no tests found, timeout) counts as one
 * failure.
 *
 * @param {{ code: number, output: string }} run
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @returns {Result}
 */
function counted(run, counts) {
  const failed = run.code !== 0 ? Math.max(1, counts.failed) : counts.failed;
  return { ...counts, failed, output: run.output };
}

/**
 * @param {string} name
 * @param {string} program path below node_modules
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, program, args) {
  return { name, run: () => runInTurn([tool(program, args)]) };
}

/**
 * @param {string[]} projects folders with a tsconfig.json, or such files
 * @returns {Step}
 */
function checkTypes(projects) {
  return {
    name: 'types',
    // The compiler in machine code: a quarter of the time of `typescript`.
    run: () =>
      runInTurn(
        projects.map((project) => tool('@typescript/native/bin/tsc', ['--project', project])),
      ),
  };
}

/** @param {string[]} folders as `scripts/checks/knip.json` names them */
function checkDeadCode(folders) {
  const chosen = folders.map((folder) => `--workspace=${folder}`);
  return check('dead-code', 'knip/bin/knip.js', ['--config=scripts/checks/knip.json', ...chosen]);
}

/**
 * One check made of several commands; all run, so that one report shows all failures.
 *
 * @param {string[][]} commands
 */
async function runInTurn(commands) {
  let output = '';
  let hasFailed = false;
  for (const command of commands) {
    const run = await runNode(command, { isAside });
    if (run.code === 0) continue;
    hasFailed = true;
    output += run.output;
  }
  return hasFailed ? failure(output) : success();
}

/**
 * @param {string} program path below node_modules
 * @param {string[]} args
 */
function tool(program, args) {
  return [join(repoRoot, 'node_modules', program), ...args];
}

/**
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isAside?: boolean }} [options]
 */
async function runNode(args, { env = process.env, isAside = false } = {}) {
  const { FORCE_COLOR, NO_COLOR, ...rest } = env;
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const timeoutMs = isAside ? asideTimeoutMs : stepTimeoutMs;
  const run = await runProcess(process.execPath, args, {
    env: { ...rest, ...color },
    timeoutMs,
    isAside,
  });
  if (!run.timedOut) return run;
  return { ...run, output: `${run.output}\nStopped after ${timeoutMs / 1000} s.` };
}

function success() {
  return { passed: 1, failed: 0, skipped: 0 };
}

/** @param {string} output */
function failure(output) {
  return { passed: 0, failed: 1, skipped: 0, output };
}

/** @param {string} name */
function isChosen(name) {
  return only === undefined || only.includes(name);
}

/** @param {Step[]} steps */
function choose(steps) {
  return steps.filter(({ name }) => isChosen(name));
}

function deferred() {
  /** @type {(result: Result & { seconds: number }) => void} */
  let resolve = () => {};
  /** @type {Promise<Result & { seconds: number }>} */
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
