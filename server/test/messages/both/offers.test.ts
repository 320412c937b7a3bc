import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskLimits, type AllEnquiriesRow, type KeyedReply, type Outbox } from '@dealership/shared';
import { readConsents } from '../../../src/features/consents/read-consents.ts';
import { openChannels } from '../../../src/features/messages/channels.ts';
import { startDelivery } from '../../../src/features/messages/deliver.ts';
import { createDealershipSource } from '../../../src/features/settings/dealership-source.ts';
import { sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import { post, submit } from '../../support/requests/calls.ts';
import { deskOf, step } from '../../support/desk/desk-work.ts';
import { join, signIn } from '../../support/people/people.ts';
import { startSmtp, type SmtpReceiver } from '../../support/messages/smtp-receiver.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

const MOBILE = '9832012345';
const NONE = { rcs: false, sms: false, obd: false, email: false, whatsapp: false };

let smtp: SmtpReceiver;
let server: TestServer;
/** A server of the same dealership without mail. */
let second: TestServer;
let owner: Browser;
let manager: Browser;
let rina: Browser;
/** Reads other kinds. */
let reader: Browser;

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startTestServer({ mail: { url: smtp.url, from: 'info@dealer.example' } });
  second = await startTestServer({ database: server.database });
  owner = await signIn(server);
  manager = await join(server, owner, { userId: 'mitali', role: 'manager' });
  rina = await join(server, owner, { userId: 'rina', role: 'sales' });
  reader = await join(server, owner, { userId: 'asim', role: 'service' });
  await save('offer', 0, { purpose: 'offer' });
  await save('answer', 0);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  // Nobody has stopped messages: requests on the website after a stop wait for staff.
  for (const table of ['outbox', 'consents', 'consent_people'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  await server.db.deleteFrom('counters').where('name', '=', 'consents').execute();
  server.passTime(1);
  second.passTime(1);
  smtp.mails.length = 0;
});

async function save(key: string, version: number, part: object = {}): Promise<KeyedReply> {
  const { status, text, body } = await manager.send<{ replies: KeyedReply[] }>(
    'POST',
    '/api/replies',
    {
      key,
      version,
      title: key,
      kinds: [],
      statuses: [],
      ways: ['whatsapp', 'sms', 'mail'],
      isHidden: false,
      text: { en: 'Hello {name}' },
      ...part,
    },
  );
  expect(status, text).toBe(200);
  const saved = body.replies.find((each) => each.key === key);
  if (!saved) throw new Error('it is not listed');
  return saved;
}

async function optIn(notifications: object): Promise<string> {
  const overrides = { mobile: MOBILE, notifications: { ...NONE, ...notifications } };
  const { status, body, text } = await submit(server, 'opt-in', { overrides });
  expect(status, text).toBe(201);
  return body.reference;
}

const stop = () => post(second, '/api/consents/stop', { body: { mobile: MOBILE } });

async function enquire(): Promise<string> {
  const overrides = { mobile: MOBILE, email: 'ananya@example.com' };
  const { body } = await submit(server, 'sales', { overrides });
  // The confirmation does not matter here.
  await server.db.deleteFrom('outbox').execute();
  return body.reference;
}

const messageStep = (by: string, part: object = {}) => ({
  do: 'message',
  by,
  template: { key: 'offer', version: 1 },
  text: 'Hello Ananya',
  ...part,
});
const mail = (part: object = {}) =>
  messageStep('mail', {
    template: { key: 'answer', version: 1 },
    subject: 'Your enquiry',
    ...part,
  });

const waiting = () =>
  server.db.selectFrom('outbox').selectAll().where('kind', '=', 'reply').execute();

async function eventsOf(reference: string): Promise<string[]> {
  return (await deskOf(rina, reference)).events.map(({ kind }) => kind);
}

/** Returns the messages that arrive after this time. */
async function deliver(afterMs: number = deskLimits.undoMs): Promise<void> {
  const now = server.clock() + afterMs;
  const { db } = server;
  const source = createDealershipSource({ db, clock: () => now, fixed: {} });
  const delivery = startDelivery(
    {
      db,
      clock: () => now,
      log: createTestLog(),
      channels: openChannels(server.config, {
        ...source,
        db,
        clock: () => now,
        readConsents,
        readAlert: () => Promise.resolve(undefined),
      }),
    },
    { everyMs: 10 },
  );
  await vi.waitFor(async () => {
    const rows = await waiting();
    const isDue = rows.some(({ state, due_at: dueAt }) => state === 'waiting' && dueAt <= now);
    expect(isDue).toBe(false);
  }, 60_000);
  await delivery.stop();
}

describe('an offer', () => {
  it('is refused where the customer has not agreed to it, way by way', async () => {
    const reference = await enquire();
    await optIn({ whatsapp: true, obd: true });
    expect((await deskOf(rina, reference)).offer_ways).toEqual(['whatsapp', 'call']);
    for (const way of [
      messageStep('sms'),
      messageStep('mail'),
      messageStep('mail', { subject: 'New' }),
    ]) {
      const { status, body } = await step(rina, reference, way);
      expect([status, body]).toMatchObject([
        400,
        { code: 'invalid_input', problems: { 'step.template': { code: 'no_consent' } } },
      ]);
    }
    expect(await eventsOf(reference)).not.toContain('message');
    expect(await waiting()).toEqual([]);
    expect((await step(rina, reference, messageStep('whatsapp'))).status).toBe(200);
  });

  it('is refused as soon as messages are stopped, whatever was shown before', async () => {
    const reference = await enquire();
    await optIn({ whatsapp: true, email: true });
    const { enquiry, offer_ways: shown } = await deskOf(rina, reference);
    expect(shown).toEqual(['whatsapp', 'mail']);
    expect((await stop()).status).toBe(200);
    for (const wanted of [messageStep('whatsapp'), messageStep('mail', { subject: 'New' })]) {
      const { status } = await step(rina, reference, wanted, { version: enquiry.version });
      expect(status).toBe(400);
    }
    expect(await eventsOf(reference)).not.toContain('message');
    expect((await deskOf(rina, reference)).offer_ways).toEqual([]);
  });

  it('waits after a stop until staff have confirmed what the website asks for, and is answered so', async () => {
    const reference = await enquire();
    await optIn({ whatsapp: true, email: true });
    await stop();
    // The stop counts: they would have to opt in.
    const offered = messageStep('whatsapp');
    expect((await step(rina, reference, offered)).body).toMatchObject({
      problems: { 'step.template': { code: 'no_consent' } },
      message: expect.stringContaining('Optain page') as string,
    });
    expect((await deskOf(rina, reference)).offer_waits).toEqual([]);
    await optIn({ whatsapp: true });
    const { status, body } = await step(rina, reference, offered);
    expect([status, body]).toMatchObject([
      400,
      { problems: { 'step.template': { code: 'consent_unconfirmed' } } },
    ]);
    expect(body.fields?.['step.template']).toMatch(/^After a stop .+ on the customer’s page$/);
    // They have not agreed to this way.
    expect((await step(rina, reference, messageStep('sms'))).body).toMatchObject({
      problems: { 'step.template': { code: 'no_consent' } },
    });
    expect(await deskOf(rina, reference)).toMatchObject({
      offer_ways: [],
      offer_waits: [{ way: 'whatsapp', until: 'confirmation' }],
    });
  });

  it('stays one for a page that still has it as an answer, and for one that knows of no offers', async () => {
    const reference = await enquire();
    expect(await save('late', 0)).toMatchObject({ purpose: 'service', subject: { en: '' } });
    const template = { key: 'late', version: 1 };
    expect((await step(rina, reference, messageStep('sms', { template }))).status).toBe(200);
    const unknown = messageStep('sms', { template: { key: 'late', version: 99 } });
    expect((await step(rina, reference, unknown)).status).toBe(400);
    await save('late', 1, { purpose: 'offer', subject: { en: 'New' } });
    expect((await step(rina, reference, messageStep('sms', { template }))).status).toBe(400);
    expect((await step(rina, reference, unknown)).body).toMatchObject({
      problems: { 'step.template': { code: 'no_consent' } },
    });
    const kept = { version: 3, purpose: 'offer', subject: { en: 'New' } };
    expect(await save('late', 2, { title: 'Other' })).toMatchObject(kept);
    // The same content again makes no new version.
    expect(await save('late', 2, { title: 'Other' })).toMatchObject(kept);
  });

  it('shows a consent to nobody who may not read the enquiry', async () => {
    const reference = await enquire();
    const answers = [
      await reader.send('GET', `/api/desk/enquiries/${reference}`),
      await step(reader, reference, messageStep('sms'), { version: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('is not sent to who has stopped while the mail was waiting', async () => {
    const reference = await enquire();
    await optIn({ email: true });
    const sent = messageStep('mail', { subject: 'New' });
    expect((await step(rina, reference, sent)).status).toBe(200);
    await stop();
    await deliver();
    expect(smtp.mails).toEqual([]);
    const { body } = await owner.send<Outbox>('GET', '/api/messages');
    expect(body.given_up).toMatchObject({
      count: 1,
      of_channels: 0,
      messages: [{ kind: 'reply', reference, failure: 'no-consent' }],
    });
  });
});

describe('a reply by mail', () => {
  it('leaves once, a minute later, as the timeline shows, and nothing in it makes a line of the head', async () => {
    const reference = await enquire();
    const text = 'নমস্কার Änanya\n\n<b>Bcc: all@evil.example</b>\nধন্যবাদ';
    const subject = 'নমস্কার: Bcc: all@evil.example, ₹ 1';
    const wanted = mail({ text, subject });
    const sent = { key: 'mail-of-rina', version: 1 };
    const answers = [
      await step(rina, reference, wanted, sent),
      await step(rina, reference, wanted, sent),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body.events[0]).toMatchObject({
      kind: 'message',
      detail: { by: 'mail', text, subject },
    });
    expect(await waiting()).toHaveLength(1);
    await deliver(deskLimits.undoMs - 1);
    expect(smtp.mails).toEqual([]);
    await deliver();
    const [arrived, ...others] = smtp.mails;
    expect(others).toEqual([]);
    expect(arrived?.to).toEqual(['ananya@example.com']);
    expect(arrived?.head).toContain('Subject: নমস্কার: Bcc: all@evil.example, ₹ 1');
    expect(arrived?.head.filter((line) => /^(bcc|cc|auto-submitted):/i.test(line))).toEqual([]);
    expect(arrived?.text.trim().replaceAll('\r', '')).toBe(text);
    expect(arrived?.html).toContain(
      '<p>নমস্কার Änanya</p><p>&lt;b&gt;Bcc: all@evil.example&lt;/b&gt;<br>ধন্যবাদ</p>',
    );
    for (const wrong of ['New\r\nBcc: all@evil.example', '']) {
      expect((await step(rina, reference, mail({ subject: wrong }))).status).toBe(400);
    }
  });

  it('is taken back with its step, until it leaves', async () => {
    const reference = await enquire();
    const undo = async (event = 0) => step(rina, reference, { do: 'undo', event });
    const one = await step(rina, reference, mail());
    expect((await undo(one.body.events[0]?.id)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const other = await step(rina, reference, mail());
    await server.db.updateTable('outbox').set({ attempts: 1 }).execute();
    const { status, body } = await undo(other.body.events[0]?.id);
    expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([
      400,
      ['step.event'],
    ]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is refused without an address, a template or a channel', async () => {
    const reference = await enquire();
    const elsewhere = sameBrowserAt(second, rina);
    const fieldsOf = async (browser: Browser, wanted: object) => {
      const { status, body, text } = await step(browser, reference, wanted, { version: 1 });
      expect(status, text).toBe(400);
      return [status, ...Object.keys((body as unknown as { fields: object }).fields)];
    };
    expect(await fieldsOf(rina, mail({ template: undefined }))).toEqual([400, 'step.template']);
    const unknown = { template: { key: 'answer', version: 9 } };
    expect(await fieldsOf(rina, mail(unknown))).toEqual([400, 'step.template']);
    expect(await fieldsOf(elsewhere, mail())).toEqual([400, 'step.by']);
    await server.db.updateTable('enquiries').set({ email: null }).execute();
    expect(await fieldsOf(rina, mail())).toEqual([400, 'step.by']);
    expect((await elsewhere.send('GET', '/api/replies')).body).toMatchObject({ sends_mail: false });
    expect((await rina.send('GET', '/api/replies')).body).toMatchObject({ sends_mail: true });
    expect(await waiting()).toEqual([]);
  });
});

describe('opt-ins in lists and files', () => {
  const listed = async (reference: string) => {
    const body = { kind: 'opt-in', search: reference };
    const { body: page } = await manager.send<{ data: AllEnquiriesRow[] }>(
      'POST',
      '/api/allEnquiries',
      body,
    );
    return page.data[0]?.counts;
  };
  const csv = async (reference: string) => {
    const query = new URLSearchParams({ kind: 'opt-in', search: reference });
    const { text } = await manager.send('GET', `/api/allEnquiries/export?${query.toString()}`);
    const [header = '', row = ''] = text.trim().split('\r\n');
    return { header, row };
  };

  it('show what counts now, not what was ticked', async () => {
    const reference = await optIn({ sms: true, email: true });
    expect(await listed(reference)).toEqual(['sms', 'email']);
    expect((await csv(reference)).row).toMatch(/"Communication opt-in",.*"sms, email"$/);
    await optIn({ email: true });
    expect(await listed(reference)).toEqual(['email']);
    await stop();
    expect(await listed(reference)).toEqual([]);
    const { header, row } = await csv(reference);
    expect(header).toMatch(/"Privacy Notice","Offers Now"$/);
    expect(row).toMatch(/"Communication opt-in \(no offers\)",.*,"None"$/);
    const one = await manager.send('GET', `/api/allEnquiries/${reference}`);
    expect(one.body).toMatchObject({ counts: [], details: { notifications: { sms: true } } });
  });
});
