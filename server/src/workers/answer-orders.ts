import { Worker } from 'node:worker_threads';
import type { SentError, ToWorker } from './messages.ts';

/**
 * The work of a worker's program: it answers the orders of the server, part by part, several at a time, until the
 * server has gone.
 */
export function answerOrders<Order, Part, Result>(
  answer: (order: Order) => Generator<Part, Result> | AsyncGenerator<Part, Result>,
): void {
  const answers = new Map<number, Generator<Part, Result> | AsyncGenerator<Part, Result>>();
  const take = async (message: ToWorker<Order>) => {
    if ('order' in message) answers.set(message.id, answer(message.order));
    const current = answers.get(message.id);
    const isCancelled = 'do' in message && message.do === 'cancel';
    const part = isCancelled ? current?.return(undefined as Result) : current?.next();
    return (await part) ?? NOTHING;
  };
  const send = async (message: ToWorker<Order>) => {
    const { id } = message;
    const part = await take(message).catch((error: unknown) => ({ error: toSent(error) }));
    if ('error' in part || part.done) answers.delete(id);
    // It fails when the server has gone meanwhile: see below.
    process.send?.({ id, ...part }, undefined, undefined, () => undefined);
  };
  process.on('message', (sent) => void send(sent as ToWorker<Order>));
  process.once('disconnect', () => process.exit());
  // The server may have gone before this program was listening.
  if (!process.connected) process.exit();
  // The argument (worker.ts).
  endWithServer(Number(process.argv.at(-1)));
  // A terminal and systemd send them to every process. The server ends its workers when it no longer needs them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}

const NOTHING = { done: true, value: undefined } as IteratorResult<never, never>;

function toSent(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  return { ...(error as object), name: error.name, message: error.message };
}

/** How often it looks, in ms. */
const LOOK_EVERY_MS = 500;

/**
 * Ends this process soon after its server has gone, whatever it is doing: a loop that never ends, or a wait inside a library,
 * keeps the thread of JavaScript from noticing. So a thread of its own looks; a process whose parent has gone gets another one.
 * @param server process id of the server, which is the parent as long as it lives
 */
function endWithServer(server: number): void {
  const program = `setInterval(() => {
    if (process.ppid !== ${server}) process.kill(process.pid, 'SIGKILL');
  }, ${LOOK_EVERY_MS});`;
  const limits = { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };
  new Worker(program, { eval: true, execArgv: [], resourceLimits: limits, stdin: false }).unref();
}
