import { answerOrders } from '../../../src/workers/answer-orders.ts';

/** Orders of a test for `odd-worker`. */
export type OddOrder =
  | { count: number }
  | 'how many were made'
  | 'process id'
  | 'throw'
  | 'die'
  | 'fill the memory'
  | 'hang';

/** A worker that tests drive into every kind of trouble. */
answerOrders(answer);

let made = 0;
let cancelled = 0;

function* answer(order: OddOrder): Generator<Uint8Array, unknown> {
  if (typeof order === 'object') {
    let isWhole = false;
    try {
      for (let number = 1; number <= order.count; number += 1) {
        made += 1;
        yield Uint8Array.of(number);
      }
      isWhole = true;
    } finally {
      if (!isWhole) cancelled += 1;
    }
    return undefined;
  }
  if (order === 'how many were made') return { made, cancelled };
  if (order === 'process id') return process.pid;
  if (order === 'throw') throw Object.assign(new Error('no room'), { errcode: 13 });
  if (order === 'die') process.exit(3);
  const kept: unknown[] = [];
  for (;;) if (order === 'fill the memory') kept.push(Array.from({ length: 1000 }, () => ({})));
}
