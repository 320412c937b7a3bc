import { Worker } from 'node:worker_threads';

/** How often it looks, in ms. */
const LOOK_EVERY_MS = 500;

/**
 * Ends this process soon after its server has gone, whatever it is doing: a loop that never ends, or a wait inside a library,
 * keeps the thread of JavaScript from noticing. So a thread of its own looks; a process whose parent has gone gets another one.
 * @param server process id of the server, which is the parent as long as it lives
 */
export function endWithServer(server: number): void {
  const program = `setInterval(() => {
    if (process.ppid !== ${server}) process.kill(process.pid, 'SIGKILL');
  }, ${LOOK_EVERY_MS});`;
  const limits = { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };
  new Worker(program, { eval: true, execArgv: [], resourceLimits: limits, stdin: false }).unref();
}
