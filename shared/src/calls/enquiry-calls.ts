import * as z from 'zod/mini';
import type { EnquiryDefinition } from '../enquiries/define-enquiry.ts';
import { fieldSchema, noticeVersionSchema } from '../enquiries/field-schemas.ts';
import { siteVisitSchema } from '../enquiries/visit-schema.ts';
import { enquiryDefinitions, enquiryKinds, reportKinds, reportOf } from '../enquiries/registry.ts';
import { DEFAULT_LOCALE } from '../languages/locale.ts';
import { textsIn } from '../texts/texts-in.ts';
import { allEnquiriesReport } from '../reports/all-enquiries.ts';
import {
  exportNoticeSchema,
  filterKeys,
  kindFilterSchema,
  pagedSchema,
  pdfQuerySchema,
  reportFilterSchema,
  reportPlaceSchema,
  reportQuerySchema,
} from '../reports/report-query-schema.ts';
import { allEnquiriesRowSchema, reportRowSchema } from '../reports/report-row-schema.ts';
import { askedCardSchema } from '../price-card/stored-card.ts';
import { submissionAnswerSchema } from '../enquiries/submission-answer-schema.ts';
import type { Call } from './call.ts';

type Calls = Readonly<Record<string, Call>>;

/** Summaries stay English: programmers read them. */
const { kinds, allEnquiries } = textsIn(DEFAULT_LOCALE);

export const submissionCalls: Calls = Object.fromEntries(
  enquiryKinds.map((kind) => {
    const definition = enquiryDefinitions[kind];
    return [`POST ${definition.path}`, submissionCall(definition, kinds[kind].title)];
  }),
);

function submissionCall({ kind, form }: EnquiryDefinition, title: string): Call {
  const fields = form.map((field) => {
    // The day only bounds the dates; the shape does not depend on it.
    const schema = fieldSchema(field, { today: '2000-01-01' });
    return [field.wire, field.required ? schema : z.nullish(schema)];
  });
  return {
    summary: `${title}: accepts it and answers with its reference`,
    permission: 'public',
    body: z.object({
      ...(Object.fromEntries(fields) as Record<string, z.ZodMiniType>),
      noticeVersion: z.nullish(noticeVersionSchema),
      visit: siteVisitSchema,
      /** Number of the branch that is to answer; the first in place of any that is not shown. */
      branch: z.nullish(z.number()),
      ...(kind === 'product' && { priceCard: askedCardSchema }),
    }),
    isBodyChecked: false,
    status: 201,
    response: submissionAnswerSchema,
  };
}

/** The calls of every report, and of the list of all enquiries. */
export const reportCalls: Calls = {
  ...Object.fromEntries(
    reportKinds.flatMap((kind) => {
      const report = reportOf(kind);
      const title = kinds[kind].report?.title ?? kind;
      if (!report) return [];
      const calls = Object.entries(callsOf({ ...report, title }, reportRowSchema));
      return calls.map(([name, call]) => [name, { ...call, kind }] as const);
    }),
  ),
  ...callsOf({ ...allEnquiriesReport, ...allEnquiries }, allEnquiriesRowSchema, kindFilterSchema),
  [`GET ${allEnquiriesReport.path}/:reference`]: {
    summary: 'One enquiry with everything that was sent',
    permission: 'enquiries.read',
    response: allEnquiriesRowSchema,
  },
};

/** @param own its filters beside dates and search */
function callsOf(
  { path, title }: { path: string; title: string },
  row: z.ZodMiniType,
  own: z.ZodMiniType = z.object({}),
): Calls {
  const filter = z.intersection(reportFilterSchema, own);
  return {
    [`POST ${path}`]: {
      summary: `${title}: a page of it, or the rows after one`,
      permission: 'enquiries.read',
      body: z.intersection(z.intersection(reportQuerySchema, reportPlaceSchema), own),
      isBodyChecked: false,
      response: pagedSchema(row),
    },
    [`GET ${path}/export`]: {
      summary: `${title}: all rows that match, as CSV, by a ticket or by the filters themselves`,
      permission: 'enquiries.export',
      query: z.object({ ticket: z.optional(z.string()), ...filterKeys }),
      response: { media: 'text/csv' },
    },
    [`POST ${path}/export-ticket`]: {
      summary: `${title}: a ticket for one export, valid for a minute in this session`,
      permission: 'enquiries.export',
      body: filter,
      isBodyChecked: false,
      status: 201,
      response: z.strictObject({ ticket: z.string() }),
    },
    [`POST ${path}/pdf`]: {
      summary: `${title}: as PDF, a page of it or, with enquiries.export, all rows that match`,
      permission: 'enquiries.read',
      body: z.intersection(pdfQuerySchema, own),
      isBodyChecked: false,
      response: { media: 'application/pdf' },
    },
    [`POST ${path}/pdf-ticket`]: {
      summary: `${title}: a ticket for one PDF, valid for a minute in this session`,
      permission: 'enquiries.read',
      body: z.intersection(pdfQuerySchema, own),
      isBodyChecked: false,
      status: 201,
      response: z.strictObject({ ticket: z.string() }),
    },
    [`GET ${path}/pdf`]: {
      summary: `${title}: the PDF that a ticket is for`,
      permission: 'enquiries.read',
      query: z.object({ ticket: z.string() }),
      response: { media: 'application/pdf' },
    },
    [`POST ${path}/export`]: {
      summary: `${title}: records an export that the browser makes from rows it has read`,
      permission: 'enquiries.read',
      body: z.intersection(filter, exportNoticeSchema),
      isBodyChecked: false,
      status: 204,
      response: null,
    },
  };
}
