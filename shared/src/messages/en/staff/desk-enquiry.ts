import type { DeskEvent } from '../../../desk/desk-schema.ts';
import type { Origin } from '../../../desk/status.ts';
import type { EnquiryKind } from '../../../enquiries/registry.ts';
import { doneWords } from './desk.ts';

/** Texts of one enquiry on the desk. */
export const deskEnquiryTexts = {
  back: 'Back to the list',
  previousLong: 'Previous enquiry',
  nextLong: 'Next enquiry',
  gone: 'This enquiry does not exist any more, or you may not read it.',
  sent: 'What was sent',
  timeline: 'What happened',
  earlier: 'What happened earlier',
  others: 'Other enquiries of this customer',
  appointment: 'Appointment',
  anyTime: 'at any time',
  /** Who else looks at it now. */
  openBy: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0] ?? ''} has this open too`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} have this open too`,
  /** Above the timeline of one whose customer nobody reaches. */
  tried: (times: number) => `Nobody has answered ${times} times in a row.`,
  passed: (when: string) => `The appointment was ${when}. Did the customer come?`,
  bar: 'Actions',
  call: 'Call',
  whatsapp: 'WhatsApp',
  message: 'Message',
  outcome: 'Outcome',
  reopen: 'Reopen',
  note: 'Note',
  assign: 'Assign',
  sms: 'SMS',
  mail: 'E-mail',
  close: 'Close',
  /** Only looks at enquiries. */
  readOnly: 'You may read enquiries, not answer them.',
};

/** Texts of the sheets in which staff say what they did. */
export const stepTexts = {
  outcomeOf: (name: string) => `Outcome: ${name}`,
  noteOn: (name: string) => `Note on ${name}`,
  assignOf: (name: string) => `Assign ${name}`,
  messageTo: (name: string) => `Message to ${name}`,
  reopenOf: (name: string) => `Reopen ${name}`,
  nextOf: (name: string) => `You wrote to ${name}`,
  back: 'Back',
  spoke: 'Spoke',
  noAnswer: 'No answer',
  switchedOff: 'Switched off',
  wrongNumber: 'Wrong number',
  callLater: 'Call later',
  came: 'Came',
  missed: 'Did not come',
  closeWithout: 'Close without a call',
  optionalNote: 'Note (optional)',
  note: 'Note',
  saveNote: 'Save note',
  emptyNote: 'Write something first.',
  nextStep: 'Next step',
  callAgain: 'Call at',
  inAnHour: 'In 1 hour',
  evening: (day: string) => (day === 'today' ? 'This evening' : `${upper(day)} evening`),
  morning: (day: string) => upper(day),
  otherTime: 'Another time',
  setTime: 'Save time',
  noTime: 'Choose a day and a time.',
  appointment: 'Appointment',
  lost: 'Not done',
  day: 'Day',
  time: 'Time',
  anyTime: 'Any time',
  otherDay: 'Another day',
  saveAppointment: 'Save appointment',
  why: 'Why?',
  /** What a reason asks for. */
  asks: { brand: 'Which brand?', note: 'Say a little more' },
  missing: 'Please fill this in.',
  closeNow: 'Close enquiry',
  /** Of a wrong number, and of who is not reached. */
  propose: (reason: string) => `Close: ${reason.toLowerCase()}`,
  goOn: 'Or go on',
  keepTrying: (when: string) => `Keep trying, next ${when}`,
  notReached: (times: number) => `That was ${times} times in a row without an answer.`,
  take: 'Take it',
  toQueue: 'Give it back to the queue',
  onDuty: 'On duty',
  mayNotAssign: 'Only managers and owners give enquiries to others.',
  nobodyElse: 'Nobody else reads this kind of enquiry.',
  isAssignee: 'Has it now',
  saving: 'Saving…',
  /** Nothing has come back from the server. */
  cut: 'No connection. What you entered is kept here.',
  again: 'Try again',
  conflict: {
    title: 'Somebody else was quicker',
    text: 'While you were at it, this enquiry has changed.',
    theirs: 'As it stands now',
    yours: 'What you want to save',
    takeTheirs: 'Leave it as it is',
    keepYours: 'Save mine all the same',
  },
  saved: (name: string, what: string) => `${name}: ${what}`,
  noteSaved: 'Note saved.',
  messageNotNoted: 'That you wrote to the customer could not be noted.',
  undo: 'Undo',
  undone: 'Undone.',
  notUndone: 'It could not be taken back.',
  dismiss: 'Close',
};

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** How an enquiry came to the dealership. */
const cameFrom: Readonly<Record<Origin, string>> = {
  website: 'Sent from the website',
  'walk-in': 'Came to the showroom',
  phone: 'Called',
  whatsapp: 'Wrote on WhatsApp',
  import: 'Imported',
};

interface EventWords {
  /** Who it was; of what the desk does by itself: nothing. */
  who: string;
  kind: DeskEvent['kind'];
  enquiry: EnquiryKind;
  /** Who got it. */
  to?: string | undefined;
  /** When a next step is owed, or an appointment is. */
  when?: string | undefined;
  /** Why it was closed. */
  reason?: string | undefined;
  then?: string | undefined;
  by?: string | undefined;
}

const ways: Readonly<Record<string, string>> = {
  whatsapp: 'on WhatsApp',
  sms: 'by SMS',
  mail: 'by e-mail',
};

/** What came of it, after a colon. */
function follows({ then, when, reason, enquiry }: EventWords): string {
  switch (then) {
    case 'next':
      return `Next step ${when ?? ''}.`;
    case 'appointment':
      return `Appointment ${when ?? ''}.`;
    case 'done':
      return `${doneWords[enquiry]}.`;
    case 'lost':
      return `Closed: ${reason ?? ''}.`;
    default:
      return '';
  }
}

/** A line of the timeline. */
function event(words: EventWords): string {
  const { who, to, when, by } = words;
  const then = follows(words);
  const next = when === undefined ? '' : ` Next try ${when}.`;
  switch (words.kind) {
    case 'spoke':
      return `${who} spoke with the customer. ${then}`;
    case 'no-answer':
      return `${who} tried to call: no answer.${next}`;
    case 'switched-off':
      return `${who} tried to call: switched off.${next}`;
    case 'wrong-number':
      return `${who} called: wrong number. ${then}`;
    case 'call-later':
      return `${who} called: the customer asked to be called ${when ?? 'later'}.`;
    case 'message':
      return `${who} wrote ${ways[by ?? ''] ?? ''}.`;
    case 'note':
      return `${who} noted:`;
    case 'assign':
      if (to === undefined) return `${who} gave it back to the queue.`;
      return to === who ? `${who} took it.` : `${who} gave it to ${to}.`;
    case 'next':
      return `${who} set the next step: ${when ?? ''}.`;
    case 'appointment':
      return `${who} set an appointment: ${when ?? ''}.`;
    case 'came':
      return `The customer came. ${then}`;
    case 'missed':
      return `The customer did not come. ${then}`;
    case 'close':
      return `${who} closed it: ${words.reason ?? doneWords[words.enquiry]}.`;
    case 'reopen':
      return `${who} opened it again. Next step ${when ?? ''}.`;
    case 'undo':
      return `${who} took the last step back.`;
    case 'seen':
      return `${who} opened it first.`;
    case 'due':
      return 'It was not answered in time and went back to the queue.';
    case 'critical':
      return 'It has become critical: the owner and the managers were told.';
    case 'blocked':
      return 'The number is blocked: closed unseen.';
    case 'joined':
      return 'The customer was joined with another one.';
    case 'separated':
      return 'The customer was separated again.';
    case 'added':
      return `${who} added it.`;
  }
}

export const timelineTexts = { cameFrom, event };

/** What the keys of a computer do. */
export const keysTexts = {
  names: { enter: 'Enter', escape: 'Esc' },
  title: 'Keyboard',
  move: 'Next and previous enquiry',
  enter: 'Open',
  escape: 'Back to the list',
  call: 'Call',
  outcome: 'Outcome',
  note: 'Note',
  assign: 'Assign',
  undo: 'Undo the last outcome',
  search: 'Search',
  help: 'Show these keys',
  close: 'Close',
};
