import type { NotNull } from 'kysely';
import type { Database } from '../../../../db/open-database.ts';

/**
 * An enquiry from the website whose messages have not been stored yet. Instants are epoch ms; an answer is `null` if
 * the form did not ask for it, or the visitor left it empty.
 */
export type Untold = Awaited<ReturnType<typeof listUntold>>[number];

export async function listUntold(db: Database, ids: readonly number[]) {
  return (
    db
      .selectFrom('desk')
      .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
      .select(['enquiries.id', 'reference', 'name', 'mobile', 'email', 'model'])
      .select(['desk.kind', 'desk.status', 'created_at as createdAt', 'due_at as dueAt'])
      // `untold`: its recipients, written by the messages feature.
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
