import {
  deskViews,
  enquiryKinds,
  isEnquiryKind,
  soonFrom,
  toAllEnquiriesRow,
  type AnsweringSource,
  type DeskDetail,
  type DeskRow,
  type DeskView,
  type OpeningHours,
  type Status,
} from '@dealership/shared';
import type { Response } from 'express';
import type { Selectable } from 'kysely';
import { isWithoutParent } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import type { DeskTable } from '../../../db/schema.ts';
import { changedMeanwhile, notFound } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/add-calls.ts';
import { idParam } from '../../../http/id-param.ts';
import { kindsOf, sessionOf, userIdOf, type SignedIn } from '../../../http/require-session.ts';
import { toEnquiry } from '../enquiry-storage.ts';
import { createRowMaker } from '../list/reports.ts';
import { findNewestMatches } from '../list/list-repository.ts';
import {
  countDesk,
  countDue,
  listDesk,
  noteVisit,
  readCustomersOf,
  readDeskRows,
  readMarks,
  type Place,
  type Viewer,
} from './desk-list-repository.ts';
import { createDeskWatch } from './desk-watch.ts';
import { findOnDesk, listOthers, listStands } from './desk-repository.ts';
import { findDutyEnd } from './duty-repository.ts';
import { countNotices } from './notice-repository.ts';
import { listColleagues, readNames, toPerson } from './people-repository.ts';
import { listLookers, noteLook } from './read-repository.ts';
import { createPlaces, notPlace } from './places.ts';
import { StaleStand, takeStep } from './take-step.ts';
import { readTimeline } from './timeline.ts';

interface Deps {
  db: Database;
  clock: () => number;
  answering: AnsweringSource;
  config: { jwtSecret: string };
  stopping?: AbortSignal | undefined;
}

/** The lists of the desk, one enquiry on it, and what staff do with it. */
export function deskHandlers(deps: Deps) {
  const { db, clock } = deps;
  const watch = createDeskWatch(deps);
  const places = createPlaces(deps.config);
  const detail = (response: Response, reference: string) =>
    readDetail(deps, { response, reference });
  return {
    'POST /api/desk': async ({ response, body }) => {
      const { search, after: sent, limit, isVisit = false, ...filter } = body;
      const viewer = await viewerOf(deps, response, isVisit);
      const after = sent ? places.read(sent) : undefined;
      const found = search
        ? await searchAll(db, viewer, { search, after, limit })
        : await listDesk(db, viewer, { ...filter, after, limit });
      return {
        rows: await readRows(deps, viewer, found.ids),
        next: found.next ? places.write(found.next) : null,
      };
    },
    'GET /api/desk/counts': async ({ response }) => {
      // First: what happens while it is counted is told next.
      const mark = await watch.mark(kindsOf(response));
      const viewer = await viewerOf(deps, response, false);
      const counts = await Promise.all(
        deskViews.map(async (view): Promise<[DeskView, number]> => [
          view,
          await countDesk(db, viewer, { view }),
        ]),
      );
      const [due, notices, until] = await Promise.all([
        countDue(db, viewer),
        countNotices(db, { userId: viewer.userId, kinds: kindsOf(response) }),
        findDutyEnd(db, viewer.userId),
      ]);
      return {
        counts: Object.fromEntries(counts) as Record<DeskView, number>,
        ...{ due, notices, mark },
        on_duty_until: until !== null && until > viewer.now ? until : null,
      };
    },
    'POST /api/desk/watch': async ({ response, body }) => {
      const gone = new AbortController();
      response.once('close', () => {
        gone.abort();
      });
      return { mark: await watch.wait(body.mark, kindsOf(response), gone.signal) };
    },
    'GET /api/desk/choices': async () => {
      const now = clock();
      const [{ lostReasons }, colleagues] = await Promise.all([
        deps.answering(),
        listColleagues(db, now),
      ]);
      return {
        reasons: [...lostReasons],
        colleagues: colleagues.map(({ userId, userName, kinds, onDutyUntil }) => ({
          ...{ user_id: userId, user_name: userName, kinds: [...kinds] },
          is_on_duty: onDutyUntil !== null && onDutyUntil > now,
        })),
      };
    },
    'POST /api/desk/stands': async ({ response, body: { references } }) => {
      const found = await listStands(db, references, kindsOf(response));
      const names = await readNames(
        db,
        found.flatMap(({ assignee }) => assignee ?? []),
      );
      return {
        stands: found.map(({ assignee, ...stand }) => ({
          ...stand,
          assignee: assignee === null ? null : toPerson(assignee, names),
        })),
      };
    },
    'GET /api/desk/enquiries/:reference': ({ response, params }) =>
      detail(response, params.reference),
    'GET /api/desk/enquiries/:reference/events/:before': async ({ response, params }) => {
      const { id } = await findReadable(deps, response, params.reference);
      return readTimeline(db, { id, kinds: kindsOf(response), before: idParam(params.before) });
    },
    'POST /api/desk/enquiries/:reference/open': async ({ response, params, body }) => {
      const found = await findReadable(deps, response, params.reference);
      const look = { userId: userIdOf(response), id: found.id, now: clock() };
      try {
        await noteLook(db, { ...look, isOpen: body.isOpen });
      } catch (error) {
        // Erased in this moment.
        throw isWithoutParent(error) ? notFound('enquiry') : error;
      }
      return { open_by: await readOpenBy(db, look) };
    },
    'POST /api/desk/enquiries/:reference/steps': async ({ response, params, body }) => {
      const { reference } = params;
      const { role } = sessionOf<SignedIn>(response);
      const actor = { userId: userIdOf(response), role, kinds: kindsOf(response) };
      try {
        await takeStep(deps, actor, { reference, ...body });
      } catch (error) {
        if (!(error instanceof StaleStand)) throw error;
        throw changedMeanwhile(await detail(response, reference));
      }
      return detail(response, reference);
    },
  } satisfies Partial<NamedHandlers>;
}

/** A page of what is found in all lists, the newest first. */
async function searchAll(
  db: Database,
  { kinds }: Viewer,
  { search, after, limit }: { search: string; after: Place | undefined; limit: number },
): Promise<{ ids: number[]; next: Place | undefined }> {
  const { value: createdAt, id } = after ?? {};
  // A place in another list.
  if (after && typeof createdAt !== 'number') throw notPlace();
  const found = await findNewestMatches(db, {
    ...{ kinds, search, findsReference: true, limit: limit + 1 },
    ...(typeof createdAt === 'number' && id !== undefined && { after: { createdAt, id } }),
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map((each) => each.id),
    next: found.length > limit && last ? { value: last.createdAt, id: last.id } : undefined,
  };
}

async function viewerOf(
  { db, clock }: Deps,
  response: Response,
  isVisit: boolean,
): Promise<Viewer> {
  const [userId, kinds, now] = [userIdOf(response), kindsOf(response), clock()];
  return {
    ...{ userId, now, visitBefore: await noteVisit(db, userId, { now, isVisit }) },
    // Without the condition a list is read in the order of its index.
    ...(kinds.length < enquiryKinds.length && { kinds }),
  };
}

async function findReadable({ db }: Deps, response: Response, reference: string) {
  const found = await findOnDesk(db, reference);
  // To whoever does not read its kind it does not exist.
  if (!found || !kindsOf(response).includes(found.kind)) throw notFound('enquiry');
  return found;
}

async function readDetail(
  deps: Deps,
  { response, reference }: { response: Response; reference: string },
): Promise<DeskDetail> {
  const { db } = deps;
  const found = await findReadable(deps, response, reference);
  const viewer = await viewerOf(deps, response, false);
  const [[enquiry], events, openBy] = await Promise.all([
    readRows(deps, viewer, [found.id]),
    readTimeline(db, { id: found.id, kinds: kindsOf(response) }),
    readOpenBy(db, { userId: viewer.userId, id: found.id, now: viewer.now }),
  ]);
  if (!enquiry) throw notFound('enquiry');
  const others = enquiry.customer ? await listOthers(db, enquiry.customer.id, viewer.kinds) : [];
  return {
    ...{ enquiry, ...events },
    open_by: openBy,
    others: others
      .filter((other) => other.reference !== reference)
      .map((other) => ({ ...other, status: other.status as Status })),
  };
}

async function readOpenBy(db: Database, look: { userId: string; id: number; now: number }) {
  const lookers = await listLookers(db, look);
  const names = await readNames(db, lookers);
  return lookers.map((userId) => toPerson(userId, names));
}

async function readRows(
  { db, answering }: Deps,
  viewer: Viewer,
  ids: readonly number[],
): Promise<DeskRow[]> {
  const found = await readDeskRows(db, ids);
  const rows = found.map(({ row }) => row);
  const [{ hours }, marks, customers, names, toSent] = await Promise.all([
    answering(),
    readMarks(db, viewer.userId, ids),
    readCustomersOf(db, rows, viewer.kinds),
    readNames(
      db,
      rows.flatMap(({ assignee }) => assignee ?? []),
    ),
    createRowMaker(db, toAllEnquiriesRow),
  ]);
  return found.flatMap(({ row, enquiry }) => {
    if (!isEnquiryKind(row.kind)) return [];
    return {
      ...{ reference: enquiry.reference, kind: row.kind },
      ...{ arrived_at: row.arrived_at, origin: row.origin as DeskRow['origin'] },
      sent: toSent(toEnquiry(enquiry)) as DeskRow['sent'],
      customer: customers.get(row.enquiry_id) ?? null,
      ...{ status: row.status as Status, standing: row.standing },
      assignee: row.assignee === null ? null : toPerson(row.assignee, names),
      soon_at: soonAt(row, hours),
      ...{ next_at: row.next_at, due_at: row.due_at, critical_at: row.critical_at },
      ...{ attempted_at: row.attempted_at, tries: row.tries },
      appointment:
        row.appointment_day === null
          ? null
          : {
              ...{ day: row.appointment_day, time: row.appointment_time ?? '' },
              state: (row.appointment_state ?? 'asked') as NonNullable<
                DeskRow['appointment']
              >['state'],
            },
      ...{ closed_at: row.closed_at, lost_reason: row.lost_reason },
      ...{ last_event_at: row.last_event_at, version: row.version },
      is_unread: row.last_event_at > (marks.get(row.enquiry_id) ?? 0),
    };
  });
}

/** From when on the next step is due soon (epoch ms); `null`: none is owed. */
function soonAt(
  { standing, next_at: dueAt, due_at: firstDue, arrived_at: arrivedAt }: Selectable<DeskTable>,
  hours: OpeningHours<unknown>,
): number | null {
  if (standing === 'closed' || dueAt === null) return null;
  return soonFrom(hours, { dueAt, ...(dueAt === firstDue && { firstOf: arrivedAt }) });
}
