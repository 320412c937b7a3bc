import {
  addDays,
  DAY_MS,
  dayOf,
  enquiryKinds,
  kindsToBeginWith,
  type EnquiryKind,
  type Role,
} from '@dealership/shared';
import { runStatements } from './engines.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Members of staff beside the site's first owner; all have the owner's password. */
interface Member {
  readonly userId: string;
  readonly role: Role;
  readonly kinds: readonly EnquiryKind[];
  /** How long ago the previous visit ended. */
  readonly awayDays: number;
}

/** Reads three kinds. */
export const salesPerson = 'sales1';
/** Reads the kinds of the workshop. */
export const serviceAdvisor = 'service1';
/** May not answer anything, so has no enquiries. */
export const onlooker = 'viewer1';

function member(userId: string, role: Role, awayDays: number, kinds = kindsToBeginWith(role)) {
  return { userId, role, awayDays, kinds } satisfies Member;
}

const members: readonly Member[] = [
  member('manager1', 'manager', 1),
  member(salesPerson, 'sales', 14, ['product', 'sales', 'finance']),
  member('sales2', 'sales', 1),
  member('sales3', 'sales', 1, ['product', 'sales', 'offer', 'joy-club', 'contact']),
  member(serviceAdvisor, 'service', 1),
  member('service2', 'service', 3),
  member(onlooker, 'viewer', 1),
];

/** Days around today with appointments of open enquiries. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 11;

/** Younger enquiries are open more often. */
const YOUNG_DAYS = 29;
/** Open ones of a thousand young and of a thousand others: a tenth of all, with opt-ins, which are never open. */
const [YOUNG_OPEN, OLD_OPEN] = [820, 47];
/** Older ones came before there was a desk; a few of them are not sorted yet. */
const BEFORE_DESK_DAYS = 330;

const reasons = ['price', 'other-brand', 'other-dealer', 'no-stock', 'put-off', 'not-reached'];

/**
 * Makes accounts of the desk's staff, and for all stored enquiries a customer and a row of the desk with a timeline,
 * in place of those from the seed, as after a year of these people's work: nine in ten are closed, the others are
 * open, most of them young. The same for the same enquiries and instant. The site must not be running.
 *
 * @param options.owner user id of the account whose password all use
 * @param options.now epoch ms
 */
export async function fillDesk(
  databaseUrl: string,
  { owner, now }: { owner: string; now: number },
): Promise<void> {
  await runStatements(databaseUrl, [
    ...members.map((each) => insertMember(each, { owner, now })),
    `update admin_users set desk_seen_at = ${now}, desk_before_at = ${now - DAY_MS} where user_id = '${owner}'`,
    ...['desk_events', 'desk', 'customers'].map((table) => `delete from ${table}`),
    `insert into customers (contact, note, version, created_at)
      select coalesce(mobile, lower(email), reference), '', 1, min(created_at) from enquiries group by 1`,
    // One in a hundred has two numbers.
    `update customers set joined_into = id - 1, joined_to = id - 1 where id % 100 = 0`,
    insertDesk(now),
    ...timelines(owner),
    ...readMarks(owner),
    `insert into desk_notices (user_id, enquiry_id, why, at, seen_at)
      select '${owner}', enquiry_id, 'critical', critical_at, case when arrived_at < ${now - 3 * DAY_MS} then ${now} end
      from desk where standing = 'open' and status = 'new' and arrived_at > ${now - 30 * DAY_MS}`,
    `insert into desk_notices (user_id, enquiry_id, why, at, seen_at)
      select assignee, enquiry_id, 'assigned', arrived_at, case when arrived_at < ${now - DAY_MS} then ${now} end
      from desk where standing = 'open' and assignee is not null and arrived_at > ${now - 30 * DAY_MS}`,
    // MariaDB counts them automatically, but a moment later.
    ...(databaseUrl.startsWith('sqlite:')
      ? []
      : ['analyze table customers, desk, desk_events, desk_reads, desk_notices']),
  ]);
}

function insertMember(
  { userId, role, kinds, awayDays }: Member,
  { owner, now }: { owner: string; now: number },
): string {
  return `insert into admin_users (user_id, password_hash, user_name, mobile_no, email, city, is_active, created_at, role,
      kinds, desk_seen_at, desk_before_at)
    select '${userId}', password_hash, '${userId}', mobile_no, '${userId}@example.com', city, 1, created_at, '${role}',
      '${kinds.join(',')}', ${now}, ${now - awayDays * DAY_MS} from admin_users where user_id = '${owner}'`;
}

/** A number below `most` that is the same for an enquiry and a question, as SQL of both engines. */
function drawn(id: string, question: number, most: number): string {
  return `(${id} * ${16_807 + 2 * question} % 2147483647 % ${most})`;
}

/** The people who may answer each kind, one of them for each enquiry. */
function someAnswerer(id: string): string {
  const cases = enquiryKinds.map((kind) => {
    const able = members.filter(
      ({ role, kinds }) => role === 'manager' || (role !== 'viewer' && kinds.includes(kind)),
    );
    return `when '${kind}' then ${oneOf(
      able.map(({ userId }) => userId),
      drawn(id, 1, able.length),
    )}`;
  });
  return `case kind ${cases.join(' ')} end`;
}

function oneOf(texts: readonly string[], place: string): string {
  return `case ${place} ${texts.map((text, index) => `when ${index} then '${text}'`).join(' ')} end`;
}

function insertDesk(now: number): string {
  const isYoung = `enquiries.created_at > ${now - YOUNG_DAYS * DAY_MS}`;
  const share = drawn('enquiries.id', 2, 1000);
  const kindOfOpen = drawn('enquiries.id', 3, 100);
  const days = Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, ahead) =>
    addDays(dayOf(now), ahead - DAYS_BEFORE),
  );
  const dayAhead = drawn('id', 4, days.length);
  const isFew = `${drawn('id', 5, 20)} = 0`;
  // The next step is due within three weeks, or is up to one week late.
  const nextStep = `${now} + (${drawn('id', 6, 28)} - 7) * ${DAY_MS} + ${drawn('id', 7, 600)} * ${MINUTE_MS}`;
  const closedAt = `created_at + ${drawn('id', 8, 240)} * ${HOUR_MS} + ${10 * MINUTE_MS}`;
  const isOpen = `status in ('new', 'talking', 'fixed')`;
  // Most are answered within a few hours, one in eight within a week of opening hours.
  const minutes = `case when ${drawn('id', 17, 8)} = 0 then ${drawn('id', 18, 4000)} else ${drawn('id', 11, 300)} end`;
  const isAnswered = `status <> 'new' and kind <> 'opt-in'`;
  const isSpokenTo = `${drawn('id', 9, 10)} < 2`;
  const wasThere = `booking_date is not null and status`;
  return `insert into desk (enquiry_id, kind, arrived_at, origin, customer_id, status, standing, assignee, next_at, due_at,
      critical_at, stage, check_at, attempted_at, tries, appointment_day, appointment_time, appointment_state, closed_at,
      lost_reason, last_event_at, version, source, counted, model_letters, answer_minutes, reached_at, appointed_at,
      missed_at)
    select id, kind, created_at, case ${drawn('id', 9, 10)} when 0 then 'phone' when 1 then 'walk-in' else 'website' end,
      customer_id, status,
      case when is_before = 1 then 'before' when ${isOpen} then 'open' else 'closed' end,
      case when is_before = 1 or kind = 'opt-in' or (status = 'new' and ${drawn('id', 10, 10)} < 6) then null else ${someAnswerer('id')} end,
      case when is_before = 1 or status in ('done', 'lost') then null
        when status = 'new' then case when ${isFew} then null else created_at + ${2 * HOUR_MS} end
        when status = 'talking' then ${nextStep}
        else ${now} + (${dayAhead} - ${DAYS_BEFORE}) * ${DAY_MS} end,
      case when is_before = 1 or kind = 'opt-in' then null else created_at + ${2 * HOUR_MS} end,
      case when is_before = 1 or kind = 'opt-in' then null else created_at + ${4 * HOUR_MS} end,
      case status when 'new' then case is_before when 1 then 'answered' else 'critical' end else 'answered' end, null,
      case when ${isAnswered} then created_at + ${minutes} * ${MINUTE_MS} end,
      case status when 'talking' then ${drawn('id', 12, 4)} else 0 end,
      case status when 'fixed' then ${oneOf(days, dayAhead)} else booking_date end,
      case when status = 'fixed' then ${oneOf(['10:00', '11:30', '14:00', '16:30'], drawn('id', 13, 4))} end,
      case when status = 'fixed' then 'confirmed' when booking_date is null then null
        when status = 'done' then 'came' when status = 'lost' then 'missed' else 'asked' end,
      case when kind = 'opt-in' then created_at
        when status in ('done', 'lost') then case when ${closedAt} > ${now} then ${now} else ${closedAt} end end,
      case when status = 'lost' then ${oneOf(reasons, drawn('id', 14, reasons.length))} end,
      case when is_before = 1 or status = 'new' or kind = 'opt-in' then created_at
        when ${closedAt} > ${now} then ${now} else ${closedAt} end,
      case status when 'new' then 1 when 'talking' then 2 + ${drawn('id', 12, 4)} else 3 end,
      case ${drawn('id', 9, 10)} when 0 then 'phone' when 1 then 'walk-in'
        else ${oneOf(['search', 'direct', 'campaign', 'social', 'site'], drawn('id', 19, 5))} end,
      case when is_before = 1 or kind = 'opt-in' then 0 else 1 end,
      lower(replace(replace(replace(model, ' ', ''), '-', ''), '.', '')),
      case when ${isAnswered} and not (${isSpokenTo}) then ${minutes} end,
      case when ${isSpokenTo} then created_at
        when ${isAnswered} and (status <> 'talking' or ${drawn('id', 12, 4)} = 0) then created_at + ${minutes} * ${MINUTE_MS} end,
      case when status = 'fixed' or (${wasThere} in ('done', 'lost')) then created_at + ${minutes} * ${MINUTE_MS} end,
      case when ${wasThere} = 'lost' then ${closedAt} end
    from (
      select enquiries.id, enquiries.kind, enquiries.model, enquiries.created_at, booking_date, customers.id as customer_id,
        case when enquiries.created_at < ${now - BEFORE_DESK_DAYS * DAY_MS} and enquiries.kind <> 'opt-in' and ${share} >= 700 then 1 else 0 end as is_before,
        case when enquiries.kind = 'opt-in' then 'done'
          when enquiries.created_at < ${now - BEFORE_DESK_DAYS * DAY_MS} and ${share} >= 700 then 'new'
          when (${isYoung} and ${share} < ${YOUNG_OPEN}) or ${share} < ${OLD_OPEN} then
            case when ${kindOfOpen} < 30 then 'new' when ${kindOfOpen} < 85 then 'talking' else 'fixed' end
          when ${kindOfOpen} < 45 then 'done' else 'lost' end as status
      from enquiries join customers on customers.contact = coalesce(mobile, lower(email), reference)
    ) as stored`;
}

/** Three or four events for each enquiry with work. */
function timelines(owner: string): string[] {
  const insert = (at: string, kind: string, userId: string, detail: string, where: string) =>
    `insert into desk_events (enquiry_id, at, kind, user_id, detail, request_key)
      select enquiry_id, ${at}, ${kind}, ${userId}, ${detail}, concat(${kind}, '-', ${at}, '-', enquiry_id)
      from desk where standing <> 'before' and kind <> 'opt-in' and ${where}`;
  const by = `coalesce(assignee, '${owner}')`;
  return [
    insert(
      `arrived_at + ${MINUTE_MS}`,
      `'assign'`,
      `''`,
      `concat('{"to":"', assignee, '","why":"turn"}')`,
      'assignee is not null',
    ),
    insert(
      `arrived_at + ${2 * MINUTE_MS}`,
      `'seen'`,
      by,
      `'{}'`,
      `${drawn('enquiry_id', 15, 10)} < 8`,
    ),
    insert(
      'attempted_at',
      `case tries when 0 then 'spoke' else 'no-answer' end`,
      by,
      `concat('{"then":{"to":"done"},"note":"Wants the on-road price.","before":{"status":"new","nextAt":', arrived_at, ',"attemptedAt":null}}')`,
      'attempted_at is not null',
    ),
    insert(
      'closed_at',
      `'close'`,
      by,
      `concat('{"then":{"to":"', status, '","reason":"not-reached"},"before":{"status":"talking","standing":"open","nextAt":', arrived_at, ',"closedAt":null}}')`,
      'closed_at is not null',
    ),
  ];
}

/** Its assignee has read it, and the owner half of all. */
function readMarks(owner: string): string[] {
  const insert = (userId: string, where: string) =>
    `insert into desk_reads (user_id, enquiry_id, read_at, open_until)
      select ${userId}, enquiry_id, last_event_at, last_event_at from desk where ${where} order by 1, 2`;
  return [
    insert('assignee', `assignee is not null and status <> 'new'`),
    insert(`'${owner}'`, drawn('enquiry_id', 16, 2) + ' = 0'),
  ];
}
