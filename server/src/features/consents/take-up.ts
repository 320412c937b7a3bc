import type { Database } from '../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../db/transaction.ts';
import { appendConsents } from './append-consents.ts';
import { listUntaken, takePlaces } from './consent-repository.ts';

/** Opt-ins that are looked at in one transaction. On SQLite nobody else writes meanwhile. */
const AT_ONCE = 100;

/**
 * Writes down the consents of opt-ins that were stored by a version that kept none, or came back with a backup of one, the
 * oldest first. What was decided since stays the latest. Safe to repeat, at any time and on several servers.
 *
 * @param options.stopped ends it before the next part
 * @returns how many opt-ins were taken up
 */
export async function takeUpOptIns(
  db: Database,
  { stopped = () => false }: { stopped?: () => boolean } = {},
): Promise<number> {
  let behind = { at: 0, id: 0 };
  let taken = 0;
  while (!stopped()) {
    const part = { behind, limit: AT_ONCE };
    const { untaken, last } = await listUntaken(db, part);
    if (!last) break;
    if (untaken.length > 0) {
      taken += await inTransaction(db, (transaction) => takeUpSome(transaction, part));
      await letOthersWrite();
    }
    behind = last;
  }
  return taken;
}

/** Looks again: another server may have taken them up, or somebody has erased them. */
async function takeUpSome(
  transaction: Database,
  part: Parameters<typeof listUntaken>[1],
): Promise<number> {
  await takePlaces(transaction, 0);
  const { untaken } = await listUntaken(transaction, part);
  await appendConsents(
    transaction,
    untaken.map(({ id, mobile, at, noticeVersion, ticked }) => ({
      ...{ mobile, at, ticked, enquiryId: id, textVersion: noticeVersion },
      source: 'stored' as const,
    })),
  );
  return untaken.length;
}
