import { isEnquiryKind, searchTextOf } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { letOthersWrite, untilUnlocked } from '../../db/transaction.ts';
import { findNumbers } from './desk/take-over-repository.ts';
import { toEnquiry } from './enquiry-storage.ts';
import { listFormerTexts, storeSearchTexts } from './search-text-repository.ts';

/** Numbers of enquiries that are looked through at once, and stored at once: on SQLite nobody else writes meanwhile. */
const NUMBERS_AT_ONCE = 1000;
const STORED_AT_ONCE = 100;

/**
 * Writes anew in what enquiries are found that were stored by a version of another form, or came back with a backup of
 * one. The newest come first. Safe to repeat, at any time and on several servers.
 *
 * @param options.stopped ends it before the next part
 * @returns how many were written
 */
export async function renewSearchTexts(
  db: Database,
  { stopped = () => false }: { stopped?: () => boolean } = {},
): Promise<number> {
  const numbers = await findNumbers(db);
  let renewed = 0;
  if (!numbers) return renewed;
  const { first, last } = numbers;
  for (let to = last; to >= first && !stopped(); to -= NUMBERS_AT_ONCE) {
    const from = Math.max(first, to - NUMBERS_AT_ONCE + 1);
    const former = await listFormerTexts(db, { from, to });
    // Of a kind that this program does not know it cannot be told.
    const texts = former
      .filter(({ kind }) => isEnquiryKind(kind))
      .map((row) => ({ id: row.id, text: searchTextOf(toEnquiry(row)) }));
    for (let start = 0; start < texts.length && !stopped(); start += STORED_AT_ONCE) {
      const some = texts.slice(start, start + STORED_AT_ONCE);
      await untilUnlocked(() => storeSearchTexts(db, some));
      renewed += some.length;
      await letOthersWrite();
    }
  }
  return renewed;
}
