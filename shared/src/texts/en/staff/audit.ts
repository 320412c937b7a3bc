import type { ALL_BUT_SIGN_INS, AuditedAction } from '../../../audit/audit-event.ts';
import { auditedPerson } from '../../parts/audited-person.ts';

/** Actions whose name says too little; all others, also those of a newer server, are shown by their names. */
const actions: Readonly<Partial<Record<string, string>>> = {
  'all but sign-ins': 'all but sign-ins',
  login: 'signed in',
  'login failed': 'sign-in failed',
  logout: 'signed out',
  'password wrong': 'wrong password where it is asked for again',
  'model draft saved': 'draft of a model saved',
  'model draft dropped': 'draft of a model discarded',
  'model scheduled': 'publishing of a model scheduled',
  'model unscheduled': 'schedule of a model cancelled',
  'prices planned': 'prices scheduled',
  'planned prices dropped': 'scheduled prices cancelled',
  'content changed': 'offer, notification or picture changed',
  'content moved': 'offer, notification or picture moved',
  'content brought back': 'offer, notification or picture brought back',
  'picture added': 'picture uploaded',
  'picture changed': 'description or crop of a picture changed',
  'restore checked': 'days lost by a restore checked',
  'customers joined': 'contacts linked',
  'customers separated': 'linked contacts separated',
  'joining proposed': 'link of contacts proposed',
  'joining declined': 'link of contacts declined',
  'many assigned': 'enquiries assigned',
  'many set due': 'due time of enquiries changed',
  'many closed': 'enquiries closed',
  'shared view added': 'view of the desk shared',
  'shared view changed': 'shared view of the desk changed',
  'shared view removed': 'shared view of the desk deleted',
  'reply shown': 'reply template offered again',
  'branch removed': 'branch erased',
  'key made': 'key for another program made',
  'key revoked': 'key of another program revoked',
  'leads received': 'leads received from another program',
  'enquiries read': 'enquiries read by another program',
  'webhook added': 'address for a program (webhook) added',
  'webhook removed': 'address for a program (webhook) removed',
  'message tested': 'test message sent',
  'alerts switched on': 'alerts switched on for a device',
  'alerts switched off': 'alerts switched off for a device',
} satisfies Partial<Record<AuditedAction | typeof ALL_BUT_SIGN_INS, string>>;

/** Such as a login with a user id that no account has. */
const NOBODY = 'Unknown';

export const auditTexts = {
  title: 'Audit Log',
  list: 'Events',
  intro: 'All changes and sign-ins, with person and time.',
  fromDate: 'From Date',
  toDate: 'To Date',
  who: 'Who',
  everybody: 'Everyone',
  person: (user: { user_id: string; user_name: string }) => auditedPerson(user, NOBODY),
  action: 'Action',
  anyAction: 'All actions',
  actionOf: (action: string): string => {
    const words = actions[action] ?? action;
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  /** What an event is about: the codes that are stored are English. */
  whatOf: (_action: string, what: string): string => what,
  search: 'Search',
  searchHint: 'What it concerns',
  submit: 'SEARCH',
  loading: 'Loading...',
  /** The enquiries of an action on many at once. */
  references: 'Enquiries',
  showReferences: 'Show references',
  hideReferences: 'Close',
  header: ['Date', 'Time', 'Who', 'Action', 'What'],
  empty: 'No events found',
  correct: 'Please correct the marked filters.',
};
