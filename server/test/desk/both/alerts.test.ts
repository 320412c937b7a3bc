import type { Logger } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  instantOf,
  weekdayOf,
  type AnsweringSettings,
  type EnquiryKind,
  type Insights,
  type AlertReason,
} from '@dealership/shared';
import type {
  AlertMessage,
  AlertWays,
} from '../../../src/features/enquiries/desk/alerts/alert-message.ts';
import { notifyStaff } from '../../../src/features/enquiries/desk/alerts/send-alerts.ts';
import { createReadAlert } from '../../../src/features/enquiries/desk/alerts/read-alert.ts';
import { insertMessages, readModels } from '../../../src/features/messages/outbox-repository.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf, done, listed, runDesk } from '../../support/desk/desk-work.ts';
import { addPerson, signIn, type Person } from '../../support/people/people.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const everything = { mail: ['new', 'due', 'critical', 'booked', 'digest', 'weekly'], push: [] };

let one: TestServer;
let two: TestServer;
let signedIn: { owner: Browser; at: number } | undefined;
let anik: Person;
beforeAll(async () => {
  one = await startTestServer();
  two = await startTestServer({ database: one.database });
  const owner = await asOwner();
  anik = await addPerson(one, owner, { userId: 'anik', role: 'sales' });
  await addPerson(one, owner, { userId: 'bela', role: 'sales' });
  await addPerson(one, owner, { userId: 'suman', role: 'service' });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

/** Signs the owner in again: a session ends without use. */
async function asOwner(): Promise<Browser> {
  const at = one.clock();
  if (!signedIn || Math.abs(at - signedIn.at) > 10 * MINUTE_MS) {
    signedIn = { owner: await signIn(one), at };
  }
  return signedIn.owner;
}

async function goTo(minute: string): Promise<void> {
  for (const server of [one, two]) server.passTime(instantOf(minute) - server.clock());
}

const nextDay = () => addDays(dayOf(one.clock()), 1);

/** Everybody's mail address is their user id; everybody wants all alerts, at any time. */
beforeEach(async () => {
  await goTo(`${nextDay()}T15:00`);
  const { db } = one;
  for (const table of ['enquiries', 'customers', 'outbox', 'alert_choices'] as const) {
    await db.deleteFrom(table).execute();
  }
  const people = await db.selectFrom('admin_users').select('user_id').execute();
  for (const { user_id: userId } of people) {
    await db
      .updateTable('admin_users')
      .set({
        is_active: 1,
        email: `${userId}@dealer.example`,
        on_duty_until: null,
        ...(userId !== 'staff' && userId !== 'suman' && { kinds: 'sales,product' }),
      })
      .where('user_id', '=', userId)
      .execute();
    const choices = JSON.stringify({ ...everything, quiet: null });
    await db.insertInto('alert_choices').values({ user_id: userId, choices }).execute();
  }
});

async function onDuty(...userIds: string[]): Promise<void> {
  await one.db
    .updateTable('admin_users')
    .set({ on_duty_until: one.clock() + 20 * HOUR_MS })
    .where('user_id', 'in', userIds)
    .execute();
}

async function arrive(kind: EnquiryKind = 'sales'): Promise<string> {
  const { status, body } = await submit(one, kind);
  expect(status).toBe(201);
  return body.reference;
}

interface Sending extends Partial<AlertWays> {
  log?: Logger;
  answering?: () => Promise<AnsweringSettings>;
  clock?: () => number;
}

/** Both servers send alerts at the same moment. */
async function sendAlerts({ hasMail = true, ...options }: Sending = {}): Promise<void> {
  await Promise.all(
    [one, two].map(({ staffDb: db, clock }) =>
      notifyStaff({
        db,
        clock,
        hasMail,
        answering: createAnsweringSource({ db, clock }),
        log: createTestLog(),
        storeMessages: insertMessages,
        pushDevicesOf: () => Promise.resolve([]),
        ...options,
      }),
    ),
  );
}

async function work(): Promise<void> {
  await Promise.all([runDesk(one), runDesk(two)]);
  await sendAlerts();
}

async function pass(ms: number): Promise<void> {
  for (const server of [one, two]) server.passTime(ms);
  await work();
}

/** How often the catalogue was read for alerts. */
let modelsRead = 0;

/** Messages in the outbox, in words; `undefined`: no alert is left to send. */
async function listAlerts(kind: AlertMessage['kind'] = 'alert') {
  const rows = await one.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  modelsRead = 0;
  const readAlert = createReadAlert({
    db: one.staffDb,
    clock: one.clock,
    readModels: () => {
      modelsRead += 1;
      return readModels(one.db);
    },
  });
  const messages = [];
  for (const { channel, payload } of rows) {
    const parsed = JSON.parse(payload ?? '') as AlertMessage['payload'];
    const words = await readAlert({ kind, payload: parsed } as AlertMessage);
    messages.push({ channel: channel as string, userId: parsed.userId, payload: parsed, words });
  }
  return messages;
}

const titles = async (userId: string) =>
  (await listAlerts()).filter((each) => each.userId === userId).map(({ words }) => words?.title);

describe('a new enquiry', () => {
  it('rings for all on duty of its kind, once, with nothing of its sender; what comes within a minute as one', async () => {
    await onDuty('anik', 'bela', 'suman');
    const reference = await arrive();
    await work();
    await work();
    const [alert, ...others] = await listAlerts();
    expect(others.map(({ userId }) => userId)).toEqual([
      alert?.userId === 'anik' ? 'bela' : 'anik',
    ]);
    expect(alert?.words).toEqual({
      to: `${alert?.userId ?? ''}@dealer.example`,
      language: 'en',
      title: 'New sales enquiry, due 3:30 pm',
      lines: [`New: sales enquiry · Activa 6G · due 3:30 pm · ${reference}`],
      path: `/admin/desk?enquiry=${reference}`,
    });
    await arrive();
    await arrive('product');
    await pass(30_000);
    expect(await titles('anik')).toHaveLength(1);
    await pass(31_000);
    await pass(61_000);
    expect(await titles('anik')).toEqual(['New sales enquiry, due 3:30 pm', '2 enquiries: 2 new']);
    expect([await titles('suman'), modelsRead]).toEqual([[], 4]);
  });

  it('is in the language that a person has chosen for the screens', async () => {
    await onDuty('anik', 'bela');
    const bela = one.db.updateTable('admin_users').where('user_id', '=', 'bela');
    await bela.set({ language: 'bn' }).execute();
    await arrive();
    await work();
    expect(await titles('bela')).toEqual([
      expect.stringMatching(/^নতুন এনকোয়ারি: .+দুপুর 3:30-এর মধ্যে উত্তর দিতে হবে$/),
    ]);
    expect(await titles('anik')).toEqual(['New sales enquiry, due 3:30 pm']);
    await bela.set({ language: null }).execute();
  });

  it('rings no more when somebody has it, may not read it, or may not sign in', async () => {
    await onDuty('anik', 'bela');
    const reference = await arrive();
    await work();
    const anikAlone = async () => (await listAlerts()).map(({ words }) => words?.to).sort();
    const { db } = one;
    const bela = db.updateTable('admin_users').where('user_id', '=', 'bela');
    expect(await anikAlone()).toEqual(['anik@dealer.example', 'bela@dealer.example']);
    await bela.set({ kinds: 'product' }).execute();
    expect(await anikAlone()).toEqual(['anik@dealer.example', undefined]);
    await bela.set({ kinds: 'sales', is_active: 0 }).execute();
    expect(await anikAlone()).toEqual(['anik@dealer.example', undefined]);
    await done(await asOwner(), reference, { do: 'no-answer' });
    expect(await anikAlone()).toEqual([undefined, undefined]);
  });

  it('is among the notices until somebody has it, or it is late', async () => {
    await onDuty('anik');
    const [first] = [await arrive(), await arrive()];
    await runDesk(one);
    const whys = async () => {
      const browser = await signIn(one, anik);
      const { body } = await browser.send<{ notices: { why: string }[] }>(
        'GET',
        '/api/desk/notices',
      );
      return body.notices.map(({ why }) => why);
    };
    expect(await whys()).toEqual(['new', 'new']);
    await done(await asOwner(), first, { do: 'assign', to: 'bela' });
    expect(await whys()).toEqual(['new']);
    await pass(HOUR_MS);
    expect((await whys()).sort()).toEqual(['due', 'due']);
  });
});

describe('what is late', () => {
  const whysOf = async () => {
    const rows = await one.db.selectFrom('desk_notices').select(['user_id', 'why']).execute();
    return rows.map(({ user_id: userId, why }) => `${userId}: ${why}`).sort();
  };

  it('takes the place of what has come only for those who get the alert', async () => {
    await onDuty('anik');
    await arrive();
    await runDesk(one);
    await one.db.updateTable('admin_users').set({ on_duty_until: null }).execute();
    await onDuty('bela');
    await pass(HOUR_MS);
    expect(await whysOf()).toEqual(['anik: new', 'bela: due']);
  });
});

describe('what staff do', () => {
  it('is sent when it cannot be undone any more, and what was undone is not sent at all', async () => {
    const [kept, undone] = [await arrive(), await arrive()];
    await runDesk(one);
    for (const reference of [kept, undone]) {
      await done(await asOwner(), reference, { do: 'assign', to: 'anik' });
    }
    const { events } = await deskOf(await asOwner(), undone);
    await done(await asOwner(), undone, { do: 'undo', event: events[0]?.id });
    await pass(59_000);
    expect(await listAlerts()).toEqual([]);
    await pass(2000);
    expect(await titles('anik')).toEqual(['Assigned to you: sales enquiry, due 3:30 pm']);
    const day = nextDay();
    const book = (time: string) => ({ do: 'appointment', day, time, isConfirmed: true });
    await done(await asOwner(), kept, book('11:30'));
    for (const server of [one, two]) server.passTime(1000);
    await done(await asOwner(), kept, book('12:30'));
    const moved = (await deskOf(await asOwner(), kept)).events[0]?.id;
    await done(await asOwner(), kept, { do: 'undo', event: moved });
    await pass(2 * MINUTE_MS);
    const [, booked, ...others] = await titles('anik');
    expect(booked).toMatch(/^Appointment: sales enquiry, for 11:30 am on \w{3} \d+ \w{3}$/);
    expect(others).toEqual([]);
    expect(await titles('staff')).toEqual([]);
  });
});

describe('an alert', () => {
  /** Adds alerts about the first enquiry, one after the other. */
  async function note(userId: string, ...notices: { why: AlertReason; count?: number }[]) {
    const { db } = one;
    const first = db.selectFrom('enquiries').select('id').orderBy('id');
    const row = await first.executeTakeFirstOrThrow();
    for (const notice of notices) {
      const times = { at: one.clock(), alert_at: one.clock(), seen_at: null };
      await db
        .insertInto('desk_notices')
        .values({ user_id: userId, enquiry_id: row.id, ...times, ...notice })
        .execute();
    }
  }

  it('is on each channel what was chosen there, whatever else happened to the enquiry since', async () => {
    const reference = await arrive();
    await runDesk(one);
    await done(await asOwner(), reference, { do: 'assign', to: 'staff' });
    const choices = JSON.stringify({ mail: ['critical'], push: ['new'], quiet: null });
    await one.db.updateTable('alert_choices').set({ choices }).execute();
    await note('staff', { why: 'critical' }, { why: 'assigned' });
    await sendAlerts({ pushDevicesOf: () => Promise.resolve([7]) });
    const lines = [
      `Critical and unanswered: sales enquiry · Activa 6G · due since 3:30 pm · ${reference}`,
    ];
    const title = 'Critical and unanswered: sales enquiry, due since 3:30 pm';
    expect(await listAlerts()).toMatchObject([
      { channel: 'mail', words: { title, lines } },
      // A push message has no lines.
      {
        channel: 'push',
        words: { title: expect.stringMatching(/^Assigned/) as string, lines: [] },
      },
    ]);
  });

  it('of many that were given at once is how many, whatever has become of the last', async () => {
    const [reference] = [await arrive(), await arrive()];
    await runDesk(one);
    await note('anik', { why: 'assigned', count: 3 }, { why: 'due' });
    await done(await asOwner(), reference, { do: 'close', then: { to: 'done' } });
    await sendAlerts();
    const title = '3 enquiries: 3 assigned to you';
    expect((await listAlerts()).map(({ words }) => words)).toMatchObject([{ title, lines: [] }]);
    await one.db.updateTable('admin_users').set({ kinds: 'product' }).execute();
    expect(await titles('anik')).toEqual([undefined]);
  });

  it('reaches the others when one of them cannot be reached', async () => {
    await onDuty('anik', 'bela');
    await arrive();
    await runDesk(one);
    await goTo(`${nextDay()}T10:00`);
    await one.db.updateTable('desk_notices').set({ at: one.clock() }).execute();
    const lines: string[] = [];
    await sendAlerts({
      log: createTestLog(lines),
      storeMessages: (transaction, messages, now) =>
        messages.some(({ payload }) => payload.userId === 'anik')
          ? Promise.reject(new Error('a fault'))
          : insertMessages(transaction, messages, now),
    });
    expect([await titles('anik'), (await titles('bela')).length]).toEqual([[], 1]);
    const others = (await listAlerts('digest')).map(({ userId }) => userId).sort();
    expect(others).toEqual(['bela', 'staff', 'suman']);
    // On both servers, about enquiries and in the morning.
    expect(lines.filter((line) => line.includes('"userId":"anik"'))).toHaveLength(4);
    await sendAlerts();
    expect(await titles('anik')).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  it('keep everything until they are over, over midnight; then it is one alert', async () => {
    await onDuty('anik');
    const browser = await signIn(one, anik);
    const { body } = await browser.send('PATCH', '/api/own-alerts', {
      ...everything,
      quiet: { from: '21:00', to: '08:00' },
    });
    expect(body).toMatchObject({
      choices: { mail: ['new', 'due', 'booked', 'digest'], quiet: { from: '21:00' } },
      has_address: true,
    });
    await goTo(`${dayOf(one.clock())}T22:00`);
    await arrive();
    await work();
    await goTo(`${nextDay()}T02:00`);
    await arrive();
    await work();
    await goTo(`${dayOf(one.clock())}T07:59`);
    await work();
    expect(await listAlerts()).toEqual([]);
    await pass(MINUTE_MS);
    await pass(2 * MINUTE_MS);
    expect(await titles('anik')).toEqual(['2 enquiries: 2 new']);
    // A person who has switched the alert off before it is sent gets none.
    const choices = JSON.stringify({ mail: ['digest'], push: [], quiet: null });
    await one.db.updateTable('alert_choices').set({ choices }).execute();
    expect(await titles('anik')).toEqual([undefined]);
  });
});

describe('nobody gets an alert', () => {
  const waiting = async () => {
    const rows = await one.db
      .selectFrom('desk_notices')
      .select('id')
      .where('alert_at', 'is not', null)
      .execute();
    return rows.length;
  };

  it('where there is no channel or nobody wants it, of what a version before wrote, and of what is a day old', async () => {
    await onDuty('anik');
    await arrive();
    await runDesk(one);
    expect(await waiting()).toBe(1);
    await sendAlerts({ hasMail: false });
    expect([await waiting(), await listAlerts()]).toEqual([0, []]);
    await one.db
      .updateTable('alert_choices')
      .set({ choices: JSON.stringify({ mail: ['due'], push: [], quiet: null }) })
      .execute();
    await arrive();
    await work();
    expect([await waiting(), await listAlerts()]).toEqual([0, []]);
    await one.db.updateTable('alert_choices').set({ choices: null }).execute();
    const [{ id } = { id: 0 }] = await one.db.selectFrom('enquiries').select('id').execute();
    const before = { user_id: 'staff', enquiry_id: id, why: 'critical', seen_at: null } as const;
    await one.db
      .insertInto('desk_notices')
      .values({ ...before, at: one.clock() })
      .execute();
    await sendAlerts();
    const old = { at: one.clock() - 25 * HOUR_MS, alert_at: one.clock() };
    await one.db
      .insertInto('desk_notices')
      .values({ ...before, ...old })
      .execute();
    await sendAlerts();
    expect([await waiting(), await listAlerts()]).toEqual([0, []]);
    await one.db
      .insertInto('desk_notices')
      .values({ ...before, at: one.clock(), alert_at: one.clock() })
      .execute();
    // Each device gets a push message.
    await sendAlerts({ pushDevicesOf: () => Promise.resolve([7, 8]) });
    expect((await listAlerts()).map(({ channel, payload }) => [channel, payload.device])).toEqual([
      ['mail', undefined],
      ['push', 7],
      ['push', 8],
    ]);
  });
});

describe('the morning', () => {
  /** Moves the clock to a Tuesday, after the weekly alert. */
  async function goToTuesday(time: string): Promise<void> {
    const day = nextDay();
    const tuesday = addDays(day, (8 - weekdayOf(day)) % 7);
    await goTo(`${tuesday}T${time}`);
    await one.db
      .updateTable('alert_choices')
      .set({ week_day: addDays(tuesday, -1) })
      .execute();
  }

  it('is sent once, at the opening, and counts as the lists do', async () => {
    await goToTuesday('08:00');
    const references = [await arrive(), await arrive('product'), await arrive()];
    await arrive('service');
    await runDesk(one);
    const day = dayOf(one.clock());
    await done(await asOwner(), references[0] ?? '', {
      do: 'spoke',
      then: { to: 'next', at: `${addDays(day, 1)}T11:00` },
    });
    await done(await asOwner(), references[1] ?? '', {
      do: 'appointment',
      day,
      time: '16:00',
      isConfirmed: true,
    });
    await sendAlerts();
    expect(await listAlerts('digest')).toEqual([]);
    await goTo(`${day}T12:00`);
    await sendAlerts();
    expect(await listAlerts('digest')).toEqual([]);
    // Pretends that the servers were off until then.
    await goTo(`${day}T11:00`);
    await work();
    await pass(MINUTE_MS);
    // A server whose clock is still at yesterday does not begin it again.
    await sendAlerts({ clock: () => one.clock() - 24 * HOUR_MS });
    await sendAlerts();
    const digests = await listAlerts('digest');
    expect(digests.map(({ userId }) => userId).sort()).toEqual(['anik', 'bela', 'staff', 'suman']);
    const browser = await signIn(one, anik);
    const { words } = digests.find(({ userId }) => userId === 'anik') ?? {};
    const counts = await Promise.all(
      [
        listed(browser, 'open', { status: 'new' }),
        listed(browser, 'overdue'),
        listed(browser, 'appointments'),
        listed(browser, 'week'),
      ].map(async (rows) => (await rows).length),
    );
    expect(counts).toEqual([1, 1, 1, 2]);
    expect(words?.title).toBe(
      'Today: 1 not contacted yet, 1 overdue, 1 appointment today, 2 due this week',
    );
    expect(words?.links?.map(({ path }) => path)).toEqual([
      '/admin/desk?view=open&status=new',
      '/admin/desk?view=overdue',
      '/admin/desk?view=appointments',
      '/admin/desk?view=week',
    ]);
    expect(await listAlerts('weekly')).toEqual([]);
  });

  it('is not sent on a closed day, nor where nothing waits', async () => {
    await goToTuesday('10:00');
    await work();
    expect((await listAlerts('digest')).map(({ words }) => words)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    await one.db.deleteFrom('outbox').execute();
    await one.db.updateTable('alert_choices').set({ digest_day: '' }).execute();
    const { staffDb: db, clock } = one;
    const settings = await createAnsweringSource({ db, clock })();
    const day = dayOf(clock());
    const special = [{ firstDay: day, lastDay: day, intervals: [], reason: { en: 'Puja' } }];
    await sendAlerts({
      answering: () => Promise.resolve(withHolidays(settings, special)),
    });
    expect(await listAlerts('digest')).toEqual([]);
  });
});

type Settings = Awaited<ReturnType<ReturnType<typeof createAnsweringSource>>>;
type Holidays = Settings['branches'][number]['hours']['special'];

/** All branches are closed on these days. */
function withHolidays(settings: Settings, special: Holidays): Settings {
  const branches = settings.branches.map((branch) => ({
    ...branch,
    hours: { ...branch.hours, special },
  }));
  return { ...settings, branches };
}

describe('the figures of the week', () => {
  it('are those of Insights, for owners, once, on the first open day on which a server runs', async () => {
    const monday = addDays(nextDay(), 7 - weekdayOf(nextDay()));
    await goTo(`${addDays(monday, -3)}T12:00`);
    const references = [await arrive(), await arrive('service'), await arrive()];
    await runDesk(one);
    for (const server of [one, two]) server.passTime(10 * MINUTE_MS);
    await done(await asOwner(), references[0] ?? '', { do: 'spoke', then: { to: 'done' } });
    await goTo(`${monday}T10:00`);
    const { staffDb: db, clock } = one;
    const settings = await createAnsweringSource({ db, clock })();
    // The Monday is a holiday, and no server runs on the Tuesday.
    const special = [{ firstDay: monday, lastDay: monday, intervals: [], reason: { en: 'Puja' } }];
    const answering = () => Promise.resolve(withHolidays(settings, special));
    await sendAlerts({ answering });
    expect(await listAlerts('weekly')).toEqual([]);
    for (const day of [2, 3]) {
      await goTo(`${addDays(monday, day)}T10:00`);
      await sendAlerts({ answering });
    }
    const [weekly, ...others] = await listAlerts('weekly');
    expect([weekly?.userId, others]).toEqual(['staff', []]);
    const period = { from: addDays(monday, -7), to: addDays(monday, -1) };
    const { body } = await (
      await asOwner()
    ).send<Insights>('POST', '/api/insights', { ...period, by: 'kind' });
    expect(weekly?.words?.title).toBe(`Last week: 3 enquiries (the week before: 0)`);
    const { total } = body;
    expect([total.arrived, total.answered, total.done, total.median]).toEqual([3, 1, 1, 10]);
    expect(weekly?.words?.lines).toEqual(
      expect.arrayContaining([
        `Received: ${total.arrived} (0)`,
        `Answered: ${total.answered} (0)`,
        `Answered in time: ${total.in_time} (0)`,
        `Due for an answer: ${total.promised} (0)`,
        `Won: ${total.done} (0)`,
        'Typical first answer (opening hours): 10 min (–)',
      ]),
    );
    expect(weekly?.words?.path).toBe(`/admin/insights?from=${period.from}&to=${period.to}`);
  });
});

describe('choices', () => {
  it('begin with what is usual for the role, and hold what can be chosen', async () => {
    await one.db.deleteFrom('alert_choices').execute();
    const own = (browser: Browser) => browser.send('GET', '/api/own-alerts');
    expect((await own(await asOwner())).body).toEqual({
      choices: {
        mail: ['critical', 'digest', 'weekly'],
        push: ['new', 'due', 'critical', 'booked', 'digest'],
        quiet: { from: '21:00', to: '08:00' },
      },
      offered: {
        mail: ['new', 'due', 'critical', 'booked', 'digest', 'weekly'],
        push: ['new', 'due', 'critical', 'booked', 'digest'],
      },
      is_mail_on: false,
      has_address: true,
    });
    const browser = await signIn(one, anik);
    expect((await own(browser)).body).toMatchObject({ choices: { mail: ['digest'] } });
    const quiet = { from: '08:00', to: '08:00' };
    const { status, body } = await browser.send('PATCH', '/api/own-alerts', {
      mail: [],
      push: [],
      quiet,
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['quiet.to']]);
  });
});
