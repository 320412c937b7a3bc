import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type IRouter, type Request, type Response } from 'express';
import * as z from 'zod/mini';
import {
  allEnquiriesReport,
  csvColumnsOf,
  exportNoticeSchema,
  isEnquiryKind,
  kindFilterSchema,
  reportFilterSchema,
  reportKinds,
  reportOf,
  reportPlaceSchema,
  reportQuerySchema,
  toAllEnquiriesRow,
  toPlaceText,
  toReportRow,
  type Enquiry,
  type Paged,
  type RowsAfter,
  type TableColumn,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { Audit } from '../../http/audit.ts';
import { Failure, notFound } from '../../http/failure.ts';
import { jsonBody } from '../../http/json-body.ts';
import { sessionIdOf, userIdOf } from '../../http/require-session.ts';
import { validate } from '../../http/validate.ts';
import { toCsv } from './csv.ts';
import { issueExportTicket, spendExportTicket } from './export-tickets.ts';
import {
  findEnquiries,
  findEnquiriesAfter,
  findEnquiry,
  listEnquiries,
  type EnquiryFilter,
} from './report-repository.ts';

interface Needs {
  db: Database;
  clock: () => number;
  audit: Audit;
}

type Row = Readonly<Record<string, unknown>>;

/** What one report call needs to know; the list of all enquiries is one among them. */
interface Report {
  path: string;
  fileName: string;
  columns: readonly TableColumn[];
  toRow: (enquiry: Enquiry) => Row;
  /** The part of the filter that is not dates and search. */
  selection: z.ZodMiniType<EnquiryFilter>;
}

/** The eleven report calls, the list of all enquiries, and their exports (contract part 3). */
export function addReportRoutes(router: IRouter, needs: Needs): void {
  const { db } = needs;
  for (const report of allReports()) {
    router.post(report.path, jsonBody, async (request, response) => {
      response.json(await readPage(db, report, request.body));
    });
    router.get(`${report.path}/export`, async (request, response) => {
      await streamCsv(needs, report, { request, response });
    });
    router.post(`${report.path}/export-ticket`, jsonBody, async (request, response) => {
      const filters = validate(filterSchemaOf(report), request.body);
      const place = { sessionId: sessionIdOf(response), report: report.path };
      const ticket = await issueExportTicket(needs, place, filters);
      response.status(201).json({ ticket });
    });
    router.post(`${report.path}/export`, jsonBody, async (request, response) => {
      await noteExport(needs, report, { request, response });
    });
  }
  router.get(`${allEnquiriesReport.path}/:reference`, async (request, response) => {
    const enquiry = await findEnquiry(db, request.params.reference);
    if (!enquiry) throw notFound('The enquiry');
    response.json(toAllEnquiriesRow(enquiry));
  });
}

function allReports(): Report[] {
  const reports = reportKinds.map((kind): Report => {
    const definition = reportOf(kind);
    if (!definition) throw new Error(`${kind} has no report`);
    return {
      ...definition,
      toRow: (enquiry) => toReportRow(definition, enquiry),
      selection: z.transform((): EnquiryFilter => ({ kind })),
    };
  });
  const allEnquiries: Report = {
    ...allEnquiriesReport,
    toRow: toAllEnquiriesRow,
    selection: z.pipe(
      kindFilterSchema,
      z.transform(({ kind }): EnquiryFilter => ({
        findsReference: true,
        ...(kind && isEnquiryKind(kind) && { kind }),
      })),
    ),
  };
  return [...reports, allEnquiries];
}

async function readPage(
  db: Database,
  report: Report,
  body: unknown,
): Promise<Paged<Row> | RowsAfter<Row>> {
  const { page, limit, after, ...filter } = validate(
    z.intersection(z.intersection(reportQuerySchema, reportPlaceSchema), report.selection),
    body,
  );
  const { enquiries, total } =
    after === undefined
      ? await findEnquiries(db, filter, { page, limit })
      : await findEnquiriesAfter(db, filter, { after, limit });
  const last = enquiries.at(-1);
  return {
    data: enquiries.map(report.toRow),
    totalPages: Math.ceil(total / limit),
    totalRecords: total,
    ...(after !== undefined && { next: last ? toPlaceText(last) : null }),
  };
}

function filterSchemaOf({ selection }: Report) {
  return z.intersection(reportFilterSchema, selection);
}

/** What an export's address asks for: by a ticket, or by the filters themselves. */
async function exportFilterOf(
  needs: Needs,
  report: Report,
  { request, response }: { request: Request; response: Response },
): Promise<EnquiryFilter> {
  const { ticket } = request.query;
  if (ticket === undefined) return validate(filterSchemaOf(report), request.query);
  const place = { sessionId: sessionIdOf(response), report: report.path };
  const filters =
    typeof ticket === 'string' ? await spendExportTicket(needs, place, ticket) : undefined;
  if (filters === undefined) {
    throw new Failure(
      'not_found',
      'This export was begun already, or not begun in time. Please export again.',
    );
  }
  return validate(filterSchemaOf(report), filters);
}

async function streamCsv(
  needs: Needs,
  report: Report,
  { request, response }: { request: Request; response: Response },
): Promise<void> {
  const { db, audit } = needs;
  const filter = await exportFilterOf(needs, report, { request, response });
  const rows = readRows(db, report, filter);
  // The first batch is read before the answer begins, so that a database that is away is a clear 503.
  const lines = toCsv(csvColumnsOf(report), rows);
  const first = await lines.next();
  const what = describeExport(report, filter, 'CSV, all rows');
  await audit({ userId: userIdOf(response), action: 'export', what }, db);
  response
    .status(200)
    .type('text/csv; charset=utf-8')
    .set('Content-Disposition', `attachment; filename="${report.fileName}.csv"`)
    .set('Cache-Control', 'no-store');
  await pipeline(Readable.from(prepend(first, lines), { highWaterMark: 1 }), response);
}

/** A browser makes the other exports from rows that it has read; what it tells of them is kept. */
async function noteExport(
  { db, audit }: Needs,
  report: Report,
  { request, response }: { request: Request; response: Response },
): Promise<void> {
  const { format, rows, ...filter } = validate(
    z.intersection(filterSchemaOf(report), exportNoticeSchema),
    request.body,
  );
  const extent = `${format}, ${rows} ${rows === 1 ? 'row' : 'rows'}`;
  const what = describeExport(report, filter, extent);
  await audit({ userId: userIdOf(response), action: 'export', what }, db);
  response.status(204).end();
}

/** Which rows left the house; not what was searched for, which may be a person's name. */
function describeExport(
  { fileName }: Report,
  { fromDate, toDate, kind, search }: EnquiryFilter,
  extent: string,
): string {
  const limits = [
    fromDate && `from ${fromDate}`,
    toDate && `to ${toDate}`,
    kind && fileName === allEnquiriesReport.fileName && `kind ${kind}`,
    search && 'searched',
  ];
  return [fileName, extent, ...limits].filter(Boolean).join(', ');
}

async function* readRows(
  db: Database,
  report: Report,
  filter: EnquiryFilter,
): AsyncGenerator<Row[]> {
  for await (const batch of listEnquiries(db, filter)) yield batch.map(report.toRow);
}

async function* prepend(
  first: IteratorResult<string, unknown>,
  rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (!first.done) yield first.value;
  yield* rest;
}
