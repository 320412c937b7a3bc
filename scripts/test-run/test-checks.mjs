import { join } from 'node:path';
import { repoRoot } from '../base/run-process.mjs';
import { runInTurn, tool } from './test-steps.mjs';

/** @typedef {import('./test-steps.mjs').Step} Step */

/** Tools that the product neither installs nor runs: `npm test` leaves them out. */
const beside = ['tools/bench', 'tools/rig', 'tools/screens', 'tools/imagery'];
export const imagery = join(repoRoot, 'tools', 'imagery');

/**
 * @param {string[]} changed the files to format and lint
 * @returns {Step[]}
 */
export function productChecks(changed) {
  const notBeside = beside.map((folder) => `--ignore-pattern=${folder}`);
  const formatted = ['--check', '--ignore-unknown', ...changed];
  return [
    check('lint', 'oxlint/bin/oxlint', ['--deny-warnings', ...changed, ...notBeside]),
    check('format', 'prettier/bin/prettier.cjs', [
      ...formatted,
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
}

/** @type {Step[]} */
export const besideChecks = [
  check('format', 'prettier/bin/prettier.cjs', ['--check', ...beside]),
  check('lint', 'oxlint/bin/oxlint', ['--deny-warnings', ...beside]),
  checkTypes(beside),
  checkDeadCode(['tools/bench', 'tools/rig', 'tools/screens']),
  check('bench', 'vitest/vitest.mjs', ['run', '--project=bench']),
  check('imagery', 'tsx/dist/cli.mjs', [join(imagery, 'src', 'cli.ts'), 'check']),
];

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

/** @param {string[]} folders with their names in `scripts/checks/knip.json` */
function checkDeadCode(folders) {
  const chosen = folders.map((folder) => `--workspace=${folder}`);
  return check('dead-code', 'knip/bin/knip.js', ['--config=scripts/checks/knip.json', ...chosen]);
}
