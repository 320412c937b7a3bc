import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Reply } from '../../support/requests/browser.ts';
import { post, storedCount, submit, type Answer } from '../../support/requests/calls.ts';
import { listed, runDesk } from '../../support/desk/desk-work.ts';
import { noteOptIns } from '../../../src/features/consents/append-consents.ts';
import { createInsertBatcher } from '../../../src/features/enquiries/submit/insert-batcher.ts';
import { createUntoldMark } from '../../../src/features/messages/write-messages.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import { signIn } from '../../support/people/people.ts';
import { buildEnquiry } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, testConfig, type TestServer } from '../../support/server/test-server.ts';

const isSqlite = process.env.TEST_ENGINE === 'sqlite';

/** Changes of ten kinds. MySQL locks rows, so fewer show the same. */
const CHANGES = isSqlite ? 1200 : 300;
const AT_ONCE = 30;
const KINDS = 10;

let server: TestServer;
let owner: Browser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
});
afterAll(() => server.stop());

type Change = (turn: number) => Promise<Pick<Reply | Answer, 'status' | 'text'>>;

/** In each round one gets a step, two are joined, one is blocked, one is erased. */
const CUSTOMERS_A_TURN = 5;

const mobileOf = (at: number) => String(9_000_000_000 + at);

/** Stores enquiries of as many customers, in the way of those that arrive at once. */
async function fill(count: number): Promise<{ references: string[]; customers: number[] }> {
  const { db, clock } = server;
  const answering = createAnsweringSource({ db, clock });
  await answering();
  const untoldMark = createUntoldMark({ config: testConfig });
  const insert = createInsertBatcher({ db, answering, untoldMark, noteOptIns });
  const enquiries = Array.from({ length: count }, (_, at) =>
    buildEnquiry({ values: { mobile: mobileOf(at) } }),
  );
  await Promise.all(
    enquiries.map((enquiry) => insert({ enquiry, binding: undefined, network: '203.0.113.7' })),
  );
  await runDesk(server);
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'contact'])
    .where('contact', 'like', '90000%')
    .execute();
  const idOf = new Map(rows.map(({ id, contact }) => [contact, id]));
  return {
    references: enquiries.map(({ reference }) => reference),
    customers: enquiries.map((_, at) => idOf.get(mobileOf(at)) ?? 0),
  };
}

async function changesOf(count: number): Promise<Change[]> {
  const { references, customers } = await fill(count * CUSTOMERS_A_TURN);
  const next = (list: readonly (string | number)[], turn: number, place: number) =>
    list[turn * CUSTOMERS_A_TURN + place];
  // Other enquiries than those of the single steps, whose versions must not change.
  const query = { view: 'open', kinds: ['contact'] };
  await Promise.all(Array.from({ length: 20 }, () => submit(server, 'contact')));
  await runDesk(server);
  const chosen = await listed(owner, 'open', query);
  const asOf = server.clock();
  const rows = chosen.map(({ reference, version }) => ({ reference, version }));
  return [
    (turn) =>
      post(server, '/api/consents/stop', { body: { mobile: String(9_100_000_000 + turn) } }),
    () => submit(server, 'contact'),
    (turn) =>
      owner.send('POST', `/api/desk/enquiries/${next(references, turn, 0)}/steps`, {
        key: randomUUID(),
        version: 1,
        step: { do: 'no-answer' },
      }),
    (turn) => {
      const step = { do: 'close', then: { to: 'lost', reason: 'price' } };
      const which = turn % 2 === 0 ? { by: 'rows', rows } : { by: 'query', query, asOf };
      return owner.send('POST', '/api/desk/steps', { key: randomUUID(), step, which });
    },
    (turn) =>
      owner.send('POST', `/api/customers/${next(customers, turn, 1)}/join`, {
        version: 1,
        with: next(customers, turn, 2),
        withVersion: 1,
      }),
    (turn) =>
      owner.send('POST', `/api/customers/${next(customers, turn, 3)}/block`, { isBlocked: true }),
    (turn) =>
      owner.send('POST', '/api/erasures', { mobile: mobileOf(turn * CUSTOMERS_A_TURN + 4) }),
    (turn) => owner.send('PATCH', '/api/managePrice/Livo', { price: 70_000 + turn }),
    (turn) => owner.send('PATCH', '/api/desk/duty', { isOn: turn % 2 === 0 }),
    () => post(server, '/api/taps', { body: { way: 'call', page: 'home' } }),
  ];
}

it(`${CHANGES} changes of ten kinds, ${AT_ONCE} at a time: nobody is refused`, async () => {
  const perKind = CHANGES / KINDS;
  const changes = await changesOf(perKind);
  const before = await storedCount(server);
  const waiting = Array.from({ length: CHANGES }, (_, at) => at);
  const refused: string[] = [];
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const kind = at % KINDS;
      const { status, text } = (await changes[kind]?.(Math.floor(at / KINDS))) ?? {};
      if (![200, 201, 204].includes(status ?? 0)) refused.push(`${kind}: ${status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(refused).toEqual([]);
  // As many have arrived as were erased.
  expect(await storedCount(server)).toBe(before);
});
