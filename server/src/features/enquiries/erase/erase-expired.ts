import {
  dayOf,
  enquiryKinds,
  startOfDay,
  subtractMonths,
  type EnquiryKind,
  type Expired,
  type PendingErasure,
  type Retention,
  type RetentionMonths,
} from '@dealership/shared';
import type { Logger } from 'pino';
import type { Needs } from '../../../needs.ts';
import { countEnquiries, countWithEnds } from '../count/count-repository.ts';
import { checkDay, noteDay } from '../../../jobs/known-day-repository.ts';
import { inTransaction, letOthersWrite } from '../../../db/transaction.ts';
import { SERVER } from '../../../audit/audit.ts';
import { purge, type ConsentErasure } from './erase-person.ts';
import { deleteEnquiries, listSelected } from './erasure-repository.ts';

interface Deps extends Needs<'db' | 'clock' | 'audit'> {
  consents?: ConsentErasure;
  config: { retentionMonths: RetentionMonths };
}

/** With fewer stored enquiries there is no share check: two or three would already be a large share. */
const FEW_STORED = 50;

/** With a retention of a month about a thirtieth expires in a day, with a longer one less. */
const LARGEST_SHARE = 0.1;

/** The enquiries that would be erased today, by kind (including kinds without any), and whether that is plausible. */
export async function previewExpired({
  db,
  clock,
  config,
}: Omit<Deps, 'audit'>): Promise<Retention> {
  const { today, known, clock: state } = await checkDay(db, clock());
  const expired: Expired[] = [];
  const total: Share = { count: 0, stored: 0 };
  const shares = [total];
  for (const { kind, months } of retained(config.retentionMonths)) {
    const before = subtractMonths(today, months);
    const { count, ends } = await countWithEnds(db, { kind, before: startOfDay(before) });
    const days = ends && { oldest: dayOf(ends.first), newest: dayOf(ends.last) };
    expired.push({ kind, months, before, count, ...days });
    const stored = await countEnquiries(db, { kind });
    shares.push({ kind, count, stored });
    total.count += count;
    total.stored += stored;
  }
  if (total.count === 0) return { expired };
  if (state === 'ahead') return { expired, waits: { reason: 'clock', today, known } };
  const large = shares.find(isLarge);
  return large ? { expired, waits: { reason: 'share', ...large } } : { expired };
}

interface Share {
  /** Absent: all kinds. */
  kind?: EnquiryKind;
  count: number;
  stored: number;
}

function isLarge({ count, stored }: Share): boolean {
  return stored >= FEW_STORED && count > stored * LARGEST_SHARE;
}

/**
 * The daily job: erases enquiries older than their retention, unless that may be a mistake. Then it waits for
 * the operator, and logs a warning.
 */
export async function runRetention(deps: Deps & { log: Logger }): Promise<void> {
  const { db, clock, log } = deps;
  const { clock: state, today, known } = await noteDay(db, clock());
  const { expired, waits } = await previewExpired(deps);
  if (expired.length === 0) return;
  if (state === 'behind') log.warn({ event: 'the clock may be behind', today, known });
  if (waits) log.warn({ event: 'retention waits for the operator', ...waits });
  else await eraseExpired(deps, SERVER);
}

/**
 * Erases enquiries older than their retention in batches, each with its audit event in the same transaction.
 * @param userId the user who erases them
 * @param options.forMs no batch begins later; if enquiries are left then, it is not `isDone`
 * @returns how many enquiries were erased, and where copies remain
 */
export async function eraseExpired(
  deps: Deps,
  userId: string,
  { forMs = Infinity }: { forMs?: number } = {},
): Promise<{ total: number; isDone: boolean; pending: PendingErasure | undefined }> {
  const { db, clock, config } = deps;
  const today = dayOf(clock());
  const endsAt = performance.now() + forMs;
  const isOver = () => performance.now() > endsAt;
  let total = 0;
  let isDone = true;
  for (const { kind, months } of retained(config.retentionMonths)) {
    const before = subtractMonths(today, months);
    let some;
    do {
      isDone = !isOver();
      if (!isDone) break;
      some = await eraseSome(deps, { kind, before, userId });
      total += some.erased;
      await letOthersWrite();
      // `found`, not `erased`: another process may have erased some of them.
    } while (some.found > 0);
    if (kind === 'opt-in') await deps.consents?.expire(db, startOfDay(before), isOver);
  }
  return { total, isDone, pending: total > 0 ? await purge(db) : undefined };
}

async function eraseSome(
  { db, audit }: Deps,
  { kind, before, userId }: { kind: EnquiryKind; before: string; userId: string },
): Promise<{ found: number; erased: number }> {
  const selection = { kind, before: startOfDay(before) };
  const found = await listSelected(db, selection);
  return inTransaction(db, async (transaction) => {
    const { total } = await deleteEnquiries(transaction, found);
    if (total > 0) {
      const what = `${kind}: ${total}, before ${before}`;
      await audit({ userId, action: 'expired enquiries erased', what }, transaction);
    }
    return { found: found.length, erased: total };
  });
}

function retained(retention: RetentionMonths): { kind: EnquiryKind; months: number }[] {
  return enquiryKinds.flatMap((kind) => {
    const months = retention[kind];
    return months === undefined ? [] : [{ kind, months }];
  });
}
