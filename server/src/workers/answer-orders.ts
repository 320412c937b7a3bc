import { endWithServer } from './end-with-server.ts';
import type { FromWorker, SentError, ToWorker } from './messages.ts';

/**
 * What the program of a worker does: answers the orders that the server sends, part by part, until the server
 * has gone.
 *
 * @param options.end called at the end; it need not be, when the process is killed
 */
export function answerOrders<Order, Part, Result>(
  answer: (order: Order) => Generator<Part, Result> | AsyncGenerator<Part, Result>,
  { end }: { end: () => void },
): void {
  let current: Generator<Part, Result> | AsyncGenerator<Part, Result> | undefined;
  const take = async (message: ToWorker<Order>): Promise<FromWorker<Part, Result>> => {
    try {
      if (message === 'cancel') return (await current?.return(undefined as Result)) ?? NOTHING;
      if (message !== 'next') current = answer(message.order);
      return (await current?.next()) ?? NOTHING;
    } catch (error) {
      return { error: toSent(error) };
    }
  };
  process.on('message', (message) => {
    void take(message as ToWorker<Order>).then((part) => {
      // It fails when the server has gone meanwhile: see below.
      process.send?.(part, undefined, undefined, () => undefined);
    });
  });
  const leave = () => {
    end();
    process.exit();
  };
  process.once('disconnect', leave);
  // The server may have gone before this program was there to hear of it.
  if (!process.connected) leave();
  // The last argument (worker.ts).
  endWithServer(Number(process.argv.at(-1)));
  // A terminal and systemd send them to every process. The server ends its workers itself, when it needs them no more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}

const NOTHING = { done: true, value: undefined } as IteratorResult<never, never>;

function toSent(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  return { ...(error as object), name: error.name, message: error.message };
}
