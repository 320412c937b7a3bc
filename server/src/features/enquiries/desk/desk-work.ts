import { addDays, dayOf, DAY_MS, dutyLimits } from '@dealership/shared';
import type { Logger } from 'pino';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../../db/transaction.ts';
import { receiveArrivals, type NotifyOfArrivals } from './arrivals/arrivals.ts';
import { lockCustomers } from './rows/customer-repository.ts';
import { deleteDaysOffBefore } from './rows/duty-repository.ts';
import { escalate } from './arrivals/escalate.ts';
import { deleteWithoutEnquiries, listDeserted } from './rows/group-repository.ts';
import { beginDaysOff, returnForbidden } from './duty/hand-over.ts';
import { deleteOldBatches } from './many/batch-repository.ts';
import { seeToMany } from './many/see-to-many.ts';
import { deleteOldNotices } from './rows/notice-repository.ts';

interface Deps extends Needs<'db' | 'clock' | 'answering' | 'audit'> {
  /** Absent: nobody outside is told. */
  notifyOfArrivals?: NotifyOfArrivals | undefined;
}

/**
 * What the desk does by itself: it receives what has arrived, sees to the work of people who are away or gone, and to what
 * nobody has answered in time.
 */
export async function workOnDesk(deps: Deps): Promise<void> {
  await receiveAll(deps);
  await seeToTheRest(deps);
}

async function receiveAll(deps: Deps): Promise<void> {
  while (await receiveArrivals(deps)) await letOthersWrite();
}

async function seeToTheRest(deps: Deps): Promise<void> {
  await beginDaysOff(deps);
  while ((await returnForbidden(deps)) > 0) await giveWay(deps);
  while ((await escalate(deps)) > 0) await giveWay(deps);
  await seeToMany(deps);
}

/** After a standstill of days there is much to be seen to: nothing that arrives meanwhile waits for all of it. */
async function giveWay(deps: Deps): Promise<void> {
  await receiveAll(deps);
  await letOthersWrite();
}

/** Forgets, once a day, customers without enquiries, and what nobody needs to be told any more; this not while the clock may be wrong. */
export async function tidyDesk({
  db,
  clock,
  isClockRight,
}: Pick<Deps, 'db' | 'clock'> & { isClockRight: () => Promise<boolean> }): Promise<void> {
  await forgetDeserted(db);
  if (!(await isClockRight())) return;
  const now = clock();
  await deleteOldNotices(db, now - dutyLimits.keptDays * DAY_MS);
  await deleteOldBatches(db, now - dutyLimits.keptDays * DAY_MS);
  await deleteDaysOffBefore(db, addDays(dayOf(now), -dutyLimits.keptDays));
}

/** Customers that are looked through at once. */
const AT_ONCE = 1000;

/** Deletes customers who have no enquiry left, some at a time: of whomever nothing is kept, nothing is known. */
async function forgetDeserted(db: Database): Promise<void> {
  let looked: { last: number | undefined; deserted: number[] } = { last: 0, deserted: [] };
  while (looked.last !== undefined) {
    looked = await listDeserted(db, { after: looked.last, limit: AT_ONCE });
    const { deserted } = looked;
    if (deserted.length === 0) continue;
    await inTransaction(db, async (transaction) => {
      // One who is just arriving again is not there any more, or has an enquiry.
      await lockCustomers(transaction);
      await deleteWithoutEnquiries(transaction, deserted);
    });
    await letOthersWrite();
  }
}

/** Longest time until another server's arrival, or a due time that has passed, is seen to. */
const LOOK_EVERY_MS = 2000;

/** Arrivals of so long are seen to together: visitors wait for each of its transactions on SQLite. */
const GATHER_MS = 500;

/**
 * Works on the desk now and then; soon after `wake` it receives what has arrived.
 * @returns `stop`, which waits for the work in progress
 */
export function startDeskWork(
  { log, ...deps }: Deps & { log: Logger },
  { everyMs = LOOK_EVERY_MS }: { everyMs?: number } = {},
): { stop: () => Promise<void>; wake: () => void } {
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let seesToRestAt = 0;
  const run = async () => {
    try {
      await receiveAll(deps);
      if (performance.now() >= seesToRestAt) {
        seesToRestAt = performance.now() + everyMs;
        await seeToTheRest(deps);
      }
    } catch (error) {
      log.error({ err: error, event: 'work on the desk failed' });
    }
    plan(everyMs);
  };
  const plan = (ms: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      current = current.then(run);
    }, ms).unref();
  };
  plan(0);
  let isGathering = false;
  return {
    wake: () => {
      if (isGathering) return;
      isGathering = true;
      setTimeout(() => {
        isGathering = false;
        plan(0);
      }, GATHER_MS).unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return current;
    },
  };
}
