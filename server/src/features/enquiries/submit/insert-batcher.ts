import type { AnsweringSource, NewEnquiry } from '@dealership/shared';
import { isRefused } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import { contactOf, newDeskRow } from '../desk-row.ts';
import { insertOnDesk } from '../desk-row-repository.ts';
import { insertEnquiries } from '../enquiry-repository.ts';
import type { Binding } from '../enquiry-storage.ts';

/**
 * Stores an enquiry; resolves when it is on disk (rules: acknowledged-is-stored).
 * @returns by when its sender is called, where that is promised (epoch ms)
 */
export type InsertEnquiry = (
  enquiry: NewEnquiry,
  binding: Binding | undefined,
) => Promise<number | null>;

interface Member {
  enquiry: NewEnquiry;
  binding: Binding | undefined;
  resolve: (promisedAt: number | null) => void;
  reject: (error: unknown) => void;
}

interface Deps {
  db: Database;
  answering: AnsweringSource;
}

/** A statement of MySQL has at most 65,535 values and SQLite's 32,766; an enquiry has some 60. */
const MAX_AT_ONCE = 200;

/**
 * While so many transactions are under way, what arrives waits for the next. The second begins when as many wait as the
 * first stores: each costs five turns to the database, for one enquiry as for twenty.
 */
const UNDER_WAY = 2;

/**
 * Stores the enquiries of one turn of the event loop, and those that arrive while others are being stored, in one
 * transaction, and so with one wait for the disk: all of them or none. When the database refuses the batch (a duplicate,
 * a lock held by another server, a value that does not fit), each is stored on its own, so that one bad enquiry does not
 * fail the others.
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
      void store(deps, members).finally(() => {
        underWay -= 1;
        inStore -= members.length;
        storeNext();
      });
    }
  };
  return (enquiry, binding) =>
    new Promise((resolve, reject) => {
      if (!isPlanned) setImmediate(storeNext);
      isPlanned = true;
      waiting.push({ enquiry, binding, resolve, reject });
    });
}

async function store(deps: Deps, members: readonly Member[]): Promise<void> {
  try {
    const facts = await deps.answering();
    const arriving = members.map(({ enquiry }) => ({
      reference: enquiry.reference,
      contact: contactOf(enquiry),
      row: newDeskRow(enquiry, facts),
    }));
    // Whoever waits for a repetition tries again himself (submit-enquiry.ts).
    // eslint-disable-next-line no-restricted-syntax
    await deps.db.transaction().execute(async (transaction) => {
      await insertEnquiries(transaction, members);
      await insertOnDesk(transaction, arriving);
    });
    members.forEach(({ resolve }, at) => resolve(arriving[at]?.row.promised_at ?? null));
  } catch (error) {
    if (members.length > 1 && isRefused(error)) {
      await Promise.all(members.map((member) => store(deps, [member])));
    } else {
      for (const { reject } of members) reject(error);
    }
  }
}
