import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium, findProgram, runProcess } from '../base/run-process.mjs';
import { hasMariadb, startMariadb } from './throwaway-mariadb.mjs';

const installTimeoutMs = 300_000;
const policyFile = '/usr/sbin/policy-rc.d';

/**
 * Finds, installs or starts what the tests need beside Node: a MariaDB or MySQL, nginx and, when asked
 * for, a Chromium. Returns the environment that passes them to the test runners, a sentence for each one
 * that is not available, and `stop`.
 * @param {{ needsChromium: boolean, needsMariadb: boolean }} needs
 * @returns {Promise<{ env: Record<string, string>, missing: string[], stop: () => Promise<void> }>}
 */
export async function findTestTools({ needsChromium, needsMariadb: wantsMariadb }) {
  const needsMariadb = wantsMariadb && !process.env.TEST_DATABASE_URL;
  const packages = [
    ...(needsChromium && findChromium() === undefined ? ['chromium-headless-shell'] : []),
    ...(needsChromium && !(await hasNotoSans()) ? ['fonts-noto-core'] : []),
    ...(needsMariadb && !hasMariadb() ? ['mariadb-server'] : []),
    ...(findProgram(['nginx']) === undefined ? ['nginx', 'openssl'] : []),
  ];
  const trouble = packages.length > 0 ? await installDebianPackages(packages) : '';

  /** @type {Record<string, string>} */
  const env = {};
  /** @type {string[]} */
  const missing = [];
  const why = trouble === '' ? '' : ` ${trouble}`;

  if (needsChromium) {
    const chromium = findChromium();
    if (chromium !== undefined && (await startsUp(chromium))) env.CHROMIUM_PATH = chromium;
    else {
      missing.push(
        `no Chromium, so no browser test ran. Install chromium-headless-shell or chromium, or name one in CHROMIUM_PATH${chromium === undefined ? '' : ` (${chromium} does not start)`}.${why}`,
      );
    }
    if (!(await hasNotoSans())) {
      missing.push(
        `no Noto Sans, so texts are wider or narrower than on a phone. Install fonts-noto-core.${why}`,
      );
    }
  }

  if (findProgram(['nginx']) === undefined) {
    missing.push(`no nginx, so the shipped proxy was not tested. Install nginx.${why}`);
  }

  let stop = async () => {};
  if (needsMariadb) {
    try {
      const database = await startMariadb();
      env.TEST_DATABASE_URL = database.url;
      stop = database.stop;
    } catch (error) {
      missing.push(
        `no MariaDB, so nothing was tested on MySQL. Install mariadb-server or name a database server in TEST_DATABASE_URL. ${/** @type {Error} */ (error).message}.${why}`,
      );
    }
  }
  return { env, missing, stop };
}

/** The font of Android for Bengali and Hindi, and near its Latin one: some tests measure texts. */
async function hasNotoSans() {
  if (existsSync('/usr/share/fonts/truetype/noto')) return true;
  const list = findProgram(['fc-list']);
  if (list === undefined) return false;
  const { output } = await runProcess(list, [], { timeoutMs: 20_000 });
  return output.includes('Noto Sans');
}

/** @param {string} chromium */
async function startsUp(chromium) {
  // Ubuntu's package is a stub that only explains how to install the snap.
  const { code } = await runProcess(chromium, ['--version'], { timeoutMs: 20_000 });
  return code === 0;
}

/**
 * @param {string[]} packages
 * @returns {Promise<string>} why it did not work, or nothing
 */
async function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) {
    return 'They are installed by themselves only for root on Debian or Ubuntu.';
  }
  process.stdout.write(`Installing ${packages.join(', ')} … `);
  const started = performance.now();
  const forbidsServices = forbidServices();
  try {
    const wait = ['-o', 'DPkg::Lock::Timeout=120'];
    await aptGet(['update', ...wait]);
    // Without recommended packages: they double the size and add nothing to a test.
    const install = await aptGet([
      'install',
      '--yes',
      '--no-install-recommends',
      ...wait,
      ...packages,
    ]);
    if (install.code === 0) return '';
    return `apt-get failed:\n${install.output.trimEnd().split('\n').slice(-8).join('\n')}`;
  } finally {
    forbidsServices.undo();
    for (const name of ['mariadb', 'nginx']) {
      if (packages.some((each) => each.startsWith(name))) await disableService(name);
    }
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** @param {string[]} args */
function aptGet(args) {
  return runProcess('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: installTimeoutMs,
  });
}

/** Packages run this script to ask whether they may start their service: 101 means no. */
function forbidServices() {
  const before = existsSync(policyFile) ? readFileSync(policyFile) : undefined;
  const undo = () => {
    if (before === undefined) rmSync(policyFile, { force: true });
    else writeFileSync(policyFile, before, { mode: 0o755 });
    process.off('exit', undo);
  };
  writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  process.on('exit', undo);
  return { undo };
}

/**
 * Only the program is needed: it must not run as a service after the next start of the machine.
 * @param {string} name
 */
async function disableService(name) {
  if (findProgram(['systemctl']) === undefined) return;
  await runProcess('systemctl', ['disable', '--now', name], { timeoutMs: 30_000 });
}
