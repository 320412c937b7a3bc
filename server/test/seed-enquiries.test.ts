import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dayOf,
  enquiryDefinitions,
  enquiryKinds,
  paiseToRupees,
  parseEnquiry,
  type Enquiry,
} from '@dealership/shared';
import { toEnquiry } from '../src/features/enquiries/enquiry-storage.ts';
import { listModelChoices } from '../src/features/catalogue/vehicle-repository.ts';
import { seedEnquiries } from '../src/features/enquiries/demo/seed-enquiries.ts';
import { TEST_NOW } from './samples.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

async function seed({ count = 1000, seed = 7 } = {}): Promise<void> {
  const models = await listModelChoices(server.db);
  await seedEnquiries(server.db, { count, seed, now: TEST_NOW, models });
}

async function readSeeded(): Promise<Enquiry[]> {
  const rows = await server.db.selectFrom('enquiries').selectAll().orderBy('id').execute();
  return rows.map(toEnquiry);
}

/** What a seed decides: everything except id and reference. */
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
});
