/** From the server to a worker: an order, or a command about an order that it is answering. `id` numbers the order. */
export type ToWorker<Order> = { id: number } & ({ order: Order } | { do: 'next' | 'cancel' });

/** From a worker to the server: a part of the answer to an order, its end, or the error. */
export type FromWorker<Part, Result> = { id: number } & (
  | IteratorResult<Part, Result>
  | { error: SentError }
);

/** The part of an error that reaches the other process: its codes too, which sending the error itself would lose. */
export type SentError = { name: string; message: string } & Record<string, unknown>;
