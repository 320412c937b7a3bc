import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceListCheck } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';
import { buildForm } from '../../support/images/pictures.ts';
import { startServerProcess, type ServerProcess } from '../../support/server/server-process.ts';
import {
  createFilledDatabase,
  STAFF,
  type TestDatabase,
} from '../../support/server/test-server.ts';

/** `npm run test:long` makes more rounds. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 2);

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createFilledDatabase();
  db = openDatabase(database.config);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** All stored data about prices. */
async function stored(): Promise<object> {
  const tables = ['vehicles', 'vehicle_sections', 'history', 'planned_prices'] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

async function logIn({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The whole list, each price 1,000 rupees more or less than the present one. */
async function otherList({ url }: ServerProcess, cookie: string, rupees: number): Promise<string> {
  const answer = await fetch(`${url}/api/priceList/csv`, { headers: { Cookie: cookie } });
  const [head = '', ...lines] = (await answer.text()).trim().split('\r\n');
  const changed = lines.map((line) =>
    line.replace(/"([\d.]+)"$/, (_cell, price: string) => `"${Number(price) + rupees}"`),
  );
  return [head, ...changed].join('\r\n');
}

async function check({ url }: ServerProcess, cookie: string, list: string) {
  const body = buildForm([{ field: 'file', content: list, fileName: 'prices.csv' }]);
  const headers = { Cookie: cookie };
  const answer = await fetch(`${url}/api/priceList/check`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PriceListCheck;
}

/** Resolves to whether the answer was a success. */
async function apply(
  { url }: ServerProcess,
  cookie: string,
  { changes }: Pick<PriceListCheck, 'changes'>,
): Promise<boolean> {
  const wanted = changes.map(({ key, old, price }) => ({ key, old, price }));
  try {
    const answer = await fetch(`${url}/api/priceList/apply`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ changes: wanted }),
    });
    return answer.status === 200;
  } catch {
    return false;
  }
}

describe('a server that is killed', () => {
  it('while it reads a list has stored nothing of it', async () => {
    const server = await startServerProcess(database.config);
    const cookie = await logIn(server);
    const list = await otherList(server, cookie, 1000);
    const before = await stored();
    const reading = check(server, cookie, list).catch(() => undefined);
    await sleep(50 * Math.random());
    recordTried({ faults: 1 });
    await server.end('SIGKILL');
    await reading;
    expect(await stored()).toEqual(before);
    recordTried({ healed: 1 });
  });

  it('while it applies a list has all of its old or all of its new prices', async () => {
    let applyMs = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const server = await startServerProcess(database.config);
      const cookie = await logIn(server);
      const list = await otherList(server, cookie, round % 2 === 0 ? 1000 : -1000);
      const seen = await check(server, cookie, list);
      expect(seen.changes.length).toBeGreaterThan(60);
      const before = await stored();
      const started = performance.now();
      const applying = apply(server, cookie, seen);
      // The first one runs undisturbed, to measure its duration.
      if (round > 0) {
        await sleep(applyMs * Math.random());
        recordTried({ faults: 1 });
        await server.end('SIGKILL');
      }
      const isAnswered = await applying;
      if (round === 0) {
        expect(isAnswered).toBe(true);
        applyMs = performance.now() - started;
        await server.end('SIGTERM');
        continue;
      }
      const again = await startServerProcess(database.config);
      const now = await check(again, cookie, list);
      // Either every price still has to be changed, or none.
      if (now.changes.length > 0) {
        expect(isAnswered).toBe(false);
        expect(now).toEqual(seen);
        expect(await stored()).toEqual(before);
        expect(await apply(again, cookie, now)).toBe(true);
      }
      expect((await check(again, cookie, list)).changes).toEqual([]);
      await again.end('SIGTERM');
      recordTried({ healed: 1 });
    }
  }, 900_000);
});
