import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiryDefinitions, enquiryKinds, startOfDay, type EnquiryKind } from '@dealership/shared';
import { buildBody, post, storedCount, type Answer } from '../support/requests/calls.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

function send(kind: EnquiryKind, text: string, { key = 'key', url = server.url } = {}) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  return post({ url }, enquiryDefinitions[kind].path, { body: text, headers });
}

/** The same value with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, reversed(inner)]));
}

/** Other JSON texts of the same body. */
const sameTexts: readonly [how: string, change: (body: Record<string, unknown>) => string][] = [
  ['its keys in another order', (body) => JSON.stringify(reversed(body))],
  ['blanks and lines between its keys', (body) => JSON.stringify(body, null, 4)],
  ['keys that nobody knows', (body) => JSON.stringify({ utm: { a: ['x'] }, ...body, id: 7 })],
  ['an empty trap for robots', (body) => JSON.stringify({ website: '', ...body })],
  [
    'the name spelled with escapes',
    (body) => JSON.stringify(body).replace('Ananya', '\\u0041nan\\u0079a'),
  ],
];

function expectRepeat(answer: Answer, first: Answer, what: string): void {
  expect([answer.status, answer.body], what).toEqual([201, first.body]);
}

describe.each(enquiryKinds)('the same submission of %s', (kind) => {
  it('is one with other texts of the same body', async () => {
    const first = await send(kind, JSON.stringify(buildBody(kind)));
    expect(first.status).toBe(201);
    for (const [how, change] of sameTexts) {
      expectRepeat(await send(kind, change(buildBody(kind))), first, how);
    }
    expect(await storedCount(server)).toBe(1);
  });

  it('is another one as soon as any field differs', async () => {
    const first = await send(kind, JSON.stringify(buildBody(kind, { noticeVersion: '1' })));
    for (const { wire, field } of enquiryDefinitions[kind].form) {
      const other = { channels: { sms: false }, agreed: false, offerId: 8, loanAmount: 1 }[
        field as string
      ];
      const changed = buildBody(kind, { noticeVersion: '1', [wire]: other ?? 'another' });
      const { status, body } = await send(kind, JSON.stringify(changed));
      expect([status, body.reference], wire).toEqual([422, first.body.reference]);
    }
    const otherNotice = buildBody(kind, { noticeVersion: '2' });
    expect((await send(kind, JSON.stringify(otherNotice))).status).toBe(422);
    expect(await storedCount(server)).toBe(1);
  });

  it('is one for a robot too', async () => {
    const trap = (text: string) => text.replace('{', '{"website":"x",');
    const first = await send(kind, trap(JSON.stringify(buildBody(kind))));
    const [[, change] = []] = sameTexts;
    const second = await send(kind, trap(change?.(buildBody(kind)) ?? ''));
    expectRepeat(second, first, 'a decoy');
    expect(await storedCount(server)).toBe(0);
  });
});

describe('the same submission', () => {
  it('is one with a field left out, empty, blank or null', async () => {
    const { message: _message, ...body } = buildBody('product');
    const first = await send('product', JSON.stringify(body));
    for (const message of ['', '  ', null]) {
      expectRepeat(await send('product', JSON.stringify({ ...body, message })), first, 'empty');
    }
  });

  it('is one with unknown channels, and with the known ones in any order', async () => {
    const notifications = { sms: true, whatsapp: false };
    const first = await send('opt-in', JSON.stringify(buildBody('opt-in', { notifications })));
    const other = { fax: true, whatsapp: false, sms: true };
    const again = JSON.stringify(buildBody('opt-in', { notifications: other }));
    expectRepeat(await send('opt-in', again), first, 'channels');
  });

  it('is one when its booking day has passed meanwhile, and another day is another', async () => {
    const later = await startTestServer({ database: server.database });
    const { url } = later;
    const text = JSON.stringify(buildBody('service-booking', { bookingDate: '2026-11-21' }));
    const first = await send('service-booking', text, { url });
    later.passTime(startOfDay('2026-11-23') - TEST_NOW);
    const reordered = JSON.stringify(reversed(JSON.parse(text)));
    const repeat = await send('service-booking', reordered, { url });
    const otherDay = await send('service-booking', text.replace('11-21', '11-22'), { url });
    const invalid = await send('service-booking', text.replace('Ananya Das', ''), { url });
    const unknown = await send('service-booking', text, { url, key: 'new' });
    await later.stop();
    expectRepeat(repeat, first, 'two days later');
    expect([otherDay.status, invalid.status, unknown.status]).toEqual([422, 422, 400]);
    expect(await storedCount(server)).toBe(1);
  });

  it('is one when ten texts of it come at once', async () => {
    const texts = sameTexts.map(([, change]) => change(buildBody('finance')));
    const answers = await Promise.all([...texts, ...texts].map((text) => send('finance', text)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await storedCount(server)).toBe(1);
  });
});
