import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryKinds, type DeskDetail } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { createApp } from '../../../src/app.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { takeStep } from '../../../src/features/enquiries/desk/steps/take-step.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import { createDealershipSource } from '../../../src/features/settings/dealership-source.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { cutShort } from '../../support/database/cut-short.ts';
import { deskOf, messageSources } from '../../support/desk/desk-work.ts';
import { signIn } from '../../support/people/people.ts';
import { startTcpProxy, type TcpProxy } from '../../support/database/tcp-proxy.ts';
import {
  createTestLog,
  noDrawing,
  noHeic,
  noImages,
  noSheets,
  pictures,
  serve,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../support/server/test-server.ts';

const isMysql = process.env.TEST_ENGINE === 'mysql';

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
});
afterAll(() => server.stop());

async function arrive(): Promise<string> {
  const { status, body } = await submit(server, 'sales');
  expect(status).toBe(201);
  return body.reference;
}

/** Either both the event and the new state are stored, or neither. */
async function expectWhole(reference: string): Promise<number> {
  const { id, version, tries } = await server.db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select(['enquiries.id', 'desk.version', 'desk.tries'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const events = await server.db
    .selectFrom('desk_events')
    .select('kind')
    .where('enquiry_id', '=', id)
    .where('kind', '=', 'no-answer')
    .execute();
  const taken = events.length;
  expect([version, tries]).toEqual([1 + taken, taken]);
  return taken;
}

it('a step that is cut short after any statement is stored whole or not at all, and once when it is sent again', async () => {
  const { db, clock } = server;
  const actor = {
    userId: 'staff',
    role: 'owner',
    reads: { kinds: enquiryKinds, branches: null },
  } as const;
  const before = new Set<number>();
  for (let statements = 0; ; statements += 1) {
    const reference = await arrive();
    const sent = { key: randomUUID(), version: 1, step: { do: 'no-answer' } } as const;
    const isWhole = await cutShort(statements, async () => {
      const cut = openDatabase(server.database.config);
      const answering = createAnsweringSource({ db, clock });
      try {
        await takeStep({ ...messageSources, db: cut, clock, answering }, actor, {
          reference,
          ...sent,
        });
      } finally {
        await cut.destroy();
      }
    });
    if (!isWhole) recordTried({ faults: 1 });
    before.add(await expectWhole(reference));
    const path = `/api/desk/enquiries/${reference}/steps`;
    const again = await owner.send<DeskDetail>('POST', path, sent);
    expect(again.status, again.text).toBe(200);
    expect(await expectWhole(reference)).toBe(1);
    if (isWhole) break;
    recordTried({ healed: 1 });
  }
  expect(before).toEqual(new Set([0, 1]));
});

describe('while the database goes away', () => {
  let proxy: TcpProxy | undefined;
  let staffDb: TestServer['staffDb'];
  let stop: () => Promise<void>;
  let staff: Browser;
  beforeAll(async () => {
    const { config } = server.database;
    let address = config;
    if (config.engine === 'mysql') {
      const url = new URL(config.url);
      proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
      url.host = `127.0.0.1:${proxy.port}`;
      address = { engine: 'mysql', url: url.href };
    }
    staffDb = openDatabase(address);
    const { db, clock } = server;
    const served = await serve(
      createApp({
        pictures,
        images: noImages,
        drawing: noDrawing,
        sheets: noSheets,
        heic: noHeic,
        db,
        staffDb,
        clock,
        log: createTestLog(),
        config: testConfig,
        ...createDealershipSource({ db, clock, fixed: {} }),
      }),
    );
    ({ stop } = served);
    staff = await signIn(served);
  });
  afterAll(async () => {
    await stop();
    await staffDb.destroy();
    await proxy?.stop();
  });

  /** Another program locks the row until it is released; on SQLite the whole database. */
  async function hold(reference: string): Promise<() => Promise<void>> {
    const other = openDatabase(server.database.config);
    const trx = await other.startTransaction().execute();
    await trx
      .updateTable('desk')
      .set((eb) => ({ tries: eb.ref('tries') }))
      .where('enquiry_id', '=', (eb) =>
        eb.selectFrom('enquiries').select('id').where('reference', '=', reference),
      )
      .execute();
    return async () => {
      await trx.rollback().execute();
      await other.destroy();
    };
  }

  it('a step is answered with 503 or is stored, and sent again it is stored once', async () => {
    const statuses = new Set<number>();
    // Connections to MySQL are cut. SQLite only fails while another program has its lock.
    const times = Array.from({ length: isMysql ? 12 : 0 }, (_, turn) => turn * 2);
    for (const afterMs of [...times, undefined]) {
      const reference = await arrive();
      const path = `/api/desk/enquiries/${reference}/steps`;
      const sent = { key: randomUUID(), version: 1, step: { do: 'no-answer' } };
      // Connected.
      await deskOf(staff, reference);
      recordTried({ faults: 1 });
      // Even on a fast machine, a step that waits for another one is not stored yet.
      const release = afterMs === undefined ? await hold(reference) : undefined;
      const sending = staff.send('POST', path, sent);
      await sleep(afterMs ?? 200);
      await proxy?.cut();
      const { status, body, headers } = await sending;
      await release?.();
      statuses.add(status);
      if (release) expect(status).toBe(503);
      if (status === 503) {
        expect(body.code).toBe('unavailable');
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      await proxy?.open();
      let again = await staff.send<DeskDetail>('POST', path, sent);
      for (let tries = 0; again.status === 503 && tries < 20; tries += 1) {
        again = await staff.send<DeskDetail>('POST', path, sent);
      }
      expect(again.status, again.text).toBe(200);
      expect(await expectWhole(reference)).toBe(1);
      recordTried({ healed: 1 });
    }
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  });
});
