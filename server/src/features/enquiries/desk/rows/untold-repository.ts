import type { NotNull } from 'kysely';
import type { Database } from '../../../../db/open-database.ts';

/**
 * An enquiry from the website of which nobody outside has been told yet. Instants are epoch ms; what was sent is `null` where
 * the form did not ask, or nothing was.
 */
export type Untold = Awaited<ReturnType<typeof listUntold>>[number];

export async function listUntold(db: Database, ids: readonly number[]) {
  return (
    db
      .selectFrom('desk')
      .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
      .select(['enquiries.id', 'reference', 'name', 'mobile', 'email', 'model'])
      .select(['desk.kind', 'desk.status', 'created_at as createdAt', 'due_at as dueAt'])
      // `untold`: to whom, in the words of the messages feature.
      .select(['promised_at as promisedAt', 'untold'])
      .where('enquiry_id', 'in', ids)
      .where('untold', 'is not', null)
      .$narrowType<{ untold: NotNull }>()
      .orderBy('enquiry_id')
      .execute()
  );
}

export async function noteTold(db: Database, ids: readonly number[]): Promise<void> {
  await db.updateTable('desk').set({ untold: null }).where('enquiry_id', 'in', ids).execute();
}
