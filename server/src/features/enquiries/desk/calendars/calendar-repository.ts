import type { AppointmentState, CalendarScope, Reads, Status } from '@dealership/shared';
import { deleteRows, findRow, insertRow } from '../../../../db/rows.ts';
import type { Database } from '../../../../db/open-database.ts';
import { isReadOnDesk } from '../../reads-repository.ts';

/** A calendar that is read says so once in this time, in ms. */
const NOTED_EVERY_MS = 60 * 60_000;

/** More appointments than a dealership has in ten weeks; a file has no more. */
const MOST_EVENTS = 2000;

export async function listLinks(db: Database, userId: string) {
  return db
    .selectFrom('calendar_links')
    .select(['scope', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('scope')
    .execute();
}

/** Puts a link in place of the earlier one, inside a transaction. */
export async function replaceLink(
  db: Database,
  link: { user_id: string; scope: CalendarScope; hash: string; created_at: number },
): Promise<void> {
  await deleteLink(db, link);
  await insertRow(db, 'calendar_links', { ...link, read_at: null });
}

/** @returns whether there was one */
export async function deleteLink(
  db: Database,
  { user_id, scope }: { user_id: string; scope: CalendarScope },
): Promise<boolean> {
  return (await deleteRows(db, 'calendar_links', { user_id, scope })) > 0;
}

/** @param hash SHA-256 of the token */
export async function findLink(db: Database, hash: string) {
  return findRow(db, 'calendar_links', { hash });
}

export async function noteRead(db: Database, hash: string, now: number): Promise<void> {
  await db
    .updateTable('calendar_links')
    .set({ read_at: now })
    .where('hash', '=', hash)
    .where(({ eb, or }) =>
      or([eb('read_at', 'is', null), eb('read_at', '<', now - NOTED_EVERY_MS)]),
    )
    .execute();
}

export interface AppointmentFilter {
  /** Days, inclusive. */
  from: string;
  to: string;
  reads: Reads;
  /** Only those of this person; `undefined`: of everybody. */
  assignee: string | undefined;
}

/** Appointments of these days, the first first. */
export async function listAppointments(
  db: Database,
  { from, to, reads, assignee }: AppointmentFilter,
) {
  const rows = await db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select([
      'enquiries.reference',
      'enquiries.name',
      'enquiries.model',
      'enquiries.entered_model as typed',
    ])
    .select(['desk.kind', 'desk.status', 'desk.version', 'desk.last_event_at as changedAt'])
    .select(['appointment_day as day', 'appointment_time as time', 'appointment_state as state'])
    .where('appointment_day', '>=', from)
    .where('appointment_day', '<=', to)
    .where(isReadOnDesk(db, reads))
    .$if(assignee !== undefined, (query) => query.where('assignee', '=', assignee ?? ''))
    .orderBy('appointment_day')
    .orderBy('appointment_time')
    .orderBy('enquiry_id')
    .limit(MOST_EVENTS)
    .execute();
  return rows as ((typeof rows)[number] & {
    day: string;
    status: Status;
    state: AppointmentState | null;
  })[];
}

/** Whether calendar files name customers. */
export async function findNamesAllowed(db: Database): Promise<boolean> {
  const row = await findRow(db, 'settings', { dealer_id: 0, name: 'calendarNames' });
  return row?.value === 'true';
}
