import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import {
  allEnquiriesReport,
  isRead,
  reportPlaceSchema,
  reportQuerySchema,
  toAllEnquiriesRow,
  toPlaceText,
  type CallName,
  type Paged,
  type RowsAfter,
} from '@dealership/shared';
import { notFound } from '../../../errors/app-error.ts';
import type { Handler, Handlers } from '../../../http/calls/add-calls.ts';
import { readsIn } from '../../../http/calls/require-session.ts';
import { validate } from '../../../http/calls/validate.ts';
import { findEnquiry } from '../enquiry-repository.ts';
import { findEnquiries, findEnquiriesAfter } from './list-repository.ts';
import {
  withinReads,
  allReports,
  createRowsMaker,
  type EnquirySources,
  type Report,
  type Row,
} from './reports.ts';

export function reportHandlers(sources: EnquirySources): Handlers {
  const entries = allReports.map((report): [CallName, Handler] => [
    `POST ${report.path}`,
    (exchange) => readPage(sources, report, exchange),
  ]);
  const findOne: Handler = async ({ request, response }) => {
    const [enquiry, toRows] = await Promise.all([
      findEnquiry(sources.db, String(request.params.reference)),
      createRowsMaker(sources, toAllEnquiriesRow),
    ]);
    // For a user who may not read it, it does not exist.
    if (!enquiry || !isRead(readsIn(response), enquiry)) throw notFound('enquiry');
    const [row] = await toRows([enquiry]);
    return row;
  };
  return Object.fromEntries([...entries, [`GET ${allEnquiriesReport.path}/:reference`, findOne]]);
}

async function readPage(
  sources: EnquirySources,
  report: Report,
  { request, response }: { request: Request; response: Response },
): Promise<Paged<Row> | RowsAfter<Row>> {
  const { page, limit, after, ...wanted } = validate(
    z.intersection(z.intersection(reportQuerySchema, reportPlaceSchema), report.selection),
    request.body,
  );
  const filter = withinReads(response, wanted);
  const [{ enquiries, total }, toRows] = await Promise.all([
    after === undefined
      ? findEnquiries(sources.db, filter, { page, limit })
      : findEnquiriesAfter(sources.db, filter, { after, limit }),
    createRowsMaker(sources, report.toRow),
  ]);
  const last = enquiries.at(-1);
  return {
    data: await toRows(enquiries),
    totalPages: Math.ceil(total / limit),
    totalRecords: total,
    ...(after !== undefined && { next: last ? toPlaceText(last) : null }),
  };
}
