import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openDatabase } from '../../../src/db/open-database.ts';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import { makeKey } from '../../../src/features/keys/keys.ts';
import { startServerProcess, type ServerProcess } from '../../support/server/server-process.ts';
import {
  createTestDatabase,
  createTestLog,
  fillDatabase,
  type TestDatabase,
} from '../../support/server/test-server.ts';
import type { Received } from '../../support/keys/keys.ts';

const SENDERS = 20;
/** Of each sender; with 100 it is 2,000 leads. */
const LEADS = Number(process.env.LIVE_LEADS ?? 100);
const KILLS = Number(process.env.LIVE_LEAD_KILLS ?? 3);
/** Leads in one call: 1 to this many. */
const MOST_AT_ONCE = 7;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillDatabase(database.config);
});
afterEach(() => database.drop());

interface Lead {
  id: string;
  name: string;
  mobile: string;
  reference?: string;
}

/** A portal, which sends its leads again until it has an answer for each. */
interface Sender {
  key: string;
  leads: Lead[];
}

async function makeSenders(): Promise<Sender[]> {
  const db = openDatabase(database.config);
  const clock = () => Date.now();
  const deps = { db, clock, audit: createAuditTrail({ clock, log: createTestLog() }) };
  const senders: Sender[] = [];
  for (let sender = 0; sender < SENDERS; sender += 1) {
    const wanted = {
      name: `Portal ${sender}`,
      rights: ['leads.send' as const],
      kinds: ['sales' as const],
    };
    const { key } = await makeKey(deps, wanted, 'staff');
    const leads = Array.from({ length: LEADS }, (_, lead) => ({
      // Portals count alike: the same id of another sender is another lead.
      id: `L${lead}`,
      name: `Lead ${lead}`,
      mobile: String(9_832_000_000 + sender * LEADS + lead),
    }));
    senders.push({ key, leads });
  }
  await db.destroy();
  return senders;
}

/** Sends what has no answer yet, a few at a time, until all have one or the server is gone. */
async function sendAll(url: string, { key, leads }: Sender): Promise<boolean> {
  for (;;) {
    const left = leads.filter(({ reference }) => reference === undefined);
    if (left.length === 0) return true;
    const some = left.slice(0, 1 + Math.floor(Math.random() * MOST_AT_ONCE));
    let body: Received;
    try {
      const answer = await fetch(`${url}/api/leads`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
        body: JSON.stringify({ leads: some.map(({ reference: _, ...lead }) => lead) }),
      });
      body = (await answer.json()) as Received;
      if (answer.status === 503) continue;
      expect(answer.status).toBe(200);
    } catch {
      return false;
    }
    for (const [at, lead] of some.entries()) {
      const { state, reference } = body.leads[at] ?? {};
      expect(['stored', 'known']).toContain(state);
      lead.reference = reference ?? '';
    }
  }
}

it(`${SENDERS * LEADS} leads of ${SENDERS} senders are each stored once, whatever is killed between`, async () => {
  const senders = await makeSenders();
  const all = senders.flatMap(({ leads }) => leads);
  const answered = () => all.filter(({ reference }) => reference !== undefined).length;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server: ServerProcess = await startServerProcess(database.config);
    const sending = Promise.all(senders.map((sender) => sendAll(server.url, sender)));
    // In the middle of the work, on a machine of any speed.
    while (answered() < (all.length * kill) / (KILLS + 1)) await sleep(5);
    recordTried({ faults: 1 });
    await server.end('SIGKILL');
    await sending;
    recordTried({ healed: 1 });
  }
  const servers = await Promise.all([
    startServerProcess(database.config),
    startServerProcess(database.config),
  ]);
  // At two servers, and each sender twice at once, as after a timeout.
  const ends = await Promise.all(
    senders.flatMap((sender, at) =>
      servers.map(({ url }) => sendAll(url, at % 2 === 0 ? sender : { ...sender })),
    ),
  );
  expect(new Set(ends)).toEqual(new Set([true]));
  await Promise.all(servers.map((server) => server.end('SIGTERM')));

  const db = openDatabase(database.config);
  const stored = await db
    .selectFrom('enquiries')
    .innerJoin('desk', 'desk.enquiry_id', 'enquiries.id')
    .select(['reference', 'mobile', 'origin'])
    .execute();
  const events = await db
    .selectFrom('audit_events')
    .select('reference_list')
    .where('action', '=', 'leads received')
    .execute();
  await db.destroy();
  expect(stored).toHaveLength(all.length);
  const byNumber = new Map(stored.map((row) => [row.mobile, row.reference]));
  expect(all.filter((lead) => byNumber.get(lead.mobile) !== lead.reference)).toEqual([]);
  // Each is in the audit log once, with its call.
  const named = events.flatMap(({ reference_list: list }) => list?.split(' ') ?? []);
  expect(named.sort()).toEqual(stored.map(({ reference }) => reference).sort());
}, 900_000);
