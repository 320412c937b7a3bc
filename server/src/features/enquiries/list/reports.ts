import * as z from 'zod/mini';
import {
  allEnquiriesColumns,
  allEnquiriesReport,
  DEFAULT_LOCALE,
  isEnquiryKind,
  kindFilterSchema,
  textsIn,
  reportKinds,
  reportOf,
  toAllEnquiriesRow,
  toReportRow,
  wantedOf,
  type AllEnquiriesRow,
  type Enquiry,
  type TableColumn,
  type Consent,
} from '@dealership/shared';
import type { Response } from 'express';
import type { Database } from '../../../db/open-database.ts';
import type { EnquiryFilter } from './list-repository.ts';
import { readModelNames } from './model-name-repository.ts';
import { readOfferTitles } from './offer-title-repository.ts';
import { demandKind, readsIn } from '../../../http/calls/require-session.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A report; the list of all enquiries is one of them. */
export interface Report {
  /** Path of its call; its exports are below it. */
  path: string;
  fileName: string;
  title: string;
  orientation: 'portrait' | 'landscape';
  columns: readonly TableColumn[];
  toRow: (enquiry: Enquiry) => Row;
  /** The part of the filter other than dates and search. */
  selection: z.ZodMiniType<EnquiryFilter>;
}

/**
 * Makes the function that turns an enquiry into a row as staff see it: with `modelName` if the model was sent under
 * another name (rules: free-model).
 */
export async function createRowMaker(db: Database, toRow: (enquiry: Enquiry) => Row) {
  const nameOf = await readModelNames(db);
  return (enquiry: Enquiry) => {
    const row = toRow(enquiry);
    if (typeof row.model !== 'string') return row;
    const modelName = nameOf(row.model);
    return modelName === row.model ? row : { ...row, modelName };
  };
}

/** Files are always in English. */
const { kinds, allEnquiries } = textsIn(DEFAULT_LOCALE);

export const allReports: readonly Report[] = [
  ...reportKinds.map(reportOfKind),
  {
    ...allEnquiriesReport,
    title: allEnquiries.title,
    columns: allEnquiriesColumns(kinds, allEnquiries),
    toRow: toAllEnquiriesRow,
    selection: z.pipe(
      kindFilterSchema,
      z.transform(({ kind }): EnquiryFilter => ({
        findsReference: true,
        ...(kind && isEnquiryKind(kind) && { kind }),
      })),
    ),
  },
];

function reportOfKind(kind: (typeof reportKinds)[number]): Report {
  const definition = reportOf(kind);
  const { report: texts } = kinds[kind];
  if (!definition || !texts) throw new Error(`${kind} has no report`);
  return {
    ...definition,
    title: texts.title,
    toRow: (enquiry) => toReportRow(definition, enquiry),
    selection: z.transform((): EnquiryFilter => ({ kind })),
  };
}

/**
 * Limits a filter to what the user who makes this request may read, and to the branch that it names.
 * @throws {AppError} `forbidden` when it is for a kind that they may not read
 */
export function withinReads<Filter extends EnquiryFilter>(
  response: Response,
  filter: Filter,
): Filter {
  if (filter.kind) demandKind(response, filter.kind);
  return { ...filter, reads: wantedOf(readsIn(response), { branch: filter.branch }) };
}

/** The consents feature passes in the function that reads those consents of some numbers that are valid now. */
export interface EnquirySources {
  db: Database;
  readConsents: (db: Database, mobiles: readonly string[]) => Promise<Consent[]>;
}

export async function createRowsMaker(sources: EnquirySources, toRow: Report['toRow']) {
  const toShown = await createRowMaker(sources.db, toRow);
  return async (enquiries: readonly Enquiry[]) =>
    addCountingChannels(sources, await addOfferTitles(sources.db, enquiries.map(toShown)));
}

/** Adds `offerTitle` to rows of the list of all enquiries that are about an offer; other reports have its id alone. */
export async function addOfferTitles<Wanted extends Row>(
  db: Database,
  rows: readonly Wanted[],
): Promise<Wanted[]> {
  const offerOf = ({ details }: Row) =>
    (details as AllEnquiriesRow['details'] | undefined)?.offerId;
  const titles = await readOfferTitles(
    db,
    rows.map(offerOf).filter((id) => typeof id === 'number'),
  );
  return rows.map((row) => {
    const offerTitle = titles.get(Number(offerOf(row)));
    return offerTitle === undefined ? row : { ...row, offerTitle };
  });
}

/**
 * Adds to opt-ins the channels on which their numbers may get offers now: a consent may have been withdrawn since
 * (rules: opt-ins-now).
 */
async function addCountingChannels(
  { db, readConsents }: EnquirySources,
  rows: readonly Row[],
): Promise<Row[]> {
  const isOptIn = ({ kind }: Row) => kind === 'opt-in';
  const mobiles = new Set(rows.filter(isOptIn).map(({ mobile }) => String(mobile)));
  if (mobiles.size === 0) return [...rows];
  const given = (await readConsents(db, [...mobiles])).filter(({ is_given: isGiven }) => isGiven);
  return rows.map((row) =>
    isOptIn(row)
      ? {
          ...row,
          counts: given.filter(({ mobile }) => mobile === row.mobile).map(({ channel }) => channel),
        }
      : row,
  );
}
