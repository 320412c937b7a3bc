/** From the server to a worker: an order, or what is to become of the one that it is answering. */
export type ToWorker<Order> = { order: Order } | 'next' | 'cancel';

/** From a worker to the server: a part of the answer, the end of it, or why there is none. */
export type FromWorker<Part, Result> = IteratorResult<Part, Result> | { error: SentError };

/** What reaches the other process of an error: its codes too, which sending the error itself would lose. */
export type SentError = { name: string; message: string } & Record<string, unknown>;
