import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dayOf,
  endOfDay,
  enquiryKinds,
  readSearch,
  SEARCH_TEXT_MARK,
  searchTextOf,
  startOfDay,
  type Enquiry,
  type EnquiryKind,
  type NewEnquiry,
  type Person,
} from '@dealership/shared';
import { countByKind } from '../../../src/features/enquiries/count/count-repository.ts';
import {
  deleteEnquiries,
  listSelected,
} from '../../../src/features/enquiries/erase/erasure-repository.ts';
import {
  findEnquiries,
  listEnquiries,
  type EnquiryFilter,
} from '../../../src/features/enquiries/list/list-repository.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import {
  buildEnquiry,
  storeEnquiries,
  unusedReference,
} from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const DAY_MS = 86_400_000;
const kinds = ['sales', 'service-booking', 'contact'] as const satisfies EnquiryKind[];
const mobiles = ['9832012345', '9832012346', '9733012345'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
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
  // Reports search the part before the mark.
  const [text = ''] = searchTextOf(enquiry).split(SEARCH_TEXT_MARK);
  const isFound =
    search === '' ||
    readSearch(search).some(
      (reading) =>
        text.includes(reading) ||
        (findsReference && enquiry.reference.includes(reading.toUpperCase())),
    );
  return (
    isFound &&
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

describe('the reports, the exports and the counts', () => {
  it('answer exactly what was stored and not erased, in whatever order', async () => {
    const { db } = server;
    const erase = async (person: Person) => deleteEnquiries(db, await listSelected(db, { person }));
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(filters, { minLength: 4, maxLength: 4 }),
        async (all, asked) => {
          let stored: NewEnquiry[] = [];
          for (const step of all) {
            if ('store' in step) {
              // A generated reference may occur again while fast-check shrinks an example.
              const fresh = step.store.map((each) =>
                buildEnquiry({ ...each, reference: unusedReference() }),
              );
              await storeEnquiries(server, fresh);
              stored.push(...fresh);
            } else {
              await erase({ mobile: step.erase });
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
          expect(await countByKind(db, { reads: { kinds: enquiryKinds, branches: null } })).toEqual(
            counts,
          );
          for (const mobile of mobiles) await erase({ email: `${mobile}@EXAMPLE.com` });
          expect(await countByKind(db, { reads: { kinds: enquiryKinds, branches: null } })).toEqual(
            {},
          );
        },
      ),
      { numRuns: 20, seed: 62 },
    );
  });

  it('count a thousand matches and more, and show any page of them', async () => {
    const { db } = server;
    const rows = Array.from({ length: 1050 }, (_, i) =>
      buildEnquiry({ createdAt: TEST_NOW - i * 1000, values: { name: `Bimal Rai ${i}` } }),
    );
    await db.transaction().execute((transaction) => storeEnquiries({ db: transaction }, rows));
    const namesOn = async (page: number) => {
      const { enquiries: shown, total } = await findEnquiries(
        db,
        { search: 'BIMAL' },
        { page, limit: 10 },
      );
      return [total, shown.length, shown[0]?.values.name];
    };
    expect(await namesOn(1)).toEqual([1050, 10, 'Bimal Rai 0']);
    expect(await namesOn(100)).toEqual([1050, 10, 'Bimal Rai 990']);
    expect(await namesOn(101)).toEqual([1050, 10, 'Bimal Rai 1000']);
    expect(await namesOn(106)).toEqual([1050, 0, undefined]);
    const everyPage: unknown[] = [];
    for (let page = 1; page <= 151; page += 1) {
      const { enquiries: shown, total } = await findEnquiries(db, {}, { page, limit: 7 });
      expect(total).toBe(1050);
      everyPage.push(...shown.map(({ values }) => values.name));
    }
    expect(everyPage).toEqual(rows.map(({ values }) => values.name));
    const names: unknown[] = [];
    for await (const batch of listEnquiries(db, { search: 'BIMAL' })) {
      names.push(...batch.map(({ values }) => values.name));
    }
    expect(names).toEqual(rows.map(({ values }) => values.name));
    const exact = { search: 'rai 104', findsReference: true };
    expect(await findEnquiries(db, exact, { page: 1, limit: 10 })).toMatchObject({ total: 11 });
  });
});
