import {
  deskLimits,
  FIRST_BRANCH,
  eventOf,
  hoursOf,
  isAllowed,
  isOpen,
  isRead,
  problem,
  type Step,
} from '@dealership/shared';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../../http/calls/require-session.ts';
import type { Needs } from '../../../../needs.ts';
import { isDuplicate, isWithoutParent } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction, tryAgain } from '../../../../db/transaction.ts';
import {
  AppError,
  forbidden,
  invalidInput,
  notFound,
  Stale,
} from '../../../../errors/app-error.ts';
import { findAsked } from '../../enquiry-repository.ts';
import { findGroup } from '../rows/group-repository.ts';
import {
  changeOf,
  findOnDesk,
  findRequest,
  insertDeskEvents,
  listDeskEvents,
  listOthers,
  updateState,
} from '../rows/desk-repository.ts';
import { measuresAfter } from './measures.ts';
import { checkMessage, type MessageSources } from './message-step.ts';
import { move } from './moves.ts';
import { toBranch } from './to-branch.ts';
import { deleteNewAlerts, insertAlerts, withdrawAlerts } from '../rows/desk-alert-repository.ts';
import { findColleague, placeOf } from '../rows/people-repository.ts';
import { putBack, whatChanged, type OnDesk, type StateOnDesk } from '../rows/state-on-desk.ts';

type Deps = MessageSources & Needs<'db' | 'clock' | 'answering'>;

/** The enquiry was changed between reading and writing: the step is tried again with its new state. */
class Overtaken extends Stale {}

interface Sent {
  reference: string;
  key: string;
  version: number;
  step: Step;
  /** How long it has waited for a connection, in ms. */
  waited?: number | undefined;
}

/**
 * Does a step: stores the event and the enquiry's state together. The same request again does nothing more.
 * @throws {Stale} when somebody else has changed it since
 * @throws {AppError} `not_found`, `forbidden`, `invalid_input`
 */
export async function takeStep(deps: Deps, actor: Actor, sent: Sent): Promise<void> {
  try {
    const storeOnce = () =>
      inTransaction(deps.db, (transaction) => store({ ...deps, db: transaction }, actor, sent));
    await tryAgain(storeOnce, (error) => error instanceof Overtaken);
  } catch (error) {
    // It has just been erased.
    if (isWithoutParent(error)) throw notFound('enquiry');
    // The same request a second time, while the first was being stored: the first one's changes cause the refusal.
    if (!isRefusal(error) || !(await isTaken(deps.db, actor, sent))) throw error;
  }
}

/** Whether stored data is the reason for an error; users who may not see an enquiry learn nothing about it. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'not_found';
  return isDuplicate(error);
}

/**
 * Whether the same request has been stored already.
 * @throws {AppError} `invalid_input` when the key belongs to another one
 */
async function isTaken(db: Database, { userId }: Actor, { reference, key, step }: Sent) {
  const earlier = await findRequest(db, key);
  if (!earlier) return false;
  const { kind, detail, userId: earlierUser } = earlier.event;
  const { waited: _, ...earlierStep } = detail;
  const isSame =
    earlier.reference === reference &&
    earlierUser === userId &&
    // Through JSON, as it is stored: missing values are absent.
    isDeepStrictEqual({ ...earlierStep, do: kind }, JSON.parse(JSON.stringify(step)));
  if (!isSame) throw invalidInput({ key: problem('key_reused') });
  return true;
}

async function store(deps: Deps, actor: Actor, sent: Sent): Promise<void> {
  const { db } = deps;
  const { key, step } = sent;
  const found = await findOnDesk(db, sent.reference);
  const now = deps.clock();
  const isReadable = found && isRead(actor.reads, placeOf(found));
  // For a user who may not read it, it does not exist; who has just handed it away may take that back.
  if (!isReadable && !(found && (await isHandedAway(db, found, { userId: actor.userId, now })))) {
    throw notFound('enquiry');
  }
  if (await isTaken(db, actor, sent)) return;
  if (!isReadable && step.do !== 'undo') throw notFound('enquiry');
  const { enquiry_id: id } = found;
  const done = { id, at: now, userId: actor.userId, requestKey: key };
  const event = { ...done, ...eventOf(step, sent.waited) };
  if (step.do === 'note') {
    await insertDeskEvents(db, [event]);
    return;
  }
  const isStale = step.do !== 'message' && sent.version !== found.version;
  const after = await nextState(deps, { actor, found, step, now }).catch((error: unknown) => {
    // A step that was right for the version that the user saw may be wrong only because of later changes.
    throw isStale ? new Stale() : error;
  });
  if (isStale) throw new Stale();
  const mail =
    step.do === 'message'
      ? await checkMessage(db, deps, {
          found,
          reference: sent.reference,
          requestKey: key,
          step,
          isUpToDate: sent.version === found.version,
        })
      : undefined;
  const isStored = await updateState(db, found, after);
  if (!isStored) throw new Overtaken();
  const before = whatChanged(found, after);
  await insertDeskEvents(db, [{ ...event, kept: { before } }]);
  if (mail) await deps.replyMails.write?.(db, mail);
  // It is new to the other branch now, which gets alerts of its own.
  if (step.do === 'branch') await deleteNewAlerts(db, { id });
  const why = whyAlerted(found, after, step);
  if (!why || after.assignee === null || after.assignee === actor.userId) return;
  // The step can be undone until then.
  const alertAt = now + deskLimits.undoMs;
  await insertAlerts(db, [after.assignee], { ids: [id], why, now, alertAt });
}

/** Why the assignee gets an alert for another user's step; `undefined`: they get none. */
function whyAlerted(before: StateOnDesk, after: StateOnDesk, step: Step) {
  if (step.do === 'assign') return after.assignee === before.assignee ? undefined : 'assigned';
  const isMoved =
    after.appointment_day !== before.appointment_day ||
    after.appointment_time !== before.appointment_time;
  return isMoved && after.appointment_day !== null && step.do !== 'undo' ? 'booked' : undefined;
}

interface Wanted {
  actor: Actor;
  found: OnDesk;
  step: Exclude<Step, { do: 'note' }>;
  now: number;
}

async function nextState(deps: Deps, { actor, found, step, now }: Wanted): Promise<StateOnDesk> {
  if (step.do === 'undo') return undone(deps, { actor, found, now, event: step.event });
  if (step.do === 'assign') await checkAssignment(deps, actor, { found, to: step.to });
  if (step.do === 'double') await checkEarlier(deps, actor, { found, of: step.of });
  const settings = await deps.answering();
  if (step.do === 'branch') {
    const asked = await findAsked(deps.db, found.enquiry_id);
    return toBranch(found, step.to, { now, settings, asked });
  }
  const hours = hoursOf(settings, found.dealer_id);
  const context = { userId: actor.userId, now, settings: { ...settings, hours } };
  return measuresAfter(found, move(found, step, context), { step, at: now, hours });
}

/** Everybody may take waiting enquiries and return their own to the queue; all else needs a separate permission. */
async function checkAssignment(
  { db, clock }: Deps,
  { userId, role }: Actor,
  { found, to }: { found: OnDesk; to: string | null },
): Promise<void> {
  const { assignee } = found;
  const isOwn = (id: string | null) => id === null || id === userId;
  if (!(isOwn(assignee) && isOwn(to)) && !isAllowed(role, 'enquiries.assign')) throw forbidden();
  if (to === null || to === userId) return;
  const colleague = await findColleague(db, to, clock());
  if (!colleague || !isRead(colleague.reads, placeOf(found)))
    throw invalidInput({ 'step.to': problem('not_assignable') });
}

/** An enquiry can only be a duplicate of an earlier open one of the same customer and kind. */
async function checkEarlier(
  { db }: Deps,
  { reads }: Actor,
  { found, of }: { found: OnDesk; of: string },
) {
  const { kind, arrived_at: arrivedAt, customer_id: customerId } = found;
  const [head] = customerId === null ? [] : await findGroup(db, customerId);
  const others = head ? await listOthers(db, head.id, { ...reads, kinds: [kind] }) : [];
  const earlier = others.find(({ reference }) => reference === of);
  if (!earlier || !isOpen(earlier.status) || earlier.arrived_at >= arrivedAt) {
    throw invalidInput({ 'step.of': problem('not_earlier') });
  }
}

/** Whether the last change of an enquiry is that this user has handed it over to another branch, a moment ago. */
export async function isHandedAway(
  db: Database,
  { enquiry_id: id }: Pick<OnDesk, 'enquiry_id'>,
  { userId, now }: { userId: string; now: number },
): Promise<boolean> {
  const last = (await listDeskEvents(db, id, { limit: deskLimits.events })).find(changeOf);
  return last?.kind === 'branch' && last.userId === userId && now - last.at <= deskLimits.undoMs;
}

/** The state before the user's own last step, if nothing has happened since. */
async function undone(
  { db, replyMails, answering }: Deps,
  { actor, found, now, event }: Pick<Wanted, 'actor' | 'found' | 'now'> & { event: number },
): Promise<StateOnDesk> {
  const { enquiry_id: id } = found;
  const last = (await listDeskEvents(db, id, { limit: deskLimits.events })).find(changeOf);
  const change = last && changeOf(last);
  const isUndoable =
    change &&
    last.id === event &&
    last.kind !== 'undo' &&
    last.kind !== 'blocked' &&
    last.userId === actor.userId &&
    now - last.at <= deskLimits.undoMs;
  // Its mail is dropped with it, unless it has left by now (rules: reply-mails).
  const isTakenBack =
    isUndoable &&
    (last.kind !== 'message' ||
      last.detail.subject === undefined ||
      (await replyMails.drop(db, { enquiryId: id, requestKey: last.requestKey ?? '' })));
  if (!isTakenBack) throw invalidInput({ 'step.event': problem('not_undoable') });
  await withdrawAlerts(db, id, last.at);
  // This includes the first times that Insights counts (rules: insights-undone).
  if (last.kind !== 'branch') return putBack(found, change.before);
  // Nobody has touched it since: who has it now got it from the desk, for the other branch.
  const before = putBack({ ...found, assignee: null }, change.before);
  const { branches } = await answering();
  const isThere = branches.some(({ id: branch }) => branch === before.dealer_id);
  return isThere ? before : { ...before, dealer_id: FIRST_BRANCH };
}
