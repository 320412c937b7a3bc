import type { Origin } from '../../../../desk/status.ts';
import type { messageWays, Then } from '../../../../desk/steps.ts';
import { formatRupees } from '../../../../money/money.ts';
import { assignLine, eventLine, visitLine, type EventWords } from '../../../parts/timeline.ts';
import { doneWords } from './desk.ts';

const andList = new Intl.ListFormat('en-GB');

export const deskEnquiryTexts = {
  back: 'Desk: back to the list',
  backToDay: 'Appointments: back to the day',
  previousLong: 'Previous enquiry',
  nextLong: 'Next enquiry',
  gone: 'This enquiry no longer exists, or you may not read it.',
  sent: 'Enquiry',
  formLanguage: 'Language of the form',
  timeline: 'Activity',
  earlier: 'Show earlier activity',
  others: 'Other enquiries from this customer',
  /** Label of the time that the customer was promised. */
  promised: 'Promised',
  appointment: 'Appointment',
  anyTime: 'at any time',
  /** Colleagues who have the enquiry open now. */
  openBy: (names: readonly string[]) =>
    `${andList.format(names)} ${names.length === 1 ? 'has' : 'have'} this open too`,
  /** Several calls in a row had no answer. */
  tried: (times: number) => `No answer, ${times} times in a row.`,
  sendAppointment: 'Send the appointment',
  passed: (when: string) => `The appointment was ${when}. Did the customer come?`,
  /** Name of the bar of actions, with the customer. */
  bar: (name: string) => `Actions for ${name}`,
  call: 'Call',
  whatsapp: 'WhatsApp',
  /** Opens WhatsApp with a greeting alone. */
  plainWhatsapp: 'WhatsApp without a template',
  message: 'Message',
  outcome: 'Outcome',
  reopen: 'Reopen',
  note: 'Note',
  assign: 'Assign',
  sms: 'SMS',
  mail: 'Email',
  close: 'Close',
  /** For people who may only read enquiries. */
  readOnly: 'You may read enquiries but not answer them.',
};

export const stepTexts = {
  outcomeOf: (name: string) => `Outcome: ${name}`,
  noteOn: (name: string) => `Note: ${name}`,
  assignOf: (name: string) => `Assign: ${name}`,
  messageTo: (name: string) => `Message: ${name}`,
  reopenOf: (name: string) => `Reopen: ${name}`,
  nextOf: (name: string) => `Your message: ${name}`,
  back: 'Back',
  spoke: 'Spoke',
  noAnswer: 'No answer',
  switchedOff: 'Switched off',
  wrongNumber: 'Wrong number',
  callLater: 'Call later',
  came: 'Came',
  missed: 'Did not come',
  /** Above steps without a call. */
  withoutCall: 'No call made',
  optionalNote: 'Note (optional)',
  note: 'Note',
  saveNote: 'Save note',
  emptyNote: 'Write something first.',
  nextStep: 'Next step',
  callAgain: 'Call again',
  inAnHour: 'In 1 hour',
  evening: (day: string) => (day === 'today' ? 'This evening' : `${upper(day)} evening`),
  morning: (day: string) => upper(day),
  otherTime: 'Another time',
  setTime: 'Save time',
  /** A time outside the opening hours. */
  closedAt: (clock: string) => `${clock}, we are closed`,
  noTime: 'Choose a day and a time.',
  appointment: 'Appointment',
  lost: 'Lost',
  day: 'Day',
  time: 'Time',
  anyTime: 'Any time',
  /** Under a time: other appointments in that hour. */
  booked: (count: number) => `${count} booked`,
  otherDay: 'Another day',
  saveAppointment: 'Save appointment',
  why: 'Why?',
  /** Labels of the detail that a reason needs. */
  asks: { brand: 'Which brand?', note: 'Add a few words' },
  missing: 'Please fill this in.',
  closeNow: 'Close enquiry',
  double: (reference: string, when: string) => `Duplicate of ${reference}, ${when}`,
  /** After a wrong number, or several calls without an answer. */
  propose: (reason: string) => `Close as “${reason}”`,
  goOn: 'Or set a next step',
  keepTrying: (when: string) => `Try again ${when}`,
  take: 'Take it',
  toQueue: 'Unassign it',
  onDuty: 'On duty',
  toBranch: 'Hand over to another branch',
  handedAway: 'You do not read the enquiries of that branch.',
  mayNotAssign: 'Only managers and owners can assign enquiries to others.',
  nobodyElse: 'Nobody else handles this type of enquiry.',
  isAssignee: 'Has it now',
  saving: 'Saving…',
  /** No answer of the server came. */
  cut: 'No connection. What you entered is kept here.',
  again: 'Try again',
  saved: (name: string, what: string) => `${name}: ${what}`,
  savedFor: (name: string, what: string) => `Saved for ${name}. ${what}`,
  /** The next enquiry after an outcome; `due`: `8 days overdue`. */
  next: (name: string, due: string) => ['Next: ', name, due && `, ${due}`].join(''),
  /** Where to go on after the last enquiry of the list. */
  toList: 'Back to the list',
  toDay: 'Back to the appointments',
  /** Stays with the customer whose outcome was saved. */
  stay: 'Stay',
  /** After the outcome: the server sends a mail. */
  leavesSoon: (saved: string) =>
    `${saved} It is sent in a minute. You can undo it until shortly before.`,
  /** The link that sends an offer has not been used yet. */
  notSentYet: 'The offer is recorded as sent. Send it by the link that the enquiry shows.',
  noteSaved: 'Note saved.',
  messageNotNoted: 'Your message could not be recorded.',
  undo: 'Undo',
  undone: 'Undone.',
  notUndone: 'It could not be undone.',
  dismiss: 'Close',
};

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const cameFrom: Readonly<Record<Origin, string>> = {
  website: 'Sent from the website',
  'walk-in': 'Came to the showroom',
  phone: 'Called',
  whatsapp: 'Wrote on WhatsApp',
  import: 'Imported',
  lead: 'Sent by another program',
};

const visit = visitLine({
  from: (referrer) => `From ${referrer}`,
  campaign: (tags) => `Campaign ${tags}`,
  directly: 'Came directly',
  firstPage: (page) => `First page ${page}`,
});

const ways: Readonly<Record<(typeof messageWays)[number], string>> = {
  whatsapp: 'on WhatsApp',
  sms: 'by SMS',
  mail: 'by email',
};

/** What came of it, after a colon. */
function follows(then: Then, words: EventWords): string {
  switch (then.to) {
    case 'next':
      return `Next step ${words.minuteOf(then.at)}.`;
    case 'appointment':
      return `Appointment ${words.appointmentOf(then)}.`;
    case 'done':
      return `${doneWords[words.enquiry]}.`;
    case 'lost':
      return `Lost: ${words.reasonOf(then)}.`;
  }
}

const nextTry = ({ nextTry: when }: EventWords) => (when === undefined ? '' : ` Next try ${when}.`);

const event = eventLine({
  spoke: ({ then }, words) => `${words.who} spoke with the customer. ${follows(then, words)}`,
  'no-answer': (_, words) => `${words.who} called: no answer.${nextTry(words)}`,
  'switched-off': (_, words) => `${words.who} called: phone switched off.${nextTry(words)}`,
  'wrong-number': ({ then }, words) => `${words.who} called: wrong number. ${follows(then, words)}`,
  'call-later': ({ at }, { who, minuteOf }) =>
    `${who} called: the customer asked to be called back ${minuteOf(at)}.`,
  message: ({ by }, { who }) => `${who} wrote ${ways[by]}.`,
  note: (_, { who }) => `${who} noted:`,
  assign: assignLine({
    inTurn: (to) => `It went to ${to} in turn.`,
    withOther: (to) => `It went to ${to}, with the customer’s other open enquiry.`,
    to: (to) => `It went to ${to}.`,
    toNobody: () => 'It became unassigned.',
    byToSelf: ({ who }) => `${who} took it.`,
    byTo: ({ who }, to) => `${who} assigned it to ${to}.`,
    byToNobody: ({ who }) => `${who} unassigned it.`,
  }),
  next: ({ at }, { who, minuteOf }) => `${who} set the next step: ${minuteOf(at)}.`,
  appointment: ({ isConfirmed, ...at }, { who, appointmentOf }) =>
    `${who} set an appointment${isConfirmed ? '' : ', not confirmed yet'}: ${appointmentOf(at)}.`,
  came: ({ then }, words) => `The customer came. ${follows(then, words)}`,
  missed: ({ then }, words) => `The customer did not come. ${follows(then, words)}`,
  close: ({ then }, { who, reasonOf, enquiry }) =>
    `${who} closed it: ${then.to === 'lost' ? reasonOf(then) : doneWords[enquiry]}.`,
  branch: ({ to }, { who, branchOf }) =>
    `${who} handed it over to ${branchOf(to) || 'another branch'}.`,
  double: ({ of }, { who }) => `${who} closed it as a duplicate of ${of}.`,
  reopen: ({ at }, { who, minuteOf }) => `${who} reopened it. Next step ${minuteOf(at)}.`,
  undo: (_, { who }) => `${who} undid the last step.`,
  quotation: ({ did, number, version, total, changes = [] }, { who, changesOf }) => {
    switch (did) {
      case 'made':
        return `${who} made quotation ${number}: ${formatRupees(total ?? 0)}.`;
      case 'changed':
        return `${who} changed quotation ${number}, version ${version}: ${changesOf(changes)}.`;
      case 'opened':
        return `The customer opened quotation ${number}.`;
      case 'wanted':
        return `The customer wants quotation ${number}.`;
      case 'accepted':
        return `${who} noted that the customer accepted quotation ${number}.`;
      case 'withdrawn':
        return `${who} withdrew quotation ${number}.`;
      case 'billed':
        return `${who} compared the bill with quotation ${number}.`;
    }
  },
  seen: (_, { who, isOwn }) => `${who} ${isOwn ? 'were' : 'was'} the first to open it.`,
  due: ({ from }) =>
    from === null
      ? 'It was not answered in time.'
      : 'It was not answered in time and became unassigned.',
  critical: () => 'It became critical: owners and managers got an alert.',
  blocked: (_, { who }) =>
    who === ''
      ? 'The number is blocked, so it was closed unseen.'
      : `${who} blocked the number, which closed it.`,
  joined: (_, { who }) => `${who} linked the customer with another one.`,
  separated: (_, { who }) => `${who} separated the customer again.`,
  added: ({ origin, from = '' }, { who }) => {
    if (origin === 'lead') return `${from} sent it.`;
    return origin === 'import' ? `${who} imported it.` : `${who} added it.`;
  },
});

export const timelineTexts = {
  cameFrom,
  visit,
  event,
  you: 'you',
  /** It was entered earlier than the server got it. */
  waited: (span: string) => `Entered ${span} earlier, without a connection.`,
};

export const keysTexts = {
  names: { enter: 'Enter', escape: 'Esc', control: 'Ctrl', command: '⌘', jump: 'K' },
  title: 'Keyboard shortcuts',
  move: 'Next and previous enquiry',
  moveInList: 'Next and previous row in the list',
  enter: 'Open',
  escape: 'Back to the list',
  call: 'Call',
  outcome: 'Outcome',
  note: 'Note',
  assign: 'Assign',
  undo: 'Undo the last outcome',
  search: 'Search the desk or the models',
  help: 'Show these keys',
  everywhere: 'On every screen',
  onDesk: 'On the desk',
  jump: 'Jump to a customer, an enquiry or a screen',
  goTo: 'Go to a screen',
  letters: 'Use single-letter keys in this browser',
  close: 'Close',
};
