import type { NewEnquiry } from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { isDatabaseUnavailable, isRefused } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import { contactOf, newDeskRow } from '../desk-row.ts';
import { insertOnDesk } from '../desk-row-repository.ts';
import { insertEnquiries } from '../enquiry-repository.ts';
import type { Binding } from '../enquiry-storage.ts';

interface Arriving {
  enquiry: NewEnquiry;
  binding: Binding | undefined;
  /** The sender's network. */
  network: string;
}

/**
 * Stores an enquiry; resolves when it is on disk (rules: acknowledged-is-stored).
 * @returns by when its sender is called, where that is promised (epoch ms)
 */
export type InsertEnquiry = (arriving: Arriving) => Promise<number | null>;

/** Writes down what the opt-ins among new enquiries say, in the transaction that stores them; passed in by the consents feature. */
export type NoteOptIns = (
  transaction: Database,
  enquiries: readonly NewEnquiry[],
  source: 'website' | 'staff',
) => Promise<void>;

/** Notes, with the sender's network, to whom an enquiry is to be told; `undefined`: to nobody. Passed in by the messages feature. */
export type UntoldMark = (enquiry: NewEnquiry, network: string) => string | undefined;

interface Member extends Arriving {
  /** Of `performance.now()`. */
  arrivedAt: number;
  resolve: (promisedAt: number | null) => void;
  reject: (error: unknown) => void;
}

interface Deps extends Needs<'db' | 'answering'> {
  untoldMark: UntoldMark;
  noteOptIns: NoteOptIns;
}

/** A statement of MySQL has at most 65,535 values and SQLite's 32,766; an enquiry has some 60. */
const MAX_AT_ONCE = 200;

/**
 * While so many transactions are under way, what arrives waits for the next. The second begins when as many wait as the
 * first stores: each costs five turns to the database, for one enquiry as for twenty.
 */
const UNDER_WAY = 2;

/** In ms. Who has waited longer for a database that is away would wait as long again (rules: database-away). */
const PATIENCE_MS = 1000;

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

/** @returns why none of them could be stored */
async function store(deps: Deps, members: readonly Member[]): Promise<unknown> {
  try {
    const facts = await deps.answering();
    const arrivals = members.map((member) => {
      const row = newDeskRow(member.enquiry, facts);
      row.untold = deps.untoldMark(member.enquiry, member.network) ?? null;
      return { member, row };
    });
    // Whoever waits for a repetition tries again himself (submit-enquiry.ts).
    // oxlint-disable-next-line dealership/no-transaction
    await deps.db.transaction().execute(async (transaction) => {
      await insertEnquiries(transaction, members);
      await insertOnDesk(
        transaction,
        arrivals.map(({ member: { enquiry }, row }) => ({
          reference: enquiry.reference,
          contact: contactOf(enquiry),
          row,
        })),
      );
      // Last: whoever else opts in waits from here on.
      const enquiries = members.map(({ enquiry }) => enquiry);
      await deps.noteOptIns(transaction, enquiries, 'website');
    });
    for (const { member, row } of arrivals) member.resolve(row.promised_at ?? null);
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
