import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import writeExcel from 'write-excel-file/node';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { PriceDifference, PriceListCheck } from '@dealership/shared';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import type { Browser } from '../requests/browser.ts';
import { signIn } from '../people/people.ts';
import { buildForm, send, type FormPart } from '../images/pictures.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';

export const TODAY = '2026-11-21';
export const FIRST = '2026-12-01';
export const ON_THE_FIRST = Date.parse(`${FIRST}T00:00:00+05:30`);

export let first: TestServer;
export let second: TestServer;
export let owner: Browser;
export let cookie: string;

/** Starts two servers on one database; before each test the owner is signed in at the first one. */
export function startPriceLists(): void {
  beforeAll(async () => {
    first = await startTestServer();
    second = await startTestServer({ database: first.database });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });
  beforeEach(async () => {
    owner = await signIn(first);
    cookie = await first.logIn();
  });
}

export type Cells = (string | number)[];

/** The downloaded list, without its headings. */
export async function listed(): Promise<{ csv: string; heads: string[]; rows: string[][] }> {
  const answer = await fetch(`${first.url}/api/priceList/csv`, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  const csv = Buffer.from(await answer.arrayBuffer()).toString();
  const [heads = [], ...rows] = csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return { csv, heads, rows };
}

/** An XLSX from another library than the one that reads it. */
export function workbook(rows: readonly Cells[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'string' && value.startsWith('=')
        ? ({ type: 'Formula', value } as const)
        : { value },
    ),
  );
  return writeExcel(cells).toBuffer();
}

/** The same workbook with files changed, added or, with `undefined`, left out. */
export async function repacked(
  bytes: Buffer,
  changes: Readonly<Record<string, string | Buffer | undefined>>,
): Promise<Buffer> {
  const from = await fromBufferPromise(bytes, { lazyEntries: true });
  const files: Record<string, string | Buffer | undefined> = {};
  for await (const entry of from.eachEntry()) {
    files[entry.fileName] = await buffer(await from.openReadStreamPromise(entry));
  }
  const to = new ZipFile();
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    if (content !== undefined) to.addBuffer(Buffer.from(content), name);
  }
  to.end();
  return buffer(to.outputStream);
}

export async function check(content: Buffer | string, { validFrom = '' } = {}) {
  const parts: FormPart[] = [{ field: 'file', content, fileName: 'prices.xlsx' }];
  if (validFrom !== '') parts.push({ field: 'validFrom', content: validFrom });
  const answer = await send(first, '/api/priceList/check', { body: buildForm(parts), cookie });
  return answer as { status: number; body: typeof answer.body & PriceListCheck };
}

/** Result of the check of a list with these rows, below the usual headings. */
export async function found(rows: readonly Cells[], options?: { validFrom: string }) {
  const { heads } = await listed();
  const { status, body } = await check(await workbook([heads, ...rows]), options);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export function toApply(changes: readonly PriceDifference[], validFrom?: string) {
  return {
    ...(validFrom !== undefined && { validFrom }),
    changes: changes.map(({ key, old, price }) => ({ key, old, price })),
  };
}

export function apply(changes: readonly PriceDifference[], validFrom?: string, browser = owner) {
  return browser.send<{ changed: number; valid_from: string; current?: object }>(
    'POST',
    '/api/priceList/apply',
    toApply(changes, validFrom),
  );
}

/** Dependencies of a server's timers, at an instant of its own clock. */
export function depsOf(server: TestServer, at = server.clock()) {
  const clock = () => at;
  const audit = createAuditTrail({ clock, log: pino({ level: 'silent' }) });
  return { db: server.db, clock, audit };
}

/** All stored data about prices. */
export async function stored() {
  const tables = ['vehicles', 'vehicle_sections', 'history', 'planned_prices'] as const;
  const rows = tables.map((table) => first.db.selectFrom(table).selectAll().execute());
  return (await Promise.all(rows)).map((list) => list.map((row) => ({ ...row, id: 0 })));
}

export async function priceOf(key: string): Promise<number> {
  return Number((await listed()).rows.find((row) => row[0] === key)?.[4]);
}

export async function events(): Promise<string[]> {
  const rows = await first.db.selectFrom('audit_events').select(['action', 'what']).execute();
  return rows.map(({ action, what }) => `${action}: ${what}`);
}

/** The first rows of variants and accessories, each this many rupees dearer. */
export async function dearer(rupees: number, count = 60): Promise<Cells[]> {
  const { rows } = await listed();
  const ofKind = (kind: string) => rows.filter(([key]) => key?.startsWith(kind));
  return [...ofKind('M').slice(0, 1), ...ofKind('V').slice(0, count / 2), ...ofKind('A')]
    .slice(0, count)
    .map((row): Cells => [...row.slice(0, 4), Number(row[4]) + rupees]);
}
