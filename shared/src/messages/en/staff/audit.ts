import type { AuditedAction } from '../../../audit/audit-event.ts';

const actions: Readonly<Partial<Record<string, string>>> = {
  login: 'login',
  'login failed': 'login failed',
  logout: 'logout',
  'sessions ended': 'sessions ended',
  export: 'export',
  'price changed': 'price changed',
  'accessory price changed': 'accessory price changed',
  'vehicle status changed': 'vehicle status changed',
  'offer added': 'offer added',
  'notification added': 'notification added',
  'gallery images added': 'gallery images added',
  'offer deleted': 'offer deleted',
  'notification deleted': 'notification deleted',
  'gallery image deleted': 'gallery image deleted',
  'profile changed': 'profile changed',
  'password changed': 'password changed',
  'account added': 'account added',
  'account activated': 'account activated',
  'account deactivated': 'account deactivated',
  'account expiry set': 'account expiry set',
  'backup made': 'backup made',
  'backup restored': 'backup restored',
  'person erased': 'person erased',
  'expired enquiries erased': 'expired enquiries erased',
} satisfies Record<AuditedAction, string>;

/** Texts of the audit log. */
export const auditTexts = {
  title: 'Audit Log',
  list: 'Events',
  intro: 'Who did what, and when.',
  from: 'From Date',
  to: 'To Date',
  who: 'Who',
  everybody: 'Everyone',
  action: 'Action',
  anyAction: 'All actions',
  /** An action that a newer server knows keeps its name. */
  actionOf: (action: string): string => actions[action] ?? action,
  search: 'Search',
  searchHint: 'What it concerns',
  submit: 'SEARCH',
  loading: 'Loading...',
  header: ['Date', 'Time', 'Who', 'Action', 'What'],
  /** Nobody we know, such as a login with a user id that no account has. */
  nobody: 'unknown',
  empty: 'No events found',
  correct: 'Please correct the marked filters.',
};
