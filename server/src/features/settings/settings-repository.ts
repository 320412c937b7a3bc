import type { Branch, BranchFacts, DealershipFacts, FactName } from '@dealership/shared';
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

/** The branch with this number; `007` and the like are refused. */
export async function findBranch(db: Database, id: string): Promise<Branch | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const { branches } = await readFacts(db);
  return branches.find((branch) => branch.id === Number(id));
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

function toRows(dealerId: number, facts: DealershipFacts | BranchFacts) {
  return Object.entries(facts).map(([name, value]) => ({
    dealer_id: dealerId,
    name: name as FactName,
    value: JSON.stringify(value),
    version: 1,
    is_sample: 1 as const,
  }));
}
