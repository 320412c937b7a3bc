import type { Factor } from '../../../../auth/second-factor.ts';
import type { Permission } from '../../../../auth/permissions.ts';
import { roleNames } from '../../common/role-names.ts';
import { kindNames } from '../desk/desk.ts';
import { timeTexts } from '../moments.ts';

/** Permissions in plain words, except those that everybody has, and the kinds that a person reads. */
const permissions: Readonly<Record<Exclude<Permission, 'self' | 'enquiries.read'>, string>> = {
  'enquiries.work': 'Answer enquiries: outcomes, notes, appointments',
  'enquiries.assign': 'Assign enquiries to others',
  'enquiries.bulk': 'Assign or close many enquiries at once, or change their due time',
  'enquiries.import': 'Import leads from a file',
  'views.share': 'Share views of the desk with everyone',
  'templates.edit': 'Edit the reply templates',
  'enquiries.export': 'Export all matching enquiries at once',
  'persons.erase': 'Erase a customer',
  'data.takeout': 'Take out everything as open files',
  'catalogue.read': 'See prices, models and offers',
  'catalogue.edit': 'Put models on sale and take them off',
  'prices.edit': 'Change prices',
  'content.edit': 'Add and delete offers, notifications and gallery pictures',
  'settings.edit': 'Change the dealership’s details and hours',
  'retention.edit': 'Change how long enquiries are kept',
  'messages.manage': 'See which messages could not be sent, and send them again',
  'keys.manage': 'Make keys for other programs, and revoke them',
  'staff.manage': 'Manage staff, and what each role needs',
  'audit.read': 'Read the audit log',
  'insights.read': 'See how quickly enquiries are answered, and how they end',
  'insights.weekly': 'Get the weekly figures by email',
};

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

export const staffTexts = {
  title: 'Staff',
  intro: 'People who may sign in to the back office, and what each of them sees.',
  notLoaded: 'Failed to load the staff. Please try again.',
  add: 'Add a colleague',
  search: 'Name or user ID',
  anyRole: 'All roles',
  anyStatus: 'All',
  anyBranch: 'All branches',
  shown: (shown: number, total: number) =>
    `${shown === total ? '' : `${shown} of `}${total} ${total === 1 ? 'account' : 'accounts'}`,
  list: 'Staff accounts',
  empty: 'No account matches.',
  you: 'You',
  roles: roleNames,
  permissions,
  kinds: kindNames,
  columns: {
    name: 'Name',
    role: 'Role',
    status: 'Status',
    lastSeen: 'Last seen',
    factors: 'Second factor',
  },
  allKinds: 'All types',
  noKinds: 'No enquiries',
  /** After the first few kinds of a person. */
  moreKinds: (count: number) => `and ${count} more`,
  statuses: {
    active: 'Active',
    invited: 'No password yet',
    expired: 'Expired',
    inactive: 'Inactive',
  },
  /** Before a time, or before a day. */
  linkUntil: 'Link open until',
  lastDay: 'Until',
  neverSeen: 'Never',
  sessions: (count: number) => (count === 1 ? '1 open session' : `${count} open sessions`),
  factors: { passkey: 'Passkey', totp: 'Authenticator app' } satisfies Record<Factor, string>,
  noFactor: 'None',
  missingFactor: 'Missing',
};

export const accountFormTexts = {
  fields: {
    userId: 'User ID',
    userName: 'Name',
    mobileNo: 'Mobile',
    email: 'Email',
    role: 'Role',
    kinds: 'Enquiries they see',
    branches: 'Enquiries of these branches',
    branch: 'Branch',
    expireDate: 'Last day',
    isActive: 'Status',
    takesTurns: 'New enquiries in turn',
  },
  turns: { on: 'Gets them while on duty', off: 'Does not get them' },
  turnsHint: 'Anyone who answers enquiries can still take any of them.',
  userIdHint: 'Small letters and digits, such as asha.rai',
  expireHint: 'No end date if empty',
  noBranch: 'No fixed branch',
  noBranches:
    'Sees no enquiries: no branch is selected, or the only one was deleted. Select branches, or All branches.',
  everyBranch: 'All branches',
  fixedKinds: {
    all: 'This role reads all types of enquiries.',
    none: 'This role reads no enquiries.',
  },
  noneChosen: 'Without a type they see no enquiries at all.',
  groups: {
    sales: 'Sales',
    service: 'Service',
    other: 'Other',
  },
  all: 'All types',
  none: 'None',
  usual: (role: string) => `Default for ${role}`,
};

export const accountDialogTexts = {
  addTitle: 'Add a colleague',
  addAction: { text: 'Add and make a link', busy: 'Adding…' },
  addNote: 'No password needed. You get a link; your colleague opens it and chooses one.',
  added: (name: string) => `${name} was added.`,
  userId: (userId: string) => `User ID: ${userId}`,
  editTitle: (name: string) => `Account of ${name}`,
  saved: 'Account changed.',
  actions: 'Sign-in and days off',
  ownActions:
    'This is your own account. Your password, your sessions and your second factors are under My Account.',
  newLink: 'New password link',
  noLink: 'This account is inactive or expired: activate it, or change its last day, first.',
  endSessions: 'End sessions',
  resetFactors: 'Remove second factors',
  statuses: { active: 'Active', inactive: 'Inactive' },
  effect: {
    deactivate: (name: string) =>
      `When you save, ${name} is signed out everywhere and can no longer sign in. Nothing of what they did is lost, and you can activate the account again.`,
    activate: (name: string) =>
      `When you save, ${name} can sign in again, with the password and second factors they had.`,
    ownLockout:
      'This is your own account. You would be signed out at once, and only another owner could let you in again.',
    ownRole:
      'This is your own account. You would lose this screen at once, and only another owner could give it back.',
  },
  ownTitle: 'Change your own account?',
  ownAction: { text: 'Yes, change it', busy: 'Saving…' },
};

export const accountConflictTexts = {
  title: 'Someone else changed this account first',
  text: 'While you were editing, these were changed. Choose what to save.',
  kept: 'What else you have changed is stored as well.',
  allTheirs: 'Take all of theirs',
  allYours: 'Take all of yours',
  nothing: 'empty',
  save: { text: 'Save', busy: 'Saving…' },
};

export const accountActionTexts = {
  link: {
    title: 'Make a new password link?',
    text: (name: string) =>
      `You get a link with which ${name} sets a new password. It works once, within 48 hours. A link from before stops working at once. The present password works until the new one is set. Second factors stay.`,
    action: { text: 'Make the link', busy: 'Making…' },
  },
  sessions: {
    title: 'End all sessions?',
    text: (name: string) =>
      `${name} is signed out on every device listed here, and loses what is typed there and not saved. The password stays as it is: they can sign in again.`,
    list: 'Sessions',
    none: 'Not signed in anywhere.',
    started: 'Signed in',
    lastSeen: 'Last seen',
    action: { text: 'End sessions', busy: 'Ending…' },
  },
  factors: {
    title: 'Remove second factors?',
    text: (name: string) =>
      `For a lost phone. All passkeys, the authenticator app and the recovery codes of ${name} are removed, and ${name} is signed out everywhere. First make sure the request really comes from them: after this, the password alone lets someone in.`,
    required: 'The role needs a second factor: they add a new one when they next sign in.',
    action: { text: 'Remove them', busy: 'Removing…' },
  },
};

export const linkTexts = {
  title: (name: string) => `Link for ${name}`,
  intro: (name: string) =>
    `Send this link only to ${name}, who chooses a password with it. You will not see it again.`,
  address: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not let us copy. The link is selected: copy it yourself.',
  share: 'Share…',
  shareTitle: 'Set your password',
  code: 'The link as a QR code, for the camera of a phone',
  /** `until`: `YYYY-MM-DD HH:MM` */
  until: (until: string) => `Works once, until ${timeTexts.minute(until.replace(' ', 'T'))}.`,
  before: 'The link before it no longer works.',
  done: 'Done',
};

export const roleTexts = {
  title: 'What each role may do',
  people,
  reads: {
    all: 'Read, search and print enquiries of all types',
    chosen: 'Read, search and print enquiries of the types chosen for each person',
    none: 'No enquiries',
  },
  required: 'Needs a second factor',
  requiredFor: (role: string) => `${role}: needs a second factor`,
  missing: (count: number) =>
    count === 1 ? '1 person has none yet' : `${count} people have none yet`,
  everybody: 'Everyone has one',
  saved: 'Saved',
  confirm: {
    title: (role: string) => `Second factor for ${role}?`,
    text: (count: number) =>
      `${people(count)} in this role ${count === 1 ? 'has' : 'have'} none yet. With their next click they are asked to add a passkey or an authenticator app, and can do nothing else before.`,
    own: 'You are one of them.',
    action: { text: 'Require it', busy: 'Saving…' },
  },
};
