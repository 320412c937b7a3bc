import {
  cardWordsIn,
  eventOf,
  instantOf,
  startOfDay,
  writtenIn,
  type DeskChoices,
  type DeskDetail,
  type DeskEvent,
  type EnquiryKind,
  type EventContent,
  type LineName,
  type QuotationChange,
  type Step,
} from '@dealership/shared';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { quotationTexts } from '@dealership/shared/texts/common/papers/quotation.ts';
import { deskTexts, stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import {
  deskEnquiryTexts,
  timelineTexts,
} from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { ownText } from '../../../lib/page/own-text.ts';
import { branchName } from './branch-name.ts';
import type { Desk } from './desk-context.ts';
import { assigneeText, staffName } from './staff-name.ts';

/** The information beside an event that its text needs. */
export interface WordsContext extends Pick<Desk, 'choices' | 'ownUserId' | 'now'> {
  enquiry: DeskDetail['enquiry'];
}

/** The text of an event; `nextAt`, for the last one only: the next try that the desk has planned (epoch ms). */
export function eventText(
  event: EventContent & Pick<DeskEvent, 'person'>,
  context: WordsContext,
  nextAt?: number | null,
): string {
  const { enquiry, ownUserId, now } = context;
  const { person } = event;
  return timelineTexts.event(event, {
    who: person ? staffName(person, ownUserId) : '',
    userId: person?.user_id,
    isOwn: person?.user_id === ownUserId,
    enquiry: enquiry.kind,
    nextTry: typeof nextAt === 'number' ? timeTexts.at(nextAt, now) : undefined,
    personOf: (userId) => personText(userId, context),
    branchOf: (id) => branchName(id, context.choices),
    minuteOf: (minute) => timeTexts.at(instantOf(minute), now),
    appointmentOf: ({ day, time = '' }) => appointmentText({ day, time }, now),
    reasonOf: ({ reason, detail }) => {
      const label = reasonLabel(reason, context.choices);
      return detail ? `${label} (${detail})` : label;
    },
    changesOf: (changes) => changes.map(changedName).join(', '),
  });
}

/** The text of a step that is not stored yet, in the same words. */
export function stepText(step: Step, context: WordsContext): string {
  const person = { user_id: context.ownUserId, user_name: '' };
  return [eventText({ ...eventOf(step), person }, context), writtenIn(step)]
    .filter(Boolean)
    .join(' ');
}

/** The state of an enquiry, line by line. */
export function stateLines({ enquiry }: DeskDetail, context: WordsContext): string[] {
  const { assignee, status, next_at: nextAt } = enquiry;
  return [
    `${stateTexts.status}: ${stateTexts.statusOf(status, enquiry.kind)}`,
    `${stateTexts.assignee}: ${assigneeText(assignee, context.ownUserId)}`,
    ...(nextAt === null ? [] : [`${deskTexts.columns.due}: ${timeTexts.at(nextAt, context.now)}`]),
  ];
}

export function appointmentText({ day, time }: { day: string; time: string }, now: number): string {
  return time === ''
    ? `${timeTexts.day(startOfDay(day), now)} ${deskEnquiryTexts.anyTime}`
    : timeTexts.at(instantOf(`${day}T${time}`), now);
}

/** What a change of a quotation is about. */
function changedName({ what, line, name }: QuotationChange): string {
  if (what !== 'line') return quotationTexts.changes[what];
  return cardWordsIn(priceCardTexts).nameOf({
    line: line as LineName,
    ...(name && { name: ownText(name) }),
  });
}

/** The note of an event; for a sent mail, its subject as well. */
export function noteOf({ detail }: Pick<DeskEvent, 'detail'>): string {
  const subject = 'subject' in detail ? detail.subject : undefined;
  return [subject, writtenIn(detail)].filter(Boolean).join('\n\n');
}

export function reasonLabel(key: string, choices: DeskChoices | undefined): string {
  const found = choices?.reasons.find((reason) => reason.key === key);
  return found ? ownText(found.label) : key;
}

/** A person's name within a sentence. */
function personText(userId: string, { choices, ownUserId }: WordsContext): string {
  if (userId === ownUserId) return timelineTexts.you;
  const colleague = choices?.colleagues.find(({ user_id: id }) => id === userId);
  return colleague?.user_name || userId;
}

/** The kind's own word for a good result. */
export function doneWord(kind: EnquiryKind): string {
  return stateTexts.statusOf('done', kind);
}
