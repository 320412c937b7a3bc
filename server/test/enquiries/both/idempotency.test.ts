import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiryDefinitions, enquiryKinds, startOfDay } from '@dealership/shared';
import { post, storedCount, submit } from '../../support/requests/calls.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

const DAY_MS = 24 * 60 * 60_000;
const LONGEST = '!'.repeat(64) + '~'.repeat(64);

function keyed(key: string) {
  return { headers: { 'Idempotency-Key': key } };
}

describe.each(enquiryKinds)('POST of %s with an Idempotency-Key', (kind) => {
  it('a repeat stores nothing more and gets the same answer', async () => {
    const first = await submit(server, kind, keyed('again'));
    const second = await submit(server, kind, keyed('again'));
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await storedCount(server)).toBe(1);
  });

  it('ten parallel repeats store one row and get one reference', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(server, kind, keyed('at once'.replace(' ', '-')))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await storedCount(server)).toBe(1);
  });

  it('another body under the key is 422 and is not stored', async () => {
    const first = await submit(server, kind, keyed('changed'));
    const overrides = { name: 'Bikash Roy' };
    const changed = await submit(server, kind, { ...keyed('changed'), overrides });
    expect([changed.status, changed.body.code]).toEqual([422, 'submission_key_reused']);
    expect(changed.body.reference, 'what arrived').toBe(first.body.reference);
    const invalid = await submit(server, kind, { ...keyed('changed'), overrides: { name: '' } });
    expect(invalid.status).toBe(422);
    const repeat = await submit(server, kind, keyed('changed'));
    expect(repeat.body.reference).toBe(first.body.reference);
    expect(await storedCount(server)).toBe(1);
  });

  it('a refused submission does not bind the key', async () => {
    const refused = await submit(server, kind, { ...keyed('mended'), overrides: { name: '' } });
    expect(refused.status).toBe(400);
    expect((await submit(server, kind, keyed('mended'))).status).toBe(201);
    expect(await storedCount(server)).toBe(1);
  });
});

describe('the Idempotency-Key', () => {
  it('belongs to its path: the same key stores one enquiry of every kind', async () => {
    const references = new Set<string>();
    for (const kind of enquiryKinds) {
      references.add((await submit(server, kind, keyed('one-for-all'))).body.reference);
    }
    expect(references.size).toBe(enquiryKinds.length);
    expect(await storedCount(server)).toBe(enquiryKinds.length);
  });

  it('is distinguished by case', async () => {
    await submit(server, 'sales', keyed('key'));
    await submit(server, 'sales', keyed('KEY'));
    expect(await storedCount(server)).toBe(2);
  });

  it.each([['x'], [LONGEST], ['%27;--"']])('may be %s', async (key) => {
    const first = await submit(server, 'opt-in', keyed(key));
    const second = await submit(server, 'opt-in', keyed(key));
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  it.each([
    ['empty', ''],
    ['with a blank inside', 'a b'],
    ['of 129 characters', `${LONGEST}x`],
    ['with a letter outside ASCII', 'clé'],
    ['with a tab inside', 'a\tb'],
  ])('%s is 400 and nothing is stored', async (_, key) => {
    const answer = await submit(server, 'sales', keyed(key));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(await storedCount(server)).toBe(0);
  });

  it('sent twice in one request is 400', async () => {
    const { path } = enquiryDefinitions.sales;
    const headers = { 'Idempotency-Key': ['a', 'b'] as unknown as string };
    expect((await post(server, path, { body: {}, headers })).status).toBe(400);
  });

  it('still holds after a restart', async () => {
    const first = await submit(server, 'finance', keyed('restart'));
    const restarted = await startTestServer({ database: server.database });
    const repeat = await submit(restarted, 'finance', keyed('restart'));
    const changed = await submit(restarted, 'finance', {
      ...keyed('restart'),
      overrides: { message: 'Two years' },
    });
    await restarted.stop();
    expect([repeat.status, repeat.body]).toEqual([201, first.body]);
    expect(changed.status).toBe(422);
    expect(await storedCount(server)).toBe(1);
  });

  it('still holds a day later, when the booking’s day has passed', async () => {
    const later = await startTestServer({ database: server.database });
    const booking = { ...keyed('late'), overrides: { bookingDate: '2026-11-21' } };
    const first = await submit(later, 'service-booking', booking);
    later.passTime(startOfDay('2026-11-22') - TEST_NOW);
    const nextDay = await submit(later, 'service-booking', booking);
    later.passTime(DAY_MS);
    const dayAfter = await submit(later, 'service-booking', booking);
    const unknown = await submit(later, 'service-booking', { ...booking, ...keyed('new') });
    await later.stop();
    expect(first.status).toBe(201);
    expect([nextDay.status, nextDay.body]).toEqual([201, first.body]);
    expect(dayAfter.body).toEqual(first.body);
    expect(unknown.status).toBe(400);
    expect(await storedCount(server)).toBe(1);
  });

  it('is not needed: without it equal submissions are two enquiries', async () => {
    await submit(server, 'sales');
    await submit(server, 'sales');
    expect(await storedCount(server)).toBe(2);
  });
});

describe('enquiries of the same moment, which are stored together', () => {
  it('do not fail for one among them that is refused', async () => {
    const kind = 'contact';
    await submit(server, kind, keyed('taken'));
    const others = Array.from({ length: 20 }, (_, index) =>
      submit(server, kind, { ...keyed(`free-${index}`), overrides: { name: `Visitor ${index}` } }),
    );
    const reused = submit(server, kind, { ...keyed('taken'), overrides: { name: 'Bikash Roy' } });
    const repeat = submit(server, kind, keyed('taken'));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect((await reused).status).toBe(422);
    expect((await repeat).status).toBe(201);
    expect(await storedCount(server)).toBe(21);
  });
});
