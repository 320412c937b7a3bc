import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, enquiryKinds, reportKinds, type EnquiryKind } from '@dealership/shared';
import { migrate } from '../../../src/db/migrate.ts';
import {
  countByKind,
  countByKindAndDay,
} from '../../../src/features/enquiries/count/count-repository.ts';
import { listSelected } from '../../../src/features/enquiries/erase/erasure-repository.ts';
import {
  findEnquiries,
  listEnquiries,
  type EnquiryFilter,
} from '../../../src/features/enquiries/list/list-repository.ts';
import { openExplained, type ExplainedDatabase, type Plan } from '../../support/database/plans.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-server.ts';

const DAY_MS = 86_400_000;
const isMysql = process.env.TEST_ENGINE === 'mysql';

/** Enough for deep pages of each report, and for the engines to prefer an index. */
const ROWS_OF_KIND = 560;

let database: TestDatabase;
let db: ExplainedDatabase['db'];
let plansOf: ExplainedDatabase['plansOf'];
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.config);
  const explained = openExplained(database.config);
  ({ db, plansOf } = explained);
  const rows = reportKinds.flatMap((kind) =>
    Array.from({ length: ROWS_OF_KIND }, (_, i) =>
      buildEnquiry({
        kind,
        createdAt: TEST_NOW - Math.floor((i * 365 * DAY_MS) / ROWS_OF_KIND),
        values: {
          name: `Visitor ${i}`,
          mobile: String(9_832_000_000 + i),
          email: `visitor${i}@example.com`,
        },
      }),
    ),
  );
  await db.transaction().execute((transaction) => storeEnquiries({ db: transaction }, rows));
  await explained.analyze(['enquiries']);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const periodOf: Record<'all' | 'month', Pick<EnquiryFilter, 'fromDate' | 'toDate'>> = {
  all: {},
  month: { fromDate: dayOf(TEST_NOW - 60 * DAY_MS), toDate: dayOf(TEST_NOW - 30 * DAY_MS) },
};

const reports: { name: string; filter: EnquiryFilter; rows: number }[] = [
  ...reportKinds.map((kind: EnquiryKind) => ({ name: kind, filter: { kind }, rows: ROWS_OF_KIND })),
  {
    name: 'all enquiries',
    filter: { findsReference: true },
    rows: ROWS_OF_KIND * reportKinds.length,
  },
];

async function exportAll(filter: EnquiryFilter): Promise<number> {
  let count = 0;
  for await (const batch of listEnquiries(db, filter)) count += batch.length;
  return count;
}

/** The ids and counts come from an index only; whole rows are read for one page only. */
const fromIndexes = isMysql
  ? /^(WALK|SEEK) enquiries (PRIMARY |enquiries_by_\w+ (Using where; )?Using index)/
  : /^(WALK|SEEK) enquiries USING (COVERING INDEX|INTEGER PRIMARY KEY)/;

/** A search compares the rows of its kind, or all: on SQLite in an index, which also has the texts. */
const comparing = isMysql
  ? /^(SEEK enquiries |SCAN enquiries .*filesort|WALK enquiries enquiries_by_time (?!.*filesort))/
  : /^(SEEK enquiries USING INDEX enquiries_by_kind_and_time \(kind=|(WALK|SEEK) enquiries USING COVERING)/;

function expectPlans(
  plans: readonly Plan[],
  { maySearch, maySort }: { maySearch?: boolean; maySort?: boolean } = {},
): void {
  expect(plans.length).toBeGreaterThan(0);
  for (const { query, plan } of plans) {
    for (const line of plan.filter((each) => each.includes(' enquiries '))) {
      const isAllowed = fromIndexes.test(line) || (maySearch && comparing.test(line));
      expect(isAllowed, `${query}: ${line}`).toBe(true);
      if (!maySort && !maySearch) expect(line, query).not.toMatch(/filesort/);
    }
    // Only the rows of the page are sorted.
    const sorts = plan.filter((each) => each.includes('TEMP B-TREE FOR ORDER BY'));
    const isPage = plan.some((line) => line.includes('INTEGER PRIMARY KEY (rowid=?)'));
    if (!maySort) expect(sorts.length, query).toBeLessThanOrEqual(isPage ? 1 : 0);
  }
}

describe.each(reports)('the queries of $name', ({ filter, rows }) => {
  it('read no row that they leave out, unless they search', async () => {
    for (const period of ['all', 'month'] as const) {
      for (const search of ['', 'visitor12@exam']) {
        const wanted = { ...filter, ...periodOf[period], search };
        const maySearch = search !== '';
        const page = () => findEnquiries(db, wanted, { page: 1, limit: 10 });
        expectPlans(await plansOf(page), { maySearch });
        expectPlans(await plansOf(() => exportAll(wanted)), { maySearch });
      }
    }
    const last = Math.floor(rows / 10);
    const deep = await plansOf(async () => {
      const { enquiries } = await findEnquiries(db, filter, { page: last, limit: 10 });
      expect(enquiries).toHaveLength(10);
    });
    expectPlans(deep);
  });
});

describe('the queries of the dashboard and of retention', () => {
  it('look up what they need in an index', async () => {
    const maySort = true;
    const reads = { kinds: enquiryKinds, branches: null };
    expectPlans(await plansOf(() => countByKind(db, { reads })));
    const days = () => countByKindAndDay(db, { reads, from: TEST_NOW - 30 * DAY_MS });
    expectPlans(await plansOf(days), { maySort });
    const selection = { kind: 'sales', before: TEST_NOW - 364 * DAY_MS } as const;
    expectPlans(await plansOf(() => listSelected(db, selection)), { maySort });
  });
});
