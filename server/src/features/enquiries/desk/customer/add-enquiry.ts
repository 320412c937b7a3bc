import {
  dayOf,
  DAY_MS,
  enquiryDefinitions,
  FIRST_BRANCH,
  hoursOf,
  instantOf,
  isAllowed,
  isRead,
  isSpokenTo,
  nextMorning,
  deskLimits,
  parseAdded,
  problem,
  type AddedEnquiry,
  type AnsweringSettings,
  type NewEnquiry,
} from '@dealership/shared';
import { hash } from 'node:crypto';
import type { Actor } from '../../../../http/calls/require-session.ts';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { forbidden, invalidInput } from '../../../../errors/app-error.ts';
import { newDeskRow, type NewDeskRow } from '../../desk-row.ts';
import { insertArrivals } from '../../desk-row-repository.ts';
import type { NoteOptIns } from '../../submit/insert-batcher.ts';
import { storeUnderReference } from '../../submit/reference.ts';
import { findOnDesk, findRequest, insertDeskEvents } from '../rows/desk-repository.ts';
import { isAhead } from '../steps/moves.ts';
import { insertAlerts } from '../rows/desk-alert-repository.ts';
import { findColleague } from '../rows/people-repository.ts';
import { noteLook } from '../rows/read-repository.ts';

export interface AddDeps extends Needs<
  'db' | 'clock' | 'log' | 'audit' | 'answering' | 'onStored'
> {
  noteOptIns: NoteOptIns;
}

/**
 * Stores an enquiry that a member of staff has added. The same request again stores nothing more.
 * @returns the reference of the stored enquiry
 * @throws {AppError} `invalid_input`, `forbidden`
 */
export async function addEnquiry(deps: AddDeps, actor: Actor, sent: AddedEnquiry): Promise<string> {
  const { db, clock, log, onStored } = deps;
  const { kind } = sent;
  const earlier = await findEarlier(db, actor, sent);
  if (earlier !== undefined) return earlier;
  if (!actor.reads.kinds.includes(kind)) throw invalidInput({ kind: problem('not_kind') });
  const now = clock();
  const parsed = parseAdded(enquiryDefinitions[kind], sent.values, { today: dayOf(now) });
  if (!parsed.ok) throw invalidInput(parsed.problems, kind);
  const settings = await deps.answering();
  const branch = branchToAdd(settings, actor, sent);
  await checkAssignee(deps, actor, { ...sent, branch });
  const storeAs = async (reference: string) => {
    const enquiry = { ...parsed.enquiry, kind, reference, createdAt: now, branch };
    await inTransaction(db, (transaction) =>
      store({ ...deps, db: transaction }, actor, { sent, enquiry, settings }),
    );
    log.info({ event: 'enquiry stored', kind, reference });
    onStored?.();
    return reference;
  };
  return storeUnderReference(storeAs, () => findEarlier(db, actor, sent));
}

/**
 * The branch of an enquiry that a user adds.
 * @throws {AppError} `invalid_input` for one that is deleted, or that they do not read
 */
export function branchToAdd(
  { branches }: Pick<AnsweringSettings, 'branches'>,
  { reads }: Pick<Actor, 'reads'>,
  { branch }: { branch?: number | undefined },
): number {
  const own = branches.filter(({ id }) => reads.branches?.includes(id) ?? true);
  const first = own.find(({ id }) => id === FIRST_BRANCH) ?? own[0];
  const wanted = branch === undefined ? first : own.find(({ id }) => id === branch);
  if (!wanted) throw invalidInput({ branch: problem('not_branch') });
  return wanted.id;
}

/**
 * The reference of the enquiry that this request has stored already.
 * @throws {AppError} `invalid_input` when the key belongs to another request
 */
async function findEarlier(db: Database, { userId }: Actor, sent: AddedEnquiry) {
  const earlier = await findRequest(db, sent.key);
  if (!earlier) return undefined;
  const { kept, userId: earlierUser } = earlier.event;
  const isSame =
    kept && 'digest' in kept && kept.digest === digestOf(sent) && earlierUser === userId;
  if (!isSame) throw invalidInput({ key: problem('key_reused') });
  return earlier.reference;
}

/** SHA-256 (hex) of all that was sent but the key. */
function digestOf({ key: _, ...sent }: AddedEnquiry): string {
  return hash('sha256', JSON.stringify(sent));
}

interface Added {
  sent: AddedEnquiry;
  enquiry: NewEnquiry;
  settings: AnsweringSettings;
}

async function store(
  { db, audit, noteOptIns }: Pick<AddDeps, 'db' | 'audit' | 'noteOptIns'>,
  { userId }: Actor,
  { sent, enquiry, settings }: Added,
): Promise<void> {
  const { key, origin, kind, note = '' } = sent;
  const { reference, createdAt: at } = enquiry;
  const row = rowOf({ sent, enquiry, settings }, userId);
  await insertArrivals(db, [{ enquiry, row }], { isAlwaysShown: true });
  const stored = await findOnDesk(db, reference);
  if (!stored) throw new Error(`${reference} is not on the desk`);
  const { enquiry_id: id } = stored;
  const kept = { digest: digestOf(sent) };
  const event = { id, at, userId, kept, requestKey: key };
  await insertDeskEvents(db, [
    { ...event, kind: 'added', detail: { origin, ...(note !== '' && { note }) } },
  ]);
  await noteLook(db, { userId, id, now: at, isOpen: false });
  const { assignee } = row;
  if (assignee && assignee !== userId) {
    await insertAlerts(db, [assignee], { ids: [id], why: 'assigned', now: at });
  }
  await noteOptIns(db, [enquiry], 'staff');
  await audit({ userId, action: 'enquiry added', what: `${kind} ${reference}` }, db);
}

/** A customer who has been spoken to waits for the next step, any other one for the first answer. */
function rowOf(
  { sent: { origin, to, nextAt }, enquiry, settings }: Added,
  userId: string,
): NewDeskRow {
  const row = newDeskRow(enquiry, settings, origin);
  const assignee = to === undefined ? userId : to;
  if (row.standing !== 'open') return { ...row, assignee };
  const now = enquiry.createdAt;
  const asked = nextAt === undefined ? undefined : instantOf(nextAt);
  const morning = nextMorning(hoursOf(settings, enquiry.branch), now) ?? now + DAY_MS;
  if (!isSpokenTo(origin)) return { ...row, assignee, next_at: asked ?? row.next_at ?? morning };
  return {
    ...row,
    assignee,
    status: 'talking',
    attempted_at: now,
    reached_at: now,
    next_at: asked ?? morning,
  };
}

async function checkAssignee(
  { db, clock }: AddDeps,
  { userId, role }: Actor,
  { kind, branch, to, nextAt }: AddedEnquiry & { branch: number },
): Promise<void> {
  const now = clock();
  if (nextAt !== undefined && !isAhead(instantOf(nextAt), now)) {
    throw invalidInput({ nextAt: problem('not_ahead', { days: deskLimits.daysAhead }) });
  }
  if (to === undefined || to === null || to === userId) return;
  if (!isAllowed(role, 'enquiries.assign')) throw forbidden();
  const colleague = await findColleague(db, to, now);
  if (!colleague || !isRead(colleague.reads, { kind, branch })) {
    throw invalidInput({ to: problem('not_assignable') });
  }
}
