import {
  instantOf,
  startOfDay,
  type DeskDetail,
  type DeskEvent,
  type EnquiryKind,
  type Step,
} from '@dealership/shared';
import { deskTexts, stateTexts, timeTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import {
  deskEnquiryTexts,
  timelineTexts,
} from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import type { DeskChoices } from '@dealership/shared';

/** What is known beside an event, to say it in words. */
export interface WordsContext {
  enquiry: DeskDetail['enquiry'];
  choices: DeskChoices | undefined;
  ownUserId: string;
  /** Epoch ms. */
  now: number;
}

/** A line of the timeline in words; `nextAt` of the last one, whose next try the desk has set (epoch ms). */
export function eventText(
  { kind, person, detail }: Pick<DeskEvent, 'kind' | 'person' | 'detail'>,
  context: WordsContext,
  nextAt?: number | null,
): string {
  const { ownUserId, now } = context;
  const then = isRecord(detail.then) ? detail.then : {};
  const who = person ? nameOf(person.user_id, person.user_name, ownUserId) : '';
  return timelineTexts
    .event({
      who,
      kind,
      enquiry: context.enquiry.kind,
      isOwn: person?.user_id === ownUserId,
      to: typeof detail.to === 'string' ? personText(detail.to, context) : undefined,
      isTaken: detail.to === person?.user_id,
      wasAssigned: textIn(detail.from) !== undefined,
      isConfirmed: detail.isConfirmed !== false,
      why: textIn(detail.why),
      when: whenText(then, now) ?? whenText(detail, now) ?? tryText(nextAt, now),
      then: textIn(then.to),
      reason: reasonText(then, context),
      by: textIn(detail.by),
      of: textIn(detail.of),
      isImported: detail.origin === 'import',
    })
    .trim();
}

/** What somebody is about to do, in the same words. */
export function stepText(step: Step, context: WordsContext): string {
  const { do: kind, ...detail } = step;
  const note = textIn('text' in step ? step.text : 'note' in step ? step.note : undefined);
  const person = { user_id: context.ownUserId, user_name: '' };
  return [eventText({ kind, person, detail }, context), note].filter(Boolean).join(' ');
}

/** How an enquiry stands, line by line. */
export function stateLines({ enquiry }: DeskDetail, context: WordsContext): string[] {
  const { assignee, status, next_at: nextAt } = enquiry;
  const name = assignee && nameOf(assignee.user_id, assignee.user_name, context.ownUserId);
  return [
    `${stateTexts.status}: ${stateTexts.statusOf(status, enquiry.kind)}`,
    `${stateTexts.assignee}: ${name ?? stateTexts.nobody}`,
    ...(nextAt === null ? [] : [`${deskTexts.columns.due}: ${timeTexts.at(nextAt, context.now)}`]),
  ];
}

/** When an appointment is. */
export function appointmentText({ day, time }: { day: string; time: string }, now: number): string {
  return time === ''
    ? `${timeTexts.day(startOfDay(day), now)} ${deskEnquiryTexts.anyTime}`
    : timeTexts.at(instantOf(`${day}T${time}`), now);
}

/** What is noted with an event; of a mail that was sent its subject, too. */
export function noteOf({ detail }: Pick<DeskEvent, 'detail'>): string {
  const said = textIn(detail.text) ?? textIn(detail.note);
  return [textIn(detail.subject), said].filter(Boolean).join('\n\n');
}

/** What a reason is called. */
export function reasonLabel(key: string, choices: DeskChoices | undefined): string {
  return choices?.reasons.find((reason) => reason.key === key)?.label.en ?? key;
}

export function nameOf(userId: string, userName: string, ownUserId: string): string {
  return userId === ownUserId ? deskTexts.you : userName || userId;
}

/** Within a sentence. */
function personText(userId: string, { choices, ownUserId }: WordsContext): string {
  if (userId === ownUserId) return timelineTexts.you;
  const colleague = choices?.colleagues.find(({ user_id: id }) => id === userId);
  return colleague?.user_name || userId;
}

function reasonText(then: Record<string, unknown>, { choices }: WordsContext): string | undefined {
  const reason = textIn(then.reason);
  if (reason === undefined) return undefined;
  const detail = textIn(then.detail);
  const label = reasonLabel(reason, choices);
  return detail === undefined ? label : `${label} (${detail})`;
}

function whenText(said: Record<string, unknown>, now: number): string | undefined {
  const at = textIn(said.at);
  if (at !== undefined) return timeTexts.at(instantOf(at), now);
  const day = textIn(said.day);
  return day === undefined
    ? undefined
    : appointmentText({ day, time: textIn(said.time) ?? '' }, now);
}

function tryText(nextAt: number | null | undefined, now: number): string | undefined {
  return typeof nextAt === 'number' ? timeTexts.at(nextAt, now) : undefined;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The kind's own word for its good end. */
export function doneWord(kind: EnquiryKind): string {
  return stateTexts.statusOf('done', kind);
}
