import { defineConfig } from 'vitest/config';
import { chooseApiTests, partVariable } from './scripts/test-run/test-division.mjs';

const noConsoleError = './scripts/test-run/fail-on-console-error.mjs';
const propertyRuns = './scripts/test-run/property-runs.mjs';
const engines = process.env.TEST_DATABASE_URL
  ? (['sqlite', 'mysql'] as const)
  : (['sqlite'] as const);

export default defineConfig({
  test: {
    // A forgotten spy or stub never reaches the next test.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    passWithNoTests: false,
    // A second, as it is left to itself, is little on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // Left to itself it keeps one core free, and of two that is half of the time.
    maxWorkers: '100%',
    // Young objects are collected less often (MB): 7 % of the processor's time.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'shared/src/**/*.test.ts',
            'server/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            // Of the client what needs no document, which is not there.
            'client/src/**/*.pure.test.ts',
          ],
          // Only what hangs is stopped: on a busy machine all takes several times as long.
          testTimeout: 120_000,
          setupFiles: [noConsoleError, propertyRuns],
          // As below; none of them keeps anything in a module.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['tools/{bench,screens}/*.test.ts'],
          setupFiles: [noConsoleError],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['client/src/**/*.test.{ts,tsx}'],
          exclude: ['client/src/**/*.pure.test.ts'],
          // Longer than several waits of setup.ts.
          testTimeout: 180_000,
          // In this order: what the second imports is the file's own as well.
          setupFiles: [noConsoleError, './client/test/fresh.ts', './client/test/setup.ts'],
          isolate: false,
          // It keeps the places of toasts: one of an earlier file took the first toast of the next.
          server: { deps: { inline: ['react-toastify'] } },
        },
      },
      // The API suite once per engine; the tests read TEST_ENGINE.
      ...engines.map((engine) => ({
        extends: true as const,
        test: {
          name: `api-${engine}`,
          include: chooseApiTests(engine, process.env[partVariable]),
          setupFiles: [
            noConsoleError,
            propertyRuns,
            './server/test/support/server/cheap-hashes.ts',
            './server/test/support/server/check-answers.ts',
            './server/test/support/server/built-workers.ts',
          ],
          globalSetup: './server/test/support/server/global-setup.ts',
          env: { TEST_ENGINE: engine },
          // One worker imports the server once, not for each of its fifty files: a minute less.
          isolate: false,
          // As above; some tests read all pages in all languages.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      })),
    ],
  },
});
