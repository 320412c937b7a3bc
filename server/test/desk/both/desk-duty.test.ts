import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  instantOf,
  kindsToBeginWith,
  minuteOf,
  type EnquiryKind,
} from '@dealership/shared';
import { tidyDesk } from '../../../src/features/enquiries/desk/desk-work.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf, done, runDesk } from '../../support/desk/desk-work.ts';
import {
  addPerson,
  changed,
  changePerson,
  signIn,
  type Person,
} from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const HOUR_MS = 3_600_000;

let one: TestServer;
let two: TestServer;
let owner: Browser;
let anik: Browser;
let bela: Browser;
const people = new Map<string, Person>();

beforeAll(async () => {
  one = await startTestServer();
  two = await startTestServer({ database: one.database });
  owner = await signIn(one);
  for (const userId of ['anik', 'bela']) {
    people.set(userId, await addPerson(one, owner, { userId, role: 'sales' }));
  }
  people.set('suman', await addPerson(one, owner, { userId: 'suman', role: 'service' }));
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});
beforeEach(async () => {
  await passTo(`${addDays(today(), 1)}T12:00`);
  await one.db.deleteFrom('enquiries').execute();
  await one.db.deleteFrom('days_off').execute();
  await one.db.updateTable('admin_users').set({ on_duty_until: null }).execute();
  for (const userId of ['anik', 'bela']) {
    const kinds = kindsToBeginWith('sales');
    await changed(owner, userId, { isActive: true, role: 'sales', kinds, expireDate: null });
  }
  await signInAll();
});

/** The demo's dealership closes at seven, on Sundays at five. */
function closingOn(day: string): string {
  const isSunday = new Date(`${day}T00:00Z`).getUTCDay() === 0;
  return `${day}T${isSunday ? 17 : 19}:00`;
}

const today = () => dayOf(one.clock());

async function signInAll(): Promise<void> {
  owner = await signIn(one);
  anik = await signIn(one, people.get('anik'));
  bela = await signIn(one, people.get('bela'));
}

/** Moves both clocks. A session ends after two hours without use. */
async function passTo(minute: string): Promise<void> {
  const ms = instantOf(minute) - one.clock();
  for (const server of [one, two]) server.passTime(ms);
  owner = await signIn(one);
}

/** Both servers run the desk's work at the same moment. */
async function bothRun(): Promise<void> {
  await Promise.all([runDesk(one), runDesk(two)]);
}

async function arrive(kind: EnquiryKind = 'sales'): Promise<string> {
  const { body, status } = await submit(one, kind, { overrides: {} });
  expect(status).toBe(201);
  return body.reference;
}

async function give(to: string, kind: EnquiryKind = 'sales'): Promise<string> {
  const reference = await arrive(kind);
  await done(owner, reference, { do: 'assign', to });
  return reference;
}

const assigneeOf = async (reference: string) =>
  (await deskOf(owner, reference)).enquiry.assignee?.user_id ?? null;

/** Changes of the assignee in its timeline. */
async function handedOf(reference: string) {
  const { events } = await deskOf(owner, reference);
  return events
    .filter((event) => event.kind === 'assign')
    .map(({ detail, person }) => [detail.from ?? null, detail.to, person?.user_id ?? '']);
}

function setDuty(person: Browser, isOn: boolean) {
  return person.send<{ on_duty_until: number | null }>('PATCH', '/api/desk/duty', { isOn });
}

async function onDuty(): Promise<string[]> {
  const { body } = await owner.send<{
    colleagues: { user_id: string; is_on_duty: boolean }[];
  }>('GET', '/api/desk/choices');
  return body.colleagues
    .filter(({ is_on_duty: isOn }) => isOn)
    .map(({ user_id: userId }) => userId);
}

const dutyOf = async (person: Browser) =>
  (await person.send<{ on_duty_until: number | null }>('GET', '/api/desk/counts')).body
    .on_duty_until;

describe('duty', () => {
  it('begins by hand, is seen by others, and ends by itself at closing', async () => {
    const { body } = await setDuty(anik, true);
    expect(minuteOf(body.on_duty_until ?? 0)).toBe(closingOn(today()));
    expect(await onDuty()).toEqual(['anik']);
    expect(await dutyOf(anik)).toBe(body.on_duty_until);
    await passTo(closingOn(today()));
    expect(await onDuty()).toEqual([]);
    await signInAll();
    expect(await dutyOf(anik)).toBeNull();
    const late = await setDuty(anik, true);
    expect(minuteOf(late.body.on_duty_until ?? 0)).toBe(closingOn(addDays(today(), 1)));
  });

  it('ends by hand, twice is once, and with signing out', async () => {
    await setDuty(anik, true);
    await setDuty(anik, true);
    expect((await setDuty(anik, false)).body).toEqual({ on_duty_until: null });
    expect(await onDuty()).toEqual([]);
    await setDuty(anik, true);
    expect((await anik.send('POST', '/api/logout')).status).toBe(200);
    expect(await onDuty()).toEqual([]);
  });

  it('ends with the account, and does not come back with it', async () => {
    await setDuty(anik, true);
    await changed(owner, 'anik', { isActive: false });
    await changed(owner, 'anik', { isActive: true });
    expect(await onDuty()).toEqual([]);
  });

  it('lasts twelve hours where there are no hours', async () => {
    const { body } = await owner.send<{
      settings: { name: string; branch: number; version: number; value: unknown }[];
    }>('GET', '/api/settings');
    const week = body.settings.find(({ name }) => name === 'week');
    const change = (value: unknown, version = week?.version) =>
      owner.send('PATCH', '/api/settings', {
        changes: [{ branch: 1, name: 'week', version, value }],
      });
    expect((await change([[], [], [], [], [], [], []])).status).toBe(200);
    expect((await setDuty(anik, true)).body.on_duty_until).toBe(one.clock() + 12 * HOUR_MS);
    await change(week?.value, (week?.version ?? 0) + 1);
  });
});

const byKind = (one: object, other: object) =>
  (one as { kind: string }).kind < (other as { kind: string }).kind ? -1 : 1;

describe('whoever may not answer an enquiry any more', () => {
  it('leaves it to the colleague who is named, of the kinds that these read, the rest to the queue', async () => {
    const sales = await give('anik');
    const insurance = await give('anik', 'insurance');
    const other = await give('bela');
    const { body } = await owner.send('GET', '/api/staff/anik/enquiries');
    expect(body).toEqual({
      kinds: [
        { kind: 'insurance', branch: 1, total: 1 },
        { kind: 'sales', branch: 1, total: 1 },
      ],
    });
    const ended = await changePerson(owner, 'anik', { isActive: false, handOverTo: 'suman' });
    expect(ended.status, ended.text).toBe(200);
    expect((ended.body as unknown as { handed: object[] }).handed.toSorted(byKind)).toEqual([
      { kind: 'insurance', total: 1, to: 'suman' },
      { kind: 'sales', total: 1, to: null },
    ]);
    expect(await assigneeOf(sales)).toBeNull();
    expect(await assigneeOf(insurance)).toBe('suman');
    expect(await assigneeOf(other)).toBe('bela');
    expect(await handedOf(insurance)).toEqual([
      ['anik', 'suman', 'staff'],
      [null, 'anik', 'staff'],
    ]);
    expect(await handedOf(sales)).toEqual([
      ['anik', null, 'staff'],
      [null, 'anik', 'staff'],
    ]);
  });

  it('keeps what the new kinds still have', async () => {
    const sales = await give('anik');
    const finance = await give('anik', 'finance');
    await changed(owner, 'anik', { kinds: ['finance'], handOverTo: 'bela' });
    expect([await assigneeOf(sales), await assigneeOf(finance)]).toEqual(['bela', 'anik']);
  });

  it.each(['anik', 'nobody', ''])('cannot leave it to %j', async (handOverTo) => {
    const sales = await give('anik');
    const answer = await changePerson(owner, 'anik', { isActive: false, handOverTo });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { problems: { handOverTo: { code: 'not_assignable' } } },
    ]);
    // Nothing of it is stored.
    expect(await assigneeOf(sales)).toBe('anik');
    await signIn(one, people.get('anik'));
  });

  it('leaves it to the queue when the account ends by its day, once, with two servers', async () => {
    await changed(owner, 'anik', { expireDate: today() });
    const references = [await give('anik'), await give('anik')];
    await bothRun();
    expect(await assigneeOf(references[0] ?? '')).toBe('anik');
    await passTo(`${addDays(today(), 1)}T00:01`);
    await bothRun();
    for (const reference of references) {
      expect(await handedOf(reference)).toEqual([
        ['anik', null, ''],
        [null, 'anik', 'staff'],
      ]);
    }
  });

  it('leaves it to the queue however the account was changed', async () => {
    const [sales, finance] = [await give('anik'), await give('anik', 'finance')];
    await one.db
      .updateTable('admin_users')
      .set({ kinds: 'finance' })
      .where('user_id', '=', 'anik')
      .execute();
    await bothRun();
    expect([await assigneeOf(sales), await assigneeOf(finance)]).toEqual([null, 'anik']);
    await one.db
      .updateTable('admin_users')
      .set({ role: 'viewer' })
      .where('user_id', '=', 'anik')
      .execute();
    await bothRun();
    expect(await assigneeOf(finance)).toBeNull();
  });
});

describe('days off', () => {
  const add = (body: object, userId = 'anik') =>
    owner.send<{
      days_off: { id: number; has_begun: boolean; handed: object[] }[];
      problems?: object;
    }>('POST', `/api/staff/${userId}/days-off`, { handOverTo: null, ...body });

  it('hand over once when they begin, end the duty, and let nobody begin it', async () => {
    const tomorrow = addDays(today(), 1);
    const sales = await give('anik');
    const added = await add({ firstDay: tomorrow, lastDay: tomorrow, handOverTo: 'bela' });
    expect(added.status, added.text).toBe(200);
    await bothRun();
    expect(await assigneeOf(sales)).toBe('anik');
    expect((await setDuty(anik, true)).status).toBe(200);
    await passTo(`${tomorrow}T00:01`);
    await one.db
      .updateTable('admin_users')
      .set({ on_duty_until: one.clock() + HOUR_MS })
      .where('user_id', '=', 'anik')
      .execute();
    await bothRun();
    await bothRun();
    expect(await handedOf(sales)).toEqual([
      ['anik', 'bela', ''],
      [null, 'anik', 'staff'],
    ]);
    await signInAll();
    expect(await onDuty()).toEqual([]);
    expect((await setDuty(anik, true)).body).toMatchObject({
      problems: { isOn: { code: 'day_off' } },
    });
    // Enquiries that are assigned during the absence stay: somebody decided that.
    const later = await give('anik');
    await bothRun();
    expect(await assigneeOf(later)).toBe('anik');
    const { body } = await owner.send<{ days_off: object[] }>('GET', '/api/staff/anik/days-off');
    expect(body.days_off).toMatchObject([{ has_begun: true, hand_over_to: 'bela' }]);
  });

  it('leave to the queue what the colleague does not read, or is away for, too', async () => {
    const day = { firstDay: today(), lastDay: today() };
    const sales = await give('anik');
    const insurance = await give('anik', 'insurance');
    expect((await add({ ...day }, 'bela')).status).toBe(200);
    expect((await add({ ...day, handOverTo: 'bela' })).status).toBe(200);
    await bothRun();
    expect([await assigneeOf(sales), await assigneeOf(insurance)]).toEqual([null, null]);
    const later = { firstDay: addDays(today(), 2), lastDay: addDays(today(), 2) };
    await give('bela');
    await give('bela', 'insurance');
    const planned = await add({ ...later, handOverTo: 'suman' }, 'bela');
    expect(planned.body.days_off.map(({ handed }) => handed.toSorted(byKind))).toEqual([
      [],
      [
        { kind: 'insurance', total: 1, to: 'suman' },
        { kind: 'sales', total: 1, to: null },
      ],
    ]);
  });

  it('are stored once, taken back, and refused in words', async () => {
    const [first, last] = [addDays(today(), 3), addDays(today(), 5)];
    const added = await Promise.all([
      add({ firstDay: first, lastDay: last }),
      add({ firstDay: first, lastDay: last }),
    ]);
    expect(added.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await add({ firstDay: first, lastDay: last });
    expect(body.days_off).toHaveLength(1);
    const refusals: [object, object][] = [
      [{ firstDay: last, lastDay: first }, { lastDay: { code: 'days_end_early' } }],
      [{ firstDay: '2026-01-01', lastDay: '2026-01-02' }, { lastDay: { code: 'expiry_past' } }],
      [
        { firstDay: last, lastDay: addDays(last, 1) },
        { firstDay: { code: 'days_overlap', params: { day: last } } },
      ],
      [{ firstDay: '2027-02-30', lastDay: '2027-03-01' }, { firstDay: { code: 'not_date' } }],
      [
        { firstDay: today(), lastDay: addDays(today(), 400) },
        { lastDay: { code: 'too_many_days' } },
      ],
      [
        { firstDay: today(), lastDay: today(), handOverTo: 'anik' },
        { handOverTo: { code: 'not_assignable' } },
      ],
    ];
    for (const [asked, problems] of refusals) {
      const answer = await add(asked);
      expect([answer.status, answer.body], JSON.stringify(asked)).toMatchObject([
        400,
        { problems },
      ]);
    }
    expect((await add({ firstDay: first, lastDay: last }, 'nobody')).status).toBe(404);
    const path = `/api/staff/anik/days-off/${body.days_off[0]?.id ?? 0}`;
    for (let twice = 0; twice < 2; twice += 1) {
      const { body: after } = await owner.send('DELETE', path);
      expect(after).toEqual({ days_off: [] });
    }
  });

  const addOwn = (person: Browser, body: object) =>
    person.send<{ days_off: { id: number }[]; problems?: object }>('POST', '/api/daysOff', {
      handOverTo: null,
      ...body,
    });

  it('of one’s own are seen, entered and taken back, and hand over to the queue', async () => {
    const [day, later] = [today(), addDays(today(), 7)];
    await add({ firstDay: later, lastDay: later, handOverTo: 'bela' });
    const sales = await give('anik');
    await setDuty(anik, true);
    const added = await addOwn(anik, { firstDay: day, lastDay: day });
    expect([added.status, added.body]).toMatchObject([
      200,
      {
        days_off: [
          { first_day: day, hand_over_to: null },
          { first_day: later, hand_over_to: 'bela' },
        ],
      },
    ]);
    // The owner sees them, and nobody else.
    const { body } = await owner.send('GET', '/api/staff/anik/days-off');
    expect(body).toEqual(added.body);
    expect((await bela.send('GET', '/api/daysOff')).body).toEqual({ days_off: [] });
    await bothRun();
    expect(await assigneeOf(sales)).toBeNull();
    expect(await onDuty()).toEqual([]);
    const first = added.body.days_off[0]?.id ?? 0;
    // Days off of other people stay.
    await bela.send('DELETE', `/api/daysOff/${first}`);
    expect((await anik.send('GET', '/api/daysOff')).body).toMatchObject({
      days_off: [{ id: first, has_begun: true }, {}],
    });
    for (let twice = 0; twice < 2; twice += 1) {
      const left = await anik.send<{ days_off: object[] }>('DELETE', `/api/daysOff/${first}`);
      expect(left.body.days_off).toHaveLength(1);
    }
    // Back before the days off end.
    expect((await setDuty(anik, true)).status).toBe(200);
    const noted = await one.db
      .selectFrom('audit_events')
      .select(['user_id', 'action', 'what'])
      .where('what', '=', `anik: ${day} – ${day}`)
      .orderBy('id')
      .execute();
    expect(noted.map(({ user_id: by, action }) => [by, action])).toEqual([
      ['anik', 'days off added'],
      ['anik', 'days off removed'],
    ]);
  });

  it('of one’s own name a colleague only where one gives enquiries to others', async () => {
    const day = { firstDay: addDays(today(), 2), lastDay: addDays(today(), 2) };
    expect((await addOwn(anik, { ...day, handOverTo: 'bela' })).status).toBe(403);
    expect((await anik.send('GET', '/api/daysOff')).body).toEqual({ days_off: [] });
    const own = await addOwn(owner, { ...day, handOverTo: 'bela' });
    expect(own.body).toMatchObject({ days_off: [{ hand_over_to: 'bela' }] });
    const twice = await Promise.all([addOwn(anik, day), addOwn(anik, day)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0].body.days_off).toHaveLength(1);
    const past = await addOwn(anik, { firstDay: '2026-01-01', lastDay: '2026-01-02' });
    expect(past.body).toMatchObject({ problems: { lastDay: { code: 'expiry_past' } } });
  });

  it('that passed while no server ran hand nothing over', async () => {
    const sales = await give('anik');
    const tomorrow = addDays(today(), 1);
    await add({ firstDay: tomorrow, lastDay: tomorrow });
    await passTo(`${addDays(tomorrow, 1)}T12:00`);
    await bothRun();
    // It was late by then, and went back to the queue for that reason.
    expect((await handedOf(sales)).length).toBe(1);
  });
});

describe('notices', () => {
  interface Notices {
    notices: {
      id: number;
      why: string;
      is_seen: boolean;
      reference: string;
      name: string;
      model: string;
    }[];
  }
  const noticesOf = async (person: Browser) =>
    (await person.send<Notices>('GET', '/api/desk/notices')).body.notices;
  const count = async (person: Browser) =>
    (await person.send<{ notices: number }>('GET', '/api/desk/counts')).body.notices;
  const see = (person: Browser, upTo: number) =>
    person.send<{ notices: number }>('POST', '/api/desk/notices/seen', { upTo });

  /** Two late enquiries, with alerts for Anik, who is on duty. */
  async function twoLate(): Promise<string[]> {
    const references = [await arrive('product'), await arrive('sales')];
    await setDuty(anik, true);
    await bothRun();
    await passTo(`${today()}T12:40`);
    await bothRun();
    await signInAll();
    return references;
  }

  it('name what is late, once seen no more', async () => {
    const references = await twoLate();
    const notices = await noticesOf(anik);
    expect(notices.map(({ reference }) => reference).sort()).toEqual([...references].sort());
    expect(notices.every(({ why, is_seen: isSeen }) => why === 'due' && !isSeen)).toBe(true);
    expect(notices.some(({ model }) => model !== '')).toBe(true);
    expect(notices.map(({ name }) => name)).not.toContain('');
    expect([await count(anik), await count(bela)]).toEqual([2, 0]);
    const first = Math.min(...notices.map(({ id }) => id));
    expect((await see(anik, first)).body).toEqual({ notices: 1 });
    expect((await noticesOf(anik)).map(({ is_seen: isSeen }) => isSeen)).toEqual([false, true]);
    // Alerts of other people stay.
    await see(bela, Number.MAX_SAFE_INTEGER);
    expect(await count(anik)).toBe(1);
  });

  it('show a colleague what they are given by hand, and nobody of what they take', async () => {
    const reference = await give('anik');
    const before = await noticesOf(anik);
    expect(before.map(({ why, reference: each }) => [why, each])).toEqual([
      ['assigned', reference],
    ]);
    await done(anik, reference, { do: 'assign', to: null });
    await done(anik, reference, { do: 'assign', to: 'anik' });
    expect(await noticesOf(anik)).toHaveLength(1);
    await changed(owner, 'anik', { isActive: false, handOverTo: 'staff' });
    expect([await assigneeOf(reference), await noticesOf(owner)]).toEqual(['staff', []]);
  });

  it('are of the kinds that somebody reads now', async () => {
    await twoLate();
    await changed(owner, 'anik', { kinds: ['product'] });
    expect((await noticesOf(anik)).length).toBe(1);
    expect(await count(anik)).toBe(1);
  });

  it('of closed enquiries, and old ones, are forgotten', async () => {
    const [product = ''] = await twoLate();
    await done(owner, product, { do: 'close', then: { to: 'done' } });
    expect(await count(anik)).toBe(1);
    const tidy = () => tidyDesk(one);
    const stored = () => one.db.selectFrom('desk_notices').selectAll().execute();
    await tidy();
    expect(await stored()).toHaveLength(1);
    await passTo(`${addDays(today(), 31)}T12:00`);
    await tidy();
    expect(await stored()).toEqual([]);
  });
});
