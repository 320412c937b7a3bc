import {
  factSchemas,
  type Branch,
  type BranchFacts,
  type DealershipFacts,
  type FactName,
} from '@dealership/shared';
import { bumpSettingsRevision } from '../../db/content-revision.ts';
import { isDuplicate } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** In place of a branch: the dealership as a whole. */
const DEALERSHIP = 0;

/** All that is known of the dealership; its branches in their order. */
export async function readFacts(
  db: Database,
): Promise<{ facts: DealershipFacts; branches: Branch[] }> {
  const [dealers, rows] = await Promise.all([
    db.selectFrom('dealers').select('id').orderBy('id').execute(),
    db.selectFrom('settings').select(['dealer_id', 'name', 'value']).execute(),
  ]);
  // Written by this product, from values that its schemas have let through.
  const of = (id: number) =>
    Object.fromEntries(
      rows
        .filter(({ dealer_id: dealerId }) => dealerId === id)
        .map(({ name, value }) => [name, JSON.parse(value) as unknown]),
    );
  return {
    facts: of(DEALERSHIP) as unknown as DealershipFacts,
    branches: dealers.map(({ id }) => ({ ...(of(id) as unknown as BranchFacts), id })),
  };
}

/** The branch with this number, and the name of its dealership; `007` and the like are refused. */
export async function findBranch(
  db: Database,
  id: string,
): Promise<{ branch: Branch; seller: string } | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const { facts, branches } = await readFacts(db);
  const branch = branches.find((each) => each.id === Number(id));
  return branch && { branch, seller: facts.name };
}

/** The numbers of all branches. */
export async function listBranchIds(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('dealers').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * Stores as samples what is not known yet: everything in an empty database, later what a new version knows more of.
 * Of two servers that start together both may do it.
 */
export async function addMissingFacts(
  db: Database,
  samples: { facts: DealershipFacts; branch: BranchFacts },
): Promise<void> {
  try {
    await inTransaction(db, async (transaction) => {
      const dealers = await transaction.selectFrom('dealers').select('id').execute();
      if (dealers.length === 0) {
        await transaction.insertInto('dealers').values({ id: 1 }).execute();
        dealers.push({ id: 1 });
      }
      const known = await transaction
        .selectFrom('settings')
        .select(['dealer_id', 'name'])
        .execute();
      const wanted = [
        ...toRows(DEALERSHIP, samples.facts),
        ...dealers.flatMap(({ id }) => toRows(id, samples.branch)),
      ];
      const missing = wanted.filter(
        (row) => !known.some((each) => each.dealer_id === row.dealer_id && each.name === row.name),
      );
      if (missing.length === 0) return;
      await transaction.insertInto('settings').values(missing).execute();
      await bumpSettingsRevision(transaction);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

function isNothing(value: unknown): boolean {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return value === '' || value === false || isEmpty;
}

function toRows(dealerId: number, facts: DealershipFacts | BranchFacts) {
  return Object.entries(facts).map(([name, value]) => ({
    dealer_id: dealerId,
    name: name as FactName,
    value: JSON.stringify(value),
    version: 1,
    // Nothing is no sample.
    is_sample: isNothing(value) ? (0 as const) : (1 as const),
  }));
}

/** A fact as it is stored. */
export interface StoredFact {
  /** The branch, or 0. */
  dealerId: number;
  name: FactName;
  value: unknown;
  version: number;
  isSample: boolean;
}

/** All facts, those of the dealership first, then branch by branch, as they are listed in shared. */
export async function listFacts(db: Database): Promise<StoredFact[]> {
  const rows = await db.selectFrom('settings').selectAll().orderBy('dealer_id').execute();
  const names = Object.keys(factSchemas);
  return rows
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => a.dealer_id - b.dealer_id || names.indexOf(a.name) - names.indexOf(b.name))
    .map((row) => ({
      dealerId: row.dealer_id,
      name: row.name as FactName,
      value: JSON.parse(row.value) as unknown,
      version: row.version,
      isSample: row.is_sample === 1,
    }));
}

/** A fact of the dealership as a whole; `undefined`: no server that knows it has started yet. */
export async function findFact(
  db: Database,
  name: keyof DealershipFacts,
): Promise<Pick<StoredFact, 'value' | 'version'> | undefined> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('dealer_id', '=', DEALERSHIP)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { value: JSON.parse(row.value) as unknown, version: row.version };
}

/** Stores a fact in place of this version of it; it is no sample any more. */
export async function updateFact(
  db: Database,
  { dealerId, name, version, value }: Omit<StoredFact, 'isSample'>,
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(value), version: version + 1, is_sample: 0 })
    .where('dealer_id', '=', dealerId)
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

interface FactChange {
  before: unknown;
  after: unknown;
  userId: string;
  /** Epoch ms. */
  at: number;
}

export async function insertFactChange(
  db: Database,
  { dealerId, name }: Pick<StoredFact, 'dealerId' | 'name'>,
  { before, after, userId, at }: FactChange,
): Promise<void> {
  await db
    .insertInto('setting_changes')
    .values({
      ...{ dealer_id: dealerId, name, user_id: userId, created_at: at },
      ...{ value_before: JSON.stringify(before), value_after: JSON.stringify(after) },
    })
    .execute();
}

/** The last changes of a fact, the latest first. */
export async function listFactChanges(
  db: Database,
  { dealerId, name, limit }: { dealerId: number; name: string; limit: number },
): Promise<FactChange[]> {
  const rows = await db
    .selectFrom('setting_changes')
    .selectAll()
    .where('dealer_id', '=', dealerId)
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    before: JSON.parse(row.value_before) as unknown,
    after: JSON.parse(row.value_after) as unknown,
    userId: row.user_id,
    at: row.created_at,
  }));
}
