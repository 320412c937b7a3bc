import {
  dayOf,
  enquiryKinds,
  startOfDay,
  subtractMonths,
  type EnquiryKind,
  type Expired,
} from '@dealership/shared';
import { purgeDeleted } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../http/audit.ts';
import { countSelected, deleteEnquiries, listSelected } from './erasure-repository.ts';

/** How many months an enquiry of each kind is kept; kinds that are absent are kept without end. */
export type RetentionMonths = Partial<Record<EnquiryKind, number>>;

interface Needs {
  db: Database;
  clock: () => number;
  audit: Audit;
  config: { retentionMonths: RetentionMonths };
}

/** Enquiries in one transaction: a visitor's own waits less than a tenth of a second for it. */
const AT_ONCE = 500;

/** What would go today, by kind; kinds without any are listed too. */
export async function previewExpired({
  db,
  clock,
  config,
}: Omit<Needs, 'audit'>): Promise<Expired[]> {
  const expired: Expired[] = [];
  for (const { kind, months } of retained(config.retentionMonths)) {
    const before = subtractMonths(dayOf(clock()), months);
    const { total } = await countSelected(db, { kind, before: startOfDay(before) });
    expired.push({ kind, months, before, count: total });
  }
  return expired;
}

/**
 * Erases what has outlived its retention, some at a time, each time together with its audit event.
 * @param userId who does it
 * @returns how many enquiries went
 */
export async function eraseExpired(needs: Needs, userId: string): Promise<number> {
  const { db, clock, config } = needs;
  let total = 0;
  for (const { kind, months } of retained(config.retentionMonths)) {
    const before = subtractMonths(dayOf(clock()), months);
    let erased: number;
    do {
      erased = await eraseSome(needs, { kind, before, userId });
      total += erased;
    } while (erased === AT_ONCE);
  }
  if (total > 0) await purgeDeleted(db);
  return total;
}

async function eraseSome(
  { db, audit }: Needs,
  { kind, before, userId }: { kind: EnquiryKind; before: string; userId: string },
): Promise<number> {
  const selection = { kind, before: startOfDay(before) };
  return inTransaction(db, async (transaction) => {
    const found = await listSelected(transaction, selection, { limit: AT_ONCE });
    const { total } = await deleteEnquiries(transaction, found);
    if (total > 0) {
      const what = `${kind}: ${total} from before ${before}`;
      await audit({ userId, action: 'expired enquiries erased', what }, transaction);
    }
    return total;
  });
}

function retained(retention: RetentionMonths): { kind: EnquiryKind; months: number }[] {
  return enquiryKinds.flatMap((kind) => {
    const months = retention[kind];
    return months === undefined ? [] : [{ kind, months }];
  });
}
