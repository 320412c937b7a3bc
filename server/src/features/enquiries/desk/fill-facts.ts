import { isSpokenTo, type AnsweringSource, type OpeningHours } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { inTransaction, letOthersWrite, untilUnlocked } from '../../../db/transaction.ts';
import { answerMinutesOf, firstsOf, type Happened } from './facts.ts';
import {
  listUnfilled,
  readTimelines,
  readUnfilled,
  storeFilled,
  storeUncounted,
  type Filled,
  type Unfilled,
} from './fill-facts-repository.ts';
import { lockDesk } from './hand-over-repository.ts';

/** Enquiries that are seen to in one transaction; of those from before the desk, of which nothing is to be found out, more. */
const AT_ONCE = 200;
const UNCOUNTED_AT_ONCE = 1000;

/**
 * Finds out, from their events, what Insights counts of enquiries that a version without it, or a backup of one, has put on
 * the desk; the newest come first. Opening minutes are counted by the hours of today. Safe to repeat, at any time and on
 * several servers.
 *
 * @param options.stopped ends it before the next part
 * @returns how many were seen to
 */
export async function fillFacts(
  { db, answering }: { db: Database; answering: AnsweringSource },
  { stopped = () => false }: { stopped?: () => boolean } = {},
): Promise<number> {
  let filled = 0;
  while (!stopped()) {
    const unfilled = await listUnfilled(db, UNCOUNTED_AT_ONCE);
    if (unfilled.length === 0) break;
    const before = unfilled.filter(({ isBefore }) => isBefore);
    if (before.length > 0) {
      filled += await untilUnlocked(() => storeUncounted(db, before.map(toId)));
    } else {
      const ids = unfilled.slice(0, AT_ONCE).map(toId);
      const { hours } = await answering();
      filled += await inTransaction(db, async (transaction) => {
        // Steps wait: what they store is either read here or comes on top of it.
        await lockDesk(transaction, ids);
        return fillSome(transaction, ids, hours);
      });
    }
    await letOthersWrite();
  }
  return filled;
}

function toId({ id }: { id: number }): number {
  return id;
}

async function fillSome(
  transaction: Database,
  ids: readonly number[],
  hours: OpeningHours<unknown>,
): Promise<number> {
  const unfilled = await readUnfilled(transaction, ids);
  const timelines = await readTimelines(transaction, ids);
  await storeFilled(
    transaction,
    unfilled.map((each) => fill(each, timelines.get(each.id) ?? [], hours)),
  );
  return unfilled.length;
}

function fill(
  { id, origin, standing, isOptIn, arrivedAt, attemptedAt, modelLetters }: Unfilled,
  timeline: readonly (Happened & { id: number })[],
  hours: OpeningHours<unknown>,
): Filled {
  const isBefore = standing === 'before' || timeline.some(wasBefore);
  const isSpoken = isSpokenTo(origin);
  const firsts = firstsOf(timeline, {
    ...{ reachedAt: isSpoken ? arrivedAt : null, appointedAt: null, missedAt: null },
  });
  return {
    ...{ id, counted: isBefore || isOptIn ? 0 : 1, model_letters: modelLetters },
    answer_minutes:
      attemptedAt === null || isSpoken ? null : answerMinutesOf(hours, arrivedAt, attemptedAt),
    reached_at: firsts.reachedAt,
    appointed_at: firsts.appointedAt,
    missed_at: firsts.missedAt,
  };
}

/** Whether it had come before there was a desk when this happened. */
function wasBefore({ detail }: Happened): boolean {
  const { standing } = (detail.before ?? {}) as { standing?: unknown };
  return standing === 'before';
}
