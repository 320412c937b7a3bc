import { addDays, dayOf, DAY_MS, dutyLimits } from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../../db/transaction.ts';
import { receiveArrivals } from './arrivals/arrivals.ts';
import { moveFromDeleted } from './rows/branch-move-repository.ts';
import { lockCustomers } from './rows/customer-repository.ts';
import { deleteDaysOffBefore } from './rows/duty-repository.ts';
import { escalate } from './arrivals/escalate.ts';
import { deleteWithoutEnquiries, listDeserted } from './rows/group-repository.ts';
import { beginDaysOff, returnForbidden } from './duty/hand-over.ts';
import { deleteOldBatches } from './many/batch-repository.ts';
import { seeToMany } from './many/see-to-many.ts';
import { deleteOldAlerts } from './rows/desk-alert-repository.ts';

type Deps = Parameters<typeof receiveArrivals>[0] & Needs<'audit'>;

/**
 * The automatic work of the desk: it receives arrivals, hands over the work of people who are away or gone, and
 * escalates enquiries that nobody has answered in time.
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

/** If no server ran for days, there is much to do: new arrivals do not wait for all of it. */
async function giveWay(deps: Deps): Promise<void> {
  await receiveAll(deps);
  await letOthersWrite();
}

/** Deletes customers without enquiries, and old alerts, steps for many and days off. */
export async function tidyDesk({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await forgetDeserted(db);
  await moveFromDeleted(db);
  const now = clock();
  await deleteOldAlerts(db, now - dutyLimits.keptDays * DAY_MS);
  await deleteOldBatches(db, now - dutyLimits.keptDays * DAY_MS);
  await deleteDaysOffBefore(db, addDays(dayOf(now), -dutyLimits.keptDays));
}

/** Customers that one statement looks through. */
const AT_ONCE = 1000;

/** Deletes customers who have no enquiry left, some at a time: a customer is known only by stored enquiries. */
async function forgetDeserted(db: Database): Promise<void> {
  let looked: { last: number | undefined; deserted: number[] } = { last: 0, deserted: [] };
  while (looked.last !== undefined) {
    looked = await listDeserted(db, { after: looked.last, limit: AT_ONCE });
    const { deserted } = looked;
    if (deserted.length === 0) continue;
    await inTransaction(db, async (transaction) => {
      // A customer who comes back at this moment is deleted first, or has an enquiry.
      await lockCustomers(transaction);
      await deleteWithoutEnquiries(transaction, deserted);
    });
    await letOthersWrite();
  }
}

/** Longest time until another server's arrival, or a passed due time, is handled. */
const LOOK_EVERY_MS = 2000;

/** Arrivals of this time are handled together: on SQLite, visitors wait for each transaction. */
const GATHER_MS = 500;

/**
 * Does the desk's work at intervals; soon after `wake` it receives the new arrivals.
 * @returns `stop`, which waits for the work in progress
 */
export function startDeskWork({ log, ...deps }: Deps & Needs<'log'>) {
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let seesToRestAt = 0;
  const run = async () => {
    try {
      await receiveAll(deps);
      if (performance.now() >= seesToRestAt) {
        seesToRestAt = performance.now() + LOOK_EVERY_MS;
        await seeToTheRest(deps);
      }
    } catch (error) {
      log.error({ err: error, event: 'work on the desk failed' });
    }
    plan(LOOK_EVERY_MS);
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
