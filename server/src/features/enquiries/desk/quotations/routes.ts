import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import { pathIn } from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import { changeOrShow, notFound } from '../../../../errors/app-error.ts';
import { localeOf } from '../../../../http/answers/locale-of.ts';
import { SENT, type NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { actorOf, kindsOf, type SignedIn } from '../../../../http/calls/require-session.ts';
import { limitPerAddress } from '../../../../http/server/rate-limit.ts';
import type { QuotationSheet } from '../../../../pdf/quotation-sheet.ts';
import { findOnDesk } from '../rows/desk-repository.ts';
import { answerQuotation } from './answer-quotation.ts';
import {
  makeQuotation,
  stepQuotation,
  storeBill,
  type QuotationDeps,
} from './change-quotations.ts';
import { findByToken, listVersions } from './quotation-repository.ts';
import { toPublic, toStaff } from './quotation-view.ts';

interface Deps extends QuotationDeps, Needs<'dealership'> {
  siteUrl: string | undefined;
  config: { rateLimits: boolean };
  authenticate: (request: Request) => Promise<SignedIn | undefined>;
  drawQuotation: (sheet: QuotationSheet) => Promise<Buffer>;
}

/** From one address: a family and a few neighbours look at their quotations. */
const LOOKS_A_MINUTE = 60;

const parseCookies = cookieParser();

/** Quotations of an enquiry, and their public addresses, which nobody can guess. */
export function quotationHandlers(deps: Deps) {
  return { ...staffHandlers(deps), ...publicHandlers(deps) } satisfies Partial<NamedHandlers>;
}

function staffHandlers(deps: Deps) {
  const { db, clock } = deps;
  const readAll = async (request: Request, response: Response, reference: string) => {
    const found = await findOnDesk(db, reference);
    if (!found || !kindsOf(response).includes(found.kind)) throw notFound('enquiry');
    const all = await listVersions(db, found.enquiry_id);
    return { quotations: toStaff(all, { now: clock(), locale: localeOf(request) }) };
  };
  return {
    'GET /api/desk/enquiries/:reference/quotations': ({ request, response, params }) =>
      readAll(request, response, params.reference),
    'POST /api/desk/enquiries/:reference/quotations': async ({
      request,
      response,
      params: { reference },
      body,
    }) => {
      const read = () => readAll(request, response, reference);
      const actor = actorOf(response);
      await changeOrShow(() => makeQuotation(deps, { reference, actor }, body), read);
      return read();
    },
    'POST /api/desk/enquiries/:reference/quotations/:number/steps': async ({
      request,
      response,
      params: { reference, number },
      body,
    }) => {
      const read = () => readAll(request, response, reference);
      const actor = actorOf(response);
      await changeOrShow(() => stepQuotation(deps, { reference, number, actor }, body), read);
      return read();
    },
    'POST /api/desk/enquiries/:reference/quotations/:number/bill': async ({
      request,
      response,
      params: { reference, number },
      body,
    }) => {
      const read = () => readAll(request, response, reference);
      const actor = actorOf(response);
      await changeOrShow(() => storeBill(deps, { reference, number, actor }, body), read);
      return read();
    },
  } satisfies Partial<NamedHandlers>;
}

function publicHandlers(deps: Deps) {
  const { db, clock } = deps;
  const look = limitPerAddress({
    limit: LOOKS_A_MINUTE,
    windowMs: 60_000,
    textOf: (texts) => texts.tooManyCards,
  });
  const before = deps.config.rateLimits ? [look] : [];
  const readOne = async (request: Request, response: Response, token: string) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const found = await findByToken(db, token);
    if (!found) throw notFound('quotation');
    const locale = localeOf(request);
    const all = await listVersions(db, found.enquiry_id);
    const { name: shop } = await deps.dealership(locale);
    return toPublic(found, all, { now: clock(), locale, shop });
  };
  const isStaff = async (request: Request, response: Response) => {
    // Done when it returns.
    parseCookies(request, response, () => undefined);
    return (await deps.authenticate(request)) !== undefined;
  };
  return {
    'GET /api/quotations/:token': {
      before,
      handle: ({ request, response, params }) => readOne(request, response, params.token),
    },
    'POST /api/quotations/:token/opened': {
      before,
      handle: async ({ request, response, params }) => {
        const { token } = params;
        if (!(await findByToken(db, token))) throw notFound('quotation');
        if (!(await isStaff(request, response))) await answerQuotation(deps, token, 'opened');
        response.status(204).end();
        return SENT;
      },
    },
    'POST /api/quotations/:token/wanted': {
      before,
      handle: async ({ request, response, params: { token } }) => {
        const read = () => readOne(request, response, token);
        await changeOrShow(() => answerQuotation(deps, token, 'wanted'), read);
        return read();
      },
    },
    'GET /quotations/:token.pdf': {
      before,
      handle: async ({ request, response, params }) => {
        const [locale, at] = [localeOf(request), clock()];
        const quotation = await readOne(request, response, params.token);
        const { siteUrl = '', drawQuotation } = deps;
        const pdf = await drawQuotation({
          quotation,
          address: `${siteUrl}${pathIn(locale, `/quotations/${params.token}`)}`,
          at,
          locale,
          dealership: await deps.dealership(locale),
        });
        response.set('Content-Disposition', `inline; filename="${quotation.number}.pdf"`);
        response.type('application/pdf').send(pdf);
        return SENT;
      },
    },
  } satisfies Partial<NamedHandlers>;
}
