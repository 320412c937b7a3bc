import type { Logger } from 'pino';

/**
 * Runs a job at the start and then at an interval (ms). A failure is logged as `event`; the job runs again at
 * the next interval.
 * @returns `stop`, which waits for the run in progress
 */
export function startRepeatedJob(
  log: Logger,
  { event, everyMs, run }: { event: string; everyMs: number; run: () => Promise<unknown> },
): { stop: () => Promise<void> } {
  const runOnce = async () => {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, event });
    }
  };
  let current = runOnce();
  const timer = setInterval(() => {
    current = current.then(runOnce);
  }, everyMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return current;
    },
  };
}
