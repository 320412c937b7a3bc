import { beforeEach, describe, expect, it } from 'vitest';
import type { Notice } from '@dealership/shared';
import { sameBrowserAt, type Browser } from '../../../support/requests/browser.ts';
import { createPasskey } from '../../../support/people/passkeys.ts';
import {
  addPerson,
  canSignIn,
  join,
  signIn,
  useLink,
  type NewLink,
} from '../../../support/people/people.ts';
import {
  addApp,
  addPasskey,
  beginLogin,
  finishLogin,
  STEP_MS,
  signInWithCode,
  usePasskey,
  whoIs,
} from '../../../support/people/second-factors.ts';
import { openBrowser } from '../../../support/requests/browser.ts';
import { startTestServer, type TestServer } from '../../../support/server/test-server.ts';
import { useTwoServers } from '../../../support/server/two-servers.ts';
import { codeOf } from '../../../support/people/totp.ts';

const servers = useTwoServers();
let first: TestServer;
let second: TestServer;
let owner: Browser;
beforeEach(async () => {
  ({ first, second } = servers);
  await first.db.deleteFrom('account_notices').execute();
  owner = await signIn(first);
});

async function noticesOf(browser: Browser): Promise<Notice[]> {
  const { status, body } = await browser.send<Notice[]>('GET', '/api/notices');
  expect(status).toBe(200);
  return body;
}

const textsOf = (notices: Notice[]) =>
  notices.map(({ event, about, by }) => `${event}: ${about} by ${by}`);

describe('a lost phone', () => {
  it('is reset by an owner: all factors and codes go, and so do the sessions', async () => {
    const person = await addPerson(first, owner, { userId: 'asim', role: 'sales' });
    const asim = await signIn(first, person);
    const { secret, recoveryCodes } = await addApp(first, asim);
    const passkey = createPasskey(first.url);
    expect((await addPasskey(asim, passkey)).status).toBe(201);
    const reset = await owner.send('DELETE', '/api/staff/asim/factors');
    expect([reset.status, reset.body.message]).toEqual([200, 'Second factors removed']);
    expect(await whoIs(asim)).toBeUndefined();
    expect(await whoIs(sameBrowserAt(second, asim))).toBeUndefined();
    expect((await usePasskey(openBrowser(first), passkey)).status).toBe(401);
    const back = await signIn(first, person);
    expect((await back.send('GET', '/api/factors')).body).toMatchObject({
      passkeys: [],
      totp: false,
      recovery_codes_left: 0,
    });
    expect(textsOf(await noticesOf(back))).toEqual(['second-factor-reset: asim by staff']);
    expect(await noticesOf(owner)).toEqual([]);
    const events = await first.db.selectFrom('audit_events').selectAll().execute();
    expect(events.filter(({ action }) => action === 'second factor reset')).toMatchObject([
      { user_id: 'staff', what: expect.stringContaining('asim') as string },
    ]);
    // The earlier app and codes do not work for a new one.
    first.passTime(STEP_MS);
    second.passTime(STEP_MS);
    await addApp(first, back);
    const half = await beginLogin(second, person);
    expect((await finishLogin(half, codeOf(secret, first.clock()))).status).toBe(401);
    expect((await finishLogin(half, recoveryCodes[0] ?? '', 'recovery')).status).toBe(401);
  });

  it('of an owner is announced to all owners, and to nobody else', async () => {
    const [bina, zia, asim] = [
      await addPerson(first, owner, { userId: 'bina', role: 'owner' }),
      await join(first, owner, { userId: 'zia', role: 'owner' }),
      await join(first, owner, { userId: 'asim', role: 'manager' }),
    ];
    await addApp(first, await signIn(first, bina));
    await first.db.deleteFrom('account_notices').execute();
    await owner.send('DELETE', '/api/staff/bina/factors');
    const back = await signIn(first, bina);
    for (const browser of [owner, zia, back])
      expect(textsOf(await noticesOf(browser))).toEqual(['second-factor-reset: bina by staff']);
    expect(await noticesOf(asim)).toEqual([]);
  });

  it('is not got around by a link for a new password', async () => {
    const person = await addPerson(first, owner, { userId: 'asim', role: 'sales' });
    const { secret } = await addApp(first, await signIn(first, person));
    const { body } = await owner.send<NewLink>('POST', '/api/staff/asim/link');
    expect((await useLink(first, body.token, 'Another-Password-1')).status).toBe(200);
    const renewed = { ...person, password: 'Another-Password-1' };
    expect(await canSignIn(first, renewed)).toBe(false);
    first.passTime(STEP_MS);
    second.passTime(STEP_MS);
    await signInWithCode(first, renewed, codeOf(secret, first.clock()));
  });
});

describe('notices', () => {
  it('stay until they are read, up to the one that was seen', async () => {
    const bina = await join(first, owner, { userId: 'bina', role: 'owner' });
    await join(first, owner, { userId: 'zia', role: 'owner' });
    const [one, ...others] = await noticesOf(owner);
    expect([one?.about, ...others.map(({ about }) => about)]).toEqual(['bina', 'zia']);
    const read = await owner.send('POST', '/api/notices/read', { upTo: one?.id });
    expect(read.status).toBe(204);
    expect((await noticesOf(owner)).map(({ about }) => about)).toEqual(['zia']);
    expect((await noticesOf(bina)).map(({ about }) => about)).toContain('zia');
    await owner.send('POST', '/api/notices/read', { upTo: 2 ** 40 });
    expect(await noticesOf(owner)).toEqual([]);
    // One person's reading does not remove another's notices.
    expect((await noticesOf(bina)).map(({ about }) => about)).toContain('zia');
  });

  it.each([{}, { upTo: 'x' }, { upTo: 1.5 }, { upTo: null }])('%j is refused', async (body) => {
    expect((await owner.send('POST', '/api/notices/read', body)).status).toBe(400);
  });
});

describe('after JWT_SECRET has changed', () => {
  it('sessions and authenticator apps are gone, recovery codes and passkeys are not', async () => {
    const person = await addPerson(first, owner, { userId: 'asim', role: 'sales' });
    const asim = await signIn(first, person);
    const { secret, recoveryCodes } = await addApp(first, asim);
    const changed = await startTestServer({
      database: first.database,
      startsAt: first.clock() + STEP_MS,
      jwtSecret: 'a different secret for tests only, also long enough',
    });
    const passkey = createPasskey(changed.url);
    try {
      expect(await whoIs(sameBrowserAt(changed, asim))).toBeUndefined();
      const half = await beginLogin(changed, person);
      const byCode = await finishLogin(half, codeOf(secret, changed.clock()));
      expect([byCode.status, byCode.body.code]).toEqual([401, 'wrong_credentials']);
      const byRecovery = await finishLogin(half, recoveryCodes[0] ?? '', 'recovery');
      expect([byRecovery.status, await whoIs(half)]).toEqual([200, 'asim']);
      // An earlier app can be replaced, and a passkey be added.
      await addApp(changed, half);
      expect((await addPasskey(half, passkey)).status).toBe(201);
      expect((await usePasskey(openBrowser(changed), passkey)).status).toBe(200);
    } finally {
      await changed.stop();
    }
  });
});
