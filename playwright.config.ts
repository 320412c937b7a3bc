import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, scrollAtOnce } from './scripts/base/run-process.mjs';
import { chooseJourneys, partVariable } from './scripts/test-run/test-division.mjs';
import { progressVariable } from './scripts/test-run/test-progress.mjs';

const executablePath = findChromium();

/** The database of the server that the fixture of client/e2e starts. */
interface EngineOption {
  engine: 'sqlite' | 'mysql';
}

/**
 * Journeys on both engines: where search, order, numbers and files come from the database. Those marked `@both-long`
 * have their subject in the browser, and the API tests show on both what they ask for.
 */
const onBoth = process.env.ON_BOTH === 'all' ? /@both\b/ : /@both(?!-long)\b/;

const part = process.env[partVariable];

export default defineConfig<EngineOption>({
  testDir: 'client/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Only what hangs is stopped: on a busy machine all takes several times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI === 'true',
  // One more try tells a flaky test (named in the result) from a broken one.
  retries: 1,
  // Two more than cores: many tests wait, for a delay or for quiet on the line.
  workers: 4,
  reporter: [
    ['list'],
    ...(process.env[progressVariable] ? [['./scripts/test-run/test-progress.mjs'] as const] : []),
  ],
  use: {
    actionTimeout: 60_000,
    // Of the second try alone: recording costs every test time.
    trace: 'on-first-retry',
    // One that keeps the back office would fetch it anew for every test; without-a-line.spec.ts has it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...chromiumFlags,
        // Without it Chromium begins a process beside each page, for an address of another site that never comes.
        '--renderer-process-limit=1',
        scrollAtOnce,
      ],
    },
  },
  projects: [
    // The first, since its one worker is the longest at work; each more would fill a site of its own.
    ...(process.env.TEST_DATABASE_URL && part !== 'core'
      ? [
          {
            name: 'mysql',
            use: { engine: 'mysql' as const },
            grep: onBoth,
            grepInvert: chooseJourneys().grepInvert,
            workers: 1,
          },
        ]
      : []),
    {
      name: 'sqlite',
      use: { engine: 'sqlite' },
      ...chooseJourneys(part),
    },
  ],
});
