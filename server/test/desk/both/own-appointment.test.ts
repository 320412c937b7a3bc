import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, type EnquiryKind } from '@dealership/shared';
import { addBranch, setOfBranch } from '../../support/desk/branches.ts';
import { deskOf, done, runDesk } from '../../support/desk/desk-work.ts';
import { signIn } from '../../support/people/people.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { getCalendar } from '../../support/requests/calendar-file.ts';
import { submit } from '../../support/requests/calls.ts';
import { createTestLog } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const lines: string[] = [];
const servers = useTwoServers({ log: createTestLog(lines) });
let owner: Browser;
beforeEach(async () => {
  await servers.first.db.deleteFrom('enquiries').execute();
  owner = await signIn(servers.first);
  lines.length = 0;
});

const day = (days: number) => addDays(dayOf(servers.first.clock()), days);

/** An enquiry with an appointment in two days. */
async function appoint({
  kind = 'service-booking',
  branch = 1,
  ...step
}: { kind?: EnquiryKind; branch?: number; time?: string; isConfirmed?: boolean } = {}) {
  const { body } = await submit(servers.first, kind, { overrides: { name: 'Asha Das', branch } });
  await runDesk(servers.first);
  const appointment = { do: 'appointment', day: day(2), isConfirmed: true, ...step };
  await done(owner, body.reference, appointment);
  return body.reference;
}

const fileOf = async (reference: string) => (await deskOf(owner, reference)).appointment_file ?? '';

const read = (path: string, server = servers.first) => getCalendar(server, path);

async function eventAt(path: string) {
  const answer = await read(path);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(answer.body as string) as never[]);
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const event = new ICAL.Event(component);
  return {
    title: event.summary,
    description: event.description,
    place: event.location,
    start: event.startDate.isDate
      ? event.startDate.toString()
      : event.startDate.toJSDate().toISOString(),
    status: component?.getFirstPropertyValue('status'),
  };
}

describe("a customer's own file of an appointment", () => {
  it("has kind, time, place and telephone of the branch, nobody's name, and three languages", async () => {
    const malda = await addBranch(owner, 'Malda');
    const reference = await appoint({ branch: malda, time: '11:30' });
    const path = await fileOf(reference);
    expect(path).toMatch(new RegExp(`^/appointments/${reference}-[\\w-]{22}\\.ics$`));
    const event = await eventAt(path);
    expect(event).toMatchObject({
      title: expect.stringMatching(/^Service booking, /) as string,
      description: `Reference ${reference}\nTo change it, call +91 3512 25 1234`,
      place: '12 Rabindra Avenue, Malda, West Bengal 732101',
      start: `${day(2)}T06:00:00.000Z`,
      status: 'CONFIRMED',
    });
    expect(JSON.stringify(event)).not.toContain('Asha');
    expect((await eventAt(`/bn${path}`)).description).toContain('রেফারেন্স নম্বর');
    expect((await eventAt(`/hi${path}`)).description).toContain('संदर्भ नंबर');
    // A branch that visitors do not see is still where the customer is expected.
    await owner.send('PATCH', `/api/branches/${malda}`, { isShown: false });
    expect((await eventAt(path)).place).toContain('Malda');
    await owner.send('DELETE', `/api/branches/${malda}`);
    expect((await eventAt(path)).place).not.toContain('Malda');
  });

  it('at any time is a whole day, and the sales department is called for a sale', async () => {
    const phones = {
      sales: ['+91 353 243 0001'],
      service: ['+91 353 243 0002'],
      'spare-parts': [],
      insurance: [],
    };
    await setOfBranch(owner, 1, { name: 'phones', value: phones });
    const sale = await eventAt(await fileOf(await appoint({ kind: 'sales' })));
    expect(sale).toMatchObject({
      start: day(2),
      description: expect.stringMatching(/0001$/) as string,
    });
    const service = await eventAt(await fileOf(await appoint()));
    expect(service.description).toMatch(/0002$/);
  });

  it('is kept nowhere: neither by caches and search engines, nor in the log', async () => {
    const path = await fileOf(await appoint());
    const { headers } = await read(path);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers.etag).toBeUndefined();
    await read(`/bn${path}`);
    expect(lines.join('')).not.toContain(path.slice(-26, -4));
    expect(lines.join('')).toContain('/bn/appointments/:token.ics');
  });

  it('ends when the appointment is moved, missed or not agreed, with the outcome, and with the enquiry', async () => {
    const reference = await appoint({ time: '11:30' });
    const path = await fileOf(reference);
    expect((await read(path, servers.second)).status).toBe(200);
    const move = { do: 'appointment', day: day(3), time: '11:30' };
    await done(owner, reference, { ...move, isConfirmed: true });
    expect((await read(path)).status).toBe(404);
    const moved = await fileOf(reference);
    expect((await eventAt(moved)).start).toBe(`${day(3)}T06:00:00.000Z`);
    await done(owner, reference, { ...move, isConfirmed: false });
    expect(await fileOf(reference)).toBe('');
    expect((await read(moved)).status).toBe(404);
    await done(owner, reference, { ...move, isConfirmed: true });
    expect((await read(moved)).status).toBe(200);
    await done(owner, reference, { do: 'close', then: { to: 'lost', reason: 'price' } });
    expect((await read(moved)).status).toBe(404);
    const other = await fileOf(await appoint());
    await servers.first.db.deleteFrom('enquiries').execute();
    expect((await read(other)).status).toBe(404);
  });

  it('cannot be guessed, nor made from that of another', async () => {
    const [one, other] = [await appoint(), await appoint()];
    const path = await fileOf(one);
    const mark = path.slice(-26);
    for (const forged of [
      `/appointments/${other}-${mark}`,
      `/appointments/${one}-${'A'.repeat(22)}.ics`,
      `/appointments/${one}.ics`,
      `/appointments/${mark}`,
      '/appointments/x.ics',
      `/appointments/${'x'.repeat(4000)}.ics`,
      path.replace('.ics', 'x.ics'),
    ]) {
      expect((await read(forged)).status, forged).toBe(404);
    }
  });
});
