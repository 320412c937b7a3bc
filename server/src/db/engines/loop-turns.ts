import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Longest time that work may hold the event loop. */
const LONGEST_STRETCH_MS = 10;

let turnBegan: number | undefined;

/**
 * To be called between pieces of synchronous work (SQLite statements, batches of rows): returns to the event
 * loop when such work has held it for too long, so that requests are served in between.
 * @param turns how many turns of the loop others get then; a request takes several
 */
export async function yieldToOthers(turns = 1): Promise<void> {
  if (turnBegan === undefined) {
    turnBegan = performance.now();
    setImmediate(() => (turnBegan = undefined));
  } else if (performance.now() - turnBegan > LONGEST_STRETCH_MS) {
    for (let turn = 0; turn < turns; turn += 1) await endOfTurn();
  }
}
