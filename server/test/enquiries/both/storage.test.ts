import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enquiryKinds,
  enquiryDefinitions,
  limits,
  searchTextOf,
  type EnquiryField,
  type EnquiryValues,
} from '@dealership/shared';
import { noteOptIns } from '../../../src/features/consents/append-consents.ts';
import { toEnquiry } from '../../../src/features/enquiries/enquiry-storage.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import { bumpContentRevision } from '../../../src/db/content-revision.ts';
import { createInsertBatcher } from '../../../src/features/enquiries/submit/insert-batcher.ts';
import { readAll, readField, submit } from '../../support/requests/calls.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

const texts = {
  Bengali: 'অনির্বাণ রায়, ক্ষত্রিয় ড়ঢ়য়',
  Hindi: 'राजेश शर्मा क्षत्रिय ज़िला',
  emoji: '👩‍🔧 😀 🏍️ 🇮🇳',
  SQL: `'); drop table enquiries; --`,
  mixed: 'O\'Brien "Bob" \\ % _ ; -- 𝔘𝔫𝔦 \u2603',
};

/** Fields whose text the visitor is free to choose. */
const freeText: readonly EnquiryField[] = [
  'name',
  'model',
  'enteredModel',
  'message',
  'registrationNumber',
  'colour',
  'variant',
];

describe.each(enquiryKinds)('an enquiry of kind %s', (kind) => {
  const fields = enquiryDefinitions[kind].form.filter(({ field }) => freeText.includes(field));

  it.each(Object.entries(texts))('keeps a %s text in every text field', async (_, text) => {
    const overrides = Object.fromEntries(fields.map(({ wire }) => [wire, text]));
    expect((await submit(server, kind, { overrides })).status).toBe(201);
    const [row] = await readAll(server);
    for (const field of fields) expect(readField(row, field)).toBe(text.normalize('NFC'));
    const { body } = await server.report('/api/allEnquiries', { search: text });
    expect(body.totalRecords).toBe(1);
  });
});

describe('the enquiries table', () => {
  const values: EnquiryValues = {
    name: texts.Bengali.normalize('NFC'),
    mobile: '0123456789',
    email: 'ananya.das@example.com',
    model: texts.Hindi.normalize('NFC'),
    enteredModel: texts.emoji,
    message: `${texts.mixed}\nsecond line`,
    pinCode: '734001',
    reason: 'Support',
    registrationNumber: 'WB74AB1234',
    purchaseYear: '2021',
    serviceType: 'Free',
    bookingDate: '2026-12-31',
    loanAmount: 1_000_000_000,
    colour: 'নীল',
    variant: 'Disc',
    agreed: false,
    offerId: Number.MAX_SAFE_INTEGER,
    channels: { rcs: true, sms: false, obd: true, email: false, whatsapp: true },
  };

  it('gives back every field of every kind as it was stored', async () => {
    const stored = enquiryKinds.map((kind) =>
      buildEnquiry({ kind, values, noticeVersion: '২০২৬-১১', createdAt: 1_795_000_000_123 }),
    );
    await storeEnquiries(server, stored);
    const rows = await server.db.selectFrom('enquiries').selectAll().orderBy('id').execute();
    const read = rows.map(toEnquiry).map(({ id: _, ...enquiry }) => enquiry);
    expect(read).toEqual(stored);
    expect(rows.map(({ search_text }) => search_text)).toEqual(stored.map(searchTextOf));
  });

  it('holds every text that the limits allow', async () => {
    const longest = (length: number) => '𑒥'.repeat(length);
    const { name, email, model, message, registrationNumber, colour, option } = limits;
    const texts: Partial<EnquiryValues> = {
      name: longest(name),
      email: longest(email),
      model: longest(model),
      enteredModel: longest(model),
      message: longest(message),
      variant: longest(model),
      registrationNumber: longest(registrationNumber),
      colour: longest(colour),
      reason: longest(option),
      serviceType: longest(option),
      mobile: '0'.repeat(10),
      pinCode: '0'.repeat(6),
      purchaseYear: '0'.repeat(4),
      bookingDate: '0'.repeat(10),
      channels: { rcs: true, sms: true, obd: true, email: true, whatsapp: true },
    };
    await storeEnquiries(server, [
      { ...buildEnquiry({ noticeVersion: longest(limits.noticeVersion) }), values: texts },
    ]);
    const [row] = await server.db.selectFrom('enquiries').selectAll().execute();
    expect(row && toEnquiry(row).values).toEqual(texts);
  });

  it('stores the others of a batch when one does not fit', async () => {
    const insert = createInsertBatcher({
      db: server.db,
      answering: createAnsweringSource(server),
      untoldMark: () => undefined,
      noteOptIns,
    });
    const unfit = { ...buildEnquiry(), createdAt: null as unknown as number };
    const asked = [buildEnquiry(), unfit, buildEnquiry()].map((each) =>
      insert({ enquiry: each, binding: undefined, network: '192.0.2.1' }),
    );
    const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('gives back an empty enquiry as an empty one', async () => {
    await storeEnquiries(server, [{ ...buildEnquiry(), values: {} }]);
    const [row] = await server.db.selectFrom('enquiries').selectAll().execute();
    expect(row && toEnquiry(row).values).toEqual({});
  });

  it('distinguishes case, accents, and any two emoji', async () => {
    const names = ['a', 'A', 'e', 'é', 'É', '😀', '😁', 'ি', 'ী'];
    await storeEnquiries(
      server,
      names.map((name) => buildEnquiry({ values: { name } })),
    );
    for (const name of names) {
      const rows = await server.db
        .selectFrom('enquiries')
        .select('name')
        .where('name', '=', name)
        .execute();
      expect(rows).toEqual([{ name }]);
    }
    const distinct = await server.db
      .selectFrom('enquiries')
      .select('search_text')
      .distinct()
      .execute();
    // The search ignores case, and only case: a and A, é and É.
    expect(distinct).toHaveLength(names.length - 2);
  });

  if (process.env.TEST_ENGINE === 'mysql') {
    it('holds utf8mb4 in every text column, compared by code point', async () => {
      const { rows } = await sql<{ charset: string; collation: string }>`
        select distinct character_set_name as charset, collation_name as collation
        from information_schema.columns
        where table_schema = database() and character_set_name is not null
          and table_name not like 'kysely%'`.execute(server.db);
      expect(rows).toEqual([{ charset: 'utf8mb4', collation: 'utf8mb4_bin' }]);
    });
  }
});

describe('GET /api/models', () => {
  it('lists the demo’s 26 models, without those that are not on sale', async () => {
    const read = async () => (await (await fetch(`${server.url}/api/models`)).json()) as object[];
    const before = await read();
    expect(before).toHaveLength(26);
    expect(before[17]).toEqual({ slug: 'honda-activa-6g', name: 'Activa 6G', type: 'scooter' });
    await server.db
      .updateTable('vehicles')
      .set({ status: 0 })
      .where('slug', '=', 'honda-activa-6g')
      .execute();
    await bumpContentRevision(server.db);
    expect(await read()).toEqual(before.filter((_, i) => i !== 17));
  });
});

describe('SQL in a path', () => {
  it.each(["' or '1'='1", "Activa 6G'; drop table vehicles; --", '" union select 1 --', '%', '_'])(
    'names no model and no dealer: %s',
    async (text) => {
      const part = encodeURIComponent(text);
      const statusOf = async (path: string) => (await fetch(server.url + path)).status;
      const read = async (path: string) => (await fetch(server.url + path)).json();
      expect(await statusOf(`/api/bikeView/${part}`)).toBe(404);
      for (const call of [
        'variants',
        'bikeFeatures',
        'bikeAccessories',
        'bikeColours',
        '360Images',
      ])
        expect(await read(`/api/${call}/${part}`), call).toEqual([]);
      expect(await read(`/api/dealers/${part}`)).toEqual([]);
      expect(await statusOf('/api/bikeView/Livo')).toBe(200);
    },
  );
});

describe('a transaction that fails', () => {
  it('throws its own error even if its rollback fails too', async () => {
    const end =
      server.database.config.engine === 'sqlite' ? 'rollback' : 'kill connection connection_id()';
    const work = server.db.transaction().execute(async (transaction) => {
      await sql
        .raw(end)
        .execute(transaction)
        .catch(() => undefined);
      throw new Error('no room');
    });
    await expect(work).rejects.toThrow('no room');
    expect((await fetch(`${server.url}/api/models`)).status).toBe(200);
  });
});
