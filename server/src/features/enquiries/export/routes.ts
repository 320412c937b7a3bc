import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import {
  allEnquiriesReport,
  csvColumnsOf,
  exportNoticeSchema,
  MAX_PAGE_SIZE,
  MAX_ROWS_OF_PDF,
  pdfQuerySchema,
  reportFilterSchema,
  rowCount,
  type CallName,
  type ExportFormat,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { AppError, malformed } from '../../../errors/app-error.ts';
import { SENT, type Handler, type Handlers, type Sent } from '../../../http/calls/add-calls.ts';
import { demand, sessionIdOf, userIdOf } from '../../../http/calls/require-session.ts';
import { validate } from '../../../http/calls/validate.ts';
import { findEnquiries, type EnquiryFilter } from '../list/list-repository.ts';
import { withinOwnKinds, allReports, type Report } from '../list/reports.ts';
import { toCsv } from './csv.ts';
import { issueExportTicket, spendExportTicket } from './export-tickets.ts';
import { localeOf } from '../../../http/answers/locale-of.ts';
import { readRows, type ReportOrder, type RowSources } from './report-rows.ts';

interface Deps extends RowSources, Needs<'clock' | 'audit' | 'dealership'> {
  /** In parts. */
  drawReport: (order: ReportOrder) => AsyncGenerator<Uint8Array>;
}

interface Exchange {
  request: Request;
  response: Response;
}

/** For each report: CSV and PDF, the tickets for both, and the record of exports made in the browser. */
export function exportHandlers(deps: Deps): Handlers {
  const entries = allReports.flatMap((report): [CallName, Handler][] => [
    [`GET ${report.path}/export`, (exchange) => streamCsv(deps, report, exchange)],
    [
      `POST ${report.path}/export-ticket`,
      async ({ request, response }) => {
        const filters = validate(filterSchemaOf(report), request.body);
        withinOwnKinds(response, filters);
        return { ticket: await issueExportTicket(deps, scopeOf(report.path, response), filters) };
      },
    ],
    [
      `POST ${report.path}/pdf`,
      ({ request, response }) => streamPdf(deps, report, { request, response, body: request.body }),
    ],
    [
      `POST ${report.path}/pdf-ticket`,
      async ({ request, response }) => {
        const { wanted, range } = await pdfOrderOf(deps, report, response, request.body);
        const scope = scopeOf(pdfPathOf(report), response);
        return { ticket: await issueExportTicket(deps, scope, { ...wanted, ...range }) };
      },
    ],
    [
      `GET ${report.path}/pdf`,
      async ({ request, response }) => {
        const body = await spendTicket(deps, scopeOf(pdfPathOf(report), response), request);
        return streamPdf(deps, report, { request, response, body });
      },
    ],
    [`POST ${report.path}/export`, (exchange) => noteExport(deps, report, exchange)],
  ]);
  return Object.fromEntries(entries);
}

function filterSchemaOf({ selection }: Report) {
  return z.intersection(reportFilterSchema, selection);
}

/** The session of a request, and the call that a ticket is for. */
function scopeOf(report: string, response: Response) {
  return { sessionId: sessionIdOf(response), report };
}

function pdfPathOf({ path }: Report): string {
  return `${path}/pdf`;
}

async function streamCsv(deps: Deps, report: Report, exchange: Exchange): Promise<Sent> {
  const { db, audit } = deps;
  const { response } = exchange;
  const filter = withinOwnKinds(response, await exportFilterOf(deps, report, exchange));
  // The first batch is read before the answer begins, so that an unreachable database is a clear 503.
  const lines = toCsv(csvColumnsOf(report), readRows(deps, report, filter));
  const first = await lines.next();
  const what = describeExport(report, filter, 'CSV, all rows');
  await audit({ userId: userIdOf(response), action: 'export', what }, db);
  return sendFile(response, {
    type: 'text/csv; charset=utf-8',
    fileName: `${report.fileName}.csv`,
    content: prepend(first, lines),
  });
}

/** The rows that a PDF is to have, and their number on a page. All rows need a right of their own. */
async function pdfOrderOf({ db }: Deps, report: Report, response: Response, body: unknown) {
  const { range, ...wanted } = validate(z.intersection(pdfQuerySchema, report.selection), body);
  if (!range) demand(response, 'enquiries.export');
  const filter = withinOwnKinds(response, wanted);
  // Counted first, so that too many rows get a clear refusal.
  const { enquiries, total } = await findEnquiries(db, filter, range ?? { page: 1, limit: 1 });
  if (!range && total > MAX_ROWS_OF_PDF) {
    const most = rowCount(MAX_ROWS_OF_PDF);
    throw malformed((texts) => texts.tooManyRowsForPdf({ most }));
  }
  return { wanted, filter, range, rows: enquiries.length };
}

async function streamPdf(
  deps: Deps,
  report: Report,
  { request, response, body }: Exchange & { body: unknown },
): Promise<Sent> {
  const { db, audit, clock, drawReport } = deps;
  const { filter, range, rows } = await pdfOrderOf(deps, report, response, body);
  const { name: seller } = await deps.dealership(localeOf(request));
  const bytes = drawReport({ path: report.path, filter, range, madeAt: clock(), seller });
  const first = await bytes.next();
  const what = describeExport(report, filter, range ? extentOf('PDF', rows) : 'PDF, all rows');
  await audit({ userId: userIdOf(response), action: 'export', what }, db);
  return sendFile(response, {
    type: 'application/pdf',
    fileName: `${report.fileName}.pdf`,
    content: prepend(first, bytes),
  });
}

/** Sends a file while it is made, as fast as the caller takes it. */
async function sendFile(
  response: Response,
  { type, fileName, content }: { type: string; fileName: string; content: AsyncIterable<unknown> },
): Promise<Sent> {
  response
    .status(200)
    .type(type)
    .set('Content-Disposition', `attachment; filename="${fileName}"`)
    .set('Cache-Control', 'no-store');
  await pipeline(Readable.from(content, { highWaterMark: 1 }), response);
  return SENT;
}

/** The filters of an export's address: from a ticket, or given directly. */
async function exportFilterOf(deps: Deps, report: Report, { request, response }: Exchange) {
  const filters =
    request.query.ticket === undefined
      ? request.query
      : await spendTicket(deps, scopeOf(report.path, response), request);
  return validate(filterSchemaOf(report), filters);
}

async function spendTicket(
  deps: Deps,
  scope: ReturnType<typeof scopeOf>,
  { query: { ticket } }: Request,
): Promise<unknown> {
  const filters =
    typeof ticket === 'string' ? await spendExportTicket(deps, scope, ticket) : undefined;
  if (filters === undefined) {
    throw new AppError('not_found', (texts) => texts.exportTicketSpent);
  }
  return filters;
}

/** The browser makes the other exports from rows that it has loaded, and reports them here for the audit log. */
async function noteExport({ db, audit }: Deps, report: Report, { request, response }: Exchange) {
  const { format, rows, ...wanted } = validate(
    z.intersection(filterSchemaOf(report), exportNoticeSchema),
    request.body,
  );
  if (rows > MAX_PAGE_SIZE) demand(response, 'enquiries.export');
  const filter = withinOwnKinds(response, wanted);
  const what = describeExport(report, filter, extentOf(format, rows));
  await audit({ userId: userIdOf(response), action: 'export', what }, db);
  response.status(204).end();
  return SENT;
}

function extentOf(format: ExportFormat, rows: number): string {
  return `${format}, ${rows} ${rows === 1 ? 'row' : 'rows'}`;
}

/** Describes an export, without the search term, which may be a person's name. */
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

async function* prepend<Part>(
  first: IteratorResult<Part, unknown>,
  rest: AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  if (!first.done) yield first.value;
  yield* rest;
}
