import { hash, randomBytes } from 'node:crypto';
import {
  addDays,
  branchOfCalendar,
  calendarDays,
  dayOf,
  problem,
  screenAddress,
  textsIn,
  wantedOf,
  workshopKinds,
  type CalendarScope,
  type Reads,
} from '@dealership/shared';
import { isDuplicate } from '../../../../db/dialect.ts';
import { inTransaction, tryAgain } from '../../../../db/transaction.ts';
import type { Needs } from '../../../../needs.ts';
import { invalidInput, notFound } from '../../../../errors/app-error.ts';
import { prepareAnswer, sendPrepared } from '../../../../http/answers/prepared-answer.ts';
import { localeOf } from '../../../../http/answers/locale-of.ts';
import { SENT, type NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { demand, readsIn } from '../../../../http/calls/require-session.ts';
import { limitPerAddress } from '../../../../http/server/rate-limit.ts';
import { readModelNames } from '../../list/model-name-repository.ts';
import { findRecipient, type Recipient } from '../rows/people-repository.ts';
import { readAppointment, type BranchContact } from './own-appointment.ts';
import { writeCalendar, type CalendarEvent } from './calendar-file.ts';
import {
  deleteLink,
  findLink,
  findNamesAllowed,
  listAppointments,
  listLinks,
  noteRead,
  replaceLink,
} from './calendar-repository.ts';

interface Deps extends Needs<'db' | 'clock' | 'audit' | 'dealership' | 'answering'> {
  siteUrl: string | undefined;
  config: { rateLimits: boolean; jwtSecret: string };
  findBranchContact: (branch: number) => Promise<BranchContact>;
}

/** From one address: all calendars of a shop, which ask once in some minutes. */
const READS_A_MINUTE = 60;

/** Private addresses of calendars, which nobody can guess (rules: calendars). */
export function calendarHandlers(deps: Deps) {
  const { db, clock, audit } = deps;
  return {
    'GET /api/calendars': async ({ by }) => ({
      links: (await listLinks(db, by)).map(({ scope, created_at, read_at }) => ({
        scope,
        made: created_at,
        read: read_at,
      })),
      has_names: await findNamesAllowed(db),
    }),
    'POST /api/calendars': async ({ by, body, response, answers }) => {
      const scope = body.scope as CalendarScope;
      if (scope !== 'own') demand(response, 'settings.edit');
      const branch = branchOfCalendar(scope);
      if (branch !== undefined && !(await isReadBranch(deps, readsIn(response), branch)))
        throw invalidInput({ scope: problem('not_branch') });
      const token = randomBytes(32).toString('base64url');
      const link = { user_id: by, scope, hash: hash('sha256', token), created_at: clock() };
      const store = () =>
        inTransaction(db, async (transaction) => {
          await replaceLink(transaction, link);
          await audit({ userId: by, action: 'calendar address made', what: scope }, transaction);
        });
      // The same person may be making one in another window.
      await tryAgain(store, isDuplicate);
      return { message: answers.calendarMade, path: `/calendars/${token}.ics` };
    },
    'DELETE /api/calendars/:scope': async ({ by, params, answers }) => {
      const scope = params.scope as CalendarScope;
      await inTransaction(db, async (transaction) => {
        if (!(await deleteLink(transaction, { user_id: by, scope }))) throw notFound('calendar');
        await audit({ userId: by, action: 'calendar address ended', what: scope }, transaction);
      });
      return { message: answers.calendarEnded };
    },
    ...publicHandlers(deps),
  } satisfies Partial<NamedHandlers>;
}

function publicHandlers(deps: Deps) {
  const { db, clock } = deps;
  const look = limitPerAddress({
    limit: READS_A_MINUTE,
    windowMs: 60_000,
    textOf: (texts) => texts.tooManyCalendars,
  });
  return {
    'GET /calendars/:token.ics': {
      before: deps.config.rateLimits ? [look] : [],
      handle: async ({ request, response, params }) => {
        response.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
        const digest = hash('sha256', params.token);
        const link = await findLink(db, digest);
        // The address ends with the account, and with the right to read.
        const person = link && (await findRecipient(db, link.user_id, clock()));
        if (!link || person?.userId !== link.user_id) throw notFound('calendar');
        const text = await readCalendar(deps, person, link.scope);
        await noteRead(db, digest, clock());
        sendPrepared(request, response, {
          ...prepareAnswer({
            type: 'text/calendar; charset=utf-8',
            // The calendar asks each time whether it has changed.
            cacheControl: ['private', 'no-cache'].join(', '),
            body: { identity: Buffer.from(text) },
          }),
        });
        return SENT;
      },
    },
    'GET /appointments/:token.ics': {
      before: deps.config.rateLimits ? [look] : [],
      handle: async ({ request, response, params: { token } }) => {
        response.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
        const text = await readAppointment(deps, token, textsIn(localeOf(request)));
        if (text === undefined) throw notFound('appointment');
        response.set('Content-Disposition', 'inline; filename="appointment.ics"');
        response.type('text/calendar; charset=utf-8').end(text);
        return SENT;
      },
    },
  } satisfies Partial<NamedHandlers>;
}

async function isReadBranch({ answering }: Deps, { branches }: Reads, branch: number) {
  const isThere = (await answering()).branches.some(({ id }) => id === branch);
  return isThere && (branches?.includes(branch) ?? true);
}

async function readCalendar(
  { db, clock, dealership, answering, siteUrl }: Deps,
  { userId, reads, language }: Recipient,
  scope: CalendarScope,
): Promise<string> {
  const today = dayOf(clock());
  const branch = branchOfCalendar(scope);
  const [{ name: shop }, nameOf, hasNames, found] = await Promise.all([
    dealership(language),
    readModelNames(db),
    findNamesAllowed(db),
    listAppointments(db, {
      from: addDays(today, -calendarDays.behind),
      to: addDays(today, calendarDays.ahead),
      reads: scope === 'own' ? reads : wantedOf(reads, { kinds: workshopKinds, branch }),
      assignee: scope === 'own' ? userId : undefined,
    }),
  ]);
  const { kinds: kindTexts, calendars: texts } = textsIn(language);
  const events = found.map(
    ({ reference, kind, name, model, typed, ...appointment }): CalendarEvent => {
      const parts = [kindTexts[kind].title, typed ?? (model && nameOf(model)), hasNames && name];
      return {
        ...appointment,
        reference,
        title: parts.filter(Boolean).join(' · '),
        description: texts.reference(reference),
        address:
          siteUrl === undefined ? '' : `${siteUrl}${screenAddress('desk', { enquiry: reference })}`,
      };
    },
  );
  const place = (await answering()).branches.find(({ id }) => id === branch)?.name;
  const of = [shop, place].filter(Boolean).join(', ');
  return writeCalendar(scope === 'own' ? texts.names.own(of) : texts.names.workshop(of), events);
}
