import { storedQuotationSchema, type NewBill, type Quotation } from '@dealership/shared';
import type { Selectable } from 'kysely';
import { findRow, insertRow, updateRows } from '../../../../db/rows.ts';
import { raiseCounter } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { QuotationsTable } from '../../../../db/schema.ts';

export interface StoredVersion extends Omit<Selectable<QuotationsTable>, 'content' | 'bill'> {
  content: Quotation;
  bill: NewBill['lines'] | null;
}

function toVersion({ content, bill, ...row }: Selectable<QuotationsTable>): StoredVersion {
  return {
    ...row,
    content: storedQuotationSchema.parse(JSON.parse(content)),
    bill: bill === null ? null : (JSON.parse(bill) as NewBill['lines']),
  };
}

/** All versions of an enquiry's quotations, the first first. */
export async function listVersions(db: Database, enquiryId: number): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('quotations')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id')
    .execute();
  return rows.map(toVersion);
}

export async function findByToken(db: Database, token: string): Promise<StoredVersion | undefined> {
  const row = await findRow(db, 'quotations', { token });
  return row && toVersion(row);
}

/** The next number of a year of accounts, from 1; others wait for it until the end of the transaction. */
export async function takeNumber(transaction: Database, year: string): Promise<number> {
  const name = `quotations ${year}`;
  await raiseCounter(transaction, name, 1);
  const row = await findRow(transaction, 'counters', { name });
  return Number(row?.value);
}

type NewVersion = Pick<
  StoredVersion,
  'enquiry_id' | 'number' | 'version' | 'token' | 'content' | 'user_id' | 'created_at'
>;

export async function insertVersion(db: Database, { content, ...row }: NewVersion): Promise<void> {
  await insertRow(db, 'quotations', {
    ...row,
    content: JSON.stringify(content),
    valid_until: content.card.validUntil,
    opened_at: null,
    wanted_at: null,
    accepted_at: null,
    withdrawn_at: null,
    bill: null,
  });
}

type Mark = 'opened_at' | 'wanted_at' | 'accepted_at' | 'withdrawn_at';

/**
 * Marks a version, once.
 * @returns whether it had no such mark before
 */
export async function markVersion(db: Database, id: number, mark: Mark, at: number) {
  const { numUpdatedRows } = await db
    .updateTable('quotations')
    .set({ [mark]: at })
    .where('id', '=', id)
    .where(mark, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateBill(db: Database, id: number, lines: NewBill['lines']) {
  await updateRows(db, 'quotations', { equal: { id }, set: { bill: JSON.stringify(lines) } });
}
