import { customerLimits } from '@dealership/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../../../../db/open-database.ts';
import type { JoinProposalsTable } from '../../../../db/schema.ts';

export type ProposalRow = Selectable<JoinProposalsTable>;

/** Stores a proposal; an existing one stays as it is. */
export async function addProposal(db: Database, proposal: Omit<ProposalRow, 'id'>) {
  const { customer_id: one, other_id: other } = proposal;
  const earlier = await db
    .selectFrom('join_proposals')
    .select('id')
    .where('customer_id', 'in', [one, other])
    .where('other_id', 'in', [one, other])
    .executeTakeFirst();
  if (earlier) return false;
  await db.insertInto('join_proposals').values(proposal).execute();
  return true;
}

export function findProposal(db: Database, id: number): Promise<ProposalRow | undefined> {
  return db.selectFrom('join_proposals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns whether it existed */
export async function deleteProposal(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('join_proposals')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The oldest proposals, all or those about some customers. */
export async function listProposals(db: Database, about?: readonly number[]) {
  let query = db.selectFrom('join_proposals').selectAll();
  if (about) {
    query = query.where(({ eb, or }) =>
      or([eb('customer_id', 'in', about), eb('other_id', 'in', about)]),
    );
  }
  return query.orderBy('id').limit(customerLimits.proposals).execute();
}

/** Deletes proposals between customers who are the same person now. */
export async function deleteSettledProposals(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('join_proposals')
    .where('customer_id', 'in', ids)
    .where('other_id', 'in', ids)
    .execute();
}
