import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  startPushReceiver,
  type PushReceiver,
} from '../../../../scripts/test-run/push-receiver.mjs';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';
import { findGivenUp } from '../../../src/features/messages/outbox-view-repository.ts';
import { addAlerted } from '../../support/desk/alerted-staff.ts';
import { sendAttempt, type Attempt } from '../../support/enquiries/enquiry-senders.ts';
import {
  moods,
  receivers,
  type Copy,
  type MoodyReceiver,
} from '../../support/messages/message-receivers.ts';
import { samples } from '../../support/enquiries/samples.ts';
import { startServerProcess, type ServerProcess } from '../../support/server/server-process.ts';
import { createFilledDatabase, type TestDatabase } from '../../support/server/test-server.ts';

/** More in `npm run test:long`: 2,000 and ten. */
const ENQUIRIES = Number(process.env.OUTBOX_ENQUIRIES ?? 60);
const KILLS = Number(process.env.OUTBOX_KILLS ?? 2);

/** Messages in flight at a server, and so the most that are sent twice when it is killed (rules: messages-once). */
const IN_FLIGHT = 5;

const SENDERS = 8;
const LONGEST_MS = ENQUIRIES > 500 ? 900_000 : 120_000;

const channels = Object.keys(receivers) as (keyof typeof receivers)[];

let database: TestDatabase;
let db: Database;
/** The device of a person who reads these enquiries, and that of one who does not. */
let reader: PushReceiver;
let outsider: PushReceiver;
let receiving: Record<(typeof channels)[number], MoodyReceiver>;
beforeEach(async () => {
  database = await createFilledDatabase();
  db = openDatabase(database.config);
  const started = channels.map(async (name) => [name, await receivers[name]()] as const);
  [reader, outsider] = await Promise.all([startPushReceiver(), startPushReceiver()]);
  await addAlerted(db, { userId: 'reader', kind: 'sales', receiver: reader });
  await addAlerted(db, { userId: 'outsider', kind: 'service', receiver: outsider });
  receiving = Object.fromEntries<MoodyReceiver>(await Promise.all(started)) as typeof receiving;
});
afterEach(async () => {
  for (const { stop } of [reader, outsider]) await stop();
  for (const name of channels) await receiving[name].stop();
  await db.destroy();
  await database.drop();
});

const copies = (): Copy[] => channels.flatMap((name) => receiving[name].copies());

/** Each is from another network and person; every other address has a mood. */
const attempts = Array.from({ length: ENQUIRIES }, (_, index): Attempt & { email: string } => {
  const mood = index % 2 === 0 ? 'fine' : (moods[((index - 1) / 2) % moods.length] ?? 'fine');
  const email = `${mood}-${index}@b.example`;
  const mobile = String(9_832_000_000 + index);
  const body = { ...samples.sales.body, email, mobile };
  return { kind: 'sales', key: `told-${index}`, email, body };
});
const networkOf = (index: number) => `81.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

const start = () =>
  startServerProcess(database.config, {
    TRUST_PROXY: '1',
    ...channels.reduce((env, name) => ({ ...env, ...receiving[name].env }), {}),
  });

/** Tries whose end a server has recorded, by message. */
function endedTries(servers: readonly ServerProcess[]): Map<string, number> {
  const ended = new Map<string, number>();
  for (const line of servers.flatMap(({ lines }) => lines)) {
    if (!line.includes('"message delivered"') && !line.includes('"message not delivered"'))
      continue;
    const { messageId } = JSON.parse(line) as { messageId: string };
    ended.set(messageId, (ended.get(messageId) ?? 0) + 1);
  }
  return ended;
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

const rows = () => db.selectFrom('outbox').selectAll().execute();

/** Moves on the hours until the next try; only while nothing is in flight, which would otherwise be tried twice. */
async function passTime(): Promise<void> {
  await db.updateTable('outbox').set({ due_at: 0 }).where('state', '=', 'waiting').execute();
}

/** Moves on the minutes between two alerts, until staff have got all of them. */
async function passMinutes(): Promise<void> {
  await vi.waitFor(
    async () => {
      const untold = () => db.selectFrom('desk').select('untold').where('untold', 'is not', null);
      expect(await untold().execute()).toEqual([]);
      await db.updateTable('alert_choices').set({ last_alert_at: 0 }).execute();
      await db.updateTable('desk_notices').set({ alert_at: 0 }).where('alert_at', '>', 0).execute();
      const waiting = db.selectFrom('desk_notices').select('id').where('alert_at', 'is not', null);
      expect(await waiting.execute()).toEqual([]);
    },
    { timeout: LONGEST_MS, interval: 500 },
  );
}

/** Waits until all tries since the servers had made `before` of them have ended, and no message is due. */
async function untilQuiet(servers: readonly ServerProcess[], before: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const all = await rows();
      const now = Date.now();
      expect(all.filter((row) => row.state === 'waiting' && row.due_at <= now)).toHaveLength(0);
      const begun = sum(all.map((row) => row.attempts)) - before;
      expect(sum(endedTries(servers).values())).toBe(begun);
    },
    { timeout: LONGEST_MS, interval: 50 },
  );
}

/** Sends until all are acknowledged, by any running server. */
function sendAll(servers: readonly ServerProcess[]): Promise<unknown> {
  const waiting = attempts.map((attempt, index) => ({ attempt, index }));
  return Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { attempt, index } = next;
        const headers = { 'X-Forwarded-For': networkOf(index) };
        for (let tried = index; ; tried += 1) {
          const url = servers[tried % servers.length]?.url ?? '';
          if ((await sendAttempt(url, attempt, headers)) === 'acknowledged') break;
          await sleep(20);
        }
      }
    }),
  );
}

it(
  `${ENQUIRIES} enquiries are announced to everybody whom they concern, however often servers are killed`,
  { timeout: LONGEST_MS },
  async () => {
    reader.answer('/reader', 503);
    const servers = await Promise.all([start(), start()]);
    const all = [...servers];
    const sending = sendAll(servers);
    for (let kill = 0; kill < KILLS; kill += 1) {
      // More messages have been sent since, and others are in flight.
      const wanted = (ENQUIRIES * channels.length * 0.6 * (kill + 1)) / KILLS;
      await vi.waitFor(
        () => {
          expect(copies().length).toBeGreaterThanOrEqual(wanted);
        },
        { timeout: LONGEST_MS, interval: 5 },
      );
      await sleep(30 * Math.random());
      const [which, isLast] = [kill % servers.length, kill >= KILLS - servers.length];
      expect(await servers[which]?.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      recordTried({ faults: 1 });
      if (isLast) continue;
      const next = await start();
      servers[which] = next;
      all.push(next);
    }
    // No server runs: nothing is in flight.
    const before = sum((await rows()).map(({ attempts: tries }) => tries));
    const cutShort = before - sum(endedTries(all).values());
    await passTime();
    reader.answer('/reader', 201);
    const last = await Promise.all([start(), start()]);
    servers.splice(0, servers.length, ...last);
    await sending;
    await passMinutes();
    for (;;) {
      await untilQuiet(last, before);
      if ((await rows()).every(({ state }) => state !== 'waiting')) break;
      await passTime();
    }
    const ends = await Promise.all(last.map((server) => server.end('SIGTERM')));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);

    const [kept, ended] = [await rows(), endedTries([...all, ...last])];
    const refused = attempts.filter(({ email }) => email.startsWith('refused'));
    await expectSent(refused);
    await expectAlerted();

    // Every double message comes from a try that was cut short.
    expect(cutShort).toBeLessThanOrEqual(IN_FLIGHT * KILLS);
    const counts = new Map<string, number>();
    for (const { messageId } of copies()) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
    for (const id of alertIds()) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const row of kept) {
      const extra = (counts.get(row.message_id) ?? 1) - 1;
      expect(extra).toBeLessThanOrEqual(row.attempts - (ended.get(row.message_id) ?? 0));
    }
    recordTried({ healed: KILLS });
  },
);

/** Every message has reached its recipient, under one id, except those that were refused for good: these are listed. */
async function expectSent(refused: readonly Attempt[]): Promise<void> {
  const kinds = channels.map((name) => receiving[name].kind);
  const kept = (await rows()).filter(({ kind }) => kinds.includes(kind));
  expect(kept).toHaveLength(ENQUIRIES * channels.length);
  expect(new Set(kept.map((row) => row.message_id)).size).toBe(kept.length);
  const givenUp = await findGivenUp(db);
  expect([givenUp.count, givenUp.of_channels]).toEqual([refused.length, 0]);
  const lost = new Set(refused.map(({ reference }) => reference));
  for (const { reference } of givenUp.messages) expect(lost).toContain(reference);
  for (const name of channels) {
    const names = new Map<string, string>();
    for (const { messageId, reference, to } of receiving[name].copies()) {
      expect(names.get(reference) ?? messageId).toBe(messageId);
      names.set(reference, messageId);
      const sent = attempts.find((attempt) => attempt.reference === reference);
      if (to !== undefined) expect(to).toBe(sent?.email);
    }
    const expected = attempts.filter((attempt) => name !== 'mail' || !refused.includes(attempt));
    expect([...names.keys()].sort()).toEqual(expected.map(({ reference }) => reference).sort());
    const ids = kept.filter((row) => row.channel === name).map((row) => row.message_id);
    for (const messageId of names.values()) expect(ids).toContain(messageId);
  }
}

/** Alerts that have arrived on the reader's device. */
const alertIds = () => reader.pushed.map(({ payload }) => (payload as { id: string }).id);

/** Every alert has reached the person who reads the enquiries, and nobody else. */
async function expectAlerted(): Promise<void> {
  const alerts = (await rows()).filter(({ kind }) => kind === 'alert');
  expect(alerts.length).toBeGreaterThan(0);
  expect(alerts.every(({ channel, state }) => channel === 'push' && state === 'sent')).toBe(true);
  expect(new Set(alertIds())).toEqual(new Set(alerts.map((row) => row.message_id)));
  expect([reader.wrong, outsider.wrong, outsider.pushed]).toEqual([[], [], []]);
}
