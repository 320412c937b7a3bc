import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DAY_MS,
  deskLimits,
  enquiryKinds,
  type AuditRow,
  type EnquiryKind,
  type ManyDone,
  type ManyUndone,
  type Match,
  type Paged,
  type SentMany,
} from '@dealership/shared';
import { takeMany } from '../../../src/features/enquiries/desk/many/take-many.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { runDesk } from '../../support/desk/desk-work.ts';
import { signIn } from '../../support/people/people.ts';
import { putOnDesk } from '../../support/desk/put-on-desk.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { STAFF, startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** Enquiries of each kind: two parts of a step for many, of which the first has 200. */
const ALL = 250;
const FIRST_PART = 200;

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  for (const kind of ['insurance', 'sales', 'service'] as const) {
    await storeEnquiries(
      server,
      Array.from({ length: ALL }, (_, i) =>
        buildEnquiry({ kind, createdAt: TEST_NOW - DAY_MS - i }),
      ),
    );
  }
  await putOnDesk(server.db, { now: TEST_NOW });
});
afterAll(() => server.stop());

async function sent<Body>(path: string, body: object): Promise<Body> {
  const answer = await owner.send<Body>('POST', path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const matches = (kind: EnquiryKind) =>
  sent<Match>('/api/desk/matches', { view: 'before', kinds: [kind] });
const take = (body: SentMany) => sent<ManyDone>('/api/desk/steps', body);
const undo = (id: number) => sent<ManyUndone>(`/api/desk/steps/${id}/undo`, {});

/** Audit events of closing many, the newest first. */
async function closings(): Promise<(string | null)[]> {
  const { data } = await sent<Paged<AuditRow>>('/api/auditEvents', {});
  return data.filter(({ action }) => action === 'many closed').map(({ what }) => what);
}

/** Closes all of a kind, and stops in the second part. */
async function breakOff(kind: EnquiryKind): Promise<SentMany> {
  const { as_of: asOf } = await matches(kind);
  const step: SentMany = {
    key: randomUUID(),
    step: { do: 'close', then: { to: 'lost', reason: 'price' } },
    which: { by: 'query', query: { view: 'before', kinds: [kind] }, asOf },
  };
  const { db, clock } = server;
  const reads = { kinds: enquiryKinds, branches: null };
  const broken = takeMany(
    {
      db,
      clock,
      answering: createAnsweringSource({ db, clock }),
      audit: () => Promise.reject(new Error('broken off')),
    },
    {
      userId: STAFF.userId,
      role: 'owner',
      reads,
      viewer: { userId: STAFF.userId, reads, now: clock(), visitBefore: 0 },
    },
    step,
  );
  await expect(broken).rejects.toThrow('broken off');
  expect(await matches(kind)).toMatchObject({ count: ALL - FIRST_PART });
  return step;
}

it('does what is left when the same request comes again, once, also where it comes twice', async () => {
  const before = await closings();
  const step = await breakOff('insurance');
  expect(await closings()).toEqual(before);
  const [one, other] = await Promise.all([take(step), take(step)]);
  expect(one).toMatchObject({ done: ALL, left: { changed: 0, gone: 0, closed: 0 } });
  expect(other).toEqual(one);
  expect(await matches('insurance')).toMatchObject({ count: 0 });
  expect(await closings()).toEqual([`${ALL}: price`, ...before]);

  const undone = { done: ALL, left: 0 };
  expect(await Promise.all([undo(one.id), undo(one.id)])).toEqual([undone, undone]);
  expect(await matches('insurance')).toMatchObject({ count: ALL });
});

it('has its event in the audit log after a minute when it does not come again', async () => {
  const before = await closings();
  const step = await breakOff('sales');
  await runDesk(server);
  expect(await closings()).toEqual(before);
  server.passTime(deskLimits.undoMs + 1);
  await Promise.all([runDesk(server), runDesk(server)]);
  expect(await closings()).toEqual([`${FIRST_PART}: price`, ...before]);
  // The first step has ended: the rest needs a new step.
  expect(await take(step)).toMatchObject({ done: FIRST_PART });
  expect(await matches('sales')).toMatchObject({ count: ALL - FIRST_PART });
});

it('can be undone when it was broken off, and does not go on afterwards', async () => {
  const step = await breakOff('service');
  const { id } = await server.db
    .selectFrom('desk_batches')
    .select('id')
    .where('request_key', '=', step.key)
    .executeTakeFirstOrThrow();
  expect(await undo(id)).toEqual({ done: FIRST_PART, left: 0 });
  expect(await take(step)).toMatchObject({ done: FIRST_PART });
  expect(await matches('service')).toMatchObject({ count: ALL });
});
