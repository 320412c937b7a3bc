import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DevicesTested, OwnDevices } from '@dealership/shared';
import {
  startPushReceiver,
  type PushReceiver,
} from '../../../../scripts/test-run/push-receiver.mjs';
import { createPublicLookup } from '../../../src/features/messages/public-address.ts';
import { startDelivery } from '../../../src/features/messages/deliver.ts';
import { openChannels } from '../../../src/features/messages/channels.ts';
import type { AlertWords, NewMessage } from '../../../src/features/messages/message.ts';
import { insertMessages, listDue } from '../../../src/features/messages/outbox-repository.ts';
import { createPush } from '../../../src/features/messages/push/push.ts';
import { forgetUnknownBrowsers } from '../../../src/features/messages/push/push-repository.ts';
import { openBrowser, sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import { addPerson, PASSWORD, signIn } from '../../support/people/people.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const servers = useTwoServers({ allowsPrivate: true });
let server: TestServer;
let receiver: PushReceiver;
let owner: Browser;
let phone: Browser;
const ASHA = { userId: 'asha', password: PASSWORD };

beforeAll(async () => {
  receiver = await startPushReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  server = servers.first;
  for (const table of ['outbox', 'push_devices', 'push_keys'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  receiver.pushed.length = 0;
  owner = await signIn(server);
  await addPerson(server, owner, { userId: 'asha', role: 'sales' });
  phone = await signIn(server, ASHA);
});

let subscriptions = 0;
/** Path at the receiver for a new device. */
function nextPath(): string {
  subscriptions += 1;
  return `/device/${subscriptions}`;
}

async function switchOn(browser: Browser, path = nextPath()): Promise<string> {
  const added = await browser.send('POST', '/api/push/devices', receiver.subscribe(path));
  expect(added.status, added.text).toBe(201);
  return path;
}

const own = async (browser: Browser) => (await browser.send<OwnDevices>('GET', '/api/push')).body;
const idsOf = async (browser: Browser) => (await own(browser)).devices.map(({ id }) => id);

async function test(browser: Browser): Promise<(string | null)[]> {
  const { status, body } = await browser.send<DevicesTested>('POST', '/api/push/test');
  expect(status).toBe(200);
  return body.devices.map(({ failure }) => failure);
}

const words: AlertWords = {
  to: '',
  language: 'en',
  title: 'New test-ride enquiry, due 11:40',
  lines: [],
  path: '/admin/desk?enquiry=K4M72WRA',
};

/** Writes an alert for a device and lets the server deliver it. */
async function push(
  {
    device,
    userId = 'asha',
    kind = 'alert',
  }: { device: number; userId?: string; kind?: 'alert' | 'digest' },
  alert: AlertWords | null = words,
) {
  const message: NewMessage =
    kind === 'digest'
      ? { channel: 'push', kind, payload: { userId, device, day: '2026-11-26' } }
      : {
          channel: 'push',
          kind,
          payload: { userId, device, items: [{ reference: 'K4M72WRA', why: 'new', at: 0 }] },
        };
  await insertMessages(server.db, [message], server.clock());
  const { db, clock, config } = server;
  const dealership = () => Promise.resolve({ email: 'info@dealer.example' } as never);
  const readAlert = () => Promise.resolve(alert ?? undefined);
  const readConsents = () => Promise.resolve([]);
  const { push } = openChannels(config, { db, clock, dealership, readConsents, readAlert });
  const channels = { ...(push && { push }) };
  const delivery = startDelivery({ db, clock, log: createTestLog(), channels }, { everyMs: 10 });
  try {
    await vi.waitFor(async () => {
      const due = { channel: 'push', now: clock(), limit: 1 } as const;
      expect(await listDue(db, due)).toEqual([]);
    }, 60_000);
  } finally {
    await delivery.stop();
  }
  const row = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirst();
  return { state: row?.state, failure: row?.failure, id: row?.message_id };
}

describe('a device', () => {
  it('gets, in a way that only it can read, who it is from and nothing of a customer', async () => {
    await switchOn(phone);
    const [device = 0] = await idsOf(phone);
    const { state, id } = await push({ device });
    expect([state, receiver.wrong]).toEqual(['sent', []]);
    const [first] = receiver.pushed;
    const { title, path } = words;
    expect(first?.payload).toEqual({ id, title, path });
    expect(first?.headers).toMatchObject({ ttl: '86400', urgency: 'high' });
    expect(first?.headers).not.toHaveProperty('topic');
    expect(first?.claims.sub).toBe('mailto:info@dealer.example');
    expect(first?.publicKey).toBe((await own(phone)).public_key);
    await push({ device, kind: 'digest' });
    expect(receiver.pushed[1]?.headers.urgency).toBe('normal');
    expect((await own(phone)).devices).toMatchObject([{ current: true, used: server.clock() }]);
  });

  it('gets nothing any more once it has been seen to, or of somebody else’s', async () => {
    await switchOn(phone);
    const [device = 0] = await idsOf(phone);
    expect((await push({ device, userId: 'staff' })).state).toBe('sent');
    expect((await push({ device: device + 1000 })).state).toBe('sent');
    expect((await push({ device }, null)).state).toBe('sent');
    await server.db
      .updateTable('admin_users')
      .set({ is_active: 0 })
      .where('user_id', '=', 'asha')
      .execute();
    expect((await push({ device })).state).toBe('sent');
    expect(receiver.pushed).toEqual([]);
  });

  it('that its push service does not know any more is forgotten; what fails for now is tried again', async () => {
    const path = await switchOn(phone);
    const [device = 0] = await idsOf(phone);
    receiver.answer(path, 503);
    expect(await push({ device })).toMatchObject({ state: 'waiting', failure: 'later' });
    receiver.answer(path, 429);
    expect(await test(phone)).toEqual(['unknown']);
    receiver.answer(path, 413);
    expect(await push({ device })).toMatchObject({ state: 'given-up', failure: 'refused' });
    receiver.answer(path, 302);
    expect(await push({ device })).toMatchObject({ state: 'given-up', failure: 'redirect' });
    receiver.answer(path, 410);
    expect(await push({ device })).toMatchObject({ state: 'given-up', failure: 'address' });
    expect(await idsOf(phone)).toEqual([]);
  });

  it('is one’s own: shown to, tested and removed by nobody else', async () => {
    await switchOn(phone);
    const [device = 0] = await idsOf(phone);
    expect(await idsOf(owner)).toEqual([]);
    expect(await test(owner)).toEqual([]);
    expect((await owner.send('DELETE', `/api/push/devices/${device}`)).status).toBe(404);
    expect(await test(phone)).toEqual([null]);
    expect((await phone.send('DELETE', `/api/push/devices/${device}`)).status).toBe(200);
    expect(await idsOf(phone)).toEqual([]);
    const events = await server.db
      .selectFrom('audit_events')
      .select(['user_id', 'action'])
      .where('action', 'like', 'alerts%')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events.map(({ user_id, action }) => `${user_id}: ${action}`)).toEqual([
      'asha: alerts switched off',
      'asha: alerts switched on',
    ]);
  });

  it('keeps its place when it subscribes anew, is whoever’s came last, and one of ten', async () => {
    const path = await switchOn(phone);
    const [device] = await idsOf(phone);
    await switchOn(phone, nextPath());
    expect(await idsOf(phone)).toEqual([device]);
    // The same browser, by its address, in another person's account.
    const before = receiver.subscribe(path);
    await owner.send('POST', '/api/push/devices', before);
    await phone.send('POST', '/api/push/devices', before);
    expect([await idsOf(owner), (await idsOf(phone)).length]).toEqual([[], 1]);
    for (let count = 0; count < 10; count += 1) await switchOn(await signIn(server, ASHA));
    const ids = await idsOf(phone);
    expect(ids).toHaveLength(10);
    expect(ids).not.toContain(device);
  });

  it.each([
    ['http://', false],
    ['ftp://push.example/a', true],
    ['https://me:secret@push.example/a', true],
    ['nowhere', true],
  ])('is refused at %s', async (endpoint, isTest) => {
    const strict = isTest ? server : await startTestServer({ database: server.database });
    const browser = sameBrowserAt(strict, phone);
    const subscription = { ...receiver.subscribe(nextPath()) };
    if (endpoint !== 'http://') subscription.endpoint = endpoint;
    expect((await browser.send('POST', '/api/push/devices', subscription)).status).toBe(400);
    if (!isTest) await strict.stop();
    expect(await idsOf(phone)).toEqual([]);
  });

  it('is never in a private network, whatever its name leads to', async () => {
    const { db, clock, config } = server;
    const addresses = ['10.0.0.7', '127.0.0.1'];
    const asked: string[] = [];
    const push = createPush({
      db,
      clock,
      config: { ...config, allowsPrivate: false },
      dealership: () => Promise.resolve({ email: 'info@dealer.example' }),
      failedTestMs: 0,
      lookup: createPublicLookup(() => {
        asked.push(addresses[asked.length] ?? '');
        return Promise.resolve([{ address: asked.at(-1) ?? '', family: 4 }]);
      }),
    });
    const { p256dh, auth } = receiver.subscribe(nextPath());
    for (const endpoint of [
      'https://push.example:1/a',
      'https://127.0.0.1:1/a',
      'https://[::1]:1/a',
    ]) {
      await phone.send('POST', '/api/push/devices', { endpoint, p256dh, auth });
      expect(await push.test('asha', 'en')).toMatchObject([{ failure: 'unknown' }]);
    }
    await phone.send('POST', '/api/push/devices', {
      endpoint: 'https://push.example:1/a',
      p256dh,
      auth,
    });
    const [device = 0] = await idsOf(phone);
    const payload = { userId: 'asha', device, items: [] };
    const delivered = push.deliver(() => Promise.resolve(words))(
      { kind: 'alert', messageId: '1', payload },
      new AbortController().signal,
    );
    await expect(delivered).rejects.toMatchObject({ failure: 'private-address', isFinal: true });
    expect(asked).toEqual(addresses);
  });
});

it('a test answers the same, as late, of a name that the inner network knows and of one that nobody knows', async () => {
  const { db, clock, config } = server;
  const lines: string[] = [];
  const failedTestMs = 40;
  const push = createPush({
    db,
    clock,
    config: { ...config, allowsPrivate: false },
    dealership: () => Promise.resolve({ email: 'info@dealer.example' }),
    log: createTestLog(lines),
    failedTestMs,
    lookup: createPublicLookup((name) =>
      name === 'inner.example'
        ? Promise.resolve([{ address: '10.0.0.7', family: 4 }])
        : Promise.reject(new Error('ENOTFOUND')),
    ),
  });
  const { p256dh, auth } = receiver.subscribe(nextPath());
  const outcomes = [];
  for (const host of ['inner.example', 'nobody.example', '10.0.0.7']) {
    const endpoint = `https://${host}/a`;
    await phone.send('POST', '/api/push/devices', { endpoint, p256dh, auth });
    const begun = performance.now();
    const [outcome] = await push.test('asha', 'en');
    // A timer may fire a fraction of a millisecond early.
    expect(performance.now() - begun).toBeGreaterThan(failedTestMs - 2);
    outcomes.push(outcome);
  }
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  const logged = lines.join();
  expect(logged).toContain('"failure":"private-address"');
  expect(logged).toContain('"failure":"unreachable"');
  expect(logged).not.toMatch(/inner\.example|nobody\.example/);
});

describe('a browser', () => {
  it('reaches nobody who has signed out of it, or whom somebody else has followed in it', async () => {
    await switchOn(phone);
    await phone.send('POST', '/api/logout');
    const again = await signIn(server, ASHA);
    expect(await idsOf(again)).toEqual([]);
    // This time the session is not ended but continued.
    await switchOn(again);
    server.passTime(60_000);
    await again.send('POST', '/api/login', { userId: 'staff', password: 'Sevoke-Road-1962' });
    const elsewhere = await signIn(server, ASHA);
    expect(await idsOf(elsewhere)).toEqual([]);
    server.passTime(60_000);
    await again.send('POST', '/api/login', ASHA);
    expect(await idsOf(again)).toEqual([]);
  });

  it('that a new password has made forget the account gets nothing, and one that is not known is no device', async () => {
    await switchOn(phone);
    const elsewhere = await signIn(server, ASHA);
    await switchOn(elsewhere);
    const passwords = { oldPassword: PASSWORD, newPassword: 'Coronation-Bridge-1937' };
    const changed = await elsewhere.send('PATCH', '/api/profile/password/asha', {
      ...passwords,
      confirmPassword: passwords.newPassword,
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await own(elsewhere)).devices).toMatchObject([{ current: true }]);
    // Messages that are no longer sent are not stored either.
    const count = async () =>
      (await server.db.selectFrom('push_devices').select('id').execute()).length;
    await switchOn(owner);
    expect(await count()).toBe(3);
    const asha = { userId: 'asha', password: passwords.newPassword };
    await switchOn(await signIn(server, asha));
    expect(await count()).toBe(3);
    await server.db.deleteFrom('login_devices').where('user_id', '=', 'staff').execute();
    await forgetUnknownBrowsers(server.db);
    expect([await count(), (await own(elsewhere)).devices.length]).toEqual([2, 2]);
    const stranger = openBrowser(server);
    stranger.cookies.set('session', elsewhere.cookies.get('session') ?? '');
    const subscription = receiver.subscribe(nextPath());
    expect((await stranger.send('POST', '/api/push/devices', subscription)).status).toBe(400);
  });
});

describe('the keys', () => {
  it('are one pair for all servers, and stay', async () => {
    const other = sameBrowserAt(servers.second, phone);
    const keys = await Promise.all([phone, other, phone, other].map((each) => own(each)));
    expect(new Set(keys.map(({ public_key }) => public_key)).size).toBe(1);
    const restarted = await startTestServer({ database: server.database });
    const later = await own(sameBrowserAt(restarted, phone));
    expect(later.public_key).toBe(keys[0]?.public_key);
    await restarted.stop();
    const row = await server.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
    expect(row.sealed.length).toBeGreaterThan(60);
  });

  it('are made anew where the server’s secret is another, and the devices of before are gone', async () => {
    await switchOn(phone);
    const { public_key: before } = await own(phone);
    const jwtSecret = 'another secret for tests, long enough to be one too';
    const moved = await startTestServer({ database: server.database, jwtSecret });
    const browser = await signIn(moved, ASHA);
    const { public_key: after, devices } = await own(browser);
    expect(devices).toEqual([]);
    expect(after).not.toBe(before);
    expect((await own(browser)).public_key).toBe(after);
    expect(await server.db.selectFrom('push_devices').select('id').execute()).toEqual([]);
    await moved.stop();
  });
});

describe('the owner', () => {
  it('tests the channel on own devices, and reports when there are none', async () => {
    const press = () =>
      owner.send<{ failure: string | null }>('POST', '/api/messages/test', { channel: 'push' });
    const none = await press();
    expect([none.status, none.body.message]).toEqual([400, expect.stringMatching(/None of your/)]);
    await switchOn(owner);
    expect((await press()).body).toEqual({ failure: null });
    expect(receiver.pushed[0]?.payload).toMatchObject({
      title: expect.stringMatching(/test/) as string,
    });
  });
});
