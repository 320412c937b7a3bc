import type { Locale } from '@dealership/shared';
import { addToCounter } from './dialect.ts';
import type { Database } from './open-database.ts';
import { coalesceReads } from './coalesce-reads.ts';

/**
 * The rows that count changes: of published content, and of what the dealership says of itself, which every page shows
 * and no price depends on.
 */
type RevisionName = 'published' | 'settings';

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

/** Makes everybody else who is about to change the catalogue or the content wait, until the transaction ends. */
export function lockContent(transaction: Database): Promise<void> {
  return raiseRevision(transaction, 'published', 0);
}

/** Makes everybody else who is about to change the settings wait, until the transaction ends. */
export function lockSettings(transaction: Database): Promise<void> {
  return raiseRevision(transaction, 'settings', 0);
}

function raiseRevision(transaction: Database, name: RevisionName, by: 0 | 1): Promise<void> {
  return addToCounter(transaction, {
    ...{ table: 'revisions', counter: 'revision' },
    ...{ key: 'name', value: name, by },
  });
}

/** Caches what was made from rows that are counted for exactly as long as no row changes. */
export interface PublishedCache {
  /**
   * What `make` made from the rows as they are now. The revision is read from the database every time, so
   * that changes by another server count too. Not cached: failures, and `undefined`, which means that there
   * is nothing of this name: visitors can ask for any number of names.
   *
   * @param about stands for all that `make` depends on beside published rows
   */
  get: <Value>(about: PublishedKey, make: () => Promise<Value>) => Promise<Value>;
}

interface PublishedKey {
  locale: Locale;
  what: string;
}

export function createPublishedCache(
  db: Database,
  name: RevisionName = 'published',
): PublishedCache {
  let revision: number | undefined;
  /** By key, least recently used first. */
  let kept = new Map<string, unknown>();
  let underWay = new Map<string, Promise<unknown>>();
  return {
    get: async <Value>({ locale, what }: PublishedKey, make: () => Promise<Value>) => {
      const key = `${locale} ${what}`;
      const current = (await readRevisions(db)).get(name) ?? 0;
      if (current !== revision) {
        kept = new Map();
        underWay = new Map();
        revision = current;
      }
      const known = kept.get(key) as Value | undefined;
      if (known !== undefined) {
        keep(kept, key, known);
        return known;
      }
      const begun = underWay.get(key) as Promise<Value> | undefined;
      if (begun) return begun;
      // Made after the revision was read, so from these rows or newer ones, never from older ones.
      const [keptNow, underWayNow] = [kept, underWay];
      const making = make();
      underWayNow.set(key, making);
      try {
        const made = await making;
        if (made !== undefined) keep(keptNow, key, made);
        return made;
      } finally {
        underWayNow.delete(key);
      }
    },
  };
}

function keep(kept: Map<string, unknown>, key: string, value: unknown): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** By name; caches of different names that are asked in one turn read them together. */
const readRevisions = coalesceReads(async (db: Database) => {
  const rows = await db.selectFrom('revisions').select(['name', 'revision']).execute();
  return new Map(rows.map(({ name, revision }) => [name, revision]));
});
