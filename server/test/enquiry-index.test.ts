import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dayOf,
  endOfDay,
  searchTextOf,
  startOfDay,
  type Enquiry,
  type EnquiryKind,
  type NewEnquiry,
} from '@dealership/shared';
import {
  indexAll,
  indexSome,
  listUnindexed,
} from '../src/features/enquiries/search/index-repository.ts';
import { findCandidates } from '../src/features/enquiries/search/candidate-repository.ts';
import { IDS_OF_BLOCK } from '../src/features/enquiries/search/id-set.ts';
import { countByKind } from '../src/features/enquiries/count/count-repository.ts';
import {
  deleteEnquiries,
  listSelected,
} from '../src/features/enquiries/erase/erasure-repository.ts';
import {
  findEnquiries,
  listEnquiries,
  type EnquiryFilter,
} from '../src/features/enquiries/list/list-repository.ts';
import { startIndexing } from '../src/features/enquiries/search/start-indexing.ts';
import { TEST_NOW } from './samples.ts';
import { buildEnquiry, storeEnquiries, unusedReference } from './stored-enquiries.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const DAY_MS = 86_400_000;
const kinds = ['sales', 'service-booking', 'contact'] as const satisfies EnquiryKind[];
const mobiles = ['9832012345', '9832012346', '9733012345'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['enquiries', 'enquiry_days', 'enquiry_grams'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

/** Few letters, so that texts contain parts of each other; some take two UTF-16 units, or have two cases. */
const letters = fc.constantFrom(..."aabbA É é % _ \\ ' দা স😀".replaceAll(' ', ''), ' ', '0');
const words = (minLength: number, maxLength: number) =>
  fc
    .array(letters, { minLength, maxLength })
    .map((each) => each.join('').normalize('NFC'))
    .filter((text) => !/\p{Cs}/u.test(text));

const enquiries = fc
  .record({
    kind: fc.constantFrom(...kinds),
    daysAgo: fc.nat(3),
    minute: fc.nat(2),
    name: words(1, 12),
    mobile: fc.constantFrom(...mobiles),
  })
  .map(({ kind, daysAgo, minute, name, mobile }) =>
    buildEnquiry({
      kind,
      createdAt: startOfDay(dayOf(TEST_NOW)) - daysAgo * DAY_MS + minute * 60_000,
      values: { name, mobile, email: `${mobile}@Example.com` },
    }),
  );

const steps = fc.array(
  fc.oneof(
    fc.record({ store: fc.array(enquiries, { minLength: 1, maxLength: 25 }) }),
    fc.record({ index: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ erase: fc.constantFrom(...mobiles) }),
  ),
  { minLength: 3, maxLength: 8 },
);

const day = (daysAgo: number) => dayOf(TEST_NOW - daysAgo * DAY_MS);
const filters: fc.Arbitrary<EnquiryFilter> = fc
  .record({
    search: fc.oneof(words(1, 5), fc.constantFrom('', '832', '9832012346@exa', 'b')),
    kind: fc.constantFrom(undefined, ...kinds),
    fromDate: fc.constantFrom(undefined, day(2)),
    toDate: fc.constantFrom(undefined, day(1)),
  })
  .map(({ search, kind, fromDate, toDate }) => ({
    search,
    findsReference: kind === undefined,
    ...(kind && { kind }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  }));

/** The meaning of a filter, without a database. */
function matchesPlainly(enquiry: NewEnquiry, filter: EnquiryFilter): boolean {
  const { search = '', kind, fromDate, toDate, findsReference } = filter;
  const isFound =
    searchTextOf(enquiry).includes(search.normalize('NFC').toLowerCase()) ||
    (findsReference && enquiry.reference.includes(search.toUpperCase()));
  return (
    isFound === true &&
    (kind === undefined || enquiry.kind === kind) &&
    (fromDate === undefined || enquiry.createdAt >= startOfDay(fromDate)) &&
    (toDate === undefined || enquiry.createdAt < endOfDay(toDate))
  );
}

async function expectExact(stored: readonly NewEnquiry[], filter: EnquiryFilter): Promise<void> {
  const expected = stored
    .map((enquiry, order) => ({ enquiry, order }))
    .filter(({ enquiry }) => matchesPlainly(enquiry, filter))
    .sort((a, b) => b.enquiry.createdAt - a.enquiry.createdAt || b.order - a.order)
    .map(({ enquiry }) => enquiry.reference);
  const { db } = server;
  const first = await findEnquiries(db, filter, { page: 1, limit: 7 });
  const second = await findEnquiries(db, filter, { page: 2, limit: 7 });
  expect([first.total, second.total]).toEqual([expected.length, expected.length]);
  const pages = [...first.enquiries, ...second.enquiries].map(({ reference }) => reference);
  expect(pages).toEqual(expected.slice(0, 14));
  const all: Enquiry[] = [];
  for await (const batch of listEnquiries(db, filter)) all.push(...batch);
  expect(all.map(({ reference }) => reference)).toEqual(expected);
}

async function tableSizes(): Promise<number[]> {
  const sizes = [];
  for (const table of ['enquiry_days', 'enquiry_grams'] as const) {
    sizes.push((await server.db.selectFrom(table).selectAll().execute()).length);
  }
  return sizes;
}

describe('the index of the enquiries', () => {
  it('changes no answer, whatever is stored, indexed and erased in whatever order', async () => {
    const { db } = server;
    let isNearEdge = false;
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(filters, { minLength: 4, maxLength: 4 }),
        async (all, asked) => {
          // Half of the runs begin where one block of ids ends.
          isNearEdge = !isNearEdge;
          if (isNearEdge) await moveIdsOn();
          let stored: NewEnquiry[] = [];
          for (const step of all) {
            if ('store' in step) {
              // A generated reference may occur again while fast-check shrinks an example.
              const fresh = step.store.map((each) =>
                buildEnquiry({ ...each, reference: unusedReference() }),
              );
              await storeEnquiries(server, fresh);
              stored.push(...fresh);
            } else if ('index' in step) {
              await indexSome(db, { atOnce: step.index, atLeast: 1 });
            } else {
              const found = await listSelected(db, { person: { mobile: step.erase } });
              await db.transaction().execute((transaction) => deleteEnquiries(transaction, found));
              stored = stored.filter(({ values }) => values.mobile !== step.erase);
            }
          }
          const reference = stored.at(-1)?.reference.slice(2, 6) ?? 'AAA';
          for (const filter of [...asked, { search: reference, findsReference: true }, {}]) {
            await expectExact(stored, filter);
          }
          const counts = Object.fromEntries(
            kinds
              .map((kind) => [kind, stored.filter((each) => each.kind === kind).length] as const)
              .filter(([, count]) => count > 0),
          );
          expect(await countByKind(db)).toEqual(counts);
          for (const mobile of mobiles) {
            const found = await listSelected(db, { person: { email: `${mobile}@EXAMPLE.com` } });
            await db.transaction().execute((transaction) => deleteEnquiries(transaction, found));
          }
          // Nothing is left in the index of erased enquiries.
          expect(await tableSizes()).toEqual([0, 0]);
        },
      ),
      { numRuns: 20, seed: 62 },
    );
  }, 60_000);

  it('finds few candidates, not all enquiries', async () => {
    const { db } = server;
    const names = Array.from(
      { length: 60 },
      (_, i) => `Visitor${String.fromCodePoint(97 + (i % 26))}${i}x`,
    );
    await storeEnquiries(
      server,
      names.map((name) => buildEnquiry({ values: { name } })),
    );
    expect(await findCandidates(db, ['visitorc2x'])).toHaveLength(60);
    await indexAll(db);
    expect(await findCandidates(db, ['visitorc2x'])).toHaveLength(1);
    expect(await findCandidates(db, ['visitorc2x'], { kind: 'sales' })).toHaveLength(1);
    expect(await findCandidates(db, ['visitorc2x'], { kind: 'finance' })).toEqual([]);
    expect(await findCandidates(db, ['zzqxj'])).toEqual([]);
    expect(await findCandidates(db, ['vi'])).toBeUndefined();
  });

  it('is filled by a server as soon as it starts, in full batches only, and consistent when it stops', async () => {
    const { db } = server;
    const rows = Array.from({ length: 620 }, () => buildEnquiry({ values: { name: 'Bimal Rai' } }));
    await storeEnquiries(server, rows);
    const indexing = startIndexing({ db, log: pino({ level: 'silent' }) });
    let waiting = rows.length;
    while (waiting === rows.length) waiting = (await listUnindexed(db, rows.length)).length;
    await indexing.stop();
    expect(waiting).toBe(120);
    const { total } = await findEnquiries(db, { search: 'bimal' }, { page: 1, limit: 1 });
    expect(total).toBe(620);
  });

  it('is updated in full batches, by one server at a time, while every search sees all', async () => {
    const { db } = server;
    const rows = Array.from({ length: 400 }, (_, i) =>
      buildEnquiry({ kind: kinds[i % 3] ?? 'sales', values: { name: `Ananya ${i % 10}` } }),
    );
    await storeEnquiries(server, rows);
    expect(await indexSome(db)).toBe(0);
    let isReady = false;
    const index = async () => {
      while ((await indexSome(db, { atOnce: 30, atLeast: 1 })) > 0);
      isReady = true;
    };
    const look = async () => {
      while (!isReady) {
        const [all, found] = await Promise.all([
          findEnquiries(db, {}, { page: 1, limit: 1 }),
          findEnquiries(db, { search: 'ananya 7' }, { page: 1, limit: 1 }),
        ]);
        expect([all.total, found.total]).toEqual([400, 40]);
      }
    };
    await Promise.all([index(), index(), look(), look()]);
    await indexAll(db);
    const { total } = await findEnquiries(db, { search: 'ananya 7' }, { page: 1, limit: 1 });
    expect(total).toBe(40);
    const days = await db.selectFrom('enquiry_days').select('count').execute();
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(400);
  });
});

/** The next ids belong to the end of one block and the beginning of the next. */
async function moveIdsOn(): Promise<void> {
  const { db } = server;
  await storeEnquiries(server, [buildEnquiry()]);
  const row = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom('enquiries').execute();
  const id = (Math.floor(row.id / IDS_OF_BLOCK) + 1) * IDS_OF_BLOCK - 10;
  await db
    .insertInto('enquiries')
    .values({ ...row, id })
    .execute();
  await db.deleteFrom('enquiries').execute();
}
