import { appointmentLook, type AppointmentLook } from '../../../parts/appointment-look.ts';
import type { CustomerLanguage } from '../../../../desk/customers.ts';
import type { Status } from '../../../../desk/status.ts';
import type { DeskView } from '../../../../desk/desk-address.ts';
import type { DeskRow } from '../../../../desk/desk-schema.ts';
import type { EnquiryKind } from '../../../../enquiries/registry.ts';
import { englishKindNames } from '../../../parts/english/kind-names.ts';
import { instantOf } from '../../../../time/ist.ts';
import { timeTexts } from '../moments.ts';

const views: Readonly<Record<DeskView, string>> = {
  mine: 'Due for me',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  new: 'New since last visit',
  appointments: 'Appointments',
  week: 'Due this week',
  waiting: 'Waiting',
  open: 'All open',
  closed: 'Closed',
  before: 'From before the desk',
};

/**
 * Short names of the kinds for staff, to fit a row of the desk: in menus, lists, filters, alerts and settings alike.
 * Reports, exports and messages have the words of the specification.
 */
export const kindNames = englishKindNames;

export const languageNames: Readonly<Record<CustomerLanguage, string>> = {
  en: 'English',
  bn: 'Bengali',
  hi: 'Hindi',
};

/** Names of the status `done`, by kind. */
export const doneWords: Readonly<Record<EnquiryKind, string>> = {
  'service-booking': 'Serviced',
  amc: 'Contract signed',
  warranty: 'Contract signed',
  insurance: 'Policy issued',
  finance: 'Financed',
  product: 'Sold',
  service: 'Serviced',
  'spare-parts': 'Sold',
  sales: 'Sold',
  offer: 'Sold',
  'joy-club': 'Answered',
  contact: 'Answered',
  'opt-in': 'Recorded',
};

const statuses: Readonly<Record<Exclude<Status, 'done'>, string>> = {
  new: 'New',
  talking: 'In progress',
  fixed: 'Appointment fixed',
  lost: 'Lost',
};

export const stateTexts = {
  statusOf: (status: Status, kind: EnquiryKind) =>
    status === 'done' ? doneWords[kind] : statuses[status],
  /** It has no assignee yet. */
  nobody: 'Unassigned',
  unknown: '–',
  status: 'Status',
  assignee: 'Assigned to',
  /** Link from the list of all enquiries. */
  openOnDesk: 'Open on the desk',
};

const looks: Readonly<Record<AppointmentLook, string>> = {
  asked: 'asked for',
  confirmed: 'confirmed',
  came: 'came',
  missed: 'did not come',
  off: 'closed',
};

export const appointmentTexts = {
  looks,
  lookOf: appointmentLook,
  /** `10:30 am`, or that any time is fine. */
  clockOf: (appointment: DeskRow['appointment']) =>
    !appointment || appointment.time === ''
      ? 'Any time'
      : timeTexts.clock(instantOf(`${appointment.day}T${appointment.time}`)),
};

export const dueTexts = {
  soon: 'Due soon',
  critical: 'Critical',
  none: 'No time set',
  closed: 'Closed',
  before: 'Not sorted yet',
};

function ordinal(number: number): string {
  const ending = new Intl.PluralRules('en', { type: 'ordinal' }).select(number);
  return `${number}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[ending]}`;
}

function enquiries(count: number): string {
  return count === 1 ? '1 new enquiry' : `${count} new enquiries`;
}

export const deskTexts = {
  title: 'Desk',
  /** Window title, with the number of due enquiries in front. */
  windowTitle: (due: number, title: string) => (due > 0 ? `(${due}) ${title}` : title),
  views,
  viewsLabel: 'Lists',
  kinds: kindNames,
  /** The number of this enquiry among the customer's. */
  ordinal: (number: number) => `${ordinal(number)} enquiry`,
  unnamed: 'No name',
  unread: 'Unread',
  you: 'You',
  rows: (view: string) => `Enquiries: ${view}`,
  counted: 'counted in Insights',
  columns: {
    customer: 'Customer',
    mobile: 'Mobile',
    what: 'What they want',
    due: 'Due',
    assignee: 'Assigned to',
    status: 'Status',
  },
  search: 'Search',
  searchHint: 'Name, number, model or reference',
  /** A search covers all lists. */
  found: (count: number, isAll: boolean) => `${count}${isAll ? '' : '+'} found in all lists`,
  filtersOf: (count: number) => (count === 0 ? 'Filters' : `Filters: ${count}`),
  /** `total`: how many there are in all, where that is known. */
  shown: (count: number, isAll: boolean, total: string | undefined) => {
    if (!isAll) return total === undefined ? `${count}+ enquiries` : `${count} of ${total}`;
    return count === 1 ? '1 enquiry' : `${count} enquiries`;
  },
  position: (number: number, total: number, isAll: boolean) =>
    `${number} of ${total}${isAll ? '' : '+'}`,
  /** Button that loads new enquiries. */
  arrived: (count: number) => `${count} new`,
  showArrived: (count: number) => `Show ${enquiries(count)}`,
  /** For screen readers: at most once in half a minute. */
  announce: (count: number, at: number) =>
    `${enquiries(count)} on the desk, ${timeTexts.clock(at)}`,
  /** It was entered without a connection. */
  unsent: 'Not sent yet',
  moved: 'No longer in this list',
  more: 'Show more',
  loading: 'Loading…',
  failed: 'The list could not be loaded.',
  cutOff: 'No connection. What you see may be out of date.',
  /** The customer's wish, on one line. */
  wants: {
    service: (type: string) => `${type} service`,
    on: (day: string) => `on ${day}`,
    loan: (amount: string) => `Loan of ${amount}`,
    offer: (title: string) => `Offer: ${title}`,
  },
  add: 'Add enquiry',
  /** Chooses several rows, for one step for all of them. */
  choose: 'Select',
  /** How rows are selected without a tap on each of them. */
  range: 'For a range: Shift, or touch and hold.',
  importLeads: 'Import leads',
  savedViews: 'Saved views',
  keys: 'Keyboard shortcuts',
};
