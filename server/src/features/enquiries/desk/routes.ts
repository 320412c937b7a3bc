import {
  addDays,
  APPOINTMENT_DAYS,
  appointmentDaySchema,
  comingHours,
  dayOf,
  deskViews,
  FIRST_BRANCH,
  isRead,
  type DeskDetail,
  type DeskView,
  type EnquiryCard,
  type Locale,
} from '@dealership/shared';
import type { Response } from 'express';
import type { Needs } from '../../../needs.ts';
import { isWithoutParent } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import { idsOf, pick } from '../../../db/rows.ts';
import { changeOrShow, notFound } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { localeOf } from '../../../http/answers/locale-of.ts';
import { idParam } from '../../../http/calls/id-param.ts';
import {
  actorOf,
  readsIn,
  sessionOf,
  userIdOf,
  type SignedIn,
} from '../../../http/calls/require-session.ts';
import { validate } from '../../../http/calls/validate.ts';
import { findCard, findVisit } from '../enquiry-repository.ts';
import type { MakeCard } from '../submit/arriving-card.ts';
import {
  countAppointmentsByDay,
  countDesk,
  countDue,
  countOverdueByPerson,
} from './list/desk-list-repository.ts';
import { appointmentPath } from './calendars/own-appointment.ts';
import { createDeskWatch } from './list/desk-watch.ts';
import { findOnDesk, listByReference, listOthers, listStates } from './rows/desk-repository.ts';
import { findDutyEnd } from './rows/duty-repository.ts';
import { readOfferWays, type MessageSources } from './steps/message-step.ts';
import { countAlerts } from './rows/desk-alert-repository.ts';
import { listColleagues, placeOf, readPeople } from './rows/people-repository.ts';
import { createPageReader, readRows, viewerOf } from './read-desk.ts';
import { listLookers, noteLook } from './rows/read-repository.ts';
import { isHandedAway, takeStep } from './steps/take-step.ts';
import { readTimeline } from './steps/timeline.ts';

interface Deps extends MessageSources, Needs<'db' | 'clock' | 'answering'> {
  makeCard: MakeCard;
  config: { jwtSecret: string };
  stopping?: AbortSignal | undefined;
}

/** The lists of the desk, one enquiry on it, and the steps that staff take. */
export function deskHandlers(deps: Deps) {
  const { db, clock } = deps;
  const watch = createDeskWatch(deps);
  const readPage = createPageReader(deps);
  const detail = (response: Response, reference: string) =>
    readDetail(deps, { response, reference });
  return {
    'POST /api/desk': ({ response, body }) => readPage(sessionOf(response), body),
    'GET /api/desk/counts': async ({ response }) => {
      // Read first: a change during the count is then noticed by the next call.
      const mark = await watch.mark(readsIn(response));
      return { ...(await countViews(deps, sessionOf(response))), mark };
    },
    'POST /api/desk/watch': async ({ response, body }) => {
      const gone = new AbortController();
      response.once('close', () => {
        gone.abort();
      });
      return { mark: await watch.wait(body.mark, readsIn(response), gone.signal) };
    },
    'GET /api/desk/choices': ({ request }) => readChoices(deps, localeOf(request)),
    'GET /api/desk/appointment-days/:day': async ({ response, params }) => {
      const { day: from } = validate(appointmentDaySchema, params);
      const days = Array.from({ length: APPOINTMENT_DAYS }, (_, ahead) => addDays(from, ahead));
      const period = { from, to: days.at(-1) ?? from, reads: readsIn(response) };
      const counts = await countAppointmentsByDay(db, period);
      return { days: days.map((day) => ({ day, count: counts.get(day) ?? 0 })) };
    },
    'GET /api/desk/overdue': async ({ response }) => {
      const viewer = await viewerOf(deps, sessionOf(response));
      const rows = await countOverdueByPerson(db, viewer);
      const personOf = await readPeople(
        db,
        rows.map(({ assignee }) => assignee),
      );
      return {
        people: rows.map(({ assignee, count, oldest }) => ({
          person: personOf(assignee),
          count,
          oldest_at: oldest,
        })),
      };
    },
    'POST /api/desk/stands': async ({ response, body: { references } }) => {
      const found = await listStates(db, references, readsIn(response));
      const assignees = found.map(({ assignee }) => assignee);
      const personOf = await readPeople(db, assignees);
      return { stands: found.map((row) => ({ ...row, assignee: personOf(row.assignee) })) };
    },
    'POST /api/desk/rows': async ({ response, body: { references } }) => {
      const viewer = await viewerOf(deps, sessionOf(response));
      const found = await listByReference(db, references, readsIn(response));
      return { rows: await readRows(deps, viewer, idsOf(found)) };
    },
    'GET /api/desk/enquiries/:reference': ({ response, params }) =>
      detail(response, params.reference),
    'GET /api/desk/enquiries/:reference/events/:before': async ({ response, params }) => {
      const { enquiry_id: id } = await findReadable(deps, response, params.reference);
      return readTimeline(db, { id, reads: readsIn(response), before: idParam(params.before) });
    },
    'POST /api/desk/enquiries/:reference/open': async ({ response, params, body }) => {
      const found = await findReadable(deps, response, params.reference);
      const look = { userId: userIdOf(response), id: found.enquiry_id, now: clock() };
      try {
        await noteLook(db, { ...look, isOpen: body.isOpen });
      } catch (error) {
        // It has just been erased.
        throw isWithoutParent(error) ? notFound('enquiry') : error;
      }
      return { open_by: await readOpenBy(db, look) };
    },
    'POST /api/desk/enquiries/:reference/steps': async ({ response, params, body }) => {
      const { reference } = params;
      await changeOrShow(
        () => takeStep(deps, actorOf(response), { reference, ...body }),
        () => detail(response, reference),
      );
      return detail(response, reference);
    },
  } satisfies Partial<NamedHandlers>;
}

async function readChoices({ db, clock, answering }: Deps, locale: Locale) {
  const now = clock();
  const [{ lostReasons, branches }, colleagues] = await Promise.all([
    answering(),
    listColleagues(db, now),
  ]);
  return {
    reasons: [...lostReasons],
    branches: branches.map(({ id, name, hours }) => ({
      id,
      name,
      ...(id !== FIRST_BRANCH && { hours: comingHours(hours, { today: dayOf(now), locale }) }),
    })),
    colleagues: colleagues.map(({ userId, userName, reads, onDutyUntil }) => ({
      user_id: userId,
      user_name: userName,
      kinds: [...reads.kinds],
      branches: reads.branches && [...reads.branches],
      is_on_duty: onDutyUntil !== null && onDutyUntil > now,
    })),
  };
}

async function countViews(deps: Deps, session: SignedIn) {
  const { db } = deps;
  const viewer = await viewerOf(deps, session);
  const [counts, due, notices, until] = await Promise.all([
    Promise.all(deskViews.map(async (view) => [view, await countDesk(db, viewer, { view })])),
    countDue(db, viewer),
    countAlerts(db, { userId: viewer.userId, reads: session.reads }),
    findDutyEnd(db, viewer.userId),
  ]);
  return {
    counts: Object.fromEntries(counts) as Record<DeskView, number>,
    due,
    notices,
    on_duty_until: until !== null && until > viewer.now ? until : null,
  };
}

async function findReadable({ db, clock }: Deps, response: Response, reference: string) {
  const found = await findOnDesk(db, reference);
  // For a user who may not read it, it does not exist.
  if (!found) throw notFound('enquiry');
  const isReadable = isRead(readsIn(response), placeOf(found));
  const viewer = { userId: userIdOf(response), now: clock() };
  if (!isReadable && !(await isHandedAway(db, found, viewer))) throw notFound('enquiry');
  return { ...found, isReadable };
}

async function readDetail(
  deps: Deps,
  { response, reference }: { response: Response; reference: string },
): Promise<DeskDetail> {
  const { db } = deps;
  const { isReadable, ...found } = await findReadable(deps, response, reference);
  const { enquiry_id: id } = found;
  const file = appointmentPath(deps.config, reference, found);
  const viewer = await viewerOf(deps, sessionOf(response));
  const [[enquiry], events, visit, card, openBy] = await Promise.all([
    readRows(deps, viewer, [id]),
    readTimeline(db, { id, reads: readsIn(response) }),
    findVisit(db, id),
    findCard(db, id),
    readOpenBy(db, { userId: viewer.userId, id, now: viewer.now }),
  ]);
  if (!enquiry || !visit) throw notFound('enquiry');
  const [others, { offered, waits }] = await Promise.all([
    enquiry.customer ? listOthers(db, enquiry.customer.id, viewer.reads) : [],
    readOfferWays(db, deps, enquiry.sent.mobile),
  ]);
  return {
    enquiry,
    ...events,
    visit,
    ...(card && { price_card: await withToday(deps, card) }),
    open_by: openBy,
    ...(file !== undefined && { appointment_file: file }),
    offer_ways: offered,
    offer_waits: waits,
    others: others.filter((other) => other.reference !== reference),
    is_handed_away: !isReadable,
  };
}

/** The card that came with an enquiry, with what its choices come to today. */
async function withToday(
  { clock, makeCard }: Pick<Deps, 'clock' | 'makeCard'>,
  kept: EnquiryCard,
): Promise<DeskDetail['price_card']> {
  const { card } = kept;
  if (typeof card === 'string') return kept;
  const { model, variant, choices, language: locale } = card;
  const now = await makeCard({ model, variant, ...choices }, { locale, at: clock() });
  const today = typeof now === 'string' ? now : pick(now, 'day', 'total', 'missing', 'isSample');
  return { ...kept, today };
}

async function readOpenBy(db: Database, look: { userId: string; id: number; now: number }) {
  const lookers = await listLookers(db, look);
  return lookers.map(await readPeople(db, lookers));
}
