import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryKinds, type Consent, type Customer } from '@dealership/shared';
import type { Selectable } from 'kysely';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import type { ConsentsTable } from '../../../src/db/schema.ts';
import { hashOfConsent } from '../../../src/features/consents/consent-chain.ts';
import { readConsents } from '../../../src/features/consents/read-consents.ts';
import { verifyChain } from '../../../src/features/consents/verify-chain.ts';
import { createConsentErasure } from '../../../src/features/consents/withdraw.ts';
import { eraseExpired } from '../../../src/features/enquiries/erase/erase-expired.ts';
import { post, submit } from '../../support/requests/calls.ts';
import { runDesk } from '../../support/desk/desk-work.ts';
import { addPerson, PASSWORD, signIn } from '../../support/people/people.ts';
import { createTestLog, startTestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const lines: string[] = [];
const log = createTestLog(lines);
const servers = useTwoServers({ log });
beforeEach(async () => {
  const { db } = servers.first;
  for (const table of ['enquiries', 'consents', 'consent_people'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('counters').where('name', '=', 'consents').execute();
  lines.length = 0;
});

const MOBILE = '9832012345';
const SMS = { rcs: false, sms: true, obd: false, email: false, whatsapp: false };

async function optIn(mobile = MOBILE, notifications: object = SMS, server = servers.first) {
  const { status, text } = await submit(server, 'opt-in', { overrides: { mobile, notifications } });
  expect(status, text).toBe(201);
}

const stop = (mobile: string, server = servers.first) =>
  post(server, '/api/consents/stop', { body: { mobile } });

/** The channels on which a number may get offers now, read from the other server. */
async function agreed(mobile = MOBILE): Promise<Consent['channel'][]> {
  const consents = await readConsents(servers.second.db, [mobile]);
  return consents.filter(({ is_given: isGiven }) => isGiven).map(({ channel }) => channel);
}

const rows = (): Promise<Selectable<ConsentsTable>[]> =>
  servers.first.db.selectFrom('consents').selectAll().orderBy('id').execute();

/** Time of the latest request that staff have to confirm. */
const lastAskedAt = async () =>
  (await rows()).filter(({ is_given: isGiven }) => isGiven === 2).at(-1)?.at ?? 0;

const state = () => verifyChain(servers.first.db);

/** Writes the chain again like an earlier version: unconfirmed requests count as given. */
async function noteAsBefore(): Promise<void> {
  const { db } = servers.first;
  const people = await db.selectFrom('consent_people').selectAll().execute();
  let hash = '';
  for (const { person_id: personId, seal: _, ...row } of await rows()) {
    const mark = people.find(({ id }) => id === personId)?.mark ?? '';
    const consent = { ...row, is_given: row.is_given === 2 ? 1 : row.is_given } as const;
    hash = hashOfConsent(hash, mark, consent);
    const stored = db.updateTable('consents').set({ is_given: consent.is_given, seal: hash });
    await stored.where('id', '=', row.id).execute();
  }
}

describe('an opt-in', () => {
  it('is written down channel by channel, and the latest counts', async () => {
    await optIn();
    await optIn(MOBILE, { ...SMS, sms: false, email: true });
    expect(await agreed()).toEqual(['email']);
    expect(await rows()).toHaveLength(10);
    expect(await state()).toMatchObject({ total: 10, hash: expect.any(String) as string });
    expect(JSON.stringify(await rows())).not.toContain(MOBILE);
    expect(await agreed('9832000000')).toEqual([]);
  });

  it('counts when staff write it down', async () => {
    const owner = await signIn(servers.first);
    const values = { registration: 'WB74AB1234', name: 'Asha', mobile: MOBILE, notifications: SMS };
    const key = 'added-opt-in-1';
    const body = { kind: 'opt-in', origin: 'walk-in', key, values };
    const { status, text } = await owner.send('POST', '/api/desk/enquiries', body);
    expect(status, text).toBe(201);
    expect(await agreed()).toEqual(['sms']);
    expect((await rows()).every(({ source }) => source === 'staff')).toBe(true);
  });

  it('is in one chain with all that come at once, at two servers', async () => {
    const both = [servers.first, servers.second];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const server = both[index % 2];
        const mobile = `98320111${10 + (index % 7)}`;
        return index % 5 === 4 ? stop(mobile, server) : optIn(mobile, SMS, server);
      }),
    );
    const kept = await rows();
    expect(kept.length).toBeGreaterThanOrEqual(16 * 5 + 1);
    expect(kept.map(({ id }) => id)).toEqual(kept.map((_, index) => index + 1));
    expect(await state()).toMatchObject({ total: kept.length, hash: kept.at(-1)?.seal });
  });
});

describe('the chain', () => {
  it('shows where it was changed, cut or taken apart', async () => {
    await optIn();
    await optIn('9832099999');
    await stop(MOBILE);
    const { db } = servers.first;
    const tamperings: [number, () => Promise<unknown>][] = [
      [2, () => db.updateTable('consents').set({ is_given: 0 }).where('id', '=', 2).execute()],
      [7, () => db.updateTable('consents').set({ at: 5 }).where('id', '=', 7).execute()],
      [4, () => db.deleteFrom('consents').where('id', '=', 4).execute()],
      [11, () => db.deleteFrom('consents').where('id', '=', 11).execute()],
      [
        1,
        () =>
          db
            .updateTable('consent_people')
            .set({ mobile: '1' })
            .where('mobile', '=', MOBILE)
            .execute(),
      ],
      [6, () => db.deleteFrom('consent_people').where('mobile', '=', '9832099999').execute()],
    ];
    const whole = await state();
    expect(whole).toHaveProperty('hash');
    const [kept, people] = [
      await rows(),
      await db.selectFrom('consent_people').selectAll().execute(),
    ];
    for (const [brokenAt, tamper] of tamperings) {
      await tamper();
      // SMS is the second channel: the first row with a consent.
      expect(await state()).toEqual({ total: 11, brokenAt });
      await db.deleteFrom('consents').execute();
      await db.deleteFrom('consent_people').execute();
      await db.insertInto('consent_people').values(people).execute();
      await db.insertInto('consents').values(kept).execute();
      expect(await state()).toEqual(whole);
    }
  });

  it('is whole after an erasure, and does not know the number any more', async () => {
    await optIn();
    await optIn('9832099999');
    const owner = await signIn(servers.first);
    const { status } = await owner.send('POST', '/api/erasures', { mobile: MOBILE });
    expect(status).toBe(200);
    const people = await servers.first.db.selectFrom('consent_people').selectAll().execute();
    expect(people.map(({ mobile }) => mobile).sort()).toEqual([null, '9832099999'].sort());
    expect(people.find(({ mobile }) => mobile === null)).toMatchObject({ mark_key: null });
    expect((await rows()).at(-1)).toMatchObject({ source: 'erased', channel: 'all', is_given: 0 });
    expect(await agreed()).toEqual([]);
    expect(await state()).toHaveProperty('hash');
    await optIn();
    expect(await agreed()).toEqual(['sms']);
    expect(await state()).toHaveProperty('hash');
  });

  it('forgets numbers with their opt-ins when the time is over', async () => {
    const { db, clock } = servers.first;
    servers.first.passTime(-400 * 86_400_000);
    await optIn('9832011111');
    servers.first.passTime(400 * 86_400_000);
    await optIn();
    const months = Object.fromEntries(enquiryKinds.map((kind) => [kind, 12]));
    const config = { retentionMonths: months };
    const audit = createAuditTrail({ clock, log });
    const consents = createConsentErasure({ clock });
    await eraseExpired({ db, clock, audit, consents, config }, '(server)');
    expect(await agreed('9832011111')).toEqual([]);
    expect(await agreed()).toEqual(['sms']);
    expect((await rows()).at(-1)).toMatchObject({ source: 'expired' });
    expect(await state()).toHaveProperty('hash');
  });
});

describe('POST /api/consents/stop', () => {
  it('holds from the next request on, and answers the same for every number', async () => {
    await optIn();
    const known = await stop('+91 98320-12345');
    expect(await agreed()).toEqual([]);
    const unknown = await stop('9832000000');
    const again = await stop(MOBILE, servers.second);
    for (const { status, body } of [known, unknown, again]) {
      expect([status, body]).toEqual([200, known.body]);
    }
    // Five for the opt-in, and one for each number with a stop.
    expect(await rows()).toHaveLength(7);
    const { status, body } = await stop('12');
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['mobile']]);
    expect(lines.join()).not.toContain(MOBILE);
  });

  it('comes before nothing that was recorded earlier at a server whose clock is ahead', async () => {
    servers.second.passTime(60_000);
    await optIn(MOBILE, SMS, servers.second);
    await stop(MOBILE);
    servers.second.passTime(-60_000);
    expect(await agreed()).toEqual([]);
  });

  it('is undone by nobody who types the number: staff confirm what the website asks for', async () => {
    const isNew = await submit(servers.first, 'opt-in', { overrides: { mobile: '9832000001' } });
    await optIn();
    await stop(MOBILE);
    const overrides = { mobile: MOBILE, notifications: { ...SMS, email: true } };
    const asked = await submit(servers.second, 'opt-in', { overrides });
    // The visitor's answer does not show it.
    expect({ ...asked.body, reference: '' }).toEqual({ ...isNew.body, reference: '' });
    await optIn(MOBILE, { ...SMS, sms: false });
    await submit(servers.second, 'opt-in', { overrides });
    expect(await agreed()).toEqual([]);

    await runDesk(servers.first);
    const owner = await signIn(servers.first);
    const found = await owner.send<{ customers: { id: number }[] }>('POST', '/api/customerSearch', {
      search: MOBILE,
    });
    const id = found.body.customers[0]?.id ?? 0;
    const page = async () => (await owner.send<Customer>('GET', `/api/customers/${id}`)).body;
    const waiting = (await page()).consents.filter(({ waits }) => waits === 'confirmation');
    expect(waiting.map(({ channel, is_given }) => [channel, is_given])).toEqual([
      ['sms', false],
      ['email', false],
    ]);
    const at = waiting[0]?.at ?? 0;
    const confirm = (body: object) => owner.send('POST', `/api/customers/${id}/consents`, body);
    expect((await confirm({ mobile: MOBILE, at: at - 1 })).status).toBe(409);
    expect((await confirm({ mobile: '9832000001', at })).status).toBe(404);
    await addPerson(servers.first, owner, { userId: 'ruma', role: 'sales', kinds: ['sales'] });
    const ruma = await signIn(servers.first, { userId: 'ruma', password: PASSWORD });
    const denied = await ruma.send('POST', `/api/customers/${id}/consents`, { mobile: MOBILE, at });
    expect(denied.status).toBe(403);
    expect(await agreed()).toEqual([]);
    // Two confirmations at once are stored as one.
    const both = await Promise.all([1, 2].map(() => confirm({ mobile: MOBILE, at })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await agreed()).toEqual(['sms', 'email']);
    expect((await page()).consents.every(({ waits }) => waits === null)).toBe(true);
    expect((await rows()).at(-1)).toMatchObject({ source: 'confirmed' });
    const events = await servers.first.db
      .selectFrom('audit_events')
      .select(['user_id', 'what', 'reference_list'])
      .where('action', '=', 'consent confirmed')
      .execute();
    expect(events).toMatchObject([{ user_id: 'staff', what: `customer ${id}` }]);
    expect(events[0]?.reference_list).toMatch(/^[A-Z0-9]{8}$/);
    // From then on the website counts again, until the next stop, which also ends waiting requests.
    await optIn(MOBILE, { ...SMS, sms: false, whatsapp: true });
    expect(await agreed()).toEqual(['whatsapp']);
    await stop(MOBILE);
    await optIn();
    await stop(MOBILE);
    expect((await page()).consents.filter(({ waits }) => waits !== null)).toEqual([]);
    expect((await confirm({ mobile: MOBILE, at: await lastAskedAt() })).status).toBe(409);
    expect(await state()).toHaveProperty('hash');
    expect(lines.join()).not.toContain(MOBILE);
  });

  it('does not hold for what staff write down later', async () => {
    await stop(MOBILE);
    servers.first.passTime(2 * 86_400_000);
    const owner = await signIn(servers.first);
    const values = { registration: 'WB74AB1234', name: 'Asha', mobile: MOBILE, notifications: SMS };
    const body = { kind: 'opt-in', origin: 'walk-in', key: 'added-after-a-stop', values };
    expect((await owner.send('POST', '/api/desk/enquiries', body)).status).toBe(201);
    expect(await agreed()).toEqual(['sms']);
    servers.first.passTime(-2 * 86_400_000);
  });

  it('holds for what the version before has noted as agreed to, which keeps its hashes', async () => {
    await stop(MOBILE);
    await optIn(MOBILE, { ...SMS, whatsapp: true });
    await noteAsBefore();
    expect(await state()).toHaveProperty('hash');
    expect(await agreed()).toEqual([]);
    await optIn();
    expect(await agreed()).toEqual([]);
    await noteAsBefore();
    await runDesk(servers.first);
    const owner = await signIn(servers.first);
    const { body } = await owner.send<{ customers: { id: number }[] }>(
      'POST',
      '/api/customerSearch',
      { search: MOBILE },
    );
    const id = body.customers[0]?.id ?? 0;
    const { consents } = (await owner.send<Customer>('GET', `/api/customers/${id}`)).body;
    const [waiting] = consents.filter(({ waits }) => waits === 'confirmation');
    const confirmation = { mobile: MOBILE, at: waiting?.at };
    const confirm = () => owner.send('POST', `/api/customers/${id}/consents`, confirmation);
    expect((await confirm()).status).toBe(200);
    expect(await agreed()).toEqual(['sms']);
    expect((await confirm()).status).toBe(409);
    expect(await state()).toHaveProperty('hash');
    // The website may change a consent that staff have confirmed.
    await optIn(MOBILE, { ...SMS, sms: false, whatsapp: true });
    expect(await agreed()).toEqual(['whatsapp']);
  });

  it('is limited for each network', async () => {
    const { database } = servers.first;
    const limited = await startTestServer({ database, log, rateLimits: true });
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await stop(MOBILE, limited)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await limited.stop();
  });
});
