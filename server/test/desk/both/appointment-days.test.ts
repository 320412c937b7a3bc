import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, dayOf, type EnquiryKind } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { done, listed } from '../../support/desk/desk-work.ts';
import { join, signIn } from '../../support/people/people.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let rina: Browser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  rina = await join(server, owner, { userId: 'rina', role: 'sales' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
});

const today = dayOf(TEST_NOW);

async function counted(browser: Browser, day = today): Promise<Record<string, number>> {
  const { status, text, body } = await browser.send<{ days: { day: string; count: number }[] }>(
    'GET',
    `/api/desk/appointment-days/${day}`,
  );
  expect(status, text).toBe(200);
  expect(body.days.map((each) => each.day)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(day, ahead)),
  );
  return Object.fromEntries(body.days.map(({ day: each, count }) => [each, count]));
}

/** Stores an enquiry with an appointment. */
async function book(kind: EnquiryKind, day: string): Promise<void> {
  const { body } = await submit(server, kind);
  await done(owner, body.reference, { do: 'appointment', day, isConfirmed: true });
}

it('knows no day that does not exist, or that has none after it', async () => {
  for (const day of ['2026-02-31', '9999-12-31', '1999-12-31', '2200-01-01', '+010000-01', 'x']) {
    const answers = [
      await owner.send('GET', `/api/desk/appointment-days/${encodeURIComponent(day)}`),
      await owner.send('POST', '/api/desk', { view: 'appointments', day }),
      await owner.send('POST', '/api/desk/matches', { view: 'appointments', day }),
      await owner.send('POST', '/api/daysOff', { firstDay: day, lastDay: day, handOverTo: null }),
    ];
    for (const { status, text, body } of answers) {
      expect([status, text]).toEqual([400, expect.stringMatching(/"(day|firstDay)":/)]);
      expect(body).toMatchObject({ code: 'invalid_input' });
    }
  }
  expect(Object.values(await counted(owner, '2199-12-31'))).toHaveLength(7);
});

it('counts the appointments of a week, day by day, as the list of each day has them', async () => {
  for (const [kind, ahead] of [
    ['sales', 0],
    ['service', 0],
    ['amc', 2],
    ['product', 6],
    ['product', 7],
  ] as const) {
    await book(kind, addDays(today, ahead));
  }
  const counts = await counted(owner);
  expect(Object.values(counts)).toEqual([2, 0, 1, 0, 0, 0, 1]);
  for (const [day, count] of Object.entries(counts)) {
    expect(await listed(owner, 'appointments', { day })).toHaveLength(count);
  }
  expect(Object.values(await counted(owner, addDays(today, 7)))).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

it('counts nothing of the kinds that one does not read', async () => {
  await book('service', today);
  await book('sales', today);
  expect((await counted(rina))[today]).toBe(1);
  expect((await counted(owner))[today]).toBe(2);
});

it.each(['2026-02-30', 'today', '2026-11-21T00:00'])('refuses %s, which is no day', async (day) => {
  const { status, body } = await owner.send<{ fields: object }>(
    'GET',
    `/api/desk/appointment-days/${day}`,
  );
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['day']);
});
