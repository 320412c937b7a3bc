import {
  defaultDeskView,
  hoursOf,
  instantOf,
  isEnquiryKind,
  isLocale,
  problem,
  soonFrom,
  toAllEnquiriesRow,
  wantedOf,
  workViews,
  type DeskPage,
  type DeskQuery,
  type DeskRow,
  type DeskView,
  type OpeningHours,
} from '@dealership/shared';
import type { Selectable } from 'kysely';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { pick } from '../../../db/rows.ts';
import type { DeskTable } from '../../../db/schema.ts';
import { invalidInput } from '../../../errors/app-error.ts';
import type { SignedIn } from '../../../http/calls/require-session.ts';
import { toEnquiry } from '../enquiry-storage.ts';
import { addOfferTitles, createRowMaker } from '../list/reports.ts';
import { findNewestMatches } from '../list/list-repository.ts';
import {
  countDesk,
  listDesk,
  pageOf,
  readCustomersOf,
  readDeskRows,
  readMarks,
  type Place,
  type Viewer,
} from './list/desk-list-repository.ts';
import { listCounted } from './insights/insight-repository.ts';
import { noteVisit, readPeople } from './rows/people-repository.ts';
import { createEncrypter } from '../../../http/calls/encrypted.ts';

interface Deps extends Needs<'db' | 'clock' | 'answering'> {
  config: { jwtSecret: string };
}

export function createPageReader(deps: Deps) {
  const { db } = deps;
  const places = createPlaces(deps.config);
  return async (
    session: SignedIn,
    { after: sent, limit, isVisit, ...query }: DeskQuery,
  ): Promise<DeskPage> => {
    const viewer = await viewerOf(deps, session, { isVisit });
    const after = sent ? places.read(sent) : undefined;
    const found = await findMatching(db, viewer, query, { after, limit });
    return {
      rows: await readRows(deps, viewer, found.ids),
      next: found.next ? places.write(found.next) : null,
    };
  };
}

/** Finds the list with which the desk opens for a user who looks after waiting enquiries. */
export async function findStart(
  deps: Pick<Deps, 'db' | 'clock'>,
  session: SignedIn,
): Promise<DeskView> {
  const viewer = await viewerOf(deps, session);
  for (const view of workViews) {
    if ((await countDesk(deps.db, viewer, { view })) > 0) return view;
  }
  return defaultDeskView;
}

/**
 * The user who looks at the desk.
 * @param options.isVisit they have opened the desk, and the browser does not only ask for news
 */
export async function viewerOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user: { user_id: userId }, reads }: SignedIn,
  { isVisit = false }: { isVisit?: boolean | undefined } = {},
): Promise<Viewer> {
  const now = clock();
  return {
    userId,
    now,
    visitBefore: await noteVisit(db, userId, { now, isVisit }),
    reads,
  };
}

/**
 * Numbers of the first enquiries of a list, or of a search in all lists; `next` is where they end if there are more.
 */
export function findMatching(
  db: Database,
  viewer: Viewer,
  { search, arrived, counted, ...filter }: Omit<DeskQuery, 'after' | 'limit' | 'isVisit'>,
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<{ ids: number[]; next: Place | undefined }> {
  if (search)
    return searchAll(db, viewer, { search, branch: filter.branch, arrived, after, limit });
  // Otherwise a list would show, and a step for many would close, more than the user wants.
  if (arrived) throw invalidInput({ arrived: problem('invalid') });
  return counted
    ? listCounted(db, viewer, { counted, ...filter, after, limit })
    : listDesk(db, viewer, { ...filter, after, limit });
}

const MINUTE_MS = 60_000;

/** A page of a search in all lists, the newest first. */
async function searchAll(
  db: Database,
  { reads }: Viewer,
  {
    search,
    branch,
    arrived: { from, until } = {},
    after,
    limit,
  }: Pick<DeskQuery, 'arrived' | 'branch'> & {
    search: string;
    after: Place | undefined;
    limit: number;
  },
) {
  const { value: createdAt, id } = after ?? {};
  // The place belongs to another list.
  if (after && typeof createdAt !== 'number') throw notPlace();
  const found = await findNewestMatches(db, {
    reads: wantedOf(reads, { branch }),
    search,
    limit: limit + 1,
    findsMessage: from !== undefined || until !== undefined,
    ...(from !== undefined && { from: instantOf(from) }),
    ...(until !== undefined && { before: instantOf(until) + MINUTE_MS }),
    ...(typeof createdAt === 'number' && id !== undefined && { after: { createdAt, id } }),
  });
  return pageOf(found, limit);
}

export async function readRows(
  { db, answering }: Pick<Deps, 'db' | 'answering'>,
  viewer: Viewer,
  ids: readonly number[],
): Promise<DeskRow[]> {
  const found = await readDeskRows(db, ids);
  const rows = found.map(({ row }) => row);
  const assignees = rows.map(({ assignee }) => assignee);
  const [settings, marks, customers, personOf, toSent] = await Promise.all([
    answering(),
    readMarks(db, viewer.userId, ids),
    readCustomersOf(db, rows, viewer.reads),
    readPeople(db, assignees),
    createRowMaker(db, toAllEnquiriesRow),
  ]);
  const sentRows = await addOfferTitles(
    db,
    found.map(({ enquiry }) => toSent(toEnquiry(enquiry)) as DeskRow['sent']),
  );
  return sentRows.flatMap((sent, index) => {
    const row = rows[index];
    const language = found[index]?.enquiry.language;
    if (!row || !isEnquiryKind(row.kind)) return [];
    return {
      reference: sent.reference,
      ...pick(row, 'kind', 'arrived_at', 'origin'),
      sent,
      language: isLocale(language) ? language : null,
      customer: customers.get(row.enquiry_id) ?? null,
      ...pick(row, 'status', 'standing'),
      branch: row.dealer_id,
      assignee: personOf(row.assignee),
      soon_at: soonAt(row, hoursOf(settings, row.dealer_id)),
      ...pick(row, 'next_at', 'due_at', 'critical_at', 'promised_at', 'attempted_at', 'tries'),
      appointment:
        row.appointment_day === null
          ? null
          : {
              day: row.appointment_day,
              time: row.appointment_time ?? '',
              state: row.appointment_state ?? 'asked',
            },
      ...pick(row, 'closed_at', 'lost_reason', 'last_event_at', 'version'),
      is_unread: row.last_event_at > (marks.get(row.enquiry_id) ?? 0),
    };
  });
}

/** When the next step starts to be due soon (epoch ms); `null`: there is none. */
function soonAt(
  { standing, next_at: dueAt, due_at: firstDue, arrived_at: arrivedAt }: Selectable<DeskTable>,
  hours: OpeningHours<unknown>,
): number | null {
  if (standing === 'closed' || dueAt === null) return null;
  return soonFrom(hours, { dueAt, ...(dueAt === firstDue && { firstOf: arrivedAt }) });
}

/** Encrypts places in lists for the browser, since numbers of rows reveal how much there is of other kinds. */
export function createPlaces({ jwtSecret }: { jwtSecret: string }) {
  const encrypter = createEncrypter(jwtSecret, 'desk-places');
  return {
    write: ({ value, id }: Place): string => encrypter.encrypt(JSON.stringify([value, id])),
    /** @throws {AppError} `invalid_input` for a place that this server did not make */
    read: (sent: string): Place => {
      const text = encrypter.decrypt(sent);
      if (text === undefined) throw notPlace();
      const [value, id] = JSON.parse(text) as [Place['value'], number];
      return { value, id };
    },
  };
}

function notPlace() {
  return invalidInput({ after: problem('not_place') });
}
