import { beforeEach, describe, expect, it } from 'vitest';
import { methodAndPath, type CallName, type OwnFactors } from '@dealership/shared';
import { recordTried } from '../../../../../scripts/test-run/test-records.mjs';
import { sameBrowserAt, type Browser } from '../../../support/requests/browser.ts';
import { callsOfSessions } from '../../../support/requests/routes.ts';
import { changed, join, PASSWORD, signIn } from '../../../support/people/people.ts';
import { addApp, addPasskey, askForApp, whoIs } from '../../../support/people/second-factors.ts';
import { createPasskey } from '../../../support/people/passkeys.ts';
import { STAFF, type TestServer } from '../../../support/server/test-server.ts';
import { useTwoServers } from '../../../support/server/two-servers.ts';

/** Calls that work before there is a second factor: typed here, not read from the list of calls. */
const forEnrolment = [
  'GET /api/me',
  'GET /api/factors',
  'POST /api/factors/totp',
  'POST /api/factors/totp/confirm',
  'POST /api/factors/totp/remove',
  'POST /api/factors/passkey-options',
  'POST /api/factors/passkeys',
  'POST /api/factors/passkeys/:id/remove',
  'POST /api/factors/recovery-codes',
];

const servers = useTwoServers();
let first: TestServer;
let second: TestServer;
let owner: Browser;
let asim: Browser;
beforeEach(async () => {
  ({ first, second } = servers);
  owner = await signIn(first);
  await setRule('manager', false);
  asim = await join(first, owner, { userId: 'asim', role: 'manager' });
});

async function setRule(role: string, secondFactor: boolean): Promise<void> {
  const { status } = await owner.send('PATCH', `/api/roles/${role}`, { secondFactor });
  expect(status).toBe(200);
}

async function isMissing(browser: Browser): Promise<boolean> {
  const { body } = await browser.send<{ second_factor_missing: boolean }>('GET', '/api/me');
  return body.second_factor_missing;
}

describe('a role that needs a second factor', () => {
  it('refuses every call but those that get one, with the next request, on both servers', async () => {
    expect(forEnrolment.every((name) => callsOfSessions.includes(name as CallName))).toBe(true);
    const there = sameBrowserAt(second, asim);
    expect((await there.send('GET', '/api/dashboard')).status).toBe(200);
    await setRule('manager', true);
    for (const browser of [there, asim]) {
      for (const name of callsOfSessions) {
        const { method, path } = methodAndPath(name);
        const named = path
          .replace(/:userId|:reference|:bike_name|:role/, 'asim')
          .replace(':id', '1');
        const body = method === 'GET' || method === 'DELETE' ? [] : [{}];
        const answer = await browser.send(method as 'GET', named, ...body);
        if (forEnrolment.includes(name)) {
          expect([403, 401], name).not.toContain(answer.status);
        } else {
          recordTried({ attacks: 1, letIn: Number(answer.status !== 403) });
          expect([answer.status, answer.body.code], name).toEqual([403, 'second_factor_missing']);
          expect(Object.keys(answer.body).sort(), name).toEqual([
            'code',
            'error',
            'message',
            'requestId',
          ]);
        }
      }
      expect(await isMissing(browser)).toBe(true);
    }
  });

  it('lets in whoever signs in, to get one, and then do everything', async () => {
    await setRule('manager', true);
    const fresh = await signIn(second, { userId: 'asim', password: PASSWORD });
    expect(await isMissing(fresh)).toBe(true);
    expect((await fresh.send('GET', '/api/dashboard')).status).toBe(403);
    const { body } = await fresh.send<OwnFactors>('GET', '/api/factors');
    expect(body).toMatchObject({ required: true, totp: false, passkeys: [] });
    await addApp(second, fresh);
    for (const browser of [fresh, asim, sameBrowserAt(first, fresh)]) {
      expect(await isMissing(browser)).toBe(false);
      expect((await browser.send('GET', '/api/dashboard')).status).toBe(200);
    }
  });

  it('is satisfied by a passkey', async () => {
    await setRule('manager', true);
    const passkey = createPasskey(first.url);
    expect((await addPasskey(asim, passkey)).status).toBe(201);
    expect(await isMissing(asim)).toBe(false);
  });

  it('is not satisfied by an enrolment that was only begun, or by recovery codes', async () => {
    await setRule('manager', true);
    await askForApp(asim);
    await asim.send('POST', '/api/factors/recovery-codes', { password: PASSWORD });
    expect((await asim.send('GET', '/api/dashboard')).status).toBe(403);
  });

  it('keeps the last factor, whichever it is, and lets go of one of two', async () => {
    await addApp(first, asim);
    await setRule('manager', true);
    const removeApp = () => asim.send('POST', '/api/factors/totp/remove', { password: PASSWORD });
    const kept = await removeApp();
    expect([kept.status, Object.keys(kept.body.fields ?? {})]).toEqual([400, ['password']]);
    expect((await asim.send<OwnFactors>('GET', '/api/factors')).body.totp).toBe(true);
    expect((await addPasskey(asim, createPasskey(first.url))).status).toBe(201);
    expect((await removeApp()).status).toBe(200);
    const { body } = await asim.send<OwnFactors>('GET', '/api/factors');
    const removePasskey = () =>
      asim.send('POST', `/api/factors/passkeys/${body.passkeys[0]?.id}/remove`, {
        password: PASSWORD,
      });
    expect((await removePasskey()).status).toBe(400);
    await setRule('manager', false);
    expect((await removePasskey()).status).toBe(200);
  });

  it('keeps one of two that are removed at once, at two servers', async () => {
    for (let round = 0; round < 3; round += 1) {
      await setRule('manager', false);
      const userId = `bina${round}`;
      const bina = await join(first, owner, { userId, role: 'manager' });
      await addApp(first, bina);
      expect((await addPasskey(bina, createPasskey(first.url))).status).toBe(201);
      await setRule('manager', true);
      const { body } = await bina.send<OwnFactors>('GET', '/api/factors');
      const path = `/api/factors/passkeys/${body.passkeys[0]?.id}/remove`;
      const answers = await Promise.all([
        bina.send('POST', path, { password: PASSWORD }),
        sameBrowserAt(second, bina).send('POST', '/api/factors/totp/remove', {
          password: PASSWORD,
        }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await isMissing(bina)).toBe(false);
    }
  });

  it('counts for who is moved into it, and not for who is moved out', async () => {
    await setRule('manager', true);
    await changed(owner, 'asim', { role: 'viewer' });
    expect((await asim.send('GET', '/api/dashboard')).status).toBe(200);
    await changed(owner, 'asim', { role: 'manager' });
    const there = sameBrowserAt(second, asim);
    expect((await there.send('GET', '/api/dashboard')).body.code).toBe('second_factor_missing');
  });

  it('ends nobody who signs out, and lets public calls be', async () => {
    await setRule('manager', true);
    expect((await asim.send('GET', '/api/models')).status).toBe(200);
    expect((await asim.send('POST', '/api/logout')).status).toBe(200);
    expect(await whoIs(asim)).toBeUndefined();
  });
});

describe('the role of owners', () => {
  it('that needs a second factor leaves the owner who set it a way to get one', async () => {
    await setRule('owner', true);
    expect((await owner.send('GET', '/api/staff')).body.code).toBe('second_factor_missing');
    await addApp(first, owner, STAFF.password);
    expect((await owner.send('GET', '/api/staff')).status).toBe(200);
    await setRule('owner', false);
    await first.db.deleteFrom('authenticator_apps').execute();
    await first.db.deleteFrom('recovery_codes').execute();
  });
});
