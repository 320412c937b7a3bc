import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import Papa from 'papaparse';
import * as z from 'zod/mini';
import {
  allEnquiriesReport,
  BYTE_ORDER_MARK,
  CSV_LINE_END,
  csvColumnsOf,
  csvOptions,
  exportNoticeSchema,
  MAX_PAGE_SIZE,
  MAX_ROWS_OF_PDF,
  pdfQuerySchema,
  reportFilterSchema,
  rowCount,
  toReportTable,
  type CallName,
  type ExportFormat,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { AppError, malformed } from '../../../errors/app-error.ts';
import { SENT, type Handler, type Handlers, type Sent } from '../../../http/calls/add-calls.ts';
import { demand, sessionIdOf, userIdOf } from '../../../http/calls/require-session.ts';
import { validate } from '../../../http/calls/validate.ts';
import { findEnquiries, listEnquiries, type EnquiryFilter } from '../list/list-repository.ts';
import {
  withinReads,
  allReports,
  createRowsMaker,
  type EnquirySources,
  type Report,
} from '../list/reports.ts';
import { issueExportTicket, spendExportTicket } from './export-tickets.ts';
import { localeOf } from '../../../http/answers/locale-of.ts';
import type { ReportOrder } from './report-file.ts';

interface Deps extends EnquirySources, Needs<'clock' | 'audit' | 'dealership' | 'answering'> {
  /** In parts. */
  drawReport: (order: ReportOrder) => AsyncGenerator<Uint8Array>;
}

interface Exchange {
  request: Request;
  response: Response;
  deps: Deps;
  report: Report;
}

/** For each report: CSV and PDF, the tickets for both, and the record of exports made in the browser. */
export function exportHandlers(deps: Deps): Handlers {
  const entries = allReports.flatMap((report): [CallName, Handler][] => {
    const { path } = report;
    const pdfPath = `${path}/pdf`;
    const on =
      (work: (exchange: Exchange) => Promise<unknown>): Handler =>
      (given) =>
        work({ ...given, deps, report });
    return [
      [`GET ${path}/export`, on(sendCsv)],
      [`POST ${path}/export-ticket`, on(issueCsvTicket)],
      [`POST ${pdfPath}`, on((exchange) => sendPdf(exchange, exchange.request.body))],
      [`POST ${path}/pdf-ticket`, on((exchange) => issuePdfTicket(exchange, pdfPath))],
      [
        `GET ${pdfPath}`,
        on(async (exchange) => sendPdf(exchange, await spendTicket(exchange, pdfPath))),
      ],
      [`POST ${path}/export`, on(noteExport)],
    ];
  });
  return Object.fromEntries(entries);
}

async function issueCsvTicket({ request, response, deps, report }: Exchange) {
  const filters = validate(filterSchemaOf(report), request.body);
  withinReads(response, filters);
  return { ticket: await issueExportTicket(deps, scopeOf(report.path, response), filters) };
}

async function issuePdfTicket(exchange: Exchange, path: string) {
  const { wanted, range } = await pdfOrderOf(exchange, exchange.request.body);
  const scope = scopeOf(path, exchange.response);
  return { ticket: await issueExportTicket(exchange.deps, scope, { ...wanted, ...range }) };
}

function filterSchemaOf({ selection }: Report) {
  return z.intersection(reportFilterSchema, selection);
}

function scopeOf(report: string, response: Response) {
  return { session_id: sessionIdOf(response), report };
}

async function spendTicket({ deps, request, response }: Exchange, path: string): Promise<unknown> {
  const { ticket } = request.query;
  const scope = scopeOf(path, response);
  const filters =
    typeof ticket === 'string' ? await spendExportTicket(deps, scope, ticket) : undefined;
  if (filters === undefined) {
    throw new AppError('not_found', (texts) => texts.exportTicketSpent);
  }
  return filters;
}

async function sendCsv(exchange: Exchange): Promise<Sent> {
  const { request, response, deps, report } = exchange;
  const hasTicket = request.query.ticket !== undefined;
  const filters = hasTicket ? await spendTicket(exchange, report.path) : request.query;
  const filter = withinReads(response, validate(filterSchemaOf(report), filters));
  return sendFile(exchange, {
    type: 'text/csv; charset=utf-8',
    format: 'CSV',
    content: toCsv(deps, report, filter),
    filter,
  });
}

/** All rows of a report as CSV text, batch by batch: the header comes with the first batch. */
async function* toCsv(
  sources: EnquirySources,
  report: Report,
  filter: EnquiryFilter,
): AsyncGenerator<string> {
  const columns = csvColumnsOf(report);
  const { header } = toReportTable(columns, []);
  const toRows = await createRowsMaker(sources, report.toRow);
  let start = `${BYTE_ORDER_MARK}${Papa.unparse([header], csvOptions)}${CSV_LINE_END}`;
  for await (const batch of listEnquiries(sources.db, filter)) {
    const { cells } = toReportTable(columns, await toRows(batch));
    yield `${start}${Papa.unparse(cells, csvOptions)}${CSV_LINE_END}`;
    start = '';
  }
  if (start) yield start;
}

/** The rows that a PDF is to have, and their number on a page. All rows need a right of their own. */
async function pdfOrderOf({ deps, report, response }: Exchange, body: unknown) {
  const { range, ...wanted } = validate(z.intersection(pdfQuerySchema, report.selection), body);
  if (!range) demand(response, 'enquiries.export');
  const filter = withinReads(response, wanted);
  // Counted first, so that too many rows get a clear refusal.
  const page = range ?? { page: 1, limit: 1 };
  const { enquiries, total } = await findEnquiries(deps.db, filter, page);
  if (!range && total > MAX_ROWS_OF_PDF) {
    const most = rowCount(MAX_ROWS_OF_PDF);
    throw malformed((texts) => texts.tooManyRowsForPdf({ most }));
  }
  return { wanted, filter, range, rows: enquiries.length };
}

async function sendPdf(exchange: Exchange, body: unknown): Promise<Sent> {
  const { request, deps, report } = exchange;
  const { filter, range, rows } = await pdfOrderOf(exchange, body);
  const { name: seller } = await deps.dealership(localeOf(request));
  const { branches } = await deps.answering();
  const branchName = branches.find(({ id }) => id === filter.branch)?.name;
  const order = { path: report.path, filter, range, madeAt: deps.clock(), seller, branchName };
  return sendFile(exchange, {
    type: 'application/pdf',
    format: 'PDF',
    content: deps.drawReport(order),
    filter,
    ...(range && { rows }),
  });
}

interface ExportFile {
  type: string;
  format: 'CSV' | 'PDF';
  content: AsyncGenerator<string | Uint8Array>;
  filter: EnquiryFilter;
  /** Absent: it has all rows. */
  rows?: number;
}

/** Records an export, and sends its file while it is made, as fast as the caller takes it. */
async function sendFile(exchange: Exchange, { type, format, content, filter, rows }: ExportFile) {
  const { response, report } = exchange;
  // The first part is made before the answer begins, so that an unreachable database is a clear 503.
  const first = await content.next();
  await record(exchange, { format, filter, rows });
  response
    .status(200)
    .type(type)
    .set('Content-Disposition', `attachment; filename="${report.fileName}.${format.toLowerCase()}"`)
    .set('Cache-Control', 'no-store');
  await pipeline(Readable.from(prepend(first, content), { highWaterMark: 1 }), response);
  return SENT;
}

/** The browser makes the other exports from rows that it has loaded, and reports them here for the audit log. */
async function noteExport(exchange: Exchange): Promise<Sent> {
  const { request, response, report } = exchange;
  const { format, rows, ...wanted } = validate(
    z.intersection(filterSchemaOf(report), exportNoticeSchema),
    request.body,
  );
  if (rows > MAX_PAGE_SIZE) demand(response, 'enquiries.export');
  const filter = withinReads(response, wanted);
  await record(exchange, { format, filter, rows });
  response.status(204).end();
  return SENT;
}

/** Records an export in the audit log, without the search term, which may be a person's name. */
async function record(
  { response, deps: { db, audit }, report: { fileName } }: Exchange,
  {
    format,
    filter,
    rows,
  }: { format: ExportFormat; filter: EnquiryFilter; rows?: number | undefined },
) {
  const { fromDate, toDate, kind, branch, search } = filter;
  const what = [
    fileName,
    format,
    rows === undefined ? 'all rows' : `${rows} ${rows === 1 ? 'row' : 'rows'}`,
    fromDate && `from ${fromDate}`,
    toDate && `to ${toDate}`,
    kind && fileName === allEnquiriesReport.fileName && `kind ${kind}`,
    branch !== undefined && `branch ${branch}`,
    search && 'searched',
  ];
  const event = { userId: userIdOf(response), action: 'export' } as const;
  await audit({ ...event, what: what.filter(Boolean).join(', ') }, db);
}

async function* prepend<Part>(first: IteratorResult<Part, unknown>, rest: AsyncGenerator<Part>) {
  if (!first.done) yield first.value;
  yield* rest;
}
