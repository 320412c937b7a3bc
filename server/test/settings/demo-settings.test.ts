import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allCalls,
  editedPages,
  settingSchemas,
  isOfBranch,
  methodAndPath,
  pagePaths,
  reportKinds,
  reportOf,
  type BranchSettings,
  type CallName,
  type DealershipSettings,
  type EditedPage,
  type SettingName,
  type VehicleCard,
  messageLimits,
  noNotices,
  usualAnswerTimes,
  usualAssignments,
} from '@dealership/shared';
import {
  demoSettings,
  demoSettingsIn,
  leavesOf,
  withoutSeed,
} from '../../../scripts/demo-settings.mjs';
import { repoRoot } from '../../../scripts/base/run-process.mjs';
import { readPdf } from '../../../shared/test/read-pdf.ts';
import { listTables } from '../../src/db/dialect.ts';
import { openDatabase, type Database } from '../../src/db/open-database.ts';
import { lostReasons } from '../../src/seed/lost-reasons.ts';
import { demoBranch, demoDealership } from '../../src/seed/demo-dealership.ts';
import { startServerProcess, type ServerProcess } from '../support/server/server-process.ts';
import { createFilledDatabase, STAFF, type TestDatabase } from '../support/server/test-server.ts';

const built = (...parts: string[]) => path.join(repoRoot, ...parts);

/** Another dealership, without any value of the demo; its pages have the texts of the product. */
const others: DealershipSettings & BranchSettings = {
  name: 'Hill Road Motors',
  shortLine: { en: 'Two wheels for the hills' },
  legalName: 'Hill Road Motors Pvt. Ltd.',
  grievance: { name: 'Mira Rai', post: { en: 'Manager' }, email: '', phone: '' },
  registrationPlaces: [{ code: 'hill', name: { en: 'Hill office' } }],
  rates: [],
  extras: [],
  reductions: [],
  lenders: [],
  cardDays: 7,
  fuelPrice: 101.5,
  electricityPrice: 7.25,
  upiId: 'hillroad@bank',
  bookingRefund: { en: 'In full within 7 days.' },
  showsStock: true,
  calendarNames: true,
  retention: {},
  tracking: false,
  still: null,
  sharePicture: null,
  icon: null,
  planPicture: null,
  ...noNotices,
  areaPlan: null,
  directions: { en: 'From the bus stand: Five minutes uphill.' },
  whatsapp: '919800012345',
  socialLinks: [{ label: 'Facebook', url: 'https://www.facebook.com/hillroad' }],
  film: 'AbCdEfGhIjK',
  developerCredit: { name: 'Hill Web', url: 'https://hill-web.example/' },
  vendorCredit: 'Hill Computers',
  setup: 'done',
  demoContent: [],
  loan: { annualRate: 11, years: [1, 4] },
  answerTimes: usualAnswerTimes,
  promises: null,
  assignments: usualAssignments,
  lostReasons,
  confirmationLimit: messageLimits.usualInAnHour,
  ...(Object.fromEntries(editedPages.map((page) => [page, null])) as Record<EditedPage, null>),
  branchName: 'Main showroom',
  address: { street: '5 Hill Road', city: 'Gangtok', state: 'Sikkim', pinCode: '737101' },
  position: { latitude: 27.0411, longitude: 88.2663 },
  email: 'desk@hillroad.example',
  phones: {
    sales: ['+91 98000 12345'],
    service: ['+91 98000 22345'],
    'spare-parts': ['+91 98000 32345'],
    insurance: [],
  },
  week: [
    ...Array<{ opens: string; closes: string }[]>(6).fill([{ opens: '08:15', closes: '20:45' }]),
    [],
  ],
  specialDays: [
    { firstDay: '2100-01-01', lastDay: '2100-01-02', intervals: [], reason: { en: 'New Year' } },
  ],
};

/** Values of the demo that are too short to be searched for in code. */
const hoursAndLoan = ['07:00 PM', '07:00PM', '"closes":"19:00"', '"annualRate":9.5', '9.5%'];

/** Models whose documents are drawn. */
const DRAWN = 3;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  const program = built('server/dist/main.js');
  if (!existsSync(built('client/dist/en/index.html')) || !existsSync(program))
    throw new Error('This test reads the site as it is shipped: build it first (npm test does).');
  database = await createFilledDatabase();
  const db = openDatabase(database.config);
  await storeAnother(db);
  await db.destroy();
  server = await startServerProcess(database.config, {}, [program]);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
});

async function storeAnother(db: Database): Promise<void> {
  for (const name of Object.keys(settingSchemas) as SettingName[]) {
    const changed = await db
      .updateTable('settings')
      .set({ value: JSON.stringify(others[name]), is_sample: 0 })
      .where('name', '=', name)
      .where('dealer_id', '=', isOfBranch(name) ? 1 : 0)
      .executeTakeFirst();
    expect(changed.numUpdatedRows, name).toBe(1n);
  }
  // The demo's catalogue praises models for the roads around its town; a dealer has another catalogue.
  for (const table of await listTables(db)) {
    const { rows } = await sql<{ name: string; type: string }>`
      select name, type from pragma_table_info(${table})`.execute(db);
    for (const { name } of rows.filter(({ type }) => /char|text/i.test(type))) {
      for (const value of demoSettings) {
        await sql`update ${sql.table(table)} set ${sql.ref(name)} = replace(${sql.ref(name)}, ${value}, 'Elsewhere')
          where instr(${sql.ref(name)}, ${value}) > 0`.execute(db);
      }
    }
  }
}

/** The checked text of an answer; of a PDF its texts and its properties. */
async function textOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.headers.get('content-type')?.includes('pdf')) return bytes.toString('utf8');
  return readPdf(bytes).text + bytes.toString('latin1');
}

async function ask(address: string, options: RequestInit = {}) {
  const answer = await fetch(server.url + address, options);
  const text = await textOf(answer);
  const headers = JSON.stringify([...answer.headers]);
  const found = [
    ...demoSettingsIn(text + headers),
    ...hoursAndLoan.filter((each) => text.includes(each)),
  ];
  return { status: answer.status, text, found };
}

/** Addresses with an unexpected status, or with values of the demo. */
async function problemsOf(addresses: Iterable<string>, expected: readonly number[]) {
  const problems: string[] = [];
  for (const address of new Set(addresses)) {
    const { status, found } = await ask(address);
    if (!expected.includes(status) || found.length > 0)
      problems.push(`${address}: ${status} ${found.join(', ')}`);
  }
  return problems;
}

const cards = async () =>
  [
    ...(JSON.parse((await ask('/api/bikes')).text) as VehicleCard[]),
    ...(JSON.parse((await ask('/api/scooters')).text) as VehicleCard[]),
  ].map(({ bikeName }) => bikeName.replaceAll(/\s/g, ''));

describe('a dealership of its own', () => {
  it('has no setting in common with the demo, and is shown', async () => {
    const own = leavesOf(others).map(String);
    expect(demoSettings.filter((value) => own.includes(value))).toEqual([]);
    expect(Object.keys(others).sort()).toEqual(
      Object.keys({ ...demoDealership, ...demoBranch }).sort(),
    );
    const { text } = await ask('/contact');
    for (const shown of [others.name, others.email, others.address.street, '08:15 AM'])
      expect(text).toContain(shown);
  });

  it('is the only one on every page', async () => {
    const { text: sitemap } = await ask('/sitemap.xml');
    const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
      new URL(address.replaceAll('&amp;', '&')).href.slice(new URL(address).origin.length),
    );
    expect(listed.length).toBeGreaterThan(30);
    const fixed = Object.values(pagePaths).map((each) => each.replace(':id', '1'));
    const models = ['/angle-view', '/text-ride-booking'].map((each) => `${each}?bike=SP125`);
    const found = ['/robots.txt', '/sitemap.xml', '/admin', '/admin/login'];
    expect(
      await problemsOf([...listed, ...fixed, ...models, ...found], [200]),
      'a page, or robots and sitemap',
    ).toEqual([]);
    const unknown = ['/nothing', '/dealers/99', '/view-details?bike=Nothing'];
    expect(await problemsOf(unknown, [404])).toEqual([]);
  });

  it('is the only one in every public answer and every document for visitors', async () => {
    const names = await cards();
    expect(names.length).toBeGreaterThan(20);
    const addresses = (Object.keys(allCalls) as CallName[])
      .filter((name) => allCalls[name]?.permission === 'public')
      .map(methodAndPath)
      // A quotation has an address when somebody has made it.
      .filter(({ method, path: each }) => method === 'GET' && !each.includes(':token'))
      .flatMap(({ path: each }) => {
        const given = each.replace(':id', '1').replace(':page', 'about');
        if (given === '/api/price-rates') return [`${given}?bike=${names[0] ?? ''}`];
        if (!given.includes(':bikeName')) return [given];
        // Drawing takes long, and the dealership's data are the same for all models.
        const some = /\.(pdf|png)$/.test(given) ? names.slice(0, DRAWN) : names;
        return some.map((name) => given.replace(':bikeName', encodeURIComponent(name)));
      });
    // The price list, and a brochure and a price card of each.
    expect(addresses.filter((address) => address.endsWith('.pdf'))).toHaveLength(2 * DRAWN + 1);
    expect(await problemsOf(addresses, [200])).toEqual([]);
  });

  it('is the only one in what staff print and export', async () => {
    const login = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    const [cookie = ''] = login.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    const paths = reportKinds.flatMap((kind) => reportOf(kind)?.path ?? []);
    for (const each of [...paths, '/api/allEnquiries'].flatMap((one) => [one, `${one}/pdf`])) {
      const { status, found } = await ask(each, { method: 'POST', headers, body: '{}' });
      expect([each, status, found]).toEqual([each, 200, []]);
    }
  });

  it('meets the demo in no built file but where the seed is stored', async () => {
    const files = ['client/dist', 'server/dist'].flatMap((folder) =>
      readdirSync(built(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:m?js|css|html|json|svg|txt|webmanifest)$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    expect(files.length).toBeGreaterThan(50);
    let hasSeed = false;
    for (const file of files) {
      const code = readFileSync(built(file), 'utf8');
      const rest = file.startsWith('server/') ? withoutSeed(code) : code;
      hasSeed ||= demoSettingsIn(code).includes(demoDealership.name);
      expect([file, demoSettingsIn(rest)]).toEqual([file, []]);
    }
    expect(hasSeed).toBe(true);
    const assets = files.filter((file) =>
      /^client\/dist\/\w+\/(?:assets\/|[\w-]+\.svg)/.test(file),
    );
    const served = assets.map((file) => file.replace(/^client\/dist\/\w+/, ''));
    expect(await problemsOf(served, [200])).toEqual([]);
  });
});
