import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryKinds, minuteOf, type AnsweringSource, type Step } from '@dealership/shared';
import { inTransaction } from '../../../src/db/transaction.ts';
import { Stale } from '../../../src/errors/app-error.ts';
import { receiveArrivals } from '../../../src/features/enquiries/desk/arrivals/arrivals.ts';
import { closeAsBlocked } from '../../../src/features/enquiries/desk/rows/block-repository.ts';
import { takeStep } from '../../../src/features/enquiries/desk/steps/take-step.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf, done, runDesk, messageSources } from '../../support/desk/desk-work.ts';
import { join, signIn } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const isMysql = process.env.TEST_ENGINE === 'mysql';

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  await join(server, owner, { userId: 'rina', role: 'sales' });
});
afterAll(() => server.stop());

async function arrive(): Promise<{ reference: string; id: number }> {
  const { status, body } = await submit(server, 'sales');
  expect(status).toBe(201);
  const { reference } = body;
  const { id } = await server.db
    .selectFrom('enquiries')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { reference, id };
}

it('blocking a number closes nothing that somebody has closed in the same moment', async () => {
  const [sold, open] = [await arrive(), await arrive()];
  await done(owner, sold.reference, { do: 'close', then: { to: 'done' } });
  await inTransaction(server.db, (transaction) =>
    closeAsBlocked(transaction, [sold.id, open.id], { now: server.clock(), userId: 'staff' }),
  );
  const [first, second] = [
    await deskOf(owner, sold.reference),
    await deskOf(owner, open.reference),
  ];
  expect(first.enquiry).toMatchObject({ status: 'done', lost_reason: null });
  expect(first.events.map(({ kind }) => kind)).toEqual(['close']);
  expect(second.enquiry).toMatchObject({ status: 'lost', lost_reason: 'not-an-enquiry' });
  expect(second.events.map(({ kind }) => kind)).toEqual(['blocked']);
});

/** On SQLite nothing else is written while a step is stored. */
describe.runIf(isMysql)('while a step is stored', () => {
  const rina = {
    userId: 'rina',
    role: 'sales',
    reads: { kinds: enquiryKinds, branches: null },
  } as const;

  /** Rina's step; another person's work happens between its reading and its writing. */
  async function stepDuring(
    reference: string,
    step: Step,
    others: () => Promise<unknown>,
  ): Promise<void> {
    const { version } = (await deskOf(owner, reference)).enquiry;
    const { db, clock } = server;
    const readAnswering = createAnsweringSource({ db, clock });
    let isFirst = true;
    const answering: AnsweringSource = async () => {
      if (isFirst) {
        isFirst = false;
        await others();
      }
      return readAnswering();
    };
    const deps = { ...messageSources, db: server.staffDb, clock, answering };
    await takeStep(deps, rina, { reference, key: randomUUID(), version, step });
  }

  it('the desk returns the enquiry to its queue: whoever tried has it', async () => {
    const { reference } = await arrive();
    await done(owner, reference, { do: 'assign', to: 'staff' });
    await runDesk(server);
    await stepDuring(reference, { do: 'no-answer' }, async () => {
      await server.db
        .updateTable('desk')
        .set({ assignee: null, stage: 'returned' })
        .where('assignee', '=', 'staff')
        .execute();
    });
    const { enquiry, events } = await deskOf(owner, reference);
    expect(enquiry).toMatchObject({ status: 'talking', assignee: { user_id: 'rina' }, tries: 1 });
    await runDesk(server);
    expect(events.map(({ kind }) => kind)).toEqual(['no-answer', 'assign']);
  });

  it('the same undo arrives a second time: it is done, and both answers confirm it', async () => {
    const { reference } = await arrive();
    await done(owner, reference, { do: 'no-answer' });
    const { db, clock, staffDb } = server;
    const { enquiry, events } = await deskOf(owner, reference);
    const { version } = enquiry;
    const staff = { ...rina, userId: 'staff', role: 'owner' } as const;
    const step: Step = { do: 'undo', event: events[0]?.id ?? 0 };
    const sent = { reference, key: randomUUID(), version, step };
    const deps = { ...messageSources, clock, answering: createAnsweringSource({ db, clock }) };
    let read = 0;
    const amid = staffDb.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read += 1;
        // It first reads the enquiry's state, and whether this request was stored.
        if (read === 2) await takeStep({ ...deps, db: staffDb }, staff, sent);
        return result;
      },
    });
    await takeStep({ ...deps, db: amid }, staff, sent);
    const after = await deskOf(owner, reference);
    expect(after.enquiry).toMatchObject({ status: 'new', tries: 0 });
    expect(after.events.map(({ kind }) => kind)).toEqual(['undo', 'no-answer']);
  });

  it('somebody else does something: a message is taken all the same, an outcome is not', async () => {
    const at = minuteOf(server.clock() + 3_600_000);
    const { reference } = await arrive();
    const others = () => done(owner, reference, { do: 'next', at });
    await stepDuring(reference, { do: 'message', by: 'whatsapp' }, others);
    await expect(stepDuring(reference, { do: 'no-answer' }, others)).rejects.toBeInstanceOf(Stale);
    const { events } = await deskOf(owner, reference);
    expect(events.map(({ kind }) => kind)).toEqual(['next', 'message', 'next']);
  });

  it('the desk receives the enquiry: nothing is left to be answered in time', async () => {
    const { reference, id } = await arrive();
    await server.db
      .updateTable('desk')
      .set({ assignee: 'rina' })
      .where('enquiry_id', '=', id)
      .execute();
    const { db, clock } = server;
    const answering = createAnsweringSource({ db, clock });
    await stepDuring(reference, { do: 'no-answer' }, () =>
      receiveArrivals({ db: server.staffDb, clock, answering }),
    );
    const row = await db
      .selectFrom('desk')
      .select(['stage', 'check_at', 'tries'])
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ stage: 'answered', check_at: null, tries: 1 });
  });
});
