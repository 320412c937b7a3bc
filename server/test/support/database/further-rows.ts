import { sql } from 'kysely';
import type { Database } from '../../../src/db/open-database.ts';
import { TEST_NOW } from '../enquiries/samples.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** By table, rows that no call of a test stores, of an account, and of the first model and enquiry. */
export const furtherRows = (userId: string): Readonly<Record<string, Row>> => ({
  desk_events: {
    enquiry_id: 1,
    at: TEST_NOW,
    kind: 'note',
    user_id: userId,
    detail: '{"text":"Rang"}',
    request_key: null,
  },
  enquiry_cards: { enquiry_id: 1, card: '{"card":"no-model"}' },
  quotations: {
    enquiry_id: 1,
    number: 'Q-2627-0001',
    version: 1,
    token: 't',
    content: '{}',
    valid_until: '2026-12-01',
    user_id: userId,
    created_at: TEST_NOW,
  },
  desk_reads: { user_id: userId, enquiry_id: 1, read_at: TEST_NOW, open_until: TEST_NOW },
  desk_notices: { user_id: userId, enquiry_id: 1, why: 'due', at: TEST_NOW, seen_at: null },
  outbox: {
    message_id: 'm',
    channel: 'mail',
    kind: 'test',
    enquiry_id: 1,
    payload: '{}',
    created_at: TEST_NOW,
    state: 'waiting',
    due_at: TEST_NOW,
    attempts: 0,
  },
  days_off: {
    user_id: userId,
    first_day: '2026-12-01',
    last_day: '2026-12-02',
    taker: null,
    begun_at: null,
  },
  alert_choices: { user_id: userId, choices: null },
  desk_views: {
    user_id: userId,
    name: 'Sales',
    filter: '{"view":"open"}',
    position: 0,
    created_at: TEST_NOW,
  },
  vehicle_sections: {
    vehicle_id: 1,
    section: 'about',
    version: 1,
    draft: '{}',
    user_id: userId,
    saved_at: TEST_NOW,
  },
  planned_prices: { vehicle_id: 1, valid_from: '2026-12-01', prices: '[]', user_id: userId },
  stock: {
    vehicle_id: 1,
    part: 'M1',
    colour_id: 0,
    stock: 'showroom',
    user_id: userId,
    changed_at: TEST_NOW,
  },
  calendar_links: { user_id: userId, scope: 'own', hash: 'h', created_at: TEST_NOW, read_at: null },
  passkeys: {
    user_id: userId,
    credential_hash: 'h',
    credential_id: 'c',
    public_key: 'k',
    counter: 0,
    transports: '',
    name: 'Phone',
    created_at: TEST_NOW,
  },
  push_devices: {
    user_id: userId,
    browser: 'h',
    endpoint: 'https://push.example/a',
    endpoint_digest: 'd',
    p256dh: 'p',
    auth: 'a',
    label: 'Chrome on Android',
    created_at: TEST_NOW,
    used_at: null,
  },
  authenticator_apps: { user_id: userId, secret: 's', last_step: 1 },
  recovery_codes: { hash: 'h', user_id: userId },
  password_links: { user_id: userId, hash: 'h', expires_at: TEST_NOW },
  account_notices: {
    user_id: userId,
    event: 'owner-added',
    about: 'bina',
    done_by: '',
    created_at: TEST_NOW,
  },
});

/** The same for tables to which no other row refers. */
export const rowsApart = (userId: string): Readonly<Record<string, Row>> => ({
  role_rules: { role: 'owner', second_factor: 0 },
  spent_challenges: { hash: 'h', expires_at: TEST_NOW },
  push_keys: { id: 1, public_key: 'p', sealed: 's', created_at: TEST_NOW },
  last_backup: { id: 1, taken_at: TEST_NOW, is_restored: 0 },
  known_day: { id: 1, day: '2026-11-20' },
  join_proposals: { customer_id: 1, other_id: 2, user_id: userId, at: TEST_NOW },
  desk_batches: {
    request_key: 'k',
    digest: 'd',
    user_id: userId,
    at: TEST_NOW,
    event_before: 0,
    answer: '{}',
    undone: null,
    tells: null,
    told_at: TEST_NOW,
    ids: '[]',
    rest: null,
  },
});

export function insertRow(db: Database, table: string, row: Row): Promise<unknown> {
  // The database writes this column of the desk itself.
  const given = Object.entries(row).filter(([column]) => `${table}.${column}` !== 'desk.facts');
  const columns = given.map(([column]) => sql.ref(column));
  const values = given.map(([, value]) => value);
  return sql`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(values)})`.execute(db);
}
