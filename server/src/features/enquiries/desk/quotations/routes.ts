import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import {
  isRead,
  pathIn,
  type NewBill,
  type NewQuotation,
  type QuotationStep,
} from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import { changeOrShow, notFound } from '../../../../errors/app-error.ts';
import { localeOf } from '../../../../http/answers/locale-of.ts';
import { SENT, type NamedHandlers } from '../../../../http/calls/add-calls.ts';
import {
  actorOf,
  readsIn,
  type Actor,
  type SignedIn,
} from '../../../../http/calls/require-session.ts';
import { limitPerAddress } from '../../../../http/server/rate-limit.ts';
import type { QuotationSheet } from '../../../../pdf/quotation-sheet.ts';
import { findOnDesk } from '../rows/desk-repository.ts';
import { placeOf } from '../rows/people-repository.ts';
import { answerQuotation } from './answer-quotation.ts';
import {
  makeQuotation,
  stepQuotation,
  storeBill,
  type QuotationDeps,
} from './change-quotations.ts';
import { findByToken, listVersions } from './quotation-repository.ts';
import { readPublic, toStaff } from './quotation-view.ts';

interface Deps extends QuotationDeps, Needs<'dealership'> {
  siteUrl: string | undefined;
  config: { rateLimits: boolean };
  authenticate: (request: Request) => Promise<SignedIn | undefined>;
  drawQuotation: (sheet: QuotationSheet) => Promise<Buffer>;
  drawQuotationPicture: (sheet: QuotationSheet) => Promise<Buffer>;
}

/** A call of staff that changes a quotation. */
interface Asked<Body> {
  request: Request;
  response: Response;
  params: { reference: string; number?: string };
  body: Body;
}

interface Of {
  reference: string;
  number: string;
  actor: Actor;
}

interface PaperExchange {
  request: Request;
  response: Response;
  params: { token: string };
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
    if (!found || !isRead(readsIn(response), placeOf(found))) throw notFound('enquiry');
    const all = await listVersions(db, found.enquiry_id);
    return { quotations: toStaff(all, { now: clock(), locale: localeOf(request) }) };
  };
  /** A change, and then the list as it is; also where the change came too late. */
  const change =
    <Body>(work: (of: Of, body: Body) => Promise<void>) =>
    async ({ request, response, params, body }: Asked<Body>) => {
      const read = () => readAll(request, response, params.reference);
      const { reference, number = '' } = params;
      await changeOrShow(() => work({ reference, number, actor: actorOf(response) }, body), read);
      return read();
    };
  return {
    'GET /api/desk/enquiries/:reference/quotations': ({ request, response, params }) =>
      readAll(request, response, params.reference),
    'POST /api/desk/enquiries/:reference/quotations': change<NewQuotation>((of, body) =>
      makeQuotation(deps, of, body),
    ),
    'POST /api/desk/enquiries/:reference/quotations/:number/steps': change<QuotationStep>(
      (of, body) => stepQuotation(deps, of, body),
    ),
    'POST /api/desk/enquiries/:reference/quotations/:number/bill': change<NewBill>((of, body) =>
      storeBill(deps, of, body),
    ),
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
    const locale = localeOf(request);
    const { name: shop } = await deps.dealership(locale);
    const found = await readPublic(db, token, { now: clock(), locale, shop });
    if (!found) throw notFound('quotation');
    return found;
  };
  const isStaff = async (request: Request, response: Response) => {
    // Done when it returns.
    parseCookies(request, response, () => undefined);
    return (await deps.authenticate(request)) !== undefined;
  };
  const paper = (type: 'pdf' | 'png', draw: Deps['drawQuotation']) => ({
    before,
    handle: async ({ request, response, params: { token } }: PaperExchange) => {
      const [locale, at] = [localeOf(request), clock()];
      const quotation = await readOne(request, response, token);
      const address = `${deps.siteUrl ?? ''}${pathIn(locale, `/quotations/${token}`)}`;
      const dealership = await deps.dealership(locale);
      const drawn = await draw({ quotation, address, at, locale, dealership });
      response.set('Content-Disposition', `inline; filename="${quotation.number}.${type}"`);
      response.type(type).send(drawn);
      return SENT;
    },
  });
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
    'GET /quotations/:token.pdf': paper('pdf', deps.drawQuotation),
    'GET /quotations/:token.png': paper('png', deps.drawQuotationPicture),
  } satisfies Partial<NamedHandlers>;
}
