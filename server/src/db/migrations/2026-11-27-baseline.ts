import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** Columns that the four tables of content have in common. */
const picture = `image varchar(200) not null,
  width integer not null,
  height integer not null,
  placeholder varchar(7) not null,
  created_at bigint not null`;
const content = `starts_at bigint,
  ends_at bigint,
  position bigint not null default 0,
  deleted_at bigint,
  version bigint not null default 1`;

/**
 * The schema of version 1.0, for both engines: `serial` numbers rows, `facts generated` is explained below, and text in
 * braces is for SQLite alone. Text columns are as wide as the limits in shared (`limits`), in code points.
 */
const schema = `
create table enquiries (
  id serial,
  reference varchar(12) not null unique,
  kind varchar(32) not null,
  name varchar(100),
  mobile varchar(10),
  email varchar(254),
  model varchar(60),
  entered_model varchar(60),
  message varchar(2000),
  pin_code varchar(6),
  reason varchar(60),
  registration_number varchar(60),
  purchase_year varchar(4),
  service_type varchar(60),
  booking_date varchar(10),
  loan_amount_paise bigint,
  colour varchar(60),
  variant varchar(60),
  agreed smallint,
  offer_id bigint,
  channels varchar(60),
  notice_version varchar(40),
  search_text text not null,
  submission_key varchar(170) unique,
  submission_hash varchar(64),
  created_at bigint not null,
  visit_page varchar(200),
  visit_referrer varchar(100),
  utm_source varchar(100),
  utm_medium varchar(100),
  utm_campaign varchar(100),
  utm_term varchar(100),
  utm_content varchar(100),
  index enquiries_by_kind_and_time (kind, created_at, id),
  index enquiries_by_time (created_at, id{, kind, search_text, reference})
);
create table vehicles (
  id serial,
  type varchar(12) not null,
  model_key varchar(60) not null unique,
  bike_name varchar(60) not null,
  name varchar(60) not null,
  slug varchar(80) not null unique,
  status smallint not null,
  position integer not null,
  document mediumtext,
  publish_at bigint,
  publish_by varchar(200),
  deleted_at bigint,
  publish_versions varchar(1000)
);
create table admin_users (
  user_id varchar(64) not null primary key,
  password_hash varchar(100) not null,
  user_name varchar(100) not null,
  mobile_no varchar(20) not null,
  email varchar(254) not null,
  city varchar(100) not null,
  is_active smallint not null,
  expire_date varchar(10),
  created_at bigint not null,
  last_login_at bigint,
  role varchar(60) not null default 'owner',
  kinds varchar(200) not null default '',
  version bigint not null default 1,
  last_seen_at bigint,
  dealer_id bigint,
  on_duty_until bigint,
  last_turn_at bigint not null default 0,
  desk_seen_at bigint not null default 0,
  desk_before_at bigint not null default 0,
  takes_turns smallint not null default 1
);
create table login_failures (
  id serial,
  scope varchar(120) not null,
  failed_at bigint not null,
  source varchar(200) not null default '',
  index login_failures_by_scope (scope, failed_at),
  index login_failures_by_source (source, failed_at),
  index login_failures_by_time (failed_at)
);
create table offers (
  id serial,
  ${picture},
  ${content},
  texts mediumtext,
  model_key varchar(60)
);
create table notifications (
  id serial,
  ${picture},
  ${content}
);
create table gallery_images (
  id serial,
  ${picture},
  ${content}
);
create table banners (
  id serial,
  ${picture},
  model_key varchar(60),
  ${content}
);
create table dealers (
  id serial,
  position smallint not null default 0,
  is_shown smallint not null default 1,
  deleted_at bigint
);
create table audit_events (
  id serial,
  user_id varchar(64) not null,
  action varchar(40) not null,
  what varchar(200) not null,
  created_at bigint not null,
  reference_list text,
  index audit_events_by_time (created_at, id),
  index audit_events_by_user_and_time (user_id, created_at, id),
  index audit_events_by_action_and_time (action, created_at, id)
);
create table daily_work (
  name varchar(40) not null primary key,
  day varchar(10) not null
);
create table revisions (
  name varchar(40) not null primary key,
  revision bigint not null
);
create table database_identity (
  id integer not null primary key,
  database_id varchar(32) not null,
  is_settled smallint not null
);
create table known_day (
  id integer not null primary key,
  day varchar(10) not null
);
create table sessions (
  id varchar(64) not null primary key,
  user_id varchar(64) not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  device varchar(200) not null default '',
  own_phone smallint not null default 0,
  index sessions_by_user (user_id),
  index sessions_by_last_seen (last_seen_at),
  constraint sessions_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table login_devices (
  hash varchar(64) not null,
  user_id varchar(64) not null,
  used_at bigint not null,
  offline_key varchar(200),
  own_since bigint,
  index login_devices_by_user (user_id, used_at),
  constraint login_devices_key primary key (hash, user_id),
  constraint login_devices_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table export_tickets (
  hash varchar(64) not null primary key,
  session_id varchar(64) not null,
  report varchar(60) not null,
  filters varchar(1000) not null,
  expires_at bigint not null,
  index export_tickets_by_session (session_id),
  constraint export_tickets_of_sessions foreign key (session_id) references sessions (id) on delete cascade
);
create table role_rules (
  role varchar(20) not null primary key,
  second_factor smallint not null
);
create table passkeys (
  id serial,
  user_id varchar(64) not null,
  credential_hash varchar(64) not null unique,
  credential_id varchar(1400) not null,
  public_key varchar(4000) not null,
  counter bigint not null,
  transports varchar(100) not null,
  name varchar(60) not null,
  created_at bigint not null,
  last_used_at bigint,
  index passkeys_by_user (user_id),
  constraint passkeys_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table authenticator_apps (
  user_id varchar(64) not null primary key,
  secret varchar(200) not null,
  last_step bigint not null,
  constraint authenticator_apps_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table recovery_codes (
  hash varchar(64) not null primary key,
  user_id varchar(64) not null,
  index recovery_codes_by_user (user_id),
  constraint recovery_codes_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table spent_challenges (
  hash varchar(64) not null primary key,
  expires_at bigint not null
);
create table password_links (
  user_id varchar(64) not null primary key,
  hash varchar(64) not null unique,
  expires_at bigint not null,
  constraint password_links_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table account_notices (
  id serial,
  user_id varchar(64) not null,
  event varchar(40) not null,
  about varchar(64) not null,
  done_by varchar(64) not null,
  created_at bigint not null,
  index account_notices_by_user (user_id, id),
  constraint account_notices_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table settings (
  id serial,
  dealer_id bigint not null,
  name varchar(40) not null,
  value mediumtext not null,
  version bigint not null,
  is_sample integer not null,
  constraint settings_by_name unique (dealer_id, name)
);
create table setting_changes (
  id serial,
  dealer_id bigint not null,
  name varchar(40) not null,
  value_before mediumtext not null,
  value_after mediumtext not null,
  user_id varchar(64) not null,
  created_at bigint not null,
  index setting_changes_by_name (dealer_id, name, id)
);
create table last_backup (
  id integer not null primary key,
  taken_at bigint not null,
  is_restored smallint not null
);
create table counters (
  name varchar(40) not null primary key,
  value bigint not null
);
create table vehicle_sections (
  id serial,
  vehicle_id bigint not null,
  section varchar(20) not null,
  version bigint not null,
  draft mediumtext,
  user_id varchar(64) not null,
  saved_at bigint not null,
  request_key varchar(64),
  constraint vehicle_sections_by_name unique (vehicle_id, section),
  constraint vehicle_sections_of_vehicles foreign key (vehicle_id) references vehicles (id) on delete cascade
);
create table vehicle_changes (
  id serial,
  vehicle_id bigint not null,
  section varchar(20) not null,
  value_before mediumtext,
  value_after mediumtext not null,
  user_id varchar(64) not null,
  created_at bigint not null,
  index vehicle_changes_by_vehicle (vehicle_id, id),
  constraint vehicle_changes_of_vehicles foreign key (vehicle_id) references vehicles (id) on delete cascade
);
create table planned_prices (
  id serial,
  vehicle_id bigint not null,
  valid_from varchar(10) not null,
  prices mediumtext not null,
  user_id varchar(64) not null,
  index planned_prices_by_vehicle (vehicle_id),
  constraint planned_prices_of_vehicles foreign key (vehicle_id) references vehicles (id) on delete cascade
);
create table pictures (
  id serial,
  path varchar(200) not null,
  width integer not null,
  height integer not null,
  placeholder varchar(7) not null,
  alt mediumtext not null,
  focus_x smallint not null,
  focus_y smallint not null,
  user_id varchar(64) not null,
  created_at bigint not null,
  version bigint not null default 1,
  constraint pictures_by_path unique (path)
);
create table content_changes (
  id serial,
  kind varchar(20) not null,
  item_id bigint not null,
  value_before mediumtext not null,
  value_after mediumtext not null,
  user_id varchar(64) not null,
  created_at bigint not null,
  index content_changes_by_item (kind, item_id, id)
);
create table customers (
  id serial,
  contact varchar(254) not null unique,
  joined_into bigint,
  note varchar(2000) not null,
  blocked_at bigint,
  version integer not null,
  created_at bigint not null,
  language varchar(4),
  joined_to bigint,
  index customers_joined (joined_into)
);
create table desk (
  enquiry_id bigint not null primary key,
  kind varchar(32) not null,
  arrived_at bigint not null,
  origin varchar(10) not null,
  customer_id bigint,
  status varchar(10) not null,
  standing varchar(10) not null,
  assignee varchar(64),
  next_at bigint,
  due_at bigint,
  critical_at bigint,
  stage varchar(10) not null,
  check_at bigint,
  attempted_at bigint,
  tries integer not null,
  appointment_day varchar(10),
  appointment_time varchar(5),
  appointment_state varchar(10),
  closed_at bigint,
  lost_reason varchar(20),
  last_event_at bigint not null,
  version integer not null,
  source varchar(20),
  counted smallint,
  model_letters varchar(60),
  answer_minutes integer,
  reached_at bigint,
  appointed_at bigint,
  missed_at bigint,
  promised_at bigint,
  facts generated,
  untold varchar(60),
  index desk_by_check (check_at),
  index desk_by_next (standing, next_at, enquiry_id, kind, status, assignee),
  index desk_by_assignee (assignee, standing, next_at, enquiry_id, kind, status),
  index desk_by_appointment (appointment_day, appointment_time, enquiry_id, kind),
  index desk_by_customer (customer_id, arrived_at),
  index desk_by_kind_and_arrival (kind, standing, arrived_at, enquiry_id, status, assignee),
  index desk_by_kind_and_closing (kind, closed_at, enquiry_id, status, assignee){ where closed_at is not null},
  index desk_by_person_and_closing (assignee, closed_at, enquiry_id, kind, status){ where closed_at is not null},
  index desk_by_insights (counted, arrived_at, enquiry_id, facts, kind, assignee, model_letters, source, due_at, status, lost_reason),
  constraint desk_of_enquiries foreign key (enquiry_id) references enquiries (id) on delete cascade
);
create table desk_events (
  id serial,
  enquiry_id bigint not null,
  at bigint not null,
  kind varchar(20) not null,
  user_id varchar(64) not null,
  detail text not null,
  request_key varchar(64) unique,
  reason varchar(60),
  index desk_events_by_enquiry (enquiry_id, id),
  index desk_events_by_reason (reason){ where reason is not null},
  constraint desk_events_of_enquiries foreign key (enquiry_id) references enquiries (id) on delete cascade
);
create table desk_reads (
  user_id varchar(64) not null,
  enquiry_id bigint not null,
  read_at bigint not null,
  open_until bigint not null,
  index desk_reads_by_enquiry (enquiry_id, open_until),
  constraint desk_reads_by_person primary key (user_id, enquiry_id),
  constraint desk_reads_of_enquiries foreign key (enquiry_id) references enquiries (id) on delete cascade,
  constraint desk_reads_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table desk_notices (
  id serial,
  user_id varchar(64) not null,
  enquiry_id bigint not null,
  why varchar(10) not null,
  at bigint not null,
  seen_at bigint,
  count smallint not null default 1,
  alert_at bigint,
  index desk_notices_by_person (user_id, seen_at, id),
  index desk_notices_by_enquiry (enquiry_id),
  index desk_notices_by_alert (alert_at, user_id),
  constraint desk_notices_of_enquiries foreign key (enquiry_id) references enquiries (id) on delete cascade,
  constraint desk_notices_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table join_proposals (
  id serial,
  customer_id bigint not null,
  other_id bigint not null,
  user_id varchar(64) not null,
  at bigint not null,
  index join_proposals_by_other (other_id),
  constraint join_proposals_by_customers unique (customer_id, other_id)
);
create table days_off (
  id serial,
  user_id varchar(64) not null,
  first_day varchar(10) not null,
  last_day varchar(10) not null,
  taker varchar(64),
  begun_at bigint,
  index days_off_by_person (user_id, first_day),
  constraint days_off_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table desk_views (
  id serial,
  user_id varchar(64),
  name varchar(40) not null,
  filter varchar(1000) not null,
  position integer not null,
  created_at bigint not null,
  index desk_views_by_person (user_id, position, id),
  constraint desk_views_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table desk_batches (
  id serial,
  request_key varchar(64) not null unique,
  digest varchar(64) not null,
  user_id varchar(64) not null,
  at bigint not null,
  event_before bigint not null,
  answer varchar(200) not null,
  undone varchar(60),
  tells varchar(64),
  told_at bigint,
  ids text not null,
  rest text
);
create table taps (
  id serial,
  day varchar(10) not null,
  way varchar(20) not null,
  page varchar(40) not null,
  model_key varchar(60) not null,
  count integer not null,
  constraint taps_of_a_day unique (day, way, page, model_key)
);
create table outbox (
  id serial,
  message_id varchar(32) not null,
  channel varchar(10) not null,
  kind varchar(20) not null,
  enquiry_id bigint,
  payload text,
  created_at bigint not null,
  state varchar(10) not null,
  due_at bigint not null,
  attempts integer not null,
  first_tried_at bigint,
  failure varchar(20),
  address_mark varchar(43),
  network_mark varchar(43),
  index outbox_by_enquiry (enquiry_id),
  index outbox_by_due (state, channel, due_at, id, failure, created_at),
  index outbox_by_address (address_mark, created_at){ where address_mark is not null},
  index outbox_by_network (network_mark, created_at){ where network_mark is not null},
  constraint outbox_of_enquiries foreign key (enquiry_id) references enquiries (id) on delete cascade
);
create table consent_people (
  id serial,
  mobile varchar(10),
  mark_key varchar(43),
  mark varchar(43) not null,
  last_at bigint,
  index consent_people_by_time (last_at, id),
  constraint consent_people_by_mobile unique (mobile)
);
create table consents (
  id serial,
  person_id bigint not null,
  channel varchar(10) not null,
  purpose varchar(30) not null,
  is_given smallint not null,
  text_version varchar(40),
  at bigint not null,
  source varchar(10) not null,
  enquiry_id bigint,
  seal varchar(43) not null,
  index consents_by_person (person_id, channel, at, is_given),
  index consents_by_enquiry (enquiry_id)
);
create table reply_versions (
  id serial,
  reply_key varchar(20) not null,
  version integer not null,
  value text not null,
  user_id varchar(64) not null,
  created_at bigint not null,
  constraint reply_versions_in_order unique (reply_key, version)
);
create table push_keys (
  id integer not null primary key,
  public_key varchar(90) not null,
  sealed varchar(200) not null,
  created_at bigint not null
);
create table push_devices (
  id serial,
  user_id varchar(64) not null,
  browser varchar(64) not null,
  endpoint varchar(1000) not null,
  endpoint_digest varchar(43) not null unique,
  p256dh varchar(90) not null,
  auth varchar(30) not null,
  label varchar(60) not null,
  created_at bigint not null,
  used_at bigint,
  index push_devices_by_person (user_id, id),
  constraint push_devices_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
create table alert_choices (
  user_id varchar(64) not null,
  choices varchar(1000),
  last_alert_at bigint not null default 0,
  digest_day varchar(10) not null default '',
  week_day varchar(10) not null default '',
  constraint alert_choices_by_person primary key (user_id),
  constraint alert_choices_of_admin_users foreign key (user_id) references admin_users (user_id) on delete cascade
);
`;

/** The measures that Insights counts in a row, each as a bit; all sums have four digits. */
const arrived = 1 + 1024;
const isAwaited = "origin not in ('walk-in', 'phone')";
const bits = [
  `case when ${isAwaited} then 2 else 0 end`,
  `case when ${isAwaited} and attempted_at is not null then 4 else 0 end`,
  `case when ${isAwaited} and due_at is not null then 8 else 0 end`,
  `case when ${isAwaited} and attempted_at <= due_at then 16 else 0 end`,
  'case when reached_at is not null then 32 else 0 end',
  'case when appointed_at is not null then 64 else 0 end',
  'case when missed_at is not null then 128 else 0 end',
  "case when status = 'done' then 256 else 0 end",
  "case when status = 'lost' then 512 else 0 end",
];

/**
 * All measures that Insights counts in a row, in one short text that the database keeps up to date in an index. A
 * change of the measures needs a migration that creates the column again.
 */
function factsOf(engine: Engine): string {
  const parts = [
    `(${arrived} + ${bits.join(' + ')})`,
    "'\u001F'",
    "coalesce(case when status = 'lost' then lost_reason end, '')",
    "'\u001D'",
    "coalesce(answer_minutes, '')",
  ];
  const text = engine === 'mysql' ? `concat(${parts.join(', ')})` : parts.join(' || ');
  return `facts ${engine === 'mysql' ? 'varchar(60)' : 'text'} generated always as (case
    when counted = 1 and (status <> 'lost' or lost_reason <> 'not-an-enquiry') then ${text} end) virtual`;
}

/** Texts compare by code point, as SQLite's do: `a` and `A`, `e` and `é`, and any two emoji are different. */
const MYSQL_TABLE = 'engine = InnoDB default character set utf8mb4 collate utf8mb4_bin';

/** The statements of one table. Each can be repeated: on MySQL an interrupted start has made some of the tables. */
function statementsOf(table: string, engine: Engine): string[] {
  const text = table
    .replace('facts generated', factsOf(engine))
    .replace(/^create table/, 'create table if not exists');
  if (engine === 'mysql') {
    const columns = text
      .replace(/^( +\w+) serial/gm, '$1 bigint not null auto_increment primary key')
      .replace(/\{.*?\}/g, '');
    return [`${columns} ${MYSQL_TABLE}`];
  }
  const name = /exists (\w+)/.exec(text)?.[1] ?? '';
  const indexes = [...text.matchAll(/^ +index (\w+) (.*?),?$/gm)].map(
    ([, index, on]) => `create index if not exists ${index} on ${name} ${on}`,
  );
  const columns = text
    .replace(/,\n +index .*?(?=,?$)/gm, '')
    .replace(/^( +\w+) serial/gm, '$1 integer not null primary key autoincrement')
    // The column of SQLite's row number must have exactly this type.
    .replace('bigint not null primary key', 'integer not null primary key')
    .replaceAll('mediumtext', 'text');
  return [columns, ...indexes].map((each) => each.replace(/[{}]/g, ''));
}

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const table of schema.split(';').map((each) => each.trim())) {
    if (table === '') continue;
    for (const statement of statementsOf(table, engine)) await sql.raw(statement).execute(db);
  }
}
