import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, type EnquiryKind, type Setting } from '@dealership/shared';
import { findNamesAllowed } from '../../../src/features/enquiries/desk/calendars/calendar-repository.ts';
import { addBranch } from '../../support/desk/branches.ts';
import { deskOf, done, runDesk } from '../../support/desk/desk-work.ts';
import { join, signIn } from '../../support/people/people.ts';
import { getCalendar } from '../../support/requests/calendar-file.ts';
import { submit } from '../../support/requests/calls.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { createTestLog, type TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const lines: string[] = [];
const servers = useTwoServers({ log: createTestLog(lines) });
let server: TestServer;
let owner: Browser;
beforeEach(async () => {
  server = servers.first;
  await server.db.deleteFrom('enquiries').execute();
  await server.db.deleteFrom('calendar_links').execute();
  await server.db.deleteFrom('audit_events').execute();
  await server.db.deleteFrom('admin_users').where('user_id', '!=', 'staff').execute();
  await server.db
    .updateTable('settings')
    .set({ value: 'false' })
    .where('name', '=', 'calendarNames')
    .execute();
  owner = await signIn(server);
  lines.length = 0;
});

const day = (days: number) => addDays(dayOf(server.clock()), days);

async function make(browser: Browser, scope: string): Promise<string> {
  const { status, body, text } = await browser.send<{ path: string }>('POST', '/api/calendars', {
    scope,
  });
  expect(status, text).toBe(201);
  return body.path;
}

/** An enquiry with an appointment, which its assignee keeps. */
async function appoint(
  browser: Browser,
  {
    kind = 'service-booking',
    time,
    inDays = 2,
    isConfirmed = true,
    branch = 1,
  }: {
    kind?: EnquiryKind;
    time?: string;
    inDays?: number;
    isConfirmed?: boolean;
    branch?: number;
  } = {},
): Promise<string> {
  const overrides = { name: 'Asha, Das; the "first"', branch };
  const { body } = await submit(server, kind, { overrides });
  await runDesk(server);
  const own = await browser.send<{ user_id: string }>('GET', '/api/me');
  await done(browser, body.reference, { do: 'assign', to: own.body.user_id });
  const step = {
    do: 'appointment',
    day: day(inDays),
    isConfirmed,
    ...(time !== undefined && { time }),
  };
  await done(browser, body.reference, step);
  return body.reference;
}

const read = (path: string, at: TestServer = server, headers: Record<string, string> = {}) =>
  getCalendar(at, path, headers);

/** The events as a calendar program reads them. */
async function eventsAt(path: string) {
  const answer = await read(path);
  expect(answer.status).toBe(200);
  const text = answer.body as string;
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const calendar = new ICAL.Component(ICAL.parse(text) as never[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      start: event.startDate.isDate
        ? event.startDate.toString()
        : event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      status: component.getFirstPropertyValue('status'),
    };
  });
}

describe('a private calendar', () => {
  it('has the appointments of one person, with times of India, and names nobody', async () => {
    const timed = await appoint(owner, { time: '11:30' });
    const whole = await appoint(owner, { kind: 'sales', isConfirmed: false, inDays: 3 });
    const rina = await join(server, owner, { userId: 'rina', role: 'service' });
    await appoint(rina);
    const path = await make(owner, 'own');
    const events = await eventsAt(path);
    expect(events).toEqual([
      {
        uid: `${timed}@appointments.dealership`,
        title: expect.stringContaining('Scooty Pep') as string,
        description: `Reference ${timed}`,
        start: `${day(2)}T06:00:00.000Z`,
        minutes: 30,
        status: 'CONFIRMED',
      },
      expect.objectContaining({
        uid: `${whole}@appointments.dealership`,
        start: day(3),
        minutes: 24 * 60,
        status: 'TENTATIVE',
      }),
    ]);
    expect(JSON.stringify(events)).not.toContain('Asha');
    expect(await eventsAt(await make(rina, 'own'))).toHaveLength(1);
  });

  it('names customers once the dealership has allowed it', async () => {
    await appoint(owner);
    const path = await make(owner, 'own');
    await server.db
      .updateTable('settings')
      .set({ value: 'true' })
      .where('name', '=', 'calendarNames')
      .execute();
    expect(await findNamesAllowed(server.db)).toBe(true);
    const [event] = await eventsAt(path);
    expect(event?.title).toMatch(/ · Asha, Das; the "first"$/);
  });

  it('is allowed to name them by owners alone', async () => {
    const manager = await join(server, owner, { userId: 'bela', role: 'manager' });
    const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
    const setting = body.settings.find(({ name }) => name === 'calendarNames');
    const { branch, name, version } = setting!;
    const changes = [{ branch, name, version, value: true }];
    expect((await manager.send('PATCH', '/api/settings', { changes })).status).toBe(403);
    expect(await findNamesAllowed(server.db)).toBe(false);
    expect((await manager.send('POST', '/api/calendars', { scope: 'workshop' })).status).toBe(201);
    expect((await owner.send('PATCH', '/api/settings', { changes })).status).toBe(200);
    expect(await findNamesAllowed(server.db)).toBe(true);
  });

  it('of the workshop has the appointments of all for service, as far as its maker reads them', async () => {
    const rina = await join(server, owner, { userId: 'rina', role: 'service' });
    const service = await appoint(rina);
    await appoint(owner, { kind: 'sales' });
    const path = await make(owner, 'workshop');
    expect((await eventsAt(path)).map(({ uid }) => uid)).toEqual([
      `${service}@appointments.dealership`,
    ]);
    const refused = await rina.send('POST', '/api/calendars', { scope: 'workshop' });
    expect(refused.status).toBe(403);
  });

  it('of the workshop of a branch has those of that branch, and is refused where there is none', async () => {
    const malda = await addBranch(owner, 'Malda');
    await appoint(owner);
    const there = await appoint(owner, { branch: malda });
    const events = await eventsAt(await make(owner, `workshop-${malda}`));
    expect(events.map(({ uid }) => uid)).toEqual([`${there}@appointments.dealership`]);
    for (const scope of [`workshop-${malda + 7}`, 'workshop-0', 'shop', 'workshop-1 or 1']) {
      const { status, body } = await owner.send('POST', '/api/calendars', { scope });
      expect([status, Object.keys(body.fields ?? {})], scope).toEqual([400, ['scope']]);
    }
    expect((await owner.send('DELETE', `/api/calendars/workshop-${malda}`)).status).toBe(200);
  });

  it('has the last 7 and the next 60 days, and what was closed is cancelled', async () => {
    const reference = await appoint(owner, { inDays: 60 });
    const later = await appoint(owner, { inDays: 61 });
    const path = await make(owner, 'own');
    expect(await eventsAt(path)).toHaveLength(1);
    await server.db
      .updateTable('desk')
      .set({ appointment_day: day(-7) })
      .where('enquiry_id', 'in', (query) =>
        query.selectFrom('enquiries').select('id').where('reference', '=', later),
      )
      .execute();
    expect(await eventsAt(path)).toHaveLength(2);
    await done(owner, reference, { do: 'close', then: { to: 'lost', reason: 'price' } });
    const closed = (await eventsAt(path)).find(({ uid }) => uid.startsWith(reference));
    expect(closed?.status).toBe('CANCELLED');
    expect((await deskOf(owner, reference)).enquiry.status).toBe('lost');
  });

  it('is not sent again while nothing has changed, and keeps no copy for others', async () => {
    await appoint(owner);
    const path = await make(owner, 'own');
    const first = await read(path);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const etag = String(first.headers.etag);
    expect((await read(path, servers.second, { 'If-None-Match': etag })).status).toBe(304);
    await appoint(owner);
    expect((await read(path, server, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('ends when it is ended, with a new one, and with the account; the server knows its hash alone', async () => {
    const rina = await join(server, owner, { userId: 'rina', role: 'service' });
    const earlier = await make(rina, 'own');
    const path = await make(rina, 'own');
    expect((await read(earlier)).status).toBe(404);
    expect((await read(path, servers.second)).status).toBe(200);
    const stored = await server.db.selectFrom('calendar_links').selectAll().execute();
    const token = /calendars\/(.+)\.ics/.exec(path)?.[1] ?? '';
    expect(token.length).toBe(43);
    expect(JSON.stringify(stored)).not.toContain(token);
    const { body } = await rina.send<{ links: object[] }>('GET', '/api/calendars');
    expect(body.links).toEqual([{ scope: 'own', made: server.clock(), read: server.clock() }]);
    await server.db
      .updateTable('admin_users')
      .set({ is_active: 0 })
      .where('user_id', '=', 'rina')
      .execute();
    expect((await read(path)).status).toBe(404);
    await server.db
      .updateTable('admin_users')
      .set({ is_active: 1, role: 'content' })
      .where('user_id', '=', 'rina')
      .execute();
    expect((await read(path)).status).toBe(404);
    const own = await make(owner, 'own');
    expect((await owner.send('DELETE', '/api/calendars/own')).status).toBe(200);
    expect((await read(own)).status).toBe(404);
    expect((await owner.send('DELETE', '/api/calendars/own')).status).toBe(404);
    expect((await owner.send('DELETE', '/api/calendars/other')).status).toBe(404);
    expect((await read(path.replace('/calendars', '/Calendars'))).status).toBe(404);
    const events = await server.db
      .selectFrom('audit_events')
      .select(['action', 'what'])
      .orderBy('id')
      .execute();
    expect(events.filter(({ action }) => action.startsWith('calendar'))).toEqual([
      { action: 'calendar address made', what: 'own' },
      { action: 'calendar address made', what: 'own' },
      { action: 'calendar address made', what: 'own' },
      { action: 'calendar address ended', what: 'own' },
    ]);
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).toContain('/calendars/:token.ics');
  });

  it('asked for several times at once, on two servers, is made each time, and the last one counts', async () => {
    const there = await signIn(servers.second);
    for (let round = 0; round < 10; round += 1) {
      await server.db.deleteFrom('calendar_links').execute();
      const browsers = [owner, there, owner, there];
      const paths = await Promise.all(browsers.map((browser) => make(browser, 'own')));
      const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status));
      expect(statuses.sort()).toEqual([200, 404, 404, 404]);
    }
  });
});
