import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, messageLimits, type Outbox, type Setting } from '@dealership/shared';
import { forgetNetworks, listDue } from '../../../src/features/messages/outbox-repository.ts';
import { forgetMessages, startDelivery } from '../../../src/features/messages/deliver.ts';
import {
  Undelivered,
  type Channels,
  type Message,
} from '../../../src/features/messages/message.ts';
import { findConfirmationLimit } from '../../../src/features/settings/settings-repository.ts';
import { createUntoldMark } from '../../../src/features/messages/write-messages.ts';
import { submit } from '../../support/requests/calls.ts';
import { runDesk } from '../../support/desk/desk-work.ts';
import { signIn } from '../../support/people/people.ts';
import { openExplained } from '../../support/database/plans.ts';
import { startServerProcess } from '../../support/server/server-process.ts';
import { startSmtp } from '../../support/messages/smtp-receiver.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

const HOUR_MS = 3_600_000;
const channels = {
  mail: { url: 'smtp://127.0.0.1:1', from: 'info@dealer.example' },
  webhook: { url: 'https://crm.example/in', secret: 'x'.repeat(32), isPersonal: false },
};

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer(channels);
  second = await startTestServer({ database: server.database });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  await server.db.deleteFrom('outbox').execute();
});

const rows = () => server.db.selectFrom('outbox').selectAll().orderBy('id').execute();

async function send(email: string | undefined, count = 1): Promise<string[]> {
  const references = [];
  for (let sent = 0; sent < count; sent += 1) {
    const { status, body } = await submit(server, 'sales', { overrides: { email } });
    expect(status).toBe(201);
    references.push(body.reference);
  }
  await runDesk(server);
  return references;
}

/** Lets servers deliver until nothing is due; returns the messages that have arrived. */
async function deliver({
  servers = [server],
  log = createTestLog(),
  confirmationLimit,
  ...tested
}: {
  servers?: TestServer[];
  now?: number;
  log?: ReturnType<typeof createTestLog>;
  confirmationLimit?: () => Promise<number>;
} & Channels = {}): Promise<Message[]> {
  const arrived: Message[] = [];
  const take = (message: Message) => {
    arrived.push(message);
    return Promise.resolve();
  };
  await runDesk(server);
  const now = tested.now ?? server.clock();
  const started = servers.map(({ db }) =>
    startDelivery(
      {
        db,
        clock: () => now,
        log,
        ...(confirmationLimit && { confirmationLimit }),
        channels: { mail: take, webhook: take, ...tested },
      },
      { everyMs: 10 },
    ),
  );
  try {
    await vi.waitFor(async () => {
      for (const channel of ['mail', 'webhook'] as const) {
        expect(await listDue(server.db, { channel, now, limit: 1 })).toEqual([]);
      }
    }, 60_000);
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
  return arrived;
}

describe('an enquiry', () => {
  it('reaches its sender and a program once, however often it is sent', async () => {
    const headers = { 'Idempotency-Key': 'the-same' };
    const [one, two] = await Promise.all(
      [1, 2].map(() => submit(server, 'sales', { headers, overrides: { email: 'a@b.example' } })),
    );
    expect([one?.status, two?.body.reference]).toEqual([201, one?.body.reference]);
    const reference = one?.body.reference;
    const messages = (await deliver()).map(({ kind, payload }) => ({ kind, payload }));
    expect(messages).toHaveLength(2);
    expect(messages).toEqual(
      expect.arrayContaining([
        {
          kind: 'confirmation',
          payload: {
            to: 'a@b.example',
            reference,
            kind: 'sales',
            model: 'honda-activa-6g',
            language: 'en',
          },
        },
        {
          kind: 'new-enquiry',
          payload: {
            reference,
            kind: 'sales',
            status: 'new',
            arrived_at: new Date(server.clock()).toISOString(),
            due_at: expect.stringMatching(/^2026-11-2\dT/) as string,
            promised_at: null,
          },
        },
      ]),
    );
    for (const row of await rows()) {
      expect(row).toMatchObject({ state: 'sent', payload: null, attempts: 1 });
      expect(JSON.stringify(row)).not.toMatch(/b\.example|9832012345|Ananya/);
    }
  });

  it('shows the time that its sender was promised', async () => {
    const owner = await signIn(server);
    const save = async (value: unknown) => {
      const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
      const setting = body.settings.find(({ name }) => name === 'promises');
      const change = {
        branch: setting?.branch,
        name: 'promises',
        version: setting?.version,
        value,
      };
      expect((await owner.send('PATCH', '/api/settings', { changes: [change] })).status).toBe(200);
    };
    await save(['sales']);
    const { body } = await submit(server, 'sales', { overrides: { email: 'a@b.example' } });
    await save([]);
    const at = body.promise?.at ?? 0;
    expect((await deliver()).map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ to: 'a@b.example', promisedAt: at }),
        expect.objectContaining({ promised_at: new Date(at).toISOString() }),
      ]),
    );
  });

  it('writes nothing without a channel, and no confirmation without an address or of an opt-in', async () => {
    expect((await submit(second, 'sales')).status).toBe(201);
    expect(await rows()).toEqual([]);
    expect((await submit(server, 'service-booking', { overrides: { email: '' } })).status).toBe(
      201,
    );
    expect((await submit(server, 'opt-in')).status).toBe(201);
    await submit(server, 'sales', { overrides: { email: 'a@b.example' } });
    const untold = await server.db
      .selectFrom('desk')
      .select('untold')
      .where('untold', 'is not', null)
      .orderBy('enquiry_id')
      .execute();
    // A network is only stored if it counts towards a limit.
    const confirmed = expect.stringMatching(/^mw\.[\w-]{43}$/) as string;
    expect(untold.map((row) => row.untold)).toEqual(['w', 'w', confirmed]);
    const config = { ...server.config, webhook: undefined };
    const sent = { kind: 'sales', values: { mobile: '9832012345' } } as const;
    expect(createUntoldMark({ config })(sent, 'a network')).toBeUndefined();
    await runDesk(server);
    await server.db.deleteFrom('outbox').where('kind', '=', 'confirmation').execute();
    expect((await rows()).map(({ channel }) => channel)).toEqual(['webhook', 'webhook', 'webhook']);
  });

  it('confirms three to an address in a day and twenty to a network in an hour, whichever servers deliver', async () => {
    const [first] = await send('one@b.example', 5);
    const messages = await deliver({ servers: [server, second] });
    const to = (messages: Message[]) => messages.filter(({ kind }) => kind === 'confirmation');
    expect(to(messages)).toHaveLength(3);
    expect(JSON.stringify(to(messages))).toContain(first);
    server.passTime(DAY_MS / 2);
    await send('ONE@b.example');
    for (let number = 0; number < 22; number += 1) await send(`${number}@b.example`);
    expect(to(await deliver())).toHaveLength(20);
    const marks = async () => (await rows()).filter((row) => row.network_mark !== null).length;
    await forgetNetworks(server.db, server.clock() + HOUR_MS);
    expect(await marks()).toBe(20);
    await forgetNetworks(server.db, server.clock() + 2 * HOUR_MS + 1);
    expect(await marks()).toBe(0);
    server.passTime(DAY_MS);
    await send('one@b.example');
    expect(to(await deliver())).toHaveLength(1);
  });

  it('counts a mailbox once however its address is spelled, and an IPv6 site by its /48', async () => {
    const spellings = ['v.ictim@gmail.com', 'victim+1@gmail.com', 'VICTIM+2@googlemail.com'];
    const behindProxy = await startTestServer({
      ...channels,
      trustProxy: 1,
      database: server.database,
      startsAt: server.clock(),
    });
    const sendFrom = async (address: string, email: string) => {
      const headers = { 'X-Forwarded-For': address };
      const sent = await submit(behindProxy, 'sales', { headers, overrides: { email } });
      expect(sent.status).toBe(201);
    };
    try {
      const lines: string[] = [];
      for (const email of [...spellings, 'vic.tim+3@gmail.com']) await send(email);
      const messages = await deliver({ log: createTestLog(lines) });
      const addresses = messages.flatMap(({ kind, payload }) =>
        kind === 'confirmation' ? [payload.to] : [],
      );
      // In the spelling of the visitors.
      expect(addresses.sort()).toEqual([...spellings].sort());
      const leftOut = (await rows()).filter(({ state }) => state === 'left-out');
      expect(leftOut).toMatchObject([{ payload: null, enquiry_id: null, address_mark: null }]);
      const line = lines.filter((each) => each.includes('left out'));
      expect(line).toEqual([expect.stringContaining('"reason":"mailbox-limit"')]);
      expect(line.join()).not.toMatch(/tim\W|gmail/);

      await server.db.deleteFrom('outbox').execute();
      for (let at = 0; at < messageLimits.fromNetwork + 2; at += 1) {
        await sendFrom(`2001:db8:77:${at.toString(16)}00::1`, `${at}@b.example`);
      }
      await sendFrom('2001:db8:78::1', 'else@b.example');
      const confirmed = (await deliver()).filter(({ kind }) => kind === 'confirmation');
      expect(confirmed).toHaveLength(messageLimits.fromNetwork + 1);
    } finally {
      await behindProxy.stop();
    }
  });

  it('confirms no more than the limit of an hour altogether, and shows it on the screen', async () => {
    let owner = await signIn(server);
    const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
    const setting = body.settings.find(({ name }) => name === 'confirmationLimit');
    expect(setting?.value).toBe(messageLimits.usualInAnHour);
    const save = (value: unknown, version = setting?.version) => {
      const change = { branch: 0, name: 'confirmationLimit', version, value };
      return owner.send('PATCH', '/api/settings', { changes: [change] });
    };
    expect((await save(-1)).status).toBe(400);
    expect((await save(4)).status).toBe(200);
    const confirmationLimit = () => findConfirmationLimit(server.db);
    for (let at = 0; at < 6; at += 1) await send(`all${at}@b.example`);
    const of = (messages: Message[]) =>
      messages.filter(({ kind }) => kind === 'confirmation').length;
    expect(of(await deliver({ servers: [server, second], confirmationLimit }))).toBe(4);
    const shown = async () => (await owner.send<Outbox>('GET', '/api/messages')).body.left_out;
    expect(await shown()).toEqual([{ reason: 'hour-limit', count: 2, last: server.clock() }]);
    // An hour later the first ones no longer count.
    server.passTime(HOUR_MS + 1);
    owner = await signIn(server);
    await send('later@b.example');
    expect(of(await deliver({ confirmationLimit }))).toBe(1);
    await save(0, (setting?.version ?? 0) + 1);
    await send('none@b.example');
    expect(of(await deliver({ confirmationLimit }))).toBe(0);
    await save(messageLimits.usualInAnHour, (setting?.version ?? 0) + 2);
    const ids = (await rows()).filter(({ state }) => state === 'left-out').map(({ id }) => id);
    await owner.send('POST', '/api/messages/tries', { ids });
    expect((await rows()).filter(({ state }) => state === 'waiting')).toEqual([]);
  });

  it('takes its messages with it when it is erased', async () => {
    const [reference = ''] = await send('gone@b.example');
    expect(await rows()).toHaveLength(2);
    await server.db.deleteFrom('enquiries').where('reference', '=', reference).execute();
    expect(await rows()).toEqual([]);
  });
});

describe('a message', () => {
  it('is tried again for a day, and then given up with its reason', async () => {
    await send('late@b.example');
    const begun = server.clock();
    const tries: number[] = [];
    let now = begun;
    const mail = () => {
      tries.push(now - begun);
      return Promise.reject(new Undelivered('later'));
    };
    const find = async () => (await rows()).find(({ channel }) => channel === 'mail');
    for (let row = await find(); row?.state === 'waiting'; row = await find()) {
      now = row.due_at;
      await deliver({ now, mail });
    }
    expect(tries.map((ms) => ms / 60_000)).toEqual([0, 1, 6, 36, 156, 516, 876, 1236, 1440]);
    expect(await find()).toMatchObject({ state: 'given-up', failure: 'later' });
  });

  it('is not tried again when it is refused for good, and holds up no other', async () => {
    await send('bad@b.example', 2);
    let tries = 0;
    const arrived = await deliver({
      mail: () => {
        tries += 1;
        return Promise.reject(
          tries === 1 ? new Undelivered('address', { isFinal: true }) : new Error('a fault'),
        );
      },
    });
    expect(arrived).toHaveLength(2);
    const mails = (await rows()).filter(({ channel }) => channel === 'mail');
    expect(mails.map(({ state }) => state).sort()).toEqual(['given-up', 'waiting']);
  });

  it('of a kind that only a later version knows is left to its servers', async () => {
    const [reference = ''] = await send('a@b.example');
    const kind = sql<'test'>`'of-tomorrow'`;
    await server.db.updateTable('outbox').set({ kind }).where('channel', '=', 'mail').execute();
    expect(await deliver()).toMatchObject([{ kind: 'new-enquiry', payload: { reference } }]);
    expect(await rows()).toMatchObject([
      { kind: 'of-tomorrow', state: 'waiting', attempts: 0 },
      { state: 'sent' },
    ]);
  });

  it('is sent by one of two servers, five at a time, and none is lost', async () => {
    const inFlight = new Map<string, number>();
    let most = 0;
    const sent: string[] = [];
    const slow = async ({ messageId }: Message) => {
      sent.push(messageId);
      inFlight.set(messageId, 1);
      most = Math.max(most, inFlight.size);
      for (let turn = 0; turn === 0 || (most <= 3 && turn < 200); turn += 1) await sleep(50);
      inFlight.delete(messageId);
    };
    for (let number = 0; number < 20; number += 1) await send(`${number}@b.example`);
    await deliver({ servers: [server, second], mail: slow, webhook: slow });
    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
    expect(most).toBeGreaterThan(3);
    expect(most).toBeLessThanOrEqual(10);
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('is forgotten after some days', async () => {
    await send('old@b.example');
    await deliver();
    await send('waits@b.example');
    const forget = (days: number) =>
      forgetMessages({ db: server.db, clock: () => server.clock() + days * DAY_MS });
    await forget(messageLimits.deliveredDays - 1);
    expect(await rows()).toHaveLength(4);
    await forget(messageLimits.deliveredDays + 1);
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await forget(messageLimits.keptDays + 1);
    expect(await rows()).toEqual([]);
  });

  it('is found among ten thousand others without reading them', async () => {
    const [one] = (await send('plan@b.example').then(rows)) as [
      Awaited<ReturnType<typeof rows>>[0],
    ];
    const { id: _id, ...row } = one;
    for (let part = 0; part < 10; part += 1) {
      const many = Array.from({ length: 1000 }, (_, index) => ({
        ...row,
        enquiry_id: null,
        due_at: row.due_at + HOUR_MS + index,
        address_mark: `${part}-${index}`,
      }));
      await server.db.insertInto('outbox').values(many).execute();
    }
    const { db, plansOf, analyze } = openExplained(server.database.config);
    await analyze(['outbox']);
    const now = server.clock();
    const plans = await plansOf(async () => {
      expect(await listDue(db, { channel: 'mail', now, limit: 3 })).toHaveLength(1);
    });
    await db.destroy();
    for (const line of plans.flatMap(({ plan }) => plan)) {
      expect(line).toMatch(/^(SEEK|WALK) outbox .*outbox_by_due/);
      expect(line).not.toMatch(/filesort|TEMP B-TREE/);
    }
    expect(plans).toHaveLength(1);
  });
});

describe('the owner', () => {
  it('sees what waits and what was given up, and lets it be tried again', async () => {
    const [good, bad] = await send('owner@b.example', 2);
    await deliver({
      mail: ({ payload }) =>
        Promise.reject(
          JSON.stringify(payload).includes(String(bad))
            ? new Undelivered('address', { isFinal: true })
            : new Undelivered('login'),
        ),
    });
    const owner = await signIn(server);
    const seen = async () => (await owner.send<Outbox>('GET', '/api/messages')).body;
    const before = await seen();
    expect(before).toMatchObject({
      channels: [
        { channel: 'mail', missing: [] },
        { channel: 'webhook', missing: [] },
        { channel: 'push', missing: [] },
      ],
      waiting: [{ channel: 'mail', failure: 'login', count: 1, since: server.clock() }],
      given_up: {
        count: 1,
        of_channels: 0,
        messages: [{ channel: 'mail', kind: 'confirmation', reference: bad, failure: 'address' }],
      },
    });
    expect(JSON.stringify(before)).not.toMatch(/b\.example|smtp|crm/);
    const ids = before.given_up.messages.map(({ id }) => id);
    for (const message of [
      'One message is tried again.',
      'None of these messages is marked as failed any more.',
    ]) {
      expect((await owner.send('POST', '/api/messages/tries', { ids })).body).toEqual({ message });
    }
    expect((await deliver()).map(({ payload }) => payload)).toMatchObject([{ reference: bad }]);
    expect((await deliver({ now: server.clock() + HOUR_MS })).length).toBe(1);
    expect(good).toBeDefined();
    expect(await seen()).toMatchObject({ waiting: [], given_up: { count: 0, messages: [] } });
  });

  it('gets how a test went, or what is missing', async () => {
    const owner = await signIn(server);
    const test = (channel: string, from = owner) =>
      from.send<{ failure?: string; code?: string }>('POST', '/api/messages/test', { channel });
    // Nobody listens on port 1.
    await server.db.updateTable('admin_users').set({ email: 'o@b.example' }).execute();
    expect((await test('mail')).body).toEqual({ failure: 'unreachable' });
    await server.db.updateTable('admin_users').set({ email: '' }).execute();
    expect((await test('mail')).status).toBe(400);
    const elsewhere = await signIn(second);
    expect((await elsewhere.send<Outbox>('GET', '/api/messages')).body.channels).toEqual([
      { channel: 'mail', missing: ['SMTP_URL', 'MAIL_FROM'] },
      { channel: 'webhook', missing: ['WEBHOOK_URL', 'WEBHOOK_SECRET'] },
      { channel: 'push', missing: [] },
    ]);
    expect((await test('webhook', elsewhere)).status).toBe(400);
    const events = await server.db
      .selectFrom('audit_events')
      .select(['action', 'what'])
      .where('action', 'like', 'message%')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'messages tried again', what: '1' },
      { action: 'message tested', what: 'mail' },
    ]);
  });
});

describe('a server that is killed between sending and noting', () => {
  it('sends one more copy at most, by the same name', async () => {
    let kill = (): Promise<unknown> => Promise.resolve();
    const smtp = await startSmtp({
      onData: (stream, _session, callback) => {
        let raw = '';
        stream.on('data', (part: Buffer) => (raw += part.toString()));
        stream.on('end', () => {
          copies.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');
          if (copies.length === 1) void kill();
          else callback();
        });
      },
    });
    const copies: string[] = [];
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'info@dealer.example' };
    const start = () => startServerProcess(server.database.config, env);
    const killed = await start();
    let ended: Promise<unknown> | undefined;
    kill = () => (ended = killed.end('SIGKILL'));
    await submit(killed, 'sales', { overrides: { email: 'killed@b.example' } });
    await vi.waitFor(() => {
      expect(ended).toBeDefined();
    }, 60_000);
    await ended;
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    // Pretends that the minute has passed.
    await server.db.updateTable('outbox').set({ due_at: 0 }).execute();
    const next = await start();
    await vi.waitFor(async () => {
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    }, 60_000);
    await next.end('SIGTERM');
    await smtp.stop();
    expect(copies).toHaveLength(2);
    expect(copies[0]).toMatch(/^<[0-9a-f]{32}@dealer\.example>$/);
    expect(copies[1]).toBe(copies[0]);
  });
});
