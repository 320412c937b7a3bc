import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Delivery, WebhookRow } from '@dealership/shared';
import { repoRoot } from '../../../../scripts/base/run-process.mjs';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { createHooks } from '../../../src/features/messages/hooks/hooks.ts';
import { startDelivery } from '../../../src/features/messages/deliver.ts';
import { addBranch } from '../../support/desk/branches.ts';
import { done, runDesk } from '../../support/desk/desk-work.ts';
import { makeKey, programWith, sendLeads } from '../../support/keys/keys.ts';
import { signIn } from '../../support/people/people.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

interface Got {
  event: string;
  message: string;
  reference?: string;
  what?: string;
  status?: string;
  origin?: string;
  person?: object;
  quotation?: object;
}

/** A program that gets messages; it answers with the status that its path ends with. */
let receiver: Server;
let address: string;
let got: { path: string; body: Got; signature: string; raw: string }[] = [];
/** The path of the program that only redirects leads here. */
const MOVED = '/moved/302';
/** The path of the program that answers once `released` says so. */
const SLOW = '/slow';
let released: Promise<void> = Promise.resolve();
let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  receiver = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void text(request).then(async (raw) => {
      const where = request.url ?? '';
      const signature = String(request.headers['x-dealership-signature']);
      got.push({ path: where, body: JSON.parse(raw) as Got, signature, raw });
      if (where === SLOW) await released;
      if (where === MOVED) response.writeHead(302, { Location: `${address}/inside` }).end();
      else response.writeHead(where.endsWith('500') ? 500 : 204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startTestServer({ allowsPrivate: true });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(async () => {
  got = [];
  for (const table of ['webhooks', 'outbox', 'enquiries'] as const)
    await server.db.deleteFrom(table).execute();
  owner = await signIn(server);
});

type Made = WebhookRow & { secret: string };

async function add(path: string, wanted: object = {}): Promise<Made> {
  const topics = ['enquiry.new', 'enquiry.changed', 'quotation.accepted'];
  const body = { address: address + path, topics, isPersonal: false, ...wanted };
  const answer = await owner.send<Made>('POST', '/api/webhooks', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

/** Delivers what is due, until nothing is. */
async function deliver(): Promise<void> {
  await runDesk(server);
  const { db, clock, config } = server;
  const delivery = startDelivery(
    {
      db,
      clock,
      log: createTestLog(),
      channels: { hook: createHooks({ db, config, clock }).deliver },
    },
    { everyMs: 5 },
  );
  const due = () =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', clock())
      .execute();
  await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 30_000 });
  await delivery.stop();
}

const deliveriesOf = async ({ id }: { id: number }) =>
  (await owner.send<Delivery[]>('GET', `/api/webhooks/${id}/deliveries`)).body;
const listed = async () => (await owner.send<WebhookRow[]>('GET', '/api/webhooks')).body;
const eventsAt = (path: string) =>
  got.filter((each) => each.path === path).map(({ body }) => [body.event, body.what, body.status]);

describe('programs that get messages', () => {
  it('hear of a new enquiry once, also when another branch receives it later', async () => {
    await add('/new', { topics: ['enquiry.new'] });
    await add('/moves', { topics: ['enquiry.changed'] });
    const malda = await addBranch(owner, 'Malda');
    const { body } = await submit(server, 'sales');
    await deliver();
    await done(owner, body.reference, { do: 'branch', to: malda });
    await deliver();
    expect(eventsAt('/new')).toEqual([['enquiry.new', undefined, 'new']]);
    expect(eventsAt('/moves')).toEqual([['enquiry.changed', 'branch', 'new']]);
  });

  it('each get their own topics, signed with their own secret, and nothing of a person', async () => {
    const all = await add('/all');
    const sales = await add('/changes', { topics: ['enquiry.changed'] });
    const { body } = await submit(server, 'sales');
    await runDesk(server);
    await done(owner, body.reference, { do: 'no-answer' });
    await done(owner, body.reference, { do: 'note', text: 'a secret of staff' });
    await deliver();
    expect(eventsAt('/all')).toEqual([
      ['enquiry.new', undefined, 'talking'],
      ['enquiry.changed', 'no-answer', 'talking'],
    ]);
    expect(eventsAt('/changes')).toEqual([['enquiry.changed', 'no-answer', 'talking']]);
    expect(got[0]?.body).toMatchObject({ reference: body.reference, origin: 'website' });
    expect(JSON.stringify(got)).not.toMatch(/secret of staff|person|Asha/);
    for (const { path, signature, raw } of got) {
      const [, seconds = '', hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      const { secret } = path === '/all' ? all : sales;
      expect(createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex')).toBe(hex);
    }
    expect(all.secret).not.toBe(sales.secret);
  });

  it('tell a message from a forged and an old one as docs/api.md says', async () => {
    const hook = await add('/checked', { topics: ['enquiry.new'] });
    await submit(server, 'sales');
    await deliver();
    const [{ signature, raw } = { signature: '', raw: '' }] = got;
    const doc = readFileSync(path.join(repoRoot, 'docs', 'api.md'), 'utf8');
    const [, recipe = ''] = /```js\n(const \[, seconds, hex\].*?)```/s.exec(doc) ?? [];
    const isOurs = (changed: object = {}, now = server.clock()) =>
      runInNewContext(`${recipe}\nisOurs`, {
        createHmac,
        timingSafeEqual,
        Buffer,
        Math,
        Date: { now: () => now },
        header: signature,
        body: Buffer.from(raw),
        secret: hook.secret,
        ...changed,
      }) as boolean;
    expect(isOurs()).toBe(true);
    const seconds = Number(/t=(\d+)/.exec(signature)?.[1]);
    const other = signature.replace(String(seconds), String(seconds + 1));
    const forged = [
      isOurs({ body: Buffer.from(raw.replace('new', 'neu')) }),
      isOurs({ header: other }),
      isOurs({ secret: 'another' }),
      isOurs({}, server.clock() + 301_000),
    ];
    recordTried({ attacks: forged.length, letIn: forged.filter(Boolean).length });
    expect(forged).toEqual([false, false, false, false]);
  });

  it('are not followed to where they lead, which may be inside', async () => {
    const hook = await add(MOVED, { topics: ['enquiry.new'] });
    await submit(server, 'sales');
    await deliver();
    expect(got.map((each) => each.path)).toEqual([MOVED]);
    expect(await deliveriesOf(hook)).toMatchObject([{ state: 'waiting', failure: 'redirect' }]);
  });

  it('know the person only where an owner has said so', async () => {
    await add('/people', { isPersonal: true, topics: ['enquiry.new'] });
    await submit(server, 'sales', { overrides: { mobile: '9832051313' } });
    await deliver();
    expect(got.map(({ body }) => body.person)).toMatchObject([{ mobile: '9832051313' }]);
    const stored = await server.db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(stored)).not.toContain('9832051313');
  });

  it('learn of live leads, each once, and not of files', async () => {
    const { key } = await makeKey(owner);
    await add('/leads', { topics: ['enquiry.new'] });
    const leads = [1, 2, 3].map((id) => ({ id: String(id), mobile: `983200000${id}` }));
    await sendLeads(programWith(server, key), leads);
    await sendLeads(programWith(server, key), leads);
    await deliver();
    await deliver();
    expect(got.map(({ body }) => [body.event, body.origin])).toEqual([
      ['enquiry.new', 'lead'],
      ['enquiry.new', 'lead'],
      ['enquiry.new', 'lead'],
    ]);
    expect(new Set(got.map(({ body }) => body.message)).size).toBe(3);
  });

  it('of which one is away do not keep the others waiting, and it is tried again', async () => {
    const away = await add('/away/500', { topics: ['enquiry.new'] });
    await add('/there', { topics: ['enquiry.new'] });
    for (const last of [1, 2, 3])
      await submit(server, 'sales', { overrides: { mobile: `983200000${last}` } });
    await deliver();
    expect(eventsAt('/there')).toHaveLength(3);
    // One was tried, and the rest was put off with it.
    expect(eventsAt('/away/500')).toHaveLength(1);
    const waiting = await deliveriesOf(away);
    expect(waiting.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(waiting.some(({ failure }) => failure === 'status')).toBe(true);
    expect((await listed())[0]).toMatchObject({ waiting: 3, given_up: 0 });
    await server.db
      .updateTable('webhooks')
      .set({ address: `${address}/back` })
      .where('id', '=', away.id)
      .execute();
    server.passTime(61_000);
    await deliver();
    server.passTime(-61_000);
    expect(eventsAt('/back')).toHaveLength(3);
  });

  it('do not wait for a slow one, which gets one message at a time', async () => {
    await add(SLOW, { topics: ['enquiry.new'] });
    await add('/quick', { topics: ['enquiry.new'] });
    for (const last of [1, 2, 3, 4])
      await submit(server, 'sales', { overrides: { mobile: `983200000${last}` } });
    let release = () => {};
    released = new Promise((resolve) => (release = resolve));
    const delivered = deliver();
    try {
      await vi.waitFor(() => expect(eventsAt('/quick')).toHaveLength(4), { timeout: 20_000 });
      expect(eventsAt(SLOW)).toHaveLength(1);
    } finally {
      release();
      await delivered;
    }
    expect(eventsAt(SLOW)).toHaveLength(4);
  });

  it('are sent a message again, under its name, when an owner asks for it', async () => {
    const hook = await add('/again', { topics: ['enquiry.new'] });
    await submit(server, 'sales');
    await deliver();
    const [sent] = await deliveriesOf(hook);
    expect(sent).toMatchObject({ state: 'sent', topic: 'enquiry.new', attempts: 1 });
    const path = `/api/webhooks/${hook.id}/deliveries/${sent?.id}/again`;
    expect((await owner.send('POST', path)).body.message).toBe('One message is tried again.');
    // It waits already.
    expect((await owner.send('POST', path)).body.message).toMatch(/^None/);
    await deliver();
    expect(got).toHaveLength(2);
    expect(got[0]?.body.message).toBe(got[1]?.body.message);
    const other = await add('/other');
    await owner.send('POST', `/api/webhooks/${other.id}/deliveries/${sent?.id}/again`);
    await deliver();
    expect(got).toHaveLength(2);
  });

  it('are tested, and forgotten with all that waits when they are removed', async () => {
    const good = await add('/good');
    const bad = await add('/bad/500');
    const test = ({ id }: Made) => owner.send('POST', `/api/webhooks/${id}/test`);
    expect((await test(good)).body).toEqual({ failure: null });
    expect((await test(bad)).body).toEqual({ failure: 'status' });
    expect(got[0]?.body).toMatchObject({ event: 'test' });
    await submit(server, 'sales');
    await runDesk(server);
    for (const { id } of [good, bad]) {
      expect((await owner.send('DELETE', `/api/webhooks/${id}`)).status).toBe(200);
      expect((await owner.send('DELETE', `/api/webhooks/${id}`)).status).toBe(404);
      expect((await owner.send('GET', `/api/webhooks/${id}/deliveries`)).status).toBe(404);
    }
    expect(await server.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('have messages of an enquiry only as long as it is stored', async () => {
    const hook = await add('/erased', { topics: ['enquiry.new'] });
    await submit(server, 'sales', { overrides: { mobile: '9832051313' } });
    await runDesk(server);
    expect(await deliveriesOf(hook)).toHaveLength(1);
    await owner.send('POST', '/api/erasures', { mobile: '9832051313' });
    expect(await deliveriesOf(hook)).toEqual([]);
  });

  it('are ten at most, with an https address on the internet', async () => {
    const strict = await startTestServer({ database: server.database });
    const there = await signIn(strict);
    const topics = ['enquiry.new'];
    for (const wrong of [
      'http://crm.example/in',
      'https://user:secret@crm.example/in',
      'https://127.0.0.1/in',
      'https://10.0.0.7/in',
      'https://[::1]/in',
      'https://169.254.169.254/latest',
      'ftp://crm.example',
      'crm.example',
      '',
    ]) {
      const { status, body } = await there.send('POST', '/api/webhooks', {
        address: wrong,
        topics,
        isPersonal: false,
      });
      expect([status, body.problems?.address?.code], wrong).toEqual([400, 'not_web_address']);
    }
    const named = { address: 'https://localhost/in', topics, isPersonal: false };
    const inside = await there.send<Made>('POST', '/api/webhooks', named);
    // A name is looked at when it is used.
    const tested = await there.send('POST', `/api/webhooks/${inside.body.id}/test`);
    expect(tested.body).toEqual({ failure: 'private-address' });
    await strict.stop();
    for (let more = 1; more < 10; more += 1) await add(`/${more}`);
    const over = { address: `${address}/11`, topics, isPersonal: false };
    const refused = await owner.send('POST', '/api/webhooks', over);
    expect(refused.body.problems?.address?.code).toBe('too_many_values');
  });

  it('whose secret can no longer be read are named, and not sent unsigned', async () => {
    const hook = await add('/secret', { topics: ['enquiry.new'] });
    await server.db
      .updateTable('webhooks')
      .set({ secret: 'x'.repeat(80) })
      .execute();
    await submit(server, 'sales');
    await deliver();
    expect(got).toEqual([]);
    expect(await deliveriesOf(hook)).toMatchObject([{ state: 'given-up', failure: 'secret' }]);
  });
});
