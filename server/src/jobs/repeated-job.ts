import type { Logger } from 'pino';

/**
 * Does a piece of work at the start and then every so often (ms). What fails is logged as `event` and done
 * again.
 *
 * @returns ends it, after what is under way
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
