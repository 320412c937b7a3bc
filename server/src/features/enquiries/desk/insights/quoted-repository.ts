import { dayOf, type Quoted } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { inSpan, partsOf, type InsightPeriod, type Span } from './insight-repository.ts';

/** Counts the quotations of the enquiries that Insights counts in a period (rules: insights-quotations). */
export async function countQuotations(db: Database, period: InsightPeriod): Promise<Quoted> {
  const counts: Quoted = { made: 0, opened: 0, accepted: 0, ended: 0, won: 0 };
  const today = dayOf(period.now);
  for (const part of partsOf(period)) {
    const quotations = new Map<string, { isOpened: boolean; isTaken: boolean; latest: Version }>();
    const won = new Set<number>();
    for (const latest of await readVersions(db, part, period)) {
      const before = quotations.get(latest.number);
      const isTaken = latest.wanted_at !== null || latest.accepted_at !== null;
      quotations.set(latest.number, {
        isOpened: latest.opened_at !== null || before?.isOpened === true,
        isTaken: isTaken || before?.isTaken === true,
        latest,
      });
      if (latest.status === 'done') won.add(latest.enquiry_id);
    }
    for (const { isOpened, isTaken, latest } of quotations.values()) {
      const isWithdrawn = latest.withdrawn_at !== null;
      const hasExpired = !isTaken && latest.status !== 'done' && today > latest.valid_until;
      counts.made += 1;
      counts.opened += Number(isOpened);
      counts.accepted += Number(isTaken && !isWithdrawn);
      counts.ended += Number(isWithdrawn || hasExpired);
    }
    // The quotations of an enquiry are all in one part, since its arrival decides.
    counts.won += won.size;
  }
  return counts;
}

type Version = Awaited<ReturnType<typeof readVersions>>[number];

/** All versions of quotations without their contents, the first first. */
async function readVersions(db: Database, part: Span, { reads }: InsightPeriod) {
  const rows = await db
    .selectFrom('desk')
    .innerJoin('quotations', 'quotations.enquiry_id', 'desk.enquiry_id')
    .select(['desk.enquiry_id', 'status', 'number', 'quotations.version', 'valid_until'])
    .select(['opened_at', 'wanted_at', 'accepted_at', 'withdrawn_at'])
    .where(inSpan(db, part, reads))
    .execute();
  // Asked for the order, MySQL would read all quotations in it.
  return rows.sort((one, other) => one.version - other.version);
}
