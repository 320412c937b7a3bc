import {
  dayOf,
  isAllowed,
  readableKinds,
  type EnquiryKind,
  type Permission,
  type Role,
} from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';

/** A member of staff who may be given enquiries. */
export interface Colleague {
  userId: string;
  userName: string;
  /** Those that they read. */
  kinds: readonly EnquiryKind[];
  /** Until when they take enquiries (epoch ms); `null`: they do not. */
  onDutyUntil: number | null;
  /** Whether enquiries come to them in turn. */
  takesTurns: boolean;
  /** When an enquiry last came to them in turn (epoch ms). */
  lastTurnAt: number;
}

/** Who takes enquiries now. */
export type OnDuty = Colleague;

/** Accounts that may be used on the day of an instant (epoch ms). */
function usable(db: Database, now: number) {
  return db
    .selectFrom('admin_users')
    .select(['user_id', 'user_name', 'role', 'kinds', 'email'])
    .select(['on_duty_until', 'takes_turns', 'last_turn_at'])
    .where('is_active', '=', 1)
    .where(({ eb, or }) =>
      or([eb('expire_date', 'is', null), eb('expire_date', '>=', dayOf(now))]),
    );
}

/** Whoever is told something outside the back office. */
export interface Recipient {
  userId: string;
  role: Role;
  /** Those that they read. */
  kinds: readonly EnquiryKind[];
  /** Their address; `''`: none. */
  email: string;
}

/** Everybody whose account may be used on the day of an instant (epoch ms), and who reads enquiries. */
export async function listRecipients(db: Database, now: number): Promise<Recipient[]> {
  const rows = await usable(db, now).orderBy('user_id').execute();
  return rows.map(toRecipient).filter(({ kinds }) => kinds.length > 0);
}

/** One of them; `undefined`: they are none. */
export async function findRecipient(
  db: Database,
  userId: string,
  now: number,
): Promise<Recipient | undefined> {
  const row = await usable(db, now).where('user_id', '=', userId).executeTakeFirst();
  const found = row && toRecipient(row);
  return found && found.kinds.length > 0 ? found : undefined;
}

function toRecipient(row: { user_id: string; role: string; kinds: string; email: string }) {
  const role = row.role as Role;
  const kinds = readableKinds(role, row.kinds.split(',') as EnquiryKind[]);
  return { userId: row.user_id, role, kinds, email: row.email };
}

/** Everybody whose account may be used on the day of an instant (epoch ms), and who may do something, by user id. */
async function listPeople(db: Database, permission: Permission, now: number): Promise<Colleague[]> {
  const rows = await usable(db, now).orderBy('user_id').execute();
  return rows
    .filter(({ role }) => isAllowed(role as Role, permission))
    .map((row) => ({
      userId: row.user_id,
      userName: row.user_name,
      lastTurnAt: row.last_turn_at,
      kinds: readableKinds(row.role as Role, row.kinds.split(',') as EnquiryKind[]),
      onDutyUntil: row.on_duty_until,
      takesTurns: row.takes_turns === 1,
    }));
}

/** Those who may answer enquiries. */
export function listColleagues(db: Database, now: number): Promise<Colleague[]> {
  return listPeople(db, 'enquiries.work', now);
}

/** Those of them who take enquiries now. */
export async function listOnDuty(db: Database, now: number): Promise<OnDuty[]> {
  const all = await listColleagues(db, now);
  return all.filter(({ onDutyUntil }) => onDutyUntil !== null && onDutyUntil > now);
}

/** User ids of those who give enquiries of a kind to others. */
export async function listManagers(
  db: Database,
  kind: EnquiryKind,
  now: number,
): Promise<string[]> {
  const all = await listPeople(db, 'enquiries.assign', now);
  return all.filter(({ kinds }) => kinds.includes(kind)).map(({ userId }) => userId);
}

/** What accounts are called, by user id. */
export async function readNames(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('admin_users')
    .select(['user_id', 'user_name'])
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(rows.map(({ user_id: id, user_name: name }) => [id, name]));
}

/** Notes when an enquiry came to somebody in turn (epoch ms). */
export async function noteTurn(db: Database, userId: string, at: number): Promise<void> {
  await db
    .updateTable('admin_users')
    .set({ last_turn_at: at })
    .where('user_id', '=', userId)
    .execute();
}

/** A member of staff as others see them; an account that is gone keeps its id. */
export function toPerson(userId: string, names: ReadonlyMap<string, string>) {
  return { user_id: userId, user_name: names.get(userId) ?? userId };
}
