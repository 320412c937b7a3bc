import type { Locale } from '@dealership/shared';
import { keepLatest } from '../keep-latest.ts';
import { addToCounter } from './dialect.ts';
import type { Database } from './open-database.ts';
import { coalesceReads } from './coalesce-reads.ts';
import { inTransaction } from './transaction.ts';

/**
 * The rows that count changes: of published content; of the dealership's settings, which every page shows and no price
 * depends on; and erasures of enquiries. The row of the desk's views is only for its lock.
 */
type RevisionName = 'published' | 'settings' | 'erasures' | 'desk-views';

/** More than all answers about all models. */
const MAX_KEPT = 1000;

/** Makes the function that counts a change; a write calls it in its own transaction. */
const createCount = (name: RevisionName) => (transaction: Database) =>
  raiseRevision(transaction, name, 1);

/** Marks published content as changed, with every write to the catalogue or the content. */
export const bumpContentRevision = createCount('published');
export const bumpSettingsRevision = createCount('settings');
/** Marks that enquiries were erased, so that they are counted again. */
export const bumpErasures = createCount('erasures');

/** Makes the function that makes all other changes of the same sort wait, until the transaction ends. */
const createLock = (name: RevisionName) => (transaction: Database) =>
  raiseRevision(transaction, name, 0);

export const lockContent = createLock('published');
export const lockSettings = createLock('settings');

/** Makes changes in a transaction, one after another: each waits for the earlier ones, on any server. */
function createTurns(name: RevisionName) {
  return <Result>(
    { db }: { db: Database },
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(db, async (transaction) => {
      await createLock(name)(transaction);
      return work(transaction);
    });
}

export const inContentTurn = createTurns('published');
export const inSettingsTurn = createTurns('settings');
/** One change at a time to the saved views of the desk. */
export const inViewsTurn = createTurns('desk-views');

function raiseRevision(transaction: Database, name: RevisionName, by: 0 | 1): Promise<void> {
  return addToCounter(transaction, { table: 'revisions', counter: 'revision', of: { name }, by });
}

export interface Moment {
  /** Epoch ms. */
  now: number;
  /** Sets the instant (epoch ms) from which the value changes although no row does. */
  until: (instant: number) => void;
}

export type PublishedCache = ReturnType<typeof createPublishedCache>;

/** A value, and until when it is valid (epoch ms). */
interface Made {
  value: unknown;
  until: number;
}

/**
 * Caches values made from counted rows for exactly as long as no row changes.
 * @param names of the rows
 */
export function createPublishedCache(
  { db, clock }: { db: Database; clock: () => number },
  ...names: RevisionName[]
) {
  const counted = names.length > 0 ? names : (['published'] as const);
  let revision: string | undefined;
  /** By key, least recently used first. */
  let kept = new Map<string, Made>();
  let underWay = new Map<string, Promise<Made>>();
  return {
    /**
     * The value that `make` made from the present rows. The revision is read from the database every time, so that
     * changes by another server count too. Failures are not cached, nor is `undefined` for an unknown name: visitors
     * can ask for any number of names.
     * @param about names everything that `make` depends on besides published rows
     * @param make sets the end of its value if something appears or ends at a set time: then it is made again
     */
    get: async <Value>(
      { locale, what }: { locale: Locale; what: string },
      make: (moment: Moment) => Promise<Value>,
    ): Promise<Value> => {
      const key = `${locale} ${what}`;
      const revisions = await readRevisions(db);
      const current = counted.map((name) => revisions.get(name) ?? 0).join('.');
      if (current !== revision) {
        kept = new Map();
        underWay = new Map();
        revision = current;
      }
      const now = clock();
      const known = kept.get(key);
      if (known && now < known.until) {
        keepLatest(kept, [key, known], MAX_KEPT);
        return known.value as Value;
      }
      // A value that is being made may have ended by now; the first that finds this makes it again.
      for (let begun = underWay.get(key); begun; begun = underWay.get(key)) {
        const made = await begun;
        if (now < made.until) return made.value as Value;
      }
      // Made after the revision was read, so from these rows or newer ones, never from older ones.
      const [keptNow, underWayNow] = [kept, underWay];
      const making = makeNow(make, clock());
      underWayNow.set(key, making);
      try {
        const made = await making;
        if (made.value !== undefined) keepLatest(keptNow, [key, made], MAX_KEPT);
        return made.value as Value;
      } finally {
        underWayNow.delete(key);
      }
    },
  };
}

async function makeNow(make: (moment: Moment) => Promise<unknown>, now: number): Promise<Made> {
  let end = Infinity;
  const value = await make({ now, until: (instant) => (end = Math.min(end, instant)) });
  return { value, until: end };
}

/** By name; caches of different names that are read in one turn share one read. */
const readRevisions = coalesceReads(async (db: Database) => {
  const rows = await db.selectFrom('revisions').select(['name', 'revision']).execute();
  return new Map(rows.map(({ name, revision }) => [name, revision]));
});

/** Changes with every erasure of enquiries, on any server. */
export async function readErasures(db: Database): Promise<number> {
  return (await readRevisions(db)).get('erasures') ?? 0;
}

/** Changes with every change of published content and of the dealership's settings, on any server. */
export async function readContentVersion(db: Database): Promise<string> {
  const revisions = await readRevisions(db);
  return `${revisions.get('published') ?? 0}.${revisions.get('settings') ?? 0}`;
}
