import { join } from 'node:path';
import { repoRoot } from '../base/run-process.mjs';
import { runInTurn, tool } from './test-steps.mjs';

/** @typedef {import('./test-steps.mjs').Step} Step */

/** Tools that the product neither installs nor runs: `npm test` leaves them out. */
const beside = ['tools/bench', 'tools/rig', 'tools/screens', 'tools/imagery'];
export const imagery = join(repoRoot, 'tools', 'imagery');

export function productChecks() {
  return [
    check('format', 'oxfmt/bin/oxfmt', ['--check', '.', ...beside.map((folder) => `!${folder}`)]),
    check('lint', 'oxlint/bin/oxlint', [
      '--deny-warnings',
      ...beside.map((folder) => `--ignore-pattern=${folder}`),
    ]),
    checkTypes(),
    { name: 'walls', run: () => runInTurn([[join(repoRoot, 'scripts', 'checks', 'walls.mjs')]]) },
    { name: 'house', run: () => runInTurn([[join(repoRoot, 'scripts', 'house.mjs')]]) },
    checkDeadCode(['.', 'shared', 'server', 'client']),
  ];
}

/** @type {Step[]} */
export const besideChecks = [
  check('format', 'oxfmt/bin/oxfmt', ['--check', ...beside]),
  check('lint', 'oxlint/bin/oxlint', ['--deny-warnings', ...beside]),
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
 * The linter checks types by the settings nearest to a file. Left are the sources of shared without the tests, whose
 * types of Node would let a use of Node compile, and the files at the top, whose settings are those of scripts.
 * @returns {Step}
 */
function checkTypes() {
  const projects = ['shared/tsconfig.pure.json', 'scripts'];
  const commands = projects.map((each) => tool('@typescript/native/bin/tsc', ['--project', each]));
  return { name: 'types', run: () => runInTurn(commands) };
}

/** @param {string[]} folders with their names in `scripts/checks/knip.json` */
function checkDeadCode(folders) {
  const chosen = folders.map((folder) => `--workspace=${folder}`);
  return check('dead-code', 'knip/bin/knip.js', ['--config=scripts/checks/knip.json', ...chosen]);
}
