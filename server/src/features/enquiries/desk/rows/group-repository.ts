import { customerLimits } from '@dealership/shared';
import { sql, type Selectable } from 'kysely';
import { findRow, idsOf, insertRow, updateRows } from '../../../../db/rows.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { CustomersTable, JoinProposalsTable } from '../../../../db/schema.ts';

export type CustomerRow = Selectable<CustomersTable>;

/** All customers who are the same person as one of them; empty: there is no such customer. */
export async function findGroup(db: Database, id: number): Promise<CustomerRow[]> {
  const asked = await findRow(db, 'customers', { id });
  return asked ? listGroup(db, asked.joined_into ?? id) : [];
}

/** All customers who are the same person; the main customer of the group comes first. */
export async function listGroup(db: Database, headId: number): Promise<CustomerRow[]> {
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where(({ eb, or }) => or([eb('id', '=', headId), eb('joined_into', '=', headId)]))
    .orderBy('id')
    .execute();
  return [...rows.filter(({ id }) => id === headId), ...rows.filter(({ id }) => id !== headId)];
}

/** The main customer of each of these and of the customers joined into them; each of these is its own. */
export async function readHeadsOfParts(db: Database, headIds: readonly number[]) {
  const headOf = new Map(headIds.map((id) => [id, id]));
  if (headOf.size === 0) return headOf;
  const joined = await db
    .selectFrom('customers')
    .select(['id', 'joined_into'])
    .where('joined_into', 'in', [...headOf.keys()])
    .execute();
  for (const { id, joined_into: head } of joined) headOf.set(id, head ?? id);
  return headOf;
}

/** A customer and all that were joined with it, directly or through others. */
export function branchOf(group: readonly CustomerRow[], id: number): CustomerRow[] {
  const branch = group.filter((each) => each.id === id);
  // The list grows during the loop.
  for (const { id: parent } of branch) {
    branch.push(...group.filter(({ joined_to: to }) => to === parent));
  }
  return branch;
}

/** Joins a customer, with all of its branch, to another one; `null`: to none, it becomes the main customer. */
export async function moveBranch(
  db: Database,
  { id, version }: CustomerRow,
  { branch, to }: { branch: readonly CustomerRow[]; to: number | null },
) {
  await db
    .updateTable('customers')
    .set({ joined_into: to ?? id })
    .where('id', 'in', idsOf(branch))
    .execute();
  await updateRows(db, 'customers', {
    equal: { id },
    set: { joined_into: to, joined_to: to, version: version + 1 },
  });
}

/**
 * Notes that a customer has changed, unless somebody else has changed it since.
 * @returns whether it still had the version that the user saw
 */
export async function noteChange(db: Database, { id, version }: { id: number; version: number }) {
  const set = { version: version + 1 };
  return (await updateRows(db, 'customers', { equal: { id, version }, set })) > 0;
}

export async function setNotes(
  db: Database,
  id: number,
  notes: Partial<Pick<CustomerRow, 'note' | 'language'>>,
): Promise<void> {
  if (Object.keys(notes).length === 0) return;
  await updateRows(db, 'customers', { equal: { id }, set: notes });
}

/** Blocks or unblocks a number; if two users do it at once, only the first one changes it. */
export async function setBlocked(db: Database, id: number, blockedAt: number | null) {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ blocked_at: blockedAt })
    .where('id', '=', id)
    .where('blocked_at', blockedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The kinds and branches of all enquiries of some customers, whether or not the user may read them. */
export function listPlacesOf(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('desk')
    .select(['kind', 'dealer_id as branch'])
    .distinct()
    .where('customer_id', 'in', ids)
    .execute();
}

export async function listCustomersOf(db: Database, enquiryIds: readonly number[]) {
  if (enquiryIds.length === 0) return [];
  const rows = await db
    .selectFrom('desk')
    .select('customer_id')
    .distinct()
    .where('enquiry_id', 'in', enquiryIds)
    .where('customer_id', 'is not', null)
    .execute();
  return rows.flatMap(({ customer_id: id }) => id ?? []);
}

const hasEnquiry = sql<boolean>`exists (select 1 from desk where desk.customer_id = customers.id)`;

/**
 * Finds customers without enquiries among those that follow a given one.
 * @returns `last`: the last customer that was checked; `undefined`: there are no more
 */
export async function listDeserted(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<{ last: number | undefined; deserted: number[] }> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', hasEnquiry.as('is_served')])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return {
    last: rows.length < limit ? undefined : rows.at(-1)?.id,
    deserted: idsOf(rows.filter(({ is_served: isServed }) => !isServed)),
  };
}

/**
 * Deletes those customers who have no enquiry left, with all notes of staff about them. Customers that were joined with
 * them stay joined with each other. Lock the customers first.
 */
export async function deleteWithoutEnquiries(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return;
  const gone = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', ids)
    .where(({ not }) => not(hasEnquiry))
    .execute();
  if (gone.length === 0) return;
  const goneIds = idsOf(gone);
  const heads = new Set(gone.map(({ id, joined_into: into }) => into ?? id));
  const joined = await db
    .selectFrom('customers')
    .select('joined_into')
    .distinct()
    .where('joined_into', 'in', [...heads])
    .execute();
  for (const { joined_into: head } of joined) {
    if (head !== null) await regroup(db, await listGroup(db, head), goneIds);
  }
  await db
    .deleteFrom('join_proposals')
    .where(({ eb, or }) => or([eb('customer_id', 'in', goneIds), eb('other_id', 'in', goneIds)]))
    .execute();
  await db.deleteFrom('customers').where('id', 'in', goneIds).execute();
}

/** Takes customers out of a group: customers joined to one of them move to the one that it was joined to. */
async function regroup(db: Database, group: readonly CustomerRow[], goneIds: readonly number[]) {
  let left = group.map((row) => ({ ...row }));
  for (const id of goneIds) {
    const gone = left.find((each) => each.id === id);
    if (!gone) continue;
    left = left.filter((each) => each !== gone);
    const [heir, ...others] = left.filter(({ joined_to: to }) => to === id);
    if (gone.joined_to !== null) {
      for (const each of [heir, ...others]) if (each) each.joined_to = gone.joined_to;
    } else if (heir) {
      heir.joined_to = null;
      for (const each of others) each.joined_to = heir.id;
    }
  }
  const head = left.find(({ joined_to: to }) => to === null);
  if (!head) return;
  for (const { id, joined_to: to, version } of left) {
    await updateRows(db, 'customers', {
      equal: { id },
      set: { joined_to: to, joined_into: id === head.id ? null : head.id, version: version + 1 },
    });
  }
}

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
  await insertRow(db, 'join_proposals', proposal);
  return true;
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
