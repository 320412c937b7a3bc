import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { DAY_MS, messageChannelNames } from '@dealership/shared';
import { appendConsents } from '../../../src/features/consents/append-consents.ts';
import { readConsents } from '../../../src/features/consents/read-consents.ts';
import { verifyChain } from '../../../src/features/consents/verify-chain.ts';
import { createConsentErasure, stopMessages } from '../../../src/features/consents/withdraw.ts';
import { forgetMessages } from '../../../src/features/messages/deliver.ts';
import {
  listDeliveries,
  listHooks,
  putOff,
  removeHook,
  sendAgain,
} from '../../../src/features/messages/hooks/hook-repository.ts';
import {
  countAllBefore,
  countBefore,
  forgetNetworks,
  listDue,
  noteFailure,
  noteSent,
  takeMessage,
  type OutboxRow,
} from '../../../src/features/messages/outbox-repository.ts';
import {
  findGivenUp,
  listLeftOut,
  listWaiting,
  tryAgain,
} from '../../../src/features/messages/outbox-view-repository.ts';
import { measureStretch } from '../../support/server/loop-stretch.ts';
import { openPatient } from '../../support/enquiries/many-enquiries.ts';
import { signIn } from '../../support/people/people.ts';
import { openExplained, type ExplainedDatabase } from '../../support/database/plans.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import {
  createFilledDatabase,
  startTestServer,
  type TestDatabase,
} from '../../support/server/test-server.ts';

/** `npm run test:long` has 300,000 messages and as many consents. */
const ROWS = Number(process.env.TOLD_ROWS ?? 4000);

/** In yardsticks. While a statement runs on SQLite, nothing else is written and visitors wait. */
const MOST_YARDSTICKS = 20;
const LONGEST_MS = 600_000;

const HOUR_MS = 3_600_000;
const now = TEST_NOW;
const clock = () => now;

let database: TestDatabase;
let explained: ExplainedDatabase;
beforeAll(async () => {
  database = await createFilledDatabase();
  explained = openExplained(database.config);
  await fillOutbox();
  await fillConsents();
  await explained.analyze(['outbox', 'consents', 'consent_people', 'enquiries']);
}, 900_000);
afterAll(async () => {
  await explained.db.destroy();
  await database.drop();
});

/**
 * A month of messages: one third each delivered, waiting and given up; one in five from one network in the last hour.
 */
async function fillOutbox(): Promise<void> {
  const first = 1000;
  const states = ['sent', 'waiting', 'given-up'] as const;
  const db = openPatient(database.config);
  const rows = Array.from({ length: first }, (_, index) => {
    const state = states[index % states.length] ?? 'sent';
    const isCrowd = index % 5 === 0;
    const at = isCrowd ? now - (index % 3000) * 1000 : now - (index % 720) * HOUR_MS;
    const channel =
      messageChannelNames[Math.floor(index / states.length) % messageChannelNames.length] ?? 'mail';
    return {
      message_id: String(index),
      kind: 'new-enquiry' as const,
      enquiry_id: null,
      state,
      channel,
      webhook_id: channel === 'hook' ? 1 + (Math.floor(index / 12) % 2) : null,
      payload:
        state === 'sent' ? null : JSON.stringify({ reference: 'K4M72WRA', text: 'x'.repeat(150) }),
      created_at: at,
      due_at: at + HOUR_MS,
      first_tried_at: at,
      attempts: index % 5,
      failure: state === 'given-up' ? ('status' as const) : null,
      address_mark: `address-${index}`,
      network_mark: isCrowd ? 'crowd' : `network-${index}`,
    };
  });
  await db.insertInto('outbox').values(rows).execute();
  for (let stored = first; stored < ROWS;) {
    const more = Math.min(stored, ROWS - stored, 20_000);
    await sql`insert into outbox (message_id, channel, kind, payload, created_at, state, due_at, attempts,
        first_tried_at, failure, address_mark, webhook_id, network_mark)
      select message_id, channel, kind, payload, created_at, state, due_at, attempts, first_tried_at, failure,
        address_mark, webhook_id, case network_mark when 'crowd' then network_mark else concat(network_mark, '-', ${stored}) end
      from outbox order by id limit ${more}`.execute(db);
    stored += more;
  }
  await db.destroy();
}

const mobileOf = (index: number) => String(9_700_000_000 + index);

/** One in five opts in, with a row for each channel, and the others stop messages; every second number occurs twice. */
async function fillConsents(): Promise<void> {
  const db = openPatient(database.config);
  const people = 200;
  for (let person = 0; person * 1.8 < ROWS; person += people) {
    await db.transaction().execute((transaction) =>
      appendConsents(
        transaction,
        Array.from({ length: people }, (_, index) => ({
          mobile: mobileOf(person + index - (index % 3 === 1 ? 1 : 0)),
          at: now - 300 * DAY_MS + person + index,
          source: 'website' as const,
          textVersion: '2026-11.2',
          enquiryId: null,
          ticked: index % 5 === 0 ? ['sms' as const] : ('none' as const),
        })),
      ),
    );
  }
  await db.destroy();
}

const growing = /\b(outbox|consents|consent_people)\b/;

/**
 * No statement of the work searches its rows without an index or sorts more than it returns.
 * @param options.maySort a group or a page that an index has made small
 * @param options.isOfStaff the statement runs in another process
 */
async function expectBounded(
  work: () => Promise<unknown>,
  { maySort = false, isOfStaff = false }: { maySort?: boolean; isOfStaff?: boolean } = {},
): Promise<void> {
  let stretch = 0;
  const plans = await explained.plansOf(async () => {
    stretch = await measureStretch(work);
  }, ['select', 'update', 'delete']);
  const own = plans.filter(({ query }) => growing.test(query));
  expect(own.length).toBeGreaterThan(0);
  for (const { query, plan } of own) {
    for (const line of plan) {
      const [way = '', table = ''] = line.split(' ');
      if (growing.test(table)) expect(way, `${query}: ${line}`).toBe('SEEK');
      if (!maySort) expect(line, query).not.toMatch(/filesort|TEMP B-TREE|temporary/);
    }
  }
  if (!isOfStaff) expect(stretch).toBeLessThan(MOST_YARDSTICKS);
}

describe(`among ${ROWS} messages`, { timeout: LONGEST_MS }, () => {
  it('what is due is found, taken and noted', async () => {
    const { db } = explained;
    await expectBounded(async () => {
      for (const channel of messageChannelNames) {
        const busyHooks = channel === 'hook' ? [1] : [];
        const rows = await listDue(db, { channel, now, limit: 3, busyHooks });
        expect(rows).toHaveLength(3);
        const [one, other] = rows as [OutboxRow, OutboxRow];
        const taken = await takeMessage(db, one, { now, nextAt: now + HOUR_MS });
        expect(taken).toBeDefined();
        await noteSent(db, one, now);
        const lost = await takeMessage(db, other, { now, nextAt: now + HOUR_MS });
        if (lost) await noteFailure(db, lost, { failure: 'later', givenUpAt: undefined });
      }
    });
  });

  it('those are counted that are of one address or network', async () => {
    const { db } = explained;
    const last = await db
      .selectFrom('outbox')
      .selectAll()
      .where('network_mark', '=', 'crowd')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await expectBounded(async () => {
      for (const column of ['address_mark', 'network_mark'] as const) {
        const limit = { column, mark: last[column] ?? '', forMs: HOUR_MS, most: 20 };
        expect(await countBefore(db, last, limit)).toBeGreaterThanOrEqual(1);
      }
      await countAllBefore(db, last, { forMs: HOUR_MS, most: 200 });
    });
  });

  it('the screen is filled, and what was given up is tried again', async () => {
    const { db } = explained;
    await expectBounded(() => listWaiting(db), { maySort: true, isOfStaff: true });
    await expectBounded(() => listLeftOut(db, now), { maySort: true, isOfStaff: true });
    await expectBounded(
      async () => {
        const { messages, count } = await findGivenUp(db);
        expect(count).toBeGreaterThan(messages.length);
        const ids = messages.map(({ id }) => id);
        expect(await tryAgain(db, ids, now)).toBe(ids.length);
      },
      { maySort: true, isOfStaff: true },
    );
    // Staff who open the screen do not hold up visitors.
    const server = await startTestServer({ database });
    const owner = await signIn(server);
    const stretch = await measureStretch(() => owner.send('GET', '/api/messages'));
    await server.stop();
    expect(stretch).toBeLessThan(MOST_YARDSTICKS);
  });

  it('those of one program are listed, put off, sent again and removed', async () => {
    const { db } = explained;
    await db
      .insertInto('webhooks')
      .values({
        address: 'https://crm.example/in',
        topics: 'enquiry.new',
        secret: '',
        is_personal: 0,
        made_by: 'staff',
        made_at: now,
      })
      .execute();
    await expectBounded(
      async () => {
        expect((await listHooks(db))[0]?.waiting).toBeGreaterThan(0);
        const [last] = await listDeliveries(db, 1);
        await putOff(db, { hook: 1, now, until: now + HOUR_MS });
        await sendAgain(db, { hook: 1, message: last?.id ?? 0, now });
        expect(await removeHook(db, 1)).toBe(true);
      },
      { maySort: true, isOfStaff: true },
    );
  });

  it('networks and old messages are forgotten', async () => {
    const { db } = explained;
    await expectBounded(() => forgetNetworks(db, now));
    await expectBounded(() => forgetMessages({ db, clock }));
    const { oldest } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min<number>('created_at').as('oldest'))
      .executeTakeFirstOrThrow();
    expect(oldest).toBeGreaterThan(now - 30 * DAY_MS - 1);
  });
});

describe(`among ${ROWS} consents`, { timeout: LONGEST_MS }, () => {
  it('those of some numbers are read', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => mobileOf(index * 3));
    await expectBounded(
      async () => {
        expect(await readConsents(explained.db, numbers)).toHaveLength(250);
      },
      { maySort: true },
    );
  });

  it('somebody opts in, and somebody stops messages', async () => {
    const { db } = explained;
    await expectBounded(() =>
      db.transaction().execute((transaction) =>
        appendConsents(
          transaction,
          ['9832011111', mobileOf(3)].map((mobile) => ({
            mobile,
            at: now,
            source: 'website' as const,
            enquiryId: null,
            textVersion: '2026-11.2',
            ticked: ['sms' as const],
          })),
        ),
      ),
    );
    await expectBounded(async () => {
      for (const mobile of [mobileOf(3), '9832022222']) await stopMessages({ db, clock }, mobile);
    });
  });

  it('somebody is erased, numbers expire, and the chain is checked in parts', async () => {
    const { db } = explained;
    const { erase, expire } = createConsentErasure({ clock });
    await expectBounded(() =>
      db.transaction().execute((transaction) => erase(transaction, mobileOf(6))),
    );
    let parts = 0;
    await expectBounded(() => expire(db, now - 200 * DAY_MS, () => (parts += 1) > 3));
    await expectBounded(async () => {
      expect(await verifyChain(db)).toHaveProperty('hash');
    });
  });
});
