import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import {
  allEnquiriesReport,
  reportPlaceSchema,
  reportQuerySchema,
  toAllEnquiriesRow,
  toPlaceText,
  type CallName,
  type Paged,
  type RowsAfter,
} from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { notFound } from '../../../errors/app-error.ts';
import type { Handler, Handlers } from '../../../http/calls/add-calls.ts';
import { kindsOf } from '../../../http/calls/require-session.ts';
import { validate } from '../../../http/calls/validate.ts';
import { findEnquiry } from '../enquiry-repository.ts';
import { findEnquiries, findEnquiriesAfter } from './list-repository.ts';
import {
  withinOwnKinds,
  allReports,
  createRowMaker,
  addCountingChannels,
  type Report,
  type Row,
  type ReadConsents,
} from './reports.ts';

interface Deps {
  db: Database;
  readConsents: ReadConsents;
}

/** A page of each report, and one enquiry by its reference. */
export function reportHandlers(deps: Deps): Handlers {
  const { db, readConsents } = deps;
  const entries = allReports.map((report): [CallName, Handler] => [
    `POST ${report.path}`,
    (exchange) => readPage(deps, report, exchange),
  ]);
  const findOne: Handler = async ({ request, response }) => {
    const [enquiry, toRow] = await Promise.all([
      findEnquiry(db, String(request.params.reference)),
      createRowMaker(db, toAllEnquiriesRow),
    ]);
    // For a user who may not read its kind, it does not exist.
    if (!enquiry || !kindsOf(response).includes(enquiry.kind)) throw notFound('enquiry');
    const [row] = await addCountingChannels(db, readConsents, [toRow(enquiry)]);
    return row;
  };
  return Object.fromEntries([...entries, [`GET ${allEnquiriesReport.path}/:reference`, findOne]]);
}

async function readPage(
  { db, readConsents }: Deps,
  report: Report,
  { request, response }: { request: Request; response: Response },
): Promise<Paged<Row> | RowsAfter<Row>> {
  const { page, limit, after, ...wanted } = validate(
    z.intersection(z.intersection(reportQuerySchema, reportPlaceSchema), report.selection),
    request.body,
  );
  const filter = withinOwnKinds(response, wanted);
  const [{ enquiries, total }, toRow] = await Promise.all([
    after === undefined
      ? findEnquiries(db, filter, { page, limit })
      : findEnquiriesAfter(db, filter, { after, limit }),
    createRowMaker(db, report.toRow),
  ]);
  const last = enquiries.at(-1);
  return {
    data: await addCountingChannels(db, readConsents, enquiries.map(toRow)),
    totalPages: Math.ceil(total / limit),
    totalRecords: total,
    ...(after !== undefined && { next: last ? toPlaceText(last) : null }),
  };
}
