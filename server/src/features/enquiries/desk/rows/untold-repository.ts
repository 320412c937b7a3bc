import type { EnquiryKind } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';

/** An enquiry from the website of which nobody outside has been told yet. */
export interface Untold {
  id: number;
  reference: string;
  kind: EnquiryKind;
  /** Epoch ms, as the others. */
  createdAt: number;
  dueAt: number | null;
  promisedAt: number | null;
  status: string;
  /** What was sent; `null`: the form did not ask, or nothing was. */
  name: string | null;
  mobile: string | null;
  email: string | null;
  model: string | null;
  /** To whom, in the words of the messages feature. */
  untold: string;
}

/** Those of some enquiries of which nobody has been told. */
export async function listUntold(db: Database, ids: readonly number[]): Promise<Untold[]> {
  const rows = await db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select([
      'enquiries.id',
      'enquiries.reference',
      'enquiries.created_at',
      'desk.kind',
      'desk.due_at',
      'desk.promised_at',
      'desk.status',
      'desk.untold',
      'enquiries.name',
      'enquiries.mobile',
      'enquiries.email',
      'enquiries.model',
    ])
    .where('desk.enquiry_id', 'in', ids)
    .where('desk.untold', 'is not', null)
    .orderBy('desk.enquiry_id')
    .execute();
  return rows.map(({ id, reference, status, name, mobile, email, model, ...row }) => ({
    id,
    reference,
    status,
    name,
    mobile,
    email,
    model,
    kind: row.kind as EnquiryKind,
    createdAt: row.created_at,
    dueAt: row.due_at,
    promisedAt: row.promised_at,
    untold: row.untold ?? '',
  }));
}

/** They are told now. */
export async function noteTold(db: Database, ids: readonly number[]): Promise<void> {
  await db.updateTable('desk').set({ untold: null }).where('enquiry_id', 'in', ids).execute();
}
