import { createHash } from 'node:crypto';
import {
  dayOf,
  leadLimits,
  messagesIn,
  problemText,
  type AnsweringFacts,
  type AnsweringSource,
  type EnquiryKind,
  type LeadCheck,
  type Locale,
} from '@dealership/shared';
import type { Logger } from 'pino';
import type { Audit } from '../../../../audit/audit.ts';
import { isDuplicate } from '../../../../db/dialect.ts';
import { readEnquiryIds } from '../../../../db/enquiry-ids.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../../../db/transaction.ts';
import type { Sheet } from '../../../../sheets/sheet.ts';
import { contactOf, newDeskRow } from '../../desk-row.ts';
import { insertOnDesk } from '../../desk-row-repository.ts';
import { insertEnquiries } from '../../enquiry-repository.ts';
import { enquiryDigest } from '../../submit/earlier-submission.ts';
import { newReference } from '../../submit/reference.ts';
import { findCustomers } from '../customer-repository.ts';
import { insertDeskEvents } from '../desk-repository.ts';
import { readLeads, type Lead } from './lead-file.ts';
import { listStoredKeys, readOpenOf } from './lead-repository.ts';

export interface ImportDeps {
  db: Database;
  clock: () => number;
  log: Logger;
  audit: Audit;
  answering: AnsweringSource;
  onStored?: (() => void) | undefined;
}

/** A file of leads as it was read. */
interface LeadFile {
  sheet: Sheet;
  bytes: Uint8Array;
  /** On the sender's machine. */
  name: string;
}

interface ImportOptions {
  kind: EnquiryKind;
  locale: Locale;
}

/**
 * Leads that are looked up, or stored, at once; on SQLite nobody else writes while they are stored, and MySQL reads a
 * whole table rather than look up more than 199 values (`eq_range_index_dive_limit`).
 */
const AT_ONCE = 100;

/** SHA-256 (hex) of a file and what its leads are to be. */
export function leadDigest({ bytes }: Pick<LeadFile, 'bytes'>, kind: EnquiryKind): string {
  return createHash('sha256').update(`${kind}\n`).update(bytes).digest('hex');
}

/**
 * What a file would add; nothing is stored.
 * @throws {AppError} `invalid_input` when the table has no headings
 */
export async function checkLeads(
  { db, clock }: Pick<ImportDeps, 'db' | 'clock'>,
  file: LeadFile,
  { kind, locale }: ImportOptions,
): Promise<LeadCheck> {
  const today = dayOf(clock());
  const { columns, leads, repeated, unread } = await readLeads(file.sheet, { kind, locale, today });
  const fresh = await withoutStored(db, leads);
  const about = { of_customers: 0, blocked: 0, with_open: 0, open: [] as LeadCheck['open'] };
  for (const some of inParts(fresh)) {
    const contacts = some.flatMap(({ contact }) => contact ?? []);
    const customers = contacts.length === 0 ? [] : await findCustomers(db, contacts);
    const wanted = customers.filter(({ isBlocked }) => !isBlocked);
    const heads = [...new Set(wanted.map(({ headId }) => headId))];
    const openOf = await readOpenOf(db, heads, kind);
    for (const { row, contact } of some) {
      const customer = customers.find((each) => each.contact === contact);
      if (!customer) continue;
      about.of_customers += 1;
      if (customer.isBlocked) about.blocked += 1;
      const reference = customer.isBlocked ? undefined : openOf.get(customer.headId);
      if (reference === undefined) continue;
      about.with_open += 1;
      about.open.push({ row, reference });
    }
  }
  const { problems } = messagesIn(locale);
  const errors = unread.flatMap(({ row, wrong }) =>
    wrong.map((each) => ({ row, column: each.column, text: problemText(problems, each.problem) })),
  );
  return {
    ...{ digest: leadDigest(file, kind), columns, ...about },
    ...{ fresh: fresh.length, stored: leads.length - fresh.length, repeated },
    open: about.open.slice(0, leadLimits.told),
    ...{ unread: unread.length, errors: errors.slice(0, leadLimits.told) },
  };
}

/**
 * Stores what a file has that is not stored yet, some at a time: after a kill the rest comes with the same file again,
 * and of two who send it at once each lead is stored by one (rules: imports).
 *
 * @returns how many were stored now, how many had been, and how many rows cannot be read
 */
export async function importLeads(
  deps: ImportDeps,
  file: LeadFile,
  { kind, locale, userId }: ImportOptions & { userId: string },
): Promise<{ added: number; stored: number; unread: number }> {
  const { db, clock, log, audit, onStored } = deps;
  const today = dayOf(clock());
  const { leads, unread } = await readLeads(file.sheet, { kind, locale, today });
  const fresh = await withoutStored(db, leads);
  const facts = await deps.answering();
  const what = `${fresh.length} ${kind} from ${shortName(file.name)}`;
  let added = 0;
  for (const some of inParts(fresh)) {
    // Nothing is stored without it, and it comes once.
    const note = added > 0 ? undefined : audit;
    added += await untilStored(() =>
      inTransaction(db, async (transaction) => {
        const count = await store(transaction, some, { kind, facts, userId, now: clock() });
        if (count > 0) await note?.({ userId, action: 'leads imported', what }, transaction);
        return count;
      }),
    );
    onStored?.();
    await letOthersWrite();
  }
  log.info({ event: 'leads imported', kind, added });
  return { added, stored: leads.length - added, unread: unread.length };
}

/** A reference is taken once in thousands of enquiries; this often in a row it must be another error. */
const MAX_TRIES = 5;

/** Somebody else may be storing the same leads; or a reference is taken. */
async function untilStored(work: () => Promise<number>): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDuplicate(error) || tried === MAX_TRIES) throw error;
    }
  }
}

interface StoreOptions {
  kind: EnquiryKind;
  facts: AnsweringFacts;
  userId: string;
  now: number;
}

/** Those that are not stored yet, in a transaction; how many these are. */
async function store(
  transaction: Database,
  leads: readonly Lead[],
  { kind, facts, userId, now }: StoreOptions,
): Promise<number> {
  const known = await listStoredKeys(
    transaction,
    leads.map(({ key }) => key),
  );
  const members = leads
    .filter(({ key }) => !known.has(key))
    .map(({ key, enquiry, note }) => ({
      enquiry: { ...enquiry, kind, reference: newReference(), createdAt: now },
      binding: { key, digest: enquiryDigest(enquiry) },
      note,
    }));
  if (members.length === 0) return 0;
  await insertEnquiries(transaction, members);
  await insertOnDesk(
    transaction,
    members.map(({ enquiry }) => ({
      ...{ reference: enquiry.reference, contact: contactOf(enquiry) },
      row: newDeskRow(enquiry, facts, 'import'),
    })),
  );
  const ids = await readEnquiryIds(
    transaction,
    members.map(({ enquiry }) => enquiry.reference),
  );
  await insertDeskEvents(
    transaction,
    members.map(({ enquiry, note }) => ({
      ...{ id: ids.get(enquiry.reference) ?? 0, at: now, kind: 'added', userId },
      detail: { origin: 'import', ...(note !== '' && { note }) },
    })),
  );
  return members.length;
}

async function withoutStored(db: Database, leads: readonly Lead[]): Promise<Lead[]> {
  const fresh: Lead[] = [];
  for (const some of inParts(leads)) {
    const known = await listStoredKeys(
      db,
      some.map(({ key }) => key),
    );
    fresh.push(...some.filter(({ key }) => !known.has(key)));
  }
  return fresh;
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}

/** In code points. */
const LONGEST_NAME = 60;

function shortName(name: string): string {
  return [...name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('');
}
