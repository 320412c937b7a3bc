import type { Reads, ReportPlace } from '@dealership/shared';
import { sql } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import { columnsOfEnquiry, toEnquiry } from '../enquiry-storage.ts';
import { isInBranches, oneAtLeast } from '../reads-repository.ts';

/**
 * Enquiries in the order of their arrival, after a place and before an instant (epoch ms), with their state on the desk.
 */
export async function listInOrder(
  db: Database,
  {
    reads,
    after,
    before,
    limit,
  }: {
    reads: Reads;
    after: ReportPlace;
    before: number;
    limit: number;
  },
) {
  const { createdAt, id } = after;
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('desk', 'desk.enquiry_id', 'enquiries.id')
    .select(columnsOfEnquiry)
    .select(['desk.status', 'desk.origin'])
    .where('enquiries.created_at', '<', before)
    .where(
      sql<boolean>`enquiries.created_at >= ${createdAt} and (enquiries.created_at > ${createdAt} or enquiries.id > ${id})`,
    )
    .where('enquiries.kind', 'in', oneAtLeast(reads.kinds))
    .where(isInBranches(reads) ?? sql<boolean>`1 = 1`)
    .orderBy('enquiries.created_at')
    .orderBy('enquiries.id')
    .limit(limit)
    .execute();
  return rows.map(({ status, origin, ...row }) => ({ enquiry: toEnquiry(row), status, origin }));
}
