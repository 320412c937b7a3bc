import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { readText } from '../base/files.mjs';

/** Names the file for the reporter's output. */
export const progressVariable = 'TEST_PROGRESS';

/**
 * A line for each test that begins, and one for each that ends: a run that is stopped has a report too.
 *
 * @typedef {{ id: string, name: string, outcome?: 'passed' | 'failed' | 'skipped', ms?: number, why?: string | undefined }} Line
 */

/** A reporter for vitest (`onTestCase…`, `onTestModule…`) and for Playwright (`onTest…`). */
export default class ProgressReporter {
  #file = process.env[progressVariable] ?? '';

  /** @param {Line} line */
  #write(line) {
    if (this.#file !== '') appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    this.#write({ id: test.id, name: nameOfCase(test) });
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    this.#write({
      id: test.id,
      name: nameOfCase(test),
      outcome: state === 'pending' ? 'failed' : state,
      ms: test.diagnostic()?.duration ?? 0,
      why: errors?.[0]?.message,
    });
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    // A file that cannot be loaded has no tests.
    for (const { message } of module.errors()) {
      const name = `${module.relativeModuleId} (${module.project.name})`;
      this.#write({ id: module.id, name, outcome: 'failed', why: message });
    }
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    this.#write({ id: test.id, name: nameOfJourney(test) });
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status, duration, error }) {
    const passed = status === test.expectedStatus ? 'passed' : 'failed';
    const outcome = status === 'skipped' ? 'skipped' : passed;
    const name = nameOfJourney(test);
    this.#write({ id: test.id, name, outcome, ms: duration, why: error?.message });
  }

  printsToStdio() {
    return false;
  }
}

/** @param {import('vitest/node').TestCase} test */
function nameOfCase({ fullName, module, project }) {
  return `${fullName} (${module.relativeModuleId}, ${project.name})`;
}

/** @param {import('@playwright/test/reporter').TestCase} test */
function nameOfJourney(test) {
  return test.titlePath().filter(Boolean).join(' › ');
}

/** @param {string} file */
export function emptyProgress(file) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/** @param {string} file */
export function readProgress(file) {
  /** @type {Map<string, Line & { tries: number }>} */
  const tests = new Map();
  for (const text of (readText(file) ?? '').split('\n').filter(Boolean)) {
    /** @type {Line} */
    const line = JSON.parse(text);
    // That a short test begins may be reported after its result, which stays.
    const before = tests.get(line.id) ?? { tries: 0 };
    const tries = before.tries + (line.outcome === undefined ? 0 : 1);
    tests.set(line.id, { ...before, ...line, tries });
  }
  const all = [...tests.values()];
  const failed = all.filter(({ outcome }) => outcome === 'failed');
  const running = all.filter(({ outcome }) => outcome === undefined);
  const flaky = all.filter(({ outcome, tries }) => outcome === 'passed' && tries > 1);
  return {
    passed: all.filter(({ outcome }) => outcome === 'passed').length,
    failed: failed.length,
    skipped: all.filter(({ outcome }) => outcome === 'skipped').length,
    notes: [
      ...failed.map(({ name, why = '' }) => `failed: ${name}: ${why.split('\n', 1)[0]}`),
      ...flaky.map(({ name }) => `flaky: ${name}`),
      ...running.map(({ name }) => `not ended: ${name}`),
    ],
  };
}
