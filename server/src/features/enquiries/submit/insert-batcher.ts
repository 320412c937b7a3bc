import type { NewEnquiry } from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { isDatabaseUnavailable, isRefused } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import { newDeskRow } from '../desk-row.ts';
import { insertArrivals } from '../desk-row-repository.ts';
import type { Binding } from '../enquiry-storage.ts';

interface Arriving {
  enquiry: NewEnquiry;
  binding: Binding | undefined;
  network: string;
}

/**
 * Stores an enquiry; resolves when it is on disk (rules: acknowledged-is-stored).
 * @returns by when the dealership promises to call its sender (epoch ms), if it does
 */
export type InsertEnquiry = (arriving: Arriving) => Promise<number | null>;

/** Stores the consents of new opt-ins, in the transaction that stores these; passed in by the consents feature. */
export type NoteOptIns = (
  transaction: Database,
  enquiries: readonly NewEnquiry[],
  source: 'website' | 'staff',
) => Promise<void>;

/**
 * Lists the recipients of messages about an enquiry, with the sender's network; `undefined`: there are none. Passed in
 * by the messages feature.
 */
export type UntoldMark = (enquiry: NewEnquiry, network: string) => string | undefined;

interface Member extends Arriving {
  /** On the clock of `performance.now()`. */
  arrivedAt: number;
  resolve: (promisedAt: number | null) => void;
  reject: (error: unknown) => void;
}

interface Deps extends Needs<'db' | 'answering'> {
  untoldMark: UntoldMark;
  noteOptIns: NoteOptIns;
}

/** A statement has at most 65,535 values on MySQL and 32,766 on SQLite; an enquiry has about 60. */
const MAX_AT_ONCE = 200;

/**
 * While this many transactions are under way, new arrivals wait. The second one begins when as many wait as the first
 * one stores: each costs five round trips to the database, for one enquiry as for twenty.
 */
const UNDER_WAY = 2;

/** In ms. A visitor who has waited longer for a missing database would wait as long again (rules: database-away). */
const PATIENCE_MS = 1000;

/**
 * Stores the enquiries of one turn of the event loop, and those that arrive while others are being stored, in one
 * transaction, and so with one wait for the disk: all of them or none. When the database refuses the batch (a
 * duplicate, a lock held by another server, a value that does not fit), each is stored on its own, so that one bad
 * enquiry does not fail the others.
 */
export function createInsertBatcher(deps: Deps): InsertEnquiry {
  const waiting: Member[] = [];
  let underWay = 0;
  /** Enquiries in the transactions that are under way. */
  let inStore = 0;
  let isPlanned = false;
  const storeNext = () => {
    isPlanned = false;
    while (waiting.length > 0 && underWay < UNDER_WAY && waiting.length >= inStore) {
      const members = waiting.splice(0, MAX_AT_ONCE);
      underWay += 1;
      inStore += members.length;
      void store(deps, members).then((failure) => {
        underWay -= 1;
        inStore -= members.length;
        if (isDatabaseUnavailable(failure)) {
          const latest = performance.now() - PATIENCE_MS;
          while (waiting[0] && waiting[0].arrivedAt < latest) waiting.shift()?.reject(failure);
        }
        storeNext();
      });
    }
  };
  return (arriving) =>
    new Promise((resolve, reject) => {
      if (!isPlanned) setImmediate(storeNext);
      isPlanned = true;
      waiting.push({ ...arriving, arrivedAt: performance.now(), resolve, reject });
    });
}

/** @returns the reason if none of them could be stored */
async function store(deps: Deps, members: readonly Member[]): Promise<unknown> {
  try {
    const settings = await deps.answering();
    const arrivals = members.map((member) => {
      const row = newDeskRow(member.enquiry, settings);
      row.untold = deps.untoldMark(member.enquiry, member.network) ?? null;
      return { ...member, row };
    });
    // Requests that wait for a repeat try again on their own (submit-enquiry.ts).
    // oxlint-disable-next-line dealership/no-transaction
    await deps.db.transaction().execute(async (transaction) => {
      await insertArrivals(transaction, arrivals);
      // Last, because other opt-ins wait from here on.
      const enquiries = members.map(({ enquiry }) => enquiry);
      await deps.noteOptIns(transaction, enquiries, 'website');
    });
    for (const { resolve, row } of arrivals) resolve(row.promised_at ?? null);
  } catch (error) {
    if (members.length > 1 && isRefused(error)) {
      await Promise.all(members.map((member) => store(deps, [member])));
      return undefined;
    }
    for (const { reject } of members) reject(error);
    return error;
  }
  return undefined;
}
