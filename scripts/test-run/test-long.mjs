import { secondWidths } from './test-division.mjs';

/**
 * For a night or a release: the same tests of attacks and faults, with more requests, rounds, visitors and
 * generated values. Each step ends within 30 minutes.
 */
export const longEnv = {
  // On each engine, from another seed: 100,000 in all.
  FUZZ_RUNS: '50000',
  FUZZ_SEED: '20261121',
  DURABILITY_ROUNDS: '25',
  RESTORE_ROUNDS: '25',
  SEARCH_RUNS: '3000',
  PROPERTY_RUNS: '20000',
  EVENT_LOOP_ROWS: '30000',
  BAD_LINE_VISITORS: '200',
  ALL_WIDTHS: 'yes',
  ON_BOTH: 'all',
  ALL_BROCHURES: 'yes',
  UPLOAD_FILES: '20',
  UPLOAD_PICTURES: '3',
  KIND_LOTS: '10',
  LAST_OWNER_ROUNDS: '100',
  STAFF_RACES: '100',
  MANY_PICTURES: '3000',
  DESK_DAYS: '7',
  DESK_PEOPLE: '30',
  DESK_ENQUIRIES_A_DAY: '430',
  DESK_ENQUIRIES: '20',
  DESK_ROWS: '300000',
  INSIGHTS_ENQUIRIES: '100000',
  LEADS_ROWS: '5000',
  PROMISES: '10000',
  OUTBOX_ENQUIRIES: '2000',
  OUTBOX_KILLS: '10',
  TOLD_ROWS: '300000',
};

export const longTests = [
  'fuzz',
  'durability',
  'database-',
  'restore-',
  'route-',
  'http-limits',
  'hostile-uploads',
  'same-origin',
  'sessions',
  'report-search',
  'event-loop',
  'upload-memory',
  'rights-kinds',
  'last-owner',
  'staff-races',
  'desk-week',
  'desk-many',
  'insights',
  'leads',
  'outbox-kills',
  'message-plans',
  'documents',
  'shared/src/',
  'model-pictures',
];

export const longJourneys = [
  'bad-line',
  'every-page',
  'admin-screens',
  'enquiry-forms',
  '@both-long',
  secondWidths,
];
