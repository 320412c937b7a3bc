import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  enquiryDefinitions,
  enquiryKinds,
  paiseToRupees,
  parseEnquiry,
  type Enquiry,
  type Insights,
} from '@dealership/shared';
import { noteOptIns } from '../../../src/features/consents/append-consents.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import { toEnquiry } from '../../../src/features/enquiries/enquiry-storage.ts';
import { listModelChoices } from '../../../src/features/catalogue/models/vehicle-repository.ts';
import { seedEnquiries } from '../../../src/seed/enquiries/seed-enquiries.ts';
import { verifyChain } from '../../../src/features/consents/verify-chain.ts';
import { demoBranch } from '../../../src/seed/demo-dealership.ts';
import { runDesk } from '../../support/desk/desk-work.ts';
import { signIn } from '../../support/people/people.ts';
import { readStored, recount, toRecounted } from '../../support/desk/recount-insights.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

async function seed({ count = 1000, seed = 7 } = {}): Promise<void> {
  const models = await listModelChoices(server.db);
  const settings = await createAnsweringSource(server)();
  await seedEnquiries(server.db, { count, seed, now: TEST_NOW, models, settings, noteOptIns });
}

async function readSeeded(): Promise<Enquiry[]> {
  const rows = await server.db.selectFrom('enquiries').selectAll().orderBy('id').execute();
  return rows.map(toEnquiry);
}

/** The values that a seed decides: everything except id and reference. */
function contents(enquiries: Enquiry[]) {
  return enquiries.map(({ id: _id, reference: _reference, ...rest }) => rest);
}

/** The body that a visitor would have sent. */
function toBody({ kind, values }: Enquiry): Record<string, unknown> {
  const body = enquiryDefinitions[kind].form.map(({ field, wire }) => {
    if (field === 'loanAmount') {
      return [wire, values.loanAmount === undefined ? null : paiseToRupees(values.loanAmount)];
    }
    // Made-up numbers begin with 0, as no real one does; only with +91 it is not a trunk prefix.
    return [wire, field === 'mobile' ? `+91${values.mobile ?? ''}` : values[field]];
  });
  return Object.fromEntries(body) as Record<string, unknown>;
}

describe('seeding 1,000 enquiries', () => {
  it('stores enquiries of all kinds within the past year, each by its own kind’s rules', async () => {
    await seed();
    const enquiries = await readSeeded();
    expect(enquiries).toHaveLength(1000);
    expect(new Set(enquiries.map(({ kind }) => kind))).toEqual(new Set(enquiryKinds));
    expect(new Set(enquiries.map(({ reference }) => reference)).size).toBe(1000);
    for (const enquiry of enquiries) {
      expect(enquiry.createdAt).toBeLessThanOrEqual(TEST_NOW);
      expect(enquiry.createdAt).toBeGreaterThanOrEqual(TEST_NOW - YEAR_MS);
      const today = dayOf(enquiry.createdAt);
      const parsed = parseEnquiry(enquiryDefinitions[enquiry.kind], toBody(enquiry), { today });
      expect(parsed).toEqual({ ok: true, enquiry: { values: enquiry.values } });
    }
  });

  it('stores the same contents for the same seed, and others for another', async () => {
    await seed();
    const first = await readSeeded();
    await server.db.deleteFrom('enquiries').execute();
    await seed();
    const second = await readSeeded();
    await server.db.deleteFrom('enquiries').execute();
    await seed({ seed: 8 });
    const other = await readSeeded();
    expect(contents(second)).toEqual(contents(first));
    expect(contents(other)).not.toEqual(contents(first));
  });

  it('may be repeated with the same seed on the same database', async () => {
    await seed({ count: 600 });
    await seed({ count: 600 });
    const enquiries = await readSeeded();
    expect(contents(enquiries.slice(600))).toEqual(contents(enquiries.slice(0, 600)));
    const { body } = await server.report('/api/allEnquiries', { limit: 1 });
    expect(body.totalRecords).toBe(1200);
  });

  it.each([1, 499, 500, 501])('stores exactly %d when asked for them', async (count) => {
    await seed({ count });
    expect(await readSeeded()).toHaveLength(count);
  });

  it('puts each on the desk with its customer, most of them closed', async () => {
    await seed({ count: 2000 });
    const rows = await server.db.selectFrom('desk').selectAll().execute();
    expect(rows).toHaveLength(2000);
    expect(
      rows.every(({ customer_id: customer, stage }) => customer !== null && stage !== 'arrived'),
    ).toBe(true);
    const asked = rows.filter(({ kind }) => kind !== 'opt-in');
    const shares = ['new', 'talking', 'fixed', 'done', 'lost'].map(
      (status) => asked.filter((row) => row.status === status).length,
    );
    expect(shares.every((count) => count > 0)).toBe(true);
    const open = asked.filter(({ standing }) => standing === 'open');
    expect(open.length).toBeGreaterThan(20);
    expect(open.length).toBeLessThan(asked.length / 5);
  });

  it('notifies nobody, and leaves nothing to be done by the desk at that moment', async () => {
    await seed();
    const counts = async () => {
      const tables = ['outbox', 'desk_notices', 'desk_events', 'desk_reads'] as const;
      const all = tables.map((table) =>
        server.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return (await Promise.all(all)).map(({ count }) => count);
    };
    const before = await counts();
    expect([before[0], before[1], before[3]]).toEqual([0, 0, 0]);
    const desk = await server.db.selectFrom('desk').selectAll().orderBy('enquiry_id').execute();
    await runDesk(server);
    expect(await counts()).toEqual(before);
    expect(await server.db.selectFrom('desk').selectAll().orderBy('enquiry_id').execute()).toEqual(
      desk,
    );
  });

  it('is counted by Insights by its events', async () => {
    await seed();
    const owner = await signIn(server);
    const today = dayOf(TEST_NOW);
    const stored = await readStored(server.db);
    const hours = { week: demoBranch.week };
    for (const by of ['kind', 'person', 'month'] as const) {
      const query = { from: addDays(today, -360), to: today, by };
      const { body, status } = await owner.send<Insights>('POST', '/api/insights', query);
      expect(status).toBe(200);
      expect(toRecounted(body)).toEqual(recount(stored, { ...query, now: TEST_NOW, hours }));
      expect(body.total.answered).toBeGreaterThan(100);
    }
  });

  it('writes the consents of opt-ins down, in a chain that is whole', async () => {
    await seed({ count: 600 });
    await seed({ count: 600, seed: 9 });
    const optIns = await server.db
      .selectFrom('enquiries')
      .select('id')
      .where('kind', '=', 'opt-in')
      .where('channels', 'is not', null)
      .execute();
    const consents = await server.db.selectFrom('consents').select('enquiry_id').execute();
    const noted = new Set(consents.map(({ enquiry_id: id }) => id));
    expect(optIns.length).toBeGreaterThan(50);
    expect(optIns.every(({ id }) => noted.has(id))).toBe(true);
    expect(await verifyChain(server.db)).toHaveProperty('hash');
  });
});
