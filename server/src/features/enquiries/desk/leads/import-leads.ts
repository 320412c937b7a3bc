import { createHash } from 'node:crypto';
import {
  dayOf,
  isReference,
  leadLimits,
  textsIn,
  problemText,
  type AnsweringSettings,
  type EnquiryKind,
  type LeadCheck,
  type Locale,
  type Reads,
} from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import { isDuplicate } from '../../../../db/dialect.ts';
import { inParts, pick } from '../../../../db/rows.ts';
import { readEnquiryIds } from '../../../../db/enquiry-ids.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction, letOthersWrite, tryAgain } from '../../../../db/transaction.ts';
import type { Sheet } from '../../../../sheets/sheet.ts';
import { findCustomers } from '../rows/customer-repository.ts';
import { readLeads, type ReadLeads } from './lead-file.ts';
import { isSameLead, toEarlier } from './earlier-lead.ts';
import { listImported, listStoredKeys, readOpenOf } from './lead-repository.ts';
import type { Lead, ReadOptions } from './lead-row.ts';
import { storeLeads } from './store-leads.ts';

export type ImportDeps = Needs<'db' | 'clock' | 'log' | 'audit' | 'answering' | 'onStored'>;

interface LeadFile {
  sheets: Sheet[];
  bytes: Uint8Array;
}

type ImportOptions = Pick<ReadOptions, 'kind' | 'locale'>;

interface Importer {
  userId: string;
  /** Number of the branch that answers the leads. */
  branch: number;
}

/**
 * Leads that are looked up, or stored, at once; on SQLite all other writes wait while they are stored, and MySQL reads
 * a whole table instead of looking up more than 199 values (`eq_range_index_dive_limit`).
 */
const AT_ONCE = 100;

/** SHA-256 (hex) of a file and the kind that its leads get. */
export function leadDigest({ bytes }: Pick<LeadFile, 'bytes'>, kind: EnquiryKind): string {
  return createHash('sha256').update(`${kind}\n`).update(bytes).digest('hex');
}

/**
 * Checks the leads of a file, without storing any.
 * @param options.branches those that the user reads: open enquiries of others are not named; `null`: all
 * @throws {AppError} `invalid_input` when the table has no headings
 */
export async function checkLeads(
  { db, clock }: Pick<ImportDeps, 'db' | 'clock'>,
  file: LeadFile,
  { kind, locale, branches = null }: ImportOptions & { branches?: Reads['branches'] },
): Promise<LeadCheck> {
  const today = dayOf(clock());
  const read = await readLeads(file.sheets, { kind, locale, today });
  const { fresh, stored, own } = await sortLeads(db, read.leads, kind);
  const about = { of_customers: 0, blocked: 0, with_open: 0, open: [] as LeadCheck['open'] };
  for (const some of inParts(fresh, AT_ONCE)) {
    const contacts = some.map(({ contact }) => contact);
    const customers = await findCustomers(db, contacts);
    const wanted = customers.filter(({ isBlocked }) => !isBlocked);
    const heads = [...new Set(wanted.map(({ headId }) => headId))];
    const openOf = await readOpenOf(db, heads, { kinds: [kind], branches });
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
  return {
    digest: leadDigest(file, kind),
    ...about,
    open: about.open.slice(0, leadLimits.listed),
    fresh: fresh.length,
    without_number: fresh.filter(({ hasNumber }) => !hasNumber).length,
    stored,
    own: own + read.own,
    ...describeFile(read, locale),
  };
}

function describeFile(read: ReadLeads, locale: Locale) {
  const { problems } = textsIn(locale);
  const errors = read.unread.flatMap(({ row, text: rowText, wrong }) =>
    wrong.map((each) => ({
      row,
      row_text: rowText,
      column: each.column,
      text: problemText(problems, each.problem),
    })),
  );
  const damaged = read.unread.filter(({ wrong }) =>
    wrong.some((each) => each.problem.code === 'cell_garbled'),
  );
  return {
    sheet: read.sheet,
    other_sheets: read.others,
    ...pick(read, 'hidden', 'beyond', 'columns', 'repeated'),
    unreachable: read.unreachable.length,
    unreachable_rows: read.unreachable.slice(0, leadLimits.listed),
    not_leads: read.notLeads.length,
    not_lead_rows: read.notLeads.slice(0, leadLimits.listed),
    left_out: read.leftOut.map(({ column, problem, rows }) => ({
      column,
      text: problemText(problems, problem),
      rows,
    })),
    unread: read.unread.length,
    damaged: damaged.length,
    errors: errors.slice(0, leadLimits.listed),
  };
}

/**
 * Stores the new leads of a file, some at a time: if the server is killed, the same file sent again adds the rest, and
 * if two users send it at once, each lead is stored only once (rules: imports).
 * @returns how many were stored now, how many were stored before, and how many rows cannot be read
 */
export async function importLeads(
  deps: ImportDeps,
  file: LeadFile,
  { kind, locale, userId, branch }: ImportOptions & Importer,
): Promise<{ added: number; stored: number; unread: number }> {
  const { db, clock, log, audit, onStored } = deps;
  const today = dayOf(clock());
  const { leads, unread } = await readLeads(file.sheets, { kind, locale, today });
  const { fresh, own } = await sortLeads(db, leads, kind);
  const settings = await deps.answering();
  // The name of the file is left out: it is often a person's name.
  const what = `${fresh.length} ${kind}`;
  let added = 0;
  for (const some of inParts(fresh, AT_ONCE)) {
    // The first stored part brings the audit event, which is written once.
    const note = added > 0 ? undefined : audit;
    const storeSome = () =>
      inTransaction(db, async (transaction) => {
        const count = await store(transaction, some, {
          kind,
          settings,
          userId,
          branch,
          now: clock(),
        });
        if (count > 0) await note?.({ userId, action: 'leads imported', what }, transaction);
        return count;
      });
    // Another request may be storing the same leads, or a reference may be taken.
    added += await tryAgain(storeSome, isDuplicate);
    onStored?.();
    await letOthersWrite();
  }
  log.info({ event: 'leads imported', kind, added });
  return { added, stored: leads.length - own - added, unread: unread.length };
}

/** Stores those leads that are not stored yet, in a transaction, and returns their number. */
async function store(
  transaction: Database,
  leads: readonly Lead[],
  by: { kind: EnquiryKind; settings: AnsweringSettings; now: number } & Importer,
): Promise<number> {
  const known = await listStoredKeys(
    transaction,
    leads.map(({ key }) => key),
  );
  const fresh = leads.filter(({ key }) => !known.has(key));
  await storeLeads(
    transaction,
    fresh.map((lead) => ({ ...lead, kind: by.kind })),
    { ...by, origin: 'import' },
  );
  return fresh.length;
}

/** The new leads, and how many of the others are stored already, or carry the reference of an enquiry. */
async function sortLeads(db: Database, leads: readonly Lead[], kind: EnquiryKind) {
  const fresh: Lead[] = [];
  let own = 0;
  for (const some of inParts(leads, AT_ONCE)) {
    const references = some.flatMap(({ leadId }) =>
      isReference(leadId) ? [leadId.toUpperCase()] : [],
    );
    const ours = await readEnquiryIds(db, references);
    const others = some.filter(({ leadId }) => !ours.has(leadId.toUpperCase()));
    own += some.length - others.length;
    const keys = others.map(({ key }) => key);
    const known = await listStoredKeys(db, keys);
    const unknown = others.filter(({ key }) => !known.has(key));
    const contacts = unknown.map(({ contact }) => contact);
    const before = (await listImported(db, { contacts, kind })).map(toEarlier);
    fresh.push(...unknown.filter((lead) => !before.some((each) => isSameLead(lead, each))));
  }
  return { fresh, own, stored: leads.length - own - fresh.length };
}
