import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import {
  addDays,
  dayOf,
  instantOf,
  minuteOf,
  type EnquiryKind,
  type OverduePerson,
} from '@dealership/shared';
import { workOnDesk } from '../../../src/features/enquiries/desk/desk-work.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf, done, listed, runDesk, step } from '../../support/desk/desk-work.ts';
import { addPerson, changed, join, signIn, type Person } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const PEOPLE = ['anik', 'bela', 'chitra'] as const;
const HOUR_MS = 3_600_000;

let one: TestServer;
let two: TestServer;
let owner: Browser;
const people = new Map<string, Person>();

beforeAll(async () => {
  one = await startTestServer();
  two = await startTestServer({ database: one.database });
  owner = await signIn(one);
  for (const userId of PEOPLE) {
    people.set(userId, await addPerson(one, owner, { userId, role: 'sales' }));
  }
  await join(one, owner, { userId: 'mina', role: 'manager' });
  await join(one, owner, { userId: 'suman', role: 'service' });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});
beforeEach(async () => {
  // Each begins at noon, when the dealership is open.
  const noon = instantOf(`${addDays(dayOf(one.clock()), 1)}T12:00`);
  for (const server of [one, two]) server.passTime(noon - server.clock());
  owner = await signIn(one);
  await one.db.deleteFrom('enquiries').execute();
  await one.db.deleteFrom('customers').execute();
  await one.db.updateTable('admin_users').set({ on_duty_until: null, last_turn_at: 0 }).execute();
  await setAssignment('sales', 'by-hand');
});

async function onDuty(userIds: readonly string[]): Promise<void> {
  await one.db
    .updateTable('admin_users')
    .set({ on_duty_until: one.clock() + 8 * HOUR_MS })
    .where('user_id', 'in', userIds)
    .execute();
}

async function setAssignment(kind: EnquiryKind, assignment: string): Promise<void> {
  const { body } = await owner.send<{
    settings: { name: string; version: number; value: object }[];
  }>('GET', '/api/settings');
  const setting = body.settings.find(({ name }) => name === 'assignments');
  const { status, text } = await owner.send('PATCH', '/api/settings', {
    changes: [
      {
        branch: 0,
        name: 'assignments',
        version: setting?.version,
        value: { ...setting?.value, [kind]: assignment },
      },
    ],
  });
  expect(status, text).toBe(200);
}

let number = 9_832_100_000;
async function arrive(kind: EnquiryKind = 'sales', mobile = String((number += 1))) {
  const { body, status } = await submit(one, kind, { overrides: { mobile } });
  expect(status).toBe(201);
  return body.reference;
}

/** Both servers run the desk's work at the same moment. */
function bothRun(): Promise<unknown> {
  return Promise.all([runDesk(one), runDesk(two)]);
}

async function pass(ms: number): Promise<void> {
  one.passTime(ms);
  two.passTime(ms);
  await bothRun();
  // A session ends after two hours without use.
  owner = await signIn(one);
}

function noticesOf(userId: string) {
  return one.db
    .selectFrom('desk_notices')
    .select(['why', 'enquiry_id'])
    .where('user_id', '=', userId)
    .execute();
}

describe('an enquiry that nobody answers', () => {
  it('goes back to the queue once, and all on duty for it are notified; then the owner and the managers', async () => {
    await onDuty(['anik', 'bela', 'suman']);
    const reference = await arrive();
    await done(owner, reference, { do: 'assign', to: 'anik' });
    await bothRun();
    await pass(29 * 60_000);
    expect((await deskOf(owner, reference)).enquiry.assignee?.user_id).toBe('anik');
    await pass(2 * 60_000);
    await pass(60_000);
    const { enquiry, events } = await deskOf(owner, reference);
    expect(enquiry.assignee).toBeNull();
    expect(events.map(({ kind, person }) => [kind, person])).toEqual([
      ['due', null],
      ['assign', { user_id: 'staff', user_name: expect.any(String) as string }],
    ]);
    expect(events[0]?.detail).toEqual({ from: 'anik' });
    for (const [userId, ...whys] of [
      ['anik', 'assigned', 'due'],
      ['bela', 'due'],
      ['chitra'],
      ['suman'],
      ['mina'],
    ] as const) {
      expect((await noticesOf(userId)).map(({ why }) => why).sort(), userId).toEqual(whys);
    }
    expect(await listed(owner, 'overdue')).toHaveLength(1);
    await pass(2 * HOUR_MS);
    await pass(2 * HOUR_MS);
    const late = await deskOf(owner, reference);
    expect(late.events.map(({ kind }) => kind)).toEqual(['critical', 'due', 'assign']);
    expect((await noticesOf('mina')).map(({ why }) => why)).toEqual(['critical']);
    expect((await noticesOf('staff')).map(({ why }) => why)).toEqual(['critical']);
    expect(await noticesOf('bela')).toHaveLength(1);
  });

  it('takes both steps once after a standstill of days', async () => {
    await onDuty(['anik']);
    const reference = await arrive();
    await bothRun();
    await pass(72 * HOUR_MS);
    await pass(HOUR_MS);
    const { events } = await deskOf(owner, reference);
    expect(events.map(({ kind }) => kind)).toEqual(['critical', 'due']);
  });

  it('is left in peace as soon as somebody has tried', async () => {
    const reference = await arrive();
    await bothRun();
    const at = minuteOf(one.clock() + 20 * 60_000);
    await done(await signIn(one, people.get('anik')), reference, { do: 'call-later', at });
    await pass(5 * HOUR_MS);
    const { enquiry, events } = await deskOf(owner, reference);
    expect(events.map(({ kind }) => kind)).toEqual(['call-later']);
    expect(enquiry.assignee?.user_id).toBe('anik');
  });

  it('takes an attempt that was begun before it went back, and stays with whoever made it', async () => {
    let anik = await signIn(one, people.get('anik'));
    const reference = await arrive();
    await done(anik, reference, { do: 'assign', to: 'anik' });
    await bothRun();
    const { version } = (await deskOf(anik, reference)).enquiry;
    await pass(HOUR_MS);
    anik = await signIn(one, people.get('anik'));
    const { status, body } = await step(anik, reference, { do: 'no-answer' }, { version });
    expect([status, body.enquiry.assignee?.user_id]).toEqual([200, 'anik']);
    await pass(5 * HOUR_MS);
    expect((await deskOf(owner, reference)).events.map(({ kind }) => kind)).toEqual([
      'no-answer',
      'due',
      'assign',
    ]);
  });
});

describe('turns', () => {
  it('give nine enquiries to three people, three each, with two servers at once', async () => {
    await setAssignment('sales', 'in-turn');
    await onDuty(PEOPLE);
    const references: string[] = [];
    for (let count = 0; count < 9; count += 1) {
      references.push(await arrive());
      if (count % 2 === 0) await bothRun();
    }
    await bothRun();
    const assignees = await Promise.all(
      references.map(async (each) => (await deskOf(owner, each)).enquiry.assignee?.user_id ?? ''),
    );
    for (const userId of PEOPLE) {
      expect(
        assignees.filter((each) => each === userId),
        assignees.join(),
      ).toHaveLength(3);
    }
    const { events } = await deskOf(owner, references[0] ?? '');
    expect(events.map(({ kind, person }) => [kind, person])).toEqual([['assign', null]]);
  });

  it('pass by who is off duty, may not read the kind, or is gone; nobody inherits them', async () => {
    await setAssignment('sales', 'in-turn');
    await onDuty(['anik', 'suman']);
    const first = await arrive();
    await bothRun();
    await onDuty(['anik', 'bela']);
    const [second, third] = [await arrive(), await arrive()];
    await bothRun();
    const names = await Promise.all(
      [first, second, third].map(
        async (each) => (await deskOf(owner, each)).enquiry.assignee?.user_id,
      ),
    );
    expect(names).toEqual(['anik', 'bela', 'anik']);
  });

  it('pass by an owner until the account is set otherwise, and no account of before that was asked', async () => {
    await setAssignment('sales', 'in-turn');
    await onDuty(['staff']);
    const assigneeNow = async () => {
      const reference = await arrive();
      await bothRun();
      return (await deskOf(owner, reference)).enquiry.assignee?.user_id;
    };
    expect(await assigneeNow()).toBeUndefined();
    await changed(owner, 'staff', { takesTurns: true });
    expect(await assigneeNow()).toBe('staff');
    await changed(owner, 'staff', { takesTurns: false });
    // In the form of an earlier version, which does not have the column.
    const { password_hash: hash } = await one.db
      .selectFrom('admin_users')
      .select('password_hash')
      .where('user_id', '=', 'staff')
      .executeTakeFirstOrThrow();
    await one.db
      .insertInto('admin_users')
      .values({
        user_id: 'early',
        user_name: 'Early',
        password_hash: hash,
        role: 'manager',
        mobile_no: '',
        email: '',
        city: '',
        is_active: 1,
        created_at: 1,
        on_duty_until: one.clock() + 8 * HOUR_MS,
      })
      .execute();
    expect(await assigneeNow()).toBe('early');
    await one.db.deleteFrom('admin_users').where('user_id', '=', 'early').execute();
  });

  it('go to who has waited longest where several came in the same moment', async () => {
    await setAssignment('sales', 'in-turn');
    await onDuty(['bela']);
    await arrive();
    await bothRun();
    await onDuty(['anik', 'bela']);
    await arrive();
    await bothRun();
    const third = await arrive();
    await bothRun();
    expect((await deskOf(owner, third)).enquiry.assignee?.user_id).toBe('bela');
  });

  it('are left out for a customer whose open enquiry somebody on duty has', async () => {
    await setAssignment('sales', 'in-turn');
    await onDuty(PEOPLE);
    const first = await arrive('sales', '9832199999');
    await bothRun();
    await done(owner, first, { do: 'assign', to: 'chitra' });
    const [second, third] = [await arrive('sales', '+91 98321 99999'), await arrive()];
    await bothRun();
    expect((await deskOf(owner, second)).enquiry.assignee?.user_id).toBe('chitra');
    expect((await deskOf(owner, third)).enquiry.assignee?.user_id).toBe('bela');
  });

  it('are left out for whoever has the latest of a customer, where several have some', async () => {
    await setAssignment('sales', 'in-turn');
    await onDuty(PEOPLE);
    const mobile = '9832188888';
    const [first, second] = [await arrive('sales', mobile), await arrive('sales', mobile)];
    await bothRun();
    await done(owner, second, { do: 'assign', to: 'anik' });
    await done(owner, first, { do: 'assign', to: 'anik' });
    for (const server of [one, two]) server.passTime(60_000);
    await done(owner, first, { do: 'assign', to: 'chitra' });
    const third = await arrive('sales', mobile);
    await bothRun();
    expect((await deskOf(owner, third)).enquiry.assignee?.user_id).toBe('chitra');
  });
});

describe('what arrives', () => {
  it('does not wait until all that is late after a standstill has been seen to', async () => {
    for (let count = 0; count < 60; count += 1) await arrive();
    await bothRun();
    for (const server of [one, two]) server.passTime(72 * HOUR_MS);
    const arrived = await arrive();
    const late: number[] = [];
    const { staffDb: db, clock } = one;
    // The first look for new enquiries comes a moment too early for it.
    const now = clock();
    await db.updateTable('desk').set({ check_at: now }).where('stage', '=', 'arrived').execute();
    let looks = 0;
    const answering = createAnsweringSource({ db, clock });
    await workOnDesk({
      db,
      clock: () => {
        looks += 1;
        return looks === 1 ? now - 1 : now;
      },
      audit: createAuditTrail({ clock, log: pino({ level: 'silent' }) }),
      // Called when an enquiry is assigned.
      answering: async () => {
        const events = await db.selectFrom('desk_events').select('id').execute();
        late.push(events.length);
        return answering();
      },
    });
    expect(late).toEqual([50]);
    owner = await signIn(one);
    expect((await deskOf(owner, arrived)).enquiry.customer).not.toBeNull();
    expect(await one.db.selectFrom('desk_events').select('id').execute()).toHaveLength(120);
  });
});

it('shows leaders who has overdue enquiries, the most first, and since when', async () => {
  const overdue = async (browser = owner) =>
    browser.send<{ people: OverduePerson[] }>('GET', '/api/desk/overdue');
  expect((await overdue()).body).toEqual({ people: [] });
  const [first, second, third] = [await arrive(), await arrive(), await arrive()];
  await arrive('service');
  for (const reference of [first, second]) {
    await done(owner, reference, { do: 'assign', to: 'anik' });
  }
  await done(owner, third, { do: 'close', then: { to: 'done' } });
  const { enquiry } = await deskOf(owner, first);
  await pass(3 * HOUR_MS);
  await done(owner, first, { do: 'assign', to: 'anik' });
  await done(owner, second, { do: 'assign', to: 'anik' });
  const { body } = await overdue();
  expect(body.people).toEqual([
    {
      person: { user_id: 'anik', user_name: 'Bimal anik' },
      count: 2,
      oldest_at: enquiry.next_at,
    },
    { person: null, count: 1, oldest_at: expect.any(Number) as number },
  ]);
  for (const { person, count } of body.people) {
    const rows = await listed(owner, 'overdue', person ? { assignee: person.user_id } : {});
    expect(rows.filter(({ assignee }) => (assignee === null) === (person === null))).toHaveLength(
      count,
    );
  }
  const bela = await signIn(one, people.get('bela'));
  expect((await overdue(bela)).status).toBe(403);
});
