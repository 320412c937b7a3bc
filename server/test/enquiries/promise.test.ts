import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dayOf,
  minuteOf,
  type SettingName,
  type Insights,
  type PromisedKind,
  type Setting,
} from '@dealership/shared';
import type { Browser } from '../support/requests/browser.ts';
import { storedCount, submit } from '../support/requests/calls.ts';
import { deskOf, done } from '../support/desk/desk-work.ts';
import { signIn } from '../support/people/people.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let owner: Browser;

beforeAll(async () => {
  server = await startTestServer();
  // The test's clock is at noon on a Saturday: now it is between two full five minutes.
  server.passTime(MINUTE_MS + 17_000);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
  // Time passes in these tests, so the session ends.
  owner = await signIn(server);
  await promise([]);
});

async function save(name: SettingName, value: unknown) {
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const setting = body.settings.find((each) => each.name === name);
  const change = { branch: setting?.branch, name, version: setting?.version, value };
  const { status } = await owner.send('PATCH', '/api/settings', { changes: [change] });
  return { status, before: setting?.value };
}

async function promise(kinds: readonly PromisedKind[] | null): Promise<void> {
  expect((await save('promises', kinds)).status).toBe(200);
}

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** An instant as its minute, if it is a full one. */
function minuteOrNot(at: number | null | undefined): string {
  return typeof at === 'number' && at % MINUTE_MS === 0 ? minuteOf(at) : String(at);
}

/** When it is due, according to the desk. */
async function owed(reference: string) {
  const { enquiry } = await deskOf(owner, reference);
  const { promised_at: promised, due_at: due, next_at: next } = enquiry;
  return { promised, due, next };
}

describe('while nothing is promised', () => {
  it.each([[[]], [null]])(
    '(%j) the answer is what it was, and the desk counts to the second',
    async (kinds) => {
      await promise(kinds);
      const { status, body } = await submit(server, 'sales');
      expect(status).toBe(201);
      expect(Object.keys(body).sort()).toEqual(['message', 'reference']);
      const due = server.clock() + 30 * MINUTE_MS;
      expect(await owed(body.reference)).toEqual({ promised: null, due, next: due });
    },
  );
});

describe('what is promised', () => {
  it('is answered, stored and owed: one and the same minute', async () => {
    await promise(['sales']);
    const { body } = await submit(server, 'sales');
    const at = body.promise?.at;
    expect(minuteOrNot(at)).toBe('2026-11-21T12:35');
    expect(await owed(body.reference)).toEqual({ promised: at, due: at, next: at });
    const other = await submit(server, 'finance');
    expect(other.body).not.toHaveProperty('promise');
  });

  it('is each kind’s own, also of several that are stored together', async () => {
    await promise(['sales', 'finance', 'feedback']);
    const [sales, finance, feedback, inquiry] = await Promise.all([
      submit(server, 'sales'),
      submit(server, 'finance'),
      submit(server, 'contact', { overrides: { reason: 'Feedback' } }),
      submit(server, 'contact', { overrides: { reason: 'Inquiry' } }),
    ]);
    expect([sales, finance, inquiry].map(({ body }) => minuteOrNot(body.promise?.at))).toEqual([
      '2026-11-21T12:35',
      '2026-11-21T13:05',
      'undefined',
    ]);
    for (const { body } of [sales, finance, feedback, inquiry]) {
      const at = body.promise?.at ?? null;
      expect((await owed(body.reference)).promised).toBe(at);
    }
  });

  it('is answered again to a visitor who sends the same again, whatever is set and however late it is', async () => {
    await promise(['sales']);
    const [one, two] = await Promise.all([
      submit(server, 'sales', keyed('once')),
      submit(server, 'sales', keyed('once')),
    ]);
    expect(minuteOrNot(one.body.promise?.at)).not.toBe('undefined');
    expect(two.body).toEqual(one.body);
    await promise([]);
    server.passTime(20 * MINUTE_MS);
    expect((await submit(server, 'sales', keyed('once'))).body).toEqual(one.body);
    // An enquiry that was stored without a promise stays without.
    const plain = await submit(server, 'sales', keyed('plain'));
    await promise(['sales']);
    expect((await submit(server, 'sales', keyed('plain'))).body).toEqual(plain.body);
    expect(plain.body).not.toHaveProperty('promise');
  });

  it('is what Insights measures by', async () => {
    await promise(['sales']);
    const { body } = await submit(server, 'sales');
    const at = body.promise?.at ?? 0;
    const late = server.clock() + 30 * MINUTE_MS;
    expect(late).toBeLessThan(at);
    // After the due minutes, and not after the promise.
    server.passTime(at - server.clock());
    owner = await signIn(server);
    await done(owner, body.reference, { do: 'no-answer' });
    const today = dayOf(at);
    const { body: insights } = await owner.send<Insights>('POST', '/api/insights', {
      from: today,
      to: today,
      by: 'kind',
    });
    expect(insights.total).toMatchObject({ promised: 1, in_time: 1 });
    expect((await owed(body.reference)).promised).toBe(at);
  });

  it('is nothing where it is never open, and for a kind without due times', async () => {
    await promise(['sales']);
    const { before: week } = await save('week', [[], [], [], [], [], [], []]);
    const closed = await submit(server, 'sales');
    await save('week', week);
    expect(closed.body).not.toHaveProperty('promise');
    const { before: times } = await save('answerTimes', null);
    await save('answerTimes', { ...(times as object), sales: null });
    const untimed = await submit(server, 'sales');
    await save('answerTimes', times);
    expect(untimed.body).not.toHaveProperty('promise');
    expect(await owed(untimed.body.reference)).toEqual({ promised: null, due: null, next: null });
  });

  it('is answered to robots as to people, and nothing is stored', async () => {
    await promise(['sales']);
    const { body } = await submit(server, 'sales', { overrides: { website: 'x' } });
    expect(minuteOrNot(body.promise?.at)).toMatch(/T\d\d:\d[05]$/);
    expect(await storedCount(server)).toBe(0);
  });

  it('is not for what staff write down', async () => {
    await promise(['sales']);
    const { body } = await owner.send<{ reference: string }>('POST', '/api/desk/enquiries', {
      key: 'written-down',
      kind: 'sales',
      origin: 'whatsapp',
      values: { name: 'Rina Das', mobile: '9832011111' },
    });
    expect((await owed(body.reference)).promised).toBeNull();
  });

  it.each([[['opt-in']], [['sales', 'sales']], [['test']], ['sales']])(
    'cannot be set to %j',
    async (value) => {
      expect((await save('promises', value)).status).toBe(400);
    },
  );
});
