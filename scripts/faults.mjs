// `npm run faults`: puts mended faults back into a copy of the code, one at a time; docs/faults.md has them.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { buildStale, staleBuilds } from './base/build-stale.mjs';
import { patternOf, readFaults, replaceLines } from './fault-list.mjs';
import { readJson, readText } from './base/files.mjs';
import { prepare } from './base/prepare.mjs';
import { makeMemoryFolder } from './base/memory-folder.mjs';
import { repoRoot, runProcess } from './base/run-process.mjs';
import { findTestTools } from './test-run/test-tools.mjs';

/** @typedef {import('./fault-list.mjs').Fault} Fault */
/** @typedef {{ title: string, status: string, why?: string | undefined }} Test */
/**
 * @typedef {object} Report
 * @property {{ assertionResults: (Test & { failureMessages: string[] })[] }[]} [testResults]
 * @property {Report[]} [suites]
 * @property {{ title: string, tests: { results: { status: string, error?: Error }[] }[] }[]} [specs]
 */

/** Length of the output that is shown when a test missed a fault. */
const MOST_LETTERS = 4000;

const wanted = process.argv.slice(2);
const faults = readFaults().filter(
  ({ number, name }) => wanted.length === 0 || wanted.some((it) => it === name || +it === number),
);
if (faults.length === 0) throw new Error(`No fault is called ${wanted.join(' or ')}.`);
const checks = [...new Set(faults.map(({ check }) => check))];
const started = performance.now();
await prepare({ scope: 'all', build: false });
process.env.TMPDIR = makeMemoryFolder() ?? tmpdir();
const root = copyTree();
const report = join(root, 'test-results', 'faults.json');
const { productChecks } = await import(
  pathToFileURL(join(root, 'scripts/test-run/test-checks.mjs')).href
);
const tools = await findTestTools({
  needsChromium: checks.includes('journeys'),
  needsMariadb: checks.includes('api-mysql'),
});
const env = { ...process.env, ...tools.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
let caught = 0;
try {
  if (faults.some(readsBuild)) await buildStale(root);
  /** @type {Fault[]} */
  const sound = [];
  for (const check of checks) {
    const own = faults.filter((fault) => fault.check === check);
    const { tests, output } = await runTests(check, own);
    const passed = own.filter((fault) => statusOf(fault, tests) === 'passed');
    sound.push(...passed);
    if (passed.length < own.length) console.log(output.slice(-MOST_LETTERS));
  }
  for (const fault of faults) {
    const begun = performance.now();
    const { tests, output } = await tryFault(fault);
    const isSound = sound.includes(fault);
    const isCaught = isSound && statusOf(fault, tests) === 'failed';
    const word = isCaught ? 'caught' : isSound ? 'MISSED' : 'MISSED: not passed without the fault';
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const why = tests.find(({ status }) => status === 'failed')?.why?.split('\n', 1)[0] ?? '';
    const line = `${word}  ${fault.number} ${fault.name}  ${fault.check}  ${seconds} s  ${why}`;
    console.log(stripVTControlCharacters(line));
    if (isCaught) caught += 1;
    else console.log(output.slice(-MOST_LETTERS));
  }
} finally {
  await tools.stop();
}
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${caught} caught, ${faults.length - caught} missed`);
if (caught === 0 || caught < faults.length) process.exitCode = 1;

/** Copies the files in git and the build, with links to the same packages; those of the product lead into the copy. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'dealership-faults-'));
  process.on('exit', () => {
    rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: repoRoot, encoding: 'utf8' }).split('\n');
  for (const path of [...files.filter(Boolean), 'client/dist', 'server/dist']) {
    if (existsSync(join(repoRoot, path)))
      cpSync(join(repoRoot, path), join(copy, path), { recursive: true });
  }
  for (const place of ['', 'client', 'server', 'tools/bench']) {
    const folder = join(place, 'node_modules');
    if (!existsSync(join(repoRoot, folder))) continue;
    mkdirSync(join(copy, folder));
    for (const name of readdirSync(join(repoRoot, folder))) {
      const [from, to] = [join(repoRoot, folder, name), join(copy, folder, name)];
      if (name === '@dealership') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      // Caches stay where they are.
      else if (!/^\.(?:vite|cache|programs)/.test(name)) symlinkSync(from, to);
    }
  }
  return copy;
}

/** @param {Fault} fault */
function readsBuild({ check, file }) {
  const built = /(?:client|server)\/dist\//;
  return check === 'journeys' || built.test(readText(join(repoRoot, file)) ?? '');
}

/** Runs a fault's test on the code with the fault, then removes the fault. @param {Fault} fault */
async function tryFault(fault) {
  /** @type {string[]} */
  let kept = [];
  for (const { file, now, then } of fault.changes) replaceLines(join(root, file), now, then);
  try {
    if (readsBuild(fault)) {
      kept = staleBuilds(root).map((name) => join(root, name, 'dist'));
      for (const dist of kept) renameSync(dist, `${dist}-kept`);
      await buildStale(root);
    }
    return await runTests(fault.check, [fault]);
  } finally {
    for (const dist of kept) {
      rmSync(dist, { recursive: true, force: true });
      renameSync(`${dist}-kept`, dist);
    }
    for (const { file, now, then } of fault.changes) replaceLines(join(root, file), then, now);
  }
}

/**
 * Runs the tests of several faults, all with one check.
 * @param {string} check
 * @param {Fault[]} some
 * @returns {Promise<{ tests: Test[], output: string }>} no tests if a file could not be loaded
 */
async function runTests(check, some) {
  const files = [...new Set(some.map(({ file }) => file))];
  const step = productChecks().find((/** @type {{ name: string }} */ it) => it.name === check);
  if (step) {
    const { output = '' } = await step.run();
    const found = (/** @type {string} */ title) => (output.includes(title) ? 'failed' : 'passed');
    return { tests: some.map(({ title }) => ({ title, status: found(title) })), output };
  }
  rmSync(report, { force: true });
  const program =
    check === 'journeys'
      ? ['@playwright/test/cli.js', 'test', '--project=sqlite', '--workers=1', '--retries=0', '-g']
      : ['vitest/vitest.mjs', 'run', `--project=${check}`, `--outputFile=${report}`, '-t'];
  const [path = '', ...args] = program;
  const titles = some.map(({ title }) => patternOf(title)).join('|');
  const { output } = await runProcess(
    process.execPath,
    [join(root, 'node_modules', path), ...args, `(${titles})`, '--reporter=json', ...files],
    { cwd: root, env, timeoutMs: 600_000 * Math.ceil(some.length / 4) },
  );
  return { tests: listTests(readJson(report) ?? {}), output };
}

/**
 * The tests in a report of vitest, or of Playwright, whose suites are nested.
 * @param {Report} report
 * @returns {Test[]}
 */
function listTests({ testResults = [], suites = [], specs = [] }) {
  return [
    ...testResults.flatMap((file) =>
      file.assertionResults.map((test) => ({ ...test, why: test.failureMessages[0] })),
    ),
    ...suites.flatMap(listTests),
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ status, error }) => ({
          title,
          status: status === 'timedOut' ? 'failed' : status,
          why: error?.message,
        })),
      ),
    ),
  ];
}

/**
 * One failed row of several is enough; `undefined`: the test did not run.
 * @param {Fault} fault
 * @param {Test[]} tests
 */
function statusOf({ title }, tests) {
  const name = new RegExp(`^${patternOf(title)}$`);
  const statuses = tests.flatMap((test) => (name.test(test.title) ? test.status : []));
  return ['failed', 'passed'].find((status) => statuses.includes(status));
}
