import { afterEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, DAY_MS, enquiryKinds, instantOf, quotedFigures } from '@dealership/shared';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase, type Database } from '../../src/db/open-database.ts';
import { countQuotations } from '../../src/features/enquiries/desk/insights/quoted-repository.ts';
import { fillMonth } from '../../src/seed/month/fill-month.ts';
import { colleagues } from '../../src/seed/month/colleagues.ts';
import { listSettings } from '../../src/features/settings/settings-repository.ts';
import { verifyChain } from '../../src/features/consents/verify-chain.ts';
import { createTestDatabase, pictures, type TestDatabase } from '../support/server/test-server.ts';

let place: TestDatabase | undefined;
let db: Database | undefined;
afterEach(async () => {
  await db?.destroy();
  await place?.drop();
});

async function filledAt(now: number): Promise<Database> {
  place = await createTestDatabase('sqlite');
  await migrate(place.config);
  db = openDatabase(place.config);
  await fillMonth(db, { now, pictures });
  return db;
}

async function count(query: { execute: () => Promise<unknown[]> }): Promise<number> {
  return (await query.execute()).length;
}

const moments = {
  'a weekday at noon': '2026-11-26T12:20',
  midnight: '2026-11-26T00:00',
  'the first minutes of a day': '2026-11-26T00:04',
  'before the day begins': '2026-11-26T05:00',
  'a Sunday morning': '2026-11-29T08:00',
  'the last minute of a year': '2026-12-31T23:59',
};

describe.each(Object.entries(moments))('the month of the demo, filled at %s', (_name, minute) => {
  it('has what a desk at work has', async () => {
    const now = instantOf(minute);
    const today = dayOf(now);
    const full = await filledAt(now);

    const enquiries = await full.selectFrom('enquiries').selectAll().execute();
    expect(new Set(enquiries.map(({ kind }) => kind))).toEqual(new Set(enquiryKinds));
    expect(enquiries.length).toBeGreaterThanOrEqual(400);
    expect(Math.max(...enquiries.map(({ created_at: at }) => at))).toBeLessThanOrEqual(now);
    expect(enquiries.filter(({ created_at: at }) => !Number.isInteger(at))).toEqual([]);
    const oldest = Math.min(...enquiries.map(({ created_at: at }) => at));
    expect(oldest).toBeGreaterThan(now - 31 * DAY_MS);

    const desk = full.selectFrom('desk').select('enquiry_id');
    const open = desk.where('standing', '=', 'open');
    const isOn = (day: string) => open.where('appointment_day', '=', day);
    const found = {
      unanswered: await count(open.where('attempted_at', 'is', null)),
      overdue: await count(open.where('next_at', '<', now)),
      today: await count(isOn(today)),
      tomorrow: await count(isOn(addDays(today, 1))),
      sold: await count(desk.where('status', '=', 'done')),
      lost: await count(desk.where('lost_reason', 'is not', null).groupBy('lost_reason')),
      robots: await count(desk.where('lost_reason', '=', 'not-an-enquiry')),
      walkIns: await count(desk.where('source', '=', 'walk-in')),
      doubles: await count(
        full.selectFrom('desk_events').select('id').where('kind', '=', 'double'),
      ),
      joined: await count(
        full.selectFrom('customers').select('id').where('joined_into', 'is not', null),
      ),
      dated: await count(full.selectFrom('offers').select('id').where('ends_at', '>', now)),
      planned: await count(full.selectFrom('planned_prices').select('id')),
      drafts: await count(full.selectFrom('vehicles').select('id').where('document', 'is', null)),
      replies: await count(full.selectFrom('history').select('id').where('kind', '=', 'reply')),
      consents: (await verifyChain(full)).total,
      taps: await count(full.selectFrom('taps').select('day')),
      keys: await count(full.selectFrom('api_keys').select('id')),
      cards: await count(full.selectFrom('enquiry_cards').select('enquiry_id')),
    };
    expect(Object.entries(found).filter(([, number]) => number === 0)).toEqual([]);
    expect(found.lost).toBeGreaterThanOrEqual(4);
    expect(found.unanswered).toBeGreaterThanOrEqual(4);
    expect(found.unanswered).toBeLessThan(40);

    const unseen = full.selectFrom('desk_notices').select('user_id').where('seen_at', 'is', null);
    const alerted = new Set((await unseen.execute()).map(({ user_id: userId }) => userId));
    expect(alerted).toEqual(new Set(['bikram', 'sharmila', 'farhan', 'tenzing', 'arunima']));
    expect(await count(full.selectFrom('outbox').select('id'))).toBe(0);
    const unused = full
      .selectFrom('admin_users')
      .select('user_id')
      .where('last_seen_at', 'is', null);
    expect(await count(unused)).toBe(0);
  });
});

it.each(Object.values(moments))(
  'has quotations in all states, made in the order of the clock, filled at %s',
  async (minute) => {
    const now = instantOf(minute);
    const full = await filledAt(now);
    const made = await full.selectFrom('quotations').selectAll().orderBy('id').execute();
    const times = made.map(({ created_at: at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const events = await full
      .selectFrom('desk_events')
      .select(['id', 'enquiry_id', 'at'])
      .where('enquiry_id', 'in', [...new Set(made.map(({ enquiry_id: id }) => id))])
      .orderBy('enquiry_id')
      .orderBy('id')
      .execute();
    const isEarlier = events.filter(({ enquiry_id: id, at }, index) => {
      const before = events[index - 1];
      return before?.enquiry_id === id && before.at > at;
    });
    expect(isEarlier).toEqual([]);
    expect(events.filter(({ at }) => at > now)).toEqual([]);
    const reads = { kinds: enquiryKinds, branches: null };
    const clock = { from: addDays(dayOf(now), -31), to: dayOf(now), reads, now };
    const counts = await countQuotations(full, clock);
    expect(counts.made).toBeGreaterThan(20);
    for (const figure of quotedFigures) expect(counts[figure], figure).toBeGreaterThan(2);
    expect(counts.accepted + counts.ended).toBeLessThan(counts.made);
    const agreed = await full
      .selectFrom('desk')
      .innerJoin('quotations', 'quotations.enquiry_id', 'desk.enquiry_id')
      .select('next_at')
      .where('standing', '=', 'open')
      .where('accepted_at', '>', now - DAY_MS)
      .execute();
    if (minute === moments['a weekday at noon']) expect(agreed).not.toEqual([]);
    expect(agreed.filter(({ next_at: at }) => at !== null && at < now)).toEqual([]);
    const has = (mark: (row: (typeof made)[number]) => unknown) => made.some(mark);
    expect(has(({ bill }) => bill)).toBe(true);
    expect(has(({ withdrawn_at: at }) => at)).toBe(true);
    expect(has(({ wanted_at: at }) => at)).toBe(true);
    expect(has(({ version }) => version === 2)).toBe(true);
  },
);

it('shows a dealership that has been through its first steps, and nothing in front of its home page', async () => {
  const now = instantOf('2026-11-26T12:20');
  const full = await filledAt(now);
  const settings = await listSettings(full);
  expect(settings.filter(({ isSample }) => isSample)).toEqual([]);
  const decided = settings.filter(({ name }) =>
    ['setup', 'demoContent', 'promises'].includes(name),
  );
  expect(decided.map(({ name, value }) => [name, value])).toEqual([
    ['setup', 'done'],
    ['demoContent', []],
    ['promises', []],
  ]);
  const notifications = await full.selectFrom('notifications').select('starts_at').execute();
  expect(notifications.map(({ starts_at: at }) => Number(at) > now)).toEqual([true]);
});

it('has enquiries as customers send them, worked on as colleagues do', async () => {
  const now = instantOf('2026-11-26T12:20');
  const full = await filledAt(now);
  const enquiries = await full.selectFrom('enquiries').selectAll().execute();
  const strange = enquiries.filter(
    ({ kind, mobile, model, message, offer_id: offerId }) =>
      mobile?.startsWith('0') !== true ||
      offerId !== null ||
      (kind === 'product' && (model ?? '') === '') ||
      (kind !== 'spare-parts' && /brake shoes/i.test(message ?? '')),
  );
  expect(strange).toEqual([]);
  // Only Latin letters, or none.
  expect(enquiries.filter(({ name }) => !/^([A-Za-z ]+|[^A-Za-z]+)$/.test(name ?? ''))).toEqual([]);

  const desk = await full.selectFrom('desk').selectAll().execute();
  expect(
    desk.filter(({ appointment_state: state, status }) => state === 'missed' && status === 'done'),
  ).toEqual([]);
  const reads = await full.selectFrom('desk_reads').selectAll().execute();
  const unread = desk.filter(
    (row) =>
      row.attempted_at !== null &&
      row.assignee !== null &&
      row.last_event_at < now - DAY_MS &&
      !reads.some(
        ({ enquiry_id: id, user_id: userId, read_at: at }) =>
          id === row.enquiry_id && userId === row.assignee && at >= row.last_event_at,
      ),
  );
  expect(unread).toEqual([]);
});

it('has seven colleagues in all roles', async () => {
  const full = await filledAt(instantOf('2026-11-26T12:20'));
  const rows = await full.selectFrom('admin_users').select(['user_id', 'role']).execute();
  expect(rows.map(({ user_id: userId, role }) => [userId, role]).toSorted()).toEqual(
    colleagues.map(({ userId, role }) => [userId, role]).toSorted(),
  );
  expect(new Set(rows.map(({ role }) => role)).size).toBe(6);
});
