import type { Needs } from '../../../../needs.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { notFound, Stale } from '../../../../errors/app-error.ts';
import { insertDeskEvents, lockDesk } from '../rows/desk-repository.ts';
import { findByToken, listVersions, markVersion } from './quotation-repository.ts';
import { stateOf } from './quotation-view.ts';

/**
 * Notes that the customer has opened a quotation or wants it: the first time, as a fact of the timeline.
 * @throws {Stale} when it can no longer be had
 * @throws {AppError} `not_found`
 */
export async function answerQuotation(
  { db, clock }: Needs<'db' | 'clock'>,
  token: string,
  did: 'opened' | 'wanted',
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const found = await findByToken(transaction, token);
    if (!found) throw notFound('quotation');
    const { id: versionId, enquiry_id: id, number, version } = found;
    await lockDesk(transaction, [id]);
    const now = clock();
    const all = await listVersions(transaction, id);
    const locked = all.find((each) => each.id === versionId);
    if (!locked) throw notFound('quotation');
    const mark = did === 'opened' ? 'opened_at' : 'wanted_at';
    if (locked[mark] !== null) return;
    if (did === 'wanted' && stateOf(locked, all, now) !== 'open') throw new Stale();
    await markVersion(transaction, versionId, mark, now);
    const detail = { did, number, version };
    await insertDeskEvents(transaction, [{ id, at: now, userId: '', kind: 'quotation', detail }]);
  });
}
