import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiryDefinitions, enquiryKinds, textsIn, type EnquiryKind } from '@dealership/shared';
import { post, storedCount, submit } from '../support/requests/calls.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

function ageOf(age: string) {
  return { headers: { 'X-Form-Age': age } };
}

/** Checks that the answer looks like an accepted submission and that nothing was stored. */
async function expectDecoy(kind: EnquiryKind, options: Parameters<typeof submit>[2]) {
  const answer = await submit(server, kind, options);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    message: textsIn('en').kinds[kind].messages.success,
    reference: expect.stringMatching(/^[2-9A-Z]{8}$/) as string,
  });
  expect(await storedCount(server)).toBe(0);
}

describe.each(enquiryKinds)('a robot that sends %s', (kind) => {
  it('and fills the hidden field is thanked and nothing is stored', async () => {
    await expectDecoy(kind, { overrides: { website: 'https://spam.example' } });
  });

  it.each(['0', '1499', '1499.9', '-5'])('after %s ms is thanked, nothing stored', async (age) => {
    await expectDecoy(kind, ageOf(age));
  });
});

describe('a person', () => {
  it.each(['1500', '1501', '86400000'])('who sends after %s ms is stored', async (age) => {
    expect((await submit(server, 'sales', ageOf(age))).status).toBe(201);
    expect(await storedCount(server)).toBe(1);
  });

  it.each(['', 'soon', 'NaN', '12 ms', '1,200', 'Infinity'])(
    'whose browser sends the age %j counts as honest',
    async (age) => {
      await submit(server, 'sales', ageOf(age));
      expect(await storedCount(server)).toBe(1);
    },
  );

  it.each([[''], [null], [undefined]])('whose hidden field is %j is stored', async (website) => {
    await submit(server, 'sales', { overrides: { website } });
    expect(await storedCount(server)).toBe(1);
  });
});

describe('the made-up reference', () => {
  const trapped = { overrides: { website: 'x' } };
  const keyed = { ...trapped, headers: { 'Idempotency-Key': 'robot' } };

  it('is the same for the same key and body, also after a restart', async () => {
    const first = await submit(server, 'sales', keyed);
    const second = await submit(server, 'sales', keyed);
    const restarted = await startTestServer({ database: server.database });
    const third = await submit(restarted, 'sales', keyed);
    await restarted.stop();
    expect([second.body, third.body]).toEqual([first.body, first.body]);
  });

  it('differs for another key, another path, and without a key', async () => {
    const { path } = enquiryDefinitions.contact;
    const answers = [
      await submit(server, 'sales', keyed),
      await submit(server, 'sales', { ...keyed, headers: { 'Idempotency-Key': 'other' } }),
      await post(server, path, { body: { website: 'x' }, headers: keyed.headers }),
      await submit(server, 'sales', trapped),
      await submit(server, 'sales', trapped),
    ];
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(answers.length);
  });

  it('does not bind the key', async () => {
    await submit(server, 'sales', keyed);
    const honest = await submit(server, 'sales', { headers: keyed.headers });
    expect(honest.status).toBe(201);
    expect(await storedCount(server)).toBe(1);
  });
});
