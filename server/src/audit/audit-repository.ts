import {
  ALL_BUT_SIGN_INS,
  endOfDay,
  signInActions,
  startOfDay,
  type AuditSelection,
  type ReportFilter,
  type ReportQuery,
} from '@dealership/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows, findRow, insertRow } from '../db/rows.ts';
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

/** The wanted events; `search` looks in `what`, and in references. */
export type EventFilter = ReportFilter & AuditSelection;

type Query = SelectQueryBuilder<Tables, 'audit_events', object>;

function matching(db: Database, filter: EventFilter): Query {
  let query: Query = db.selectFrom('audit_events');
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
    query = query.where(({ or }) =>
      or([
        sql<boolean>`instr(lower(what), ${term}) > 0`,
        sql<boolean>`instr(lower(reference_list), ${term}) > 0`,
      ]),
    );
  }
  return query;
}

/** One page, newest first, and how many match in all. */
export async function findEvents(
  db: Database,
  filter: EventFilter,
  { page, limit }: Pick<ReportQuery, 'page' | 'limit'>,
): Promise<{
  events: (StoredEvent & { id: number; userName: string; hasReferences: boolean })[];
  total: number;
}> {
  const total = await countRows(matching(db, filter));
  const offset = (page - 1) * limit;
  if (offset >= total) return { events: [], total };
  const rows = await matching(db, filter)
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

/** The enquiries that an event was about; `undefined`: there is no such event. */
export async function findReferences(db: Database, id: number): Promise<string[] | undefined> {
  const row = await findRow(db, 'audit_events', { id });
  return row && (row.reference_list?.split(' ') ?? []);
}

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
