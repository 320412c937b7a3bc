import type { Locale } from '@dealership/shared';
import { addToCounter } from './dialect.ts';
import type { Database } from './open-database.ts';
import { coalesceReads } from './coalesce-reads.ts';
import { inTransaction } from './transaction.ts';

/**
 * The rows that count changes: of published content, and of what the dealership says of itself, which every page shows
 * and no price depends on; and erasures of enquiries. That of the desk's views is there for its lock alone.
 */
type RevisionName = 'published' | 'settings' | 'erasures' | 'desk-views';

/** More than all answers about all models. */
const MAX_KEPT = 1000;

/**
 * Marks published content as changed. Every write to the catalogue or the content calls this in its own
 * transaction.
 */
export function bumpContentRevision(transaction: Database): Promise<void> {
  return raiseRevision(transaction, 'published', 1);
}

/** The same for what the dealership says of itself (`settings`). */
export function bumpSettingsRevision(transaction: Database): Promise<void> {
  return raiseRevision(transaction, 'settings', 1);
}

/** Marks that enquiries were erased: what was counted of them is counted anew. */
export function bumpErasures(transaction: Database): Promise<void> {
  return raiseRevision(transaction, 'erasures', 1);
}

/** Makes everybody else who is about to change the catalogue or the content wait, until the transaction ends. */
export function lockContent(transaction: Database): Promise<void> {
  return raiseRevision(transaction, 'published', 0);
}

/** Makes everybody else who is about to change the settings wait, until the transaction ends. */
export function lockSettings(transaction: Database): Promise<void> {
  return raiseRevision(transaction, 'settings', 0);
}

/** Makes changes in a transaction: of several at once, on whichever server, each waits for those before. */
function createTurns(name: RevisionName) {
  return <Result>(
    { db }: { db: Database },
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(db, async (transaction) => {
      await raiseRevision(transaction, name, 0);
      return work(transaction);
    });
}

/** Of the catalogue or the content. */
export const inContentTurn = createTurns('published');
export const inSettingsTurn = createTurns('settings');
/** Of the saved views of the desk. */
export const inViewsTurn = createTurns('desk-views');

function raiseRevision(transaction: Database, name: RevisionName, by: 0 | 1): Promise<void> {
  return addToCounter(transaction, { table: 'revisions', counter: 'revision', of: { name }, by });
}

/** When something is made that will be kept. */
export interface Moment {
  /** Epoch ms. */
  now: number;
  /** Says at which instant (epoch ms) it will be something else though no row changes. */
  until: (instant: number) => void;
}

/** Caches what was made from rows that are counted for exactly as long as no row changes. */
export interface PublishedCache {
  /**
   * What `make` made from the rows as they are now. The revision is read from the database every time, so
   * that changes by another server count too. Not cached: failures, and `undefined`, which means that there
   * is nothing of this name: visitors can ask for any number of names.
   *
   * @param about stands for all that `make` depends on beside published rows
   * @param make says of what shows itself or ends by itself until when it holds: then it is made anew
   */
  get: <Value>(about: PublishedKey, make: (moment: Moment) => Promise<Value>) => Promise<Value>;
}

interface PublishedKey {
  locale: Locale;
  what: string;
}

/** Something made, and until when it holds (epoch ms). */
interface Made {
  value: unknown;
  until: number;
}

export function createPublishedCache(
  { db, clock }: { db: Database; clock: () => number },
  name: RevisionName = 'published',
): PublishedCache {
  let revision: number | undefined;
  /** By key, least recently used first. */
  let kept = new Map<string, Made>();
  let underWay = new Map<string, Promise<Made>>();
  return {
    get: async <Value>(
      { locale, what }: PublishedKey,
      make: (moment: Moment) => Promise<Value>,
    ): Promise<Value> => {
      const key = `${locale} ${what}`;
      const current = (await readRevisions(db)).get(name) ?? 0;
      if (current !== revision) {
        kept = new Map();
        underWay = new Map();
        revision = current;
      }
      const now = clock();
      const known = kept.get(key);
      if (known && now < known.until) {
        keep(kept, key, known);
        return known.value as Value;
      }
      // What is under way may be over by now; whoever finds that first makes it anew.
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
        if (made.value !== undefined) keep(keptNow, key, made);
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

function keep(kept: Map<string, Made>, key: string, made: Made): void {
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** By name; caches of different names that are asked in one turn read them together. */
const readRevisions = coalesceReads(async (db: Database) => {
  const rows = await db.selectFrom('revisions').select(['name', 'revision']).execute();
  return new Map(rows.map(({ name, revision }) => [name, revision]));
});

/** Changes with every erasure of enquiries, on whichever server. */
export async function readErasures(db: Database): Promise<number> {
  return (await readRevisions(db)).get('erasures') ?? 0;
}

/** Changes with every change of published content, and of what the dealership says of itself, on whichever server. */
export async function readContentVersion(db: Database): Promise<string> {
  const revisions = await readRevisions(db);
  return `${revisions.get('published') ?? 0}.${revisions.get('settings') ?? 0}`;
}
