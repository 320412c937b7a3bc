import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Work that goes on for longer than this lets everybody else have a turn of the event loop. */
const LONGEST_STRETCH_MS = 10;

let turnBegan: number | undefined;

/**
 * To be called between pieces of work in which nothing waits (statements of SQLite, batches of rows):
 * visitors get a turn when such work has gone on for long.
 */
export async function letOthersIn(): Promise<void> {
  if (turnBegan === undefined) {
    turnBegan = performance.now();
    setImmediate(() => (turnBegan = undefined));
  } else if (performance.now() - turnBegan > LONGEST_STRETCH_MS) {
    await endOfTurn();
  }
}
