import {
  actionsOnOne,
  ALL_BUT_SIGN_INS,
  endOfDay,
  REFERENCE_LENGTH,
  signInActions,
  startOfDay,
  type AuditSelection,
  type ReportFilter,
  type ReportQuery,
  type Reads,
} from '@dealership/shared';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { countRows, findRow, inParts, insertRow } from '../db/rows.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';

export interface StoredEvent {
  userId: string;
  action: string;
  what: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** @param event.references of all enquiries that the event is about */
export async function insertEvent(
  db: Database,
  {
    references = [],
    userId,
    createdAt,
    ...event
  }: StoredEvent & { references?: readonly string[] },
): Promise<void> {
  await insertRow(db, 'audit_events', {
    ...event,
    user_id: userId,
    created_at: createdAt,
    reference_list: references.length > 0 ? references.join(' ') : null,
  });
}

/** Whether a reference is of an enquiry that a person reads; passed in by the enquiries. */
export type IsReadReference = (
  db: Database,
  reads: Reads,
  reference: RawBuilder<unknown>,
) => RawBuilder<boolean>;

/** What a person sees of the events; `reads` absent: all (rules: rights). */
export interface Sight {
  reads?: Reads | undefined;
  isReadReference: IsReadReference;
}

/** The wanted events; `search` looks in `what`, and in references. */
export type EventFilter = ReportFilter & AuditSelection;

type Query = SelectQueryBuilder<Tables, 'audit_events', object>;

function matching(db: Database, filter: EventFilter, { reads, isReadReference }: Sight): Query {
  let query: Query = db.selectFrom('audit_events');
  if (reads) {
    const reference = sql`substr(what, ${sql.lit(-REFERENCE_LENGTH)})`;
    query = query.where(({ or, eb }) =>
      or([eb('action', 'not in', actionsOnOne), isReadReference(db, reads, reference)]),
    );
  }
  if (filter.userId) query = query.where('user_id', '=', filter.userId);
  if (filter.action === ALL_BUT_SIGN_INS) {
    query = query.where('action', 'not in', signInActions);
  } else if (filter.action) {
    query = query.where('action', '=', filter.action);
  }
  if (filter.fromDate) query = query.where('created_at', '>=', startOfDay(filter.fromDate));
  if (filter.toDate) query = query.where('created_at', '<', endOfDay(filter.toDate));
  if (filter.search) {
    const term = filter.search.toLowerCase();
    const isListed = sql<boolean>`instr(lower(reference_list), ${term}) > 0`;
    query = query.where(({ or, and }) =>
      or([
        sql<boolean>`instr(lower(what), ${term}) > 0`,
        // Otherwise a search would tell which other enquiries there are.
        reads ? and([isListed, isReadReference(db, reads, sql`${term.toUpperCase()}`)]) : isListed,
      ]),
    );
  }
  return query;
}

/** One page, newest first, and how many match in all. */
export async function findEvents(
  db: Database,
  filter: EventFilter,
  { page, limit, ...sight }: Pick<ReportQuery, 'page' | 'limit'> & Sight,
): Promise<{
  events: (StoredEvent & { id: number; userName: string; hasReferences: boolean })[];
  total: number;
}> {
  const total = await countRows(matching(db, filter, sight));
  const offset = (page - 1) * limit;
  if (offset >= total) return { events: [], total };
  const rows = await matching(db, filter, sight)
    .select(['id', 'user_id as userId', 'action', 'what', 'created_at as createdAt'])
    .select(({ selectFrom }) =>
      selectFrom('admin_users')
        .select('user_name')
        .whereRef('admin_users.user_id', '=', 'audit_events.user_id')
        .as('userName'),
    )
    // Thousands of references are sent for one event only, when it is opened.
    .select(sql<number>`reference_list is not null`.as('has_references'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const events = rows.map(({ has_references: hasReferences, userName, ...event }) => {
    return { ...event, userName: userName ?? '', hasReferences: hasReferences === 1 };
  });
  return { events, total };
}

/** The enquiries that an event was about, as far as they are read; `undefined`: there is no such event. */
export async function findReferences(
  db: Database,
  id: number,
  { reads, isReadReference }: Sight,
): Promise<string[] | undefined> {
  const row = await findRow(db, 'audit_events', { id });
  if (!row) return undefined;
  const references = row.reference_list?.split(' ') ?? [];
  if (!reads) return references;
  const read = new Set<string>();
  for (const some of inParts(references, AT_ONCE)) {
    const rows = await db
      .selectFrom('enquiries')
      .select('reference')
      .where('reference', 'in', some)
      .where(isReadReference(db, reads, sql.ref('enquiries.reference')))
      .execute();
    for (const { reference } of rows) read.add(reference);
  }
  return references.filter((reference) => read.has(reference));
}

/** References in one statement. */
const AT_ONCE = 500;

/** Everyone who may be in the log: all accounts, and other user ids that left an event; sorted by user id. */
export async function listActors(db: Database): Promise<{ user_id: string; user_name: string }[]> {
  const accounts = db.selectFrom('admin_users');
  return accounts
    .select(['user_id', 'user_name'])
    .union(
      db
        .selectFrom('audit_events')
        .select(['user_id', sql<string>`''`.as('user_name')])
        .where('user_id', '!=', '')
        .where('user_id', 'not in', accounts.select('user_id'))
        .distinct(),
    )
    .orderBy('user_id')
    .execute();
}
