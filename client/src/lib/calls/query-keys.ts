import type { DeskFilters } from '@dealership/shared';

/**
 * The keys under which the back office caches answers. A key that begins with another key is invalidated with it: a
 * model with the list of models, an enquiry with the desk.
 */
export const queryKeys = {
  account: ['account'],
  api: ['api'],
  audit: (address: object) => ['audit', address],
  auditReferences: (id: number) => ['audit-references', id],
  auditUsers: ['audit-users'],
  branches: ['branches'],
  content: (kind: string) => ['content', kind],
  customer: (id: number) => ['customer', id],
  dashboard: ['dashboard'],
  /** `undefined`: the person's own. */
  daysOff: (userId?: string) => ['days-off', ...(userId === undefined ? [] : [userId])],
  desk: {
    all: ['desk'],
    appointmentDays: (from: string) => ['desk', 'appointment-days', from],
    appointments: (day?: string) => ['desk', 'appointments', ...(day === undefined ? [] : [day])],
    choices: ['desk', 'choices'],
    counts: ['desk-counts'],
    enquiry: (reference: string | undefined) => ['desk', 'enquiry', reference],
    matches: (...what: readonly unknown[]) => ['desk-matches', ...what],
    notices: ['desk-notices'],
    overdue: ['desk', 'overdue'],
    quotations: (reference: string) => ['desk', 'quotations', reference],
    rows: (filters: DeskFilters) => ['desk', 'rows', filters],
    stands: (references: readonly string[]) => ['desk', 'stands', references],
    /** The list that came with the document. */
    startView: ['desk-start'],
    views: ['desk', 'views'],
  },
  devices: (userId: string) => ['devices', userId],
  /** Rows of a report. */
  enquiry: (reference: string) => ['enquiry', reference],
  erasureEvent: (proof: string) => ['erasure-event', proof],
  erasurePreview: (asked: unknown) => ['erasure-preview', asked],
  /** The input, which the address must not show. */
  erasureTyped: ['erasure-person'],
  factors: (userId: string) => ['factors', userId],
  /** Earlier versions of something; `subject` is the name in its call. */
  changes: (kind: string, ...subject: readonly (string | number)[]) => [
    'changes',
    kind,
    ...subject,
  ],
  history: ['history'],
  insights: (...what: readonly unknown[]) => ['insights', ...what],
  insightQuotations: (...what: readonly unknown[]) => ['insight-quotations', ...what],
  insightTaps: (from: string, to: string) => ['insight-taps', from, to],
  jump: (text: string) => ['jump', text],
  joinProposals: ['join-proposals'],
  knownNumber: (number: string | undefined) => ['known-number', number],
  lastBackup: ['last-backup'],
  me: ['me'],
  messages: ['messages'],
  model: (id: number) => ['models', id],
  modelChoices: ['model-choices'],
  models: ['models'],
  modelsOnSale: ['models-on-sale'],
  notices: (userId?: string) => ['notices', ...(userId === undefined ? [] : [userId])],
  offerWays: (reference: string) => ['offer-ways', reference],
  ownAlerts: (userId: string) => ['own-alerts', userId],
  /** Read again with the second factors, on which it depends. */
  ownPhone: (userId: string) => ['factors', userId, 'own-phone'],
  passwordLink: (token: string) => ['password-link', token],
  prices: (screen: string) => ['prices', screen],
  recentCustomers: ['recent-customers'],
  replies: ['replies'],
  replyPrice: (...what: readonly unknown[]) => ['reply-price', ...what],
  report: (path: string, address: unknown) => ['report', path, address],
  retention: ['retention'],
  sessions: ['sessions'],
  stock: ['stock'],
  settings: ['settings'],
  staff: ['staff'],
  staffEnquiries: (userId: string) => ['staff-enquiries', userId],
  staffSessions: (userId: string) => ['staff-sessions', userId],
  standardPages: ['standard-pages'],
  vehicleStatus: (type: string) => ['vehicle-status', type],
};
