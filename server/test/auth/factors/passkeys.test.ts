import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnFactors } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openBrowser, sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import {
  createPasskey,
  type Credential,
  type Oddities,
  type Passkey,
} from '../../support/people/passkeys.ts';
import {
  addPerson,
  canSignIn,
  changed,
  PASSWORD,
  signIn,
  type Person,
} from '../../support/people/people.ts';
import {
  addPasskey,
  askForPasskey,
  askToSignIn,
  beginLogin,
  finishLogin,
  usePasskey,
  whoIs,
} from '../../support/people/second-factors.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const SITE = 'https://dealer.example';
const MINUTE_MS = 60_000;

const servers = useTwoServers({ siteUrl: SITE });
let first: TestServer;
let second: TestServer;
let owner: Browser;
let asim: Person;
/** Asim's browser. */
let browser: Browser;
let passkey: Passkey;
beforeEach(async () => {
  ({ first, second } = servers);
  owner = await signIn(first);
  asim = await addPerson(first, owner, { userId: 'asim', role: 'sales' });
  browser = await signIn(first, asim);
  passkey = createPasskey(SITE);
  const added = await addPasskey(browser, passkey);
  expect(added.status, added.text).toBe(201);
});

async function factorsOf(of: Browser): Promise<OwnFactors> {
  return (await of.send<OwnFactors>('GET', '/api/factors')).body;
}

/** Sends a credential to sign in, and expects a refusal. */
async function expectRefused(
  by: Browser,
  credential: Credential | object,
  what = '',
): Promise<void> {
  const { status, text } = await by.send('POST', '/api/login/passkey', { credential });
  recordTried({ attacks: 1, letIn: Number(status === 200) });
  expect([400, 401], `${what}: ${text}`).toContain(status);
  expect(await whoIs(by), what).toBeUndefined();
}

describe('a passkey', () => {
  it('is added with the password, has a name, and gives recovery codes with the first', async () => {
    const { passkeys, passkey_host, recovery_codes_left } = await factorsOf(browser);
    expect(passkeys).toMatchObject([
      { name: 'My phone', created_date: '2026-11-21', last_used_date: '' },
    ]);
    expect([passkey_host, recovery_codes_left]).toEqual(['dealer.example', 10]);
    const another = await addPasskey(browser, createPasskey(SITE));
    expect([another.status, another.body.recovery_codes]).toEqual([201, []]);
    const wrong = await browser.send('POST', '/api/factors/passkey-options', { password: 'wrong' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['password']]);
  });

  it('signs in by itself, again and again, at both servers', async () => {
    for (const server of [first, second, first]) {
      const fresh = openBrowser(server);
      const { status, body } = await usePasskey(fresh, passkey);
      expect([status, typeof body.token, await whoIs(fresh)]).toEqual([200, 'string', 'asim']);
    }
    expect((await factorsOf(browser)).passkeys).toMatchObject([{ last_used_date: '2026-11-21' }]);
  });

  it('opens one’s own phone, for 12 hours from then on', async () => {
    await browser.send('POST', '/api/own-phone', { password: PASSWORD });
    first.passTime(60 * MINUTE_MS);
    expect(await whoIs(browser)).toBeUndefined();
    expect((await usePasskey(browser, passkey)).status).toBe(200);
    const { body } = await browser.send('GET', '/api/me');
    expect(body).toMatchObject({ is_own_phone: true, ends_at_latest_in: 12 * 60 * 60 });
    first.passTime(-60 * MINUTE_MS);
  });

  it('asked for at one server signs in at the other', async () => {
    const fresh = openBrowser(first);
    const credential = passkey.assert(await askToSignIn(fresh));
    const there = sameBrowserAt(second, fresh);
    const { status } = await there.send('POST', '/api/login/passkey', { credential });
    expect([status, await whoIs(there)]).toEqual([200, 'asim']);
  });

  it('of an authenticator that does not count works as often as it likes', async () => {
    for (let i = 0; i < 3; i += 1)
      expect((await usePasskey(openBrowser(first), passkey, { counter: 0 })).status).toBe(200);
  });

  it('makes the password alone too little', async () => {
    expect(await canSignIn(first, asim)).toBe(false);
    const half = await beginLogin(first, asim);
    const { body } = await half.send('POST', '/api/login', asim);
    expect(body).toEqual({ secondFactor: ['passkey', 'recovery'] });
    expect((await finishLogin(half, '123456')).status).toBe(401);
    await first.db.deleteFrom('recovery_codes').execute();
    const without = await half.send('POST', '/api/login', asim);
    expect(without.body).toEqual({ secondFactor: ['passkey'] });
    expect((await usePasskey(half, passkey)).status).toBe(200);
  });

  it('that is removed, with the password again, signs in no more', async () => {
    const [{ id } = { id: 0 }] = (await factorsOf(browser)).passkeys;
    const path = `/api/factors/passkeys/${id}/remove`;
    expect((await browser.send('POST', path, { password: 'wrong' })).status).toBe(400);
    expect((await browser.send('POST', path, { password: PASSWORD })).status).toBe(200);
    const fresh = openBrowser(first);
    await expectRefused(fresh, passkey.assert(await askToSignIn(fresh)));
    expect(await canSignIn(first, asim)).toBe(true);
    expect((await browser.send('POST', path, { password: PASSWORD })).status).toBe(404);
  });

  it('of somebody else cannot be removed, nor be distinguished from none', async () => {
    const [{ id } = { id: 0 }] = (await factorsOf(browser)).passkeys;
    const own = { password: STAFF.password };
    const theirs = await owner.send('POST', `/api/factors/passkeys/${id}/remove`, own);
    const none = await owner.send('POST', '/api/factors/passkeys/987654/remove', own);
    expect([theirs.status, theirs.body.message]).toEqual([none.status, none.body.message]);
    expect(theirs.status).toBe(404);
    expect((await factorsOf(browser)).passkeys).toHaveLength(1);
  });
});

describe('signing in with a passkey is refused', () => {
  const odd: Record<string, Oddities> = {
    'from another page': { origin: 'https://evil.example' },
    'from http': { origin: 'http://dealer.example' },
    'from another port': { origin: 'https://dealer.example:8443' },
    'from a name below': { origin: 'https://shop.dealer.example' },
    'for another site': { rpId: 'evil.example' },
    'for a name below': { rpId: 'shop.dealer.example' },
    'without asking for the finger': { isVerified: false },
    'without anybody there': { isPresent: false },
    'for a challenge of its own': { challenge: Buffer.alloc(32, 7).toString('base64url') },
    'for no challenge': { challenge: '' },
    'as if it were being made': { type: 'webauthn.create' },
    'with a signature that is none': { signature: 'AAAA' },
    'in the name of another account': { userHandle: Buffer.from('staff').toString('base64url') },
    'with the id of a credential that is unknown': { id: 'AAAAAAAAAAAAAAAAAAAAAA' },
    'with no id': { id: '' },
  };

  it.each(Object.entries(odd))('%s', async (what, oddity) => {
    const fresh = openBrowser(first);
    await expectRefused(fresh, passkey.assert(await askToSignIn(fresh), oddity), what);
    // The right one still works.
    expect((await usePasskey(openBrowser(first), passkey)).status).toBe(200);
  });

  it('when its count goes back, or stays: it was copied', async () => {
    expect((await usePasskey(openBrowser(first), passkey, { counter: 50 })).status).toBe(200);
    for (const counter of [50, 49, 1, 0]) {
      const fresh = openBrowser(first);
      const odd = passkey.assert(await askToSignIn(fresh), { counter });
      await expectRefused(fresh, odd, String(counter));
    }
    expect((await usePasskey(openBrowser(first), passkey, { counter: 51 })).status).toBe(200);
  });

  it('when its answer was used before, in whatever browser, at both servers', async () => {
    const fresh = openBrowser(first);
    const options = await askToSignIn(fresh);
    const cookies = [...fresh.cookies];
    const credential = passkey.assert(options, { counter: 0 });
    expect((await fresh.send('POST', '/api/login/passkey', { credential })).status).toBe(200);
    for (const server of [first, second]) {
      const thief = openBrowser(server);
      for (const [name, value] of cookies) thief.cookies.set(name, value);
      await expectRefused(thief, credential, 'replayed');
      await expectRefused(openBrowser(server), credential, 'without its cookie');
    }
  });

  it('when its answer is used by eight at once: one is let in', async () => {
    for (let round = 0; round < 3; round += 1) {
      const fresh = openBrowser(first);
      const credential = passkey.assert(await askToSignIn(fresh), { counter: 0 });
      const many = Array.from({ length: 8 }, (_, i) =>
        sameBrowserAt(i % 2 ? first : second, fresh),
      );
      const answers = await Promise.all(
        many.map((each) => each.send('POST', '/api/login/passkey', { credential })),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 401)).toHaveLength(7);
    }
  });

  it('for the challenge of another browser', async () => {
    const [mine, other] = [openBrowser(first), openBrowser(first)];
    const [forMine] = [await askToSignIn(mine), await askToSignIn(other)];
    await expectRefused(other, passkey.assert(forMine));
    expect((await usePasskey(mine, passkey)).status).toBe(200);
  });

  it('after five minutes', async () => {
    const [inTime, late] = [openBrowser(first), openBrowser(first)];
    const [one, two] = [await askToSignIn(inTime), await askToSignIn(late)];
    first.passTime(5 * MINUTE_MS - 1);
    const { status } = await inTime.send('POST', '/api/login/passkey', {
      credential: passkey.assert(one),
    });
    first.passTime(1);
    await expectRefused(late, passkey.assert(two));
    first.passTime(-5 * MINUTE_MS);
    expect(status).toBe(200);
  });

  it('for the challenge of an enrolment, and the other way round', async () => {
    const options = await askForPasskey(browser);
    const thief = sameBrowserAt(first, browser);
    const asserted = passkey.assert({ challenge: options.challenge, rpId: 'dealer.example' });
    const { status } = await thief.send('POST', '/api/login/passkey', { credential: asserted });
    expect([400, 401]).toContain(status);
    const asked = await askToSignIn(browser);
    const fresh = createPasskey(SITE);
    const credential = fresh.register({ ...options, challenge: asked.challenge });
    const added = await browser.send('POST', '/api/factors/passkeys', { name: 'x', credential });
    expect(added.status).toBe(400);
    expect((await factorsOf(browser)).passkeys).toHaveLength(1);
  });

  it('for an account that is deactivated or has expired', async () => {
    for (const change of [{ isActive: false }, { isActive: true, expireDate: '2026-11-21' }]) {
      await changed(owner, 'asim', change);
      if ('expireDate' in change) {
        await first.db
          .updateTable('admin_users')
          .set({ expire_date: '2026-11-20' })
          .where('user_id', '=', 'asim')
          .execute();
      }
      const fresh = openBrowser(first);
      await expectRefused(fresh, passkey.assert(await askToSignIn(fresh)));
    }
  });

  it.each([
    [{}],
    [{ id: 'x' }],
    [{ id: 'x', response: null }],
    [{ id: 5, response: {} }],
    [{ id: 'x'.repeat(5000), response: {} }],
    [{ id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 5 } }],
    [{ id: '__proto__', rawId: '__proto__', type: 'public-key', response: {} }],
  ])('for what is none: %j', async (credential) => {
    const fresh = openBrowser(first);
    await askToSignIn(fresh);
    await expectRefused(fresh, credential);
  });

  it.each([
    ['clientDataJSON', 'AAAA'],
    ['clientDataJSON', Buffer.from('null').toString('base64url')],
    ['clientDataJSON', Buffer.from('{"type":"webauthn.get"}').toString('base64url')],
    ['authenticatorData', 'AAAA'],
    ['authenticatorData', ''],
    ['authenticatorData', null],
    ['signature', ''],
    ['signature', {}],
    ['userHandle', {}],
  ])('with %s %j', async (key, value) => {
    const fresh = openBrowser(first);
    const credential = passkey.assert(await askToSignIn(fresh));
    const response = { ...credential.response, [key]: value };
    await expectRefused(fresh, { ...credential, response });
  });

  it('with the same words for all of it, known or not', async () => {
    const texts = new Set<string>();
    const deactivated = async () => changed(owner, 'asim', { isActive: false });
    const tries: [Oddities, (() => Promise<void>)?][] = [
      [{ id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
      [{ signature: 'AAAA' }],
      [{ isVerified: false }],
      [{}, deactivated],
    ];
    for (const [oddity, before] of tries) {
      await before?.();
      const fresh = openBrowser(first);
      const credential = passkey.assert(await askToSignIn(fresh), oddity);
      const { status, body } = await fresh.send('POST', '/api/login/passkey', { credential });
      texts.add(`${status} ${body.message}`);
    }
    expect(texts.size).toBe(1);
  });
});

describe('adding a passkey is refused', () => {
  const odd: Record<string, Oddities> = {
    'from another page': { origin: 'https://evil.example' },
    'for another site': { rpId: 'evil.example' },
    'without asking for the finger': { isVerified: false },
    'without anybody there': { isPresent: false },
    'for another challenge': { challenge: 'AAAA' },
    'as if it signed in': { type: 'webauthn.get' },
  };

  it.each(Object.entries(odd))('%s', async (_what, oddity) => {
    const { status } = await addPasskey(browser, createPasskey(SITE), oddity);
    expect(status).toBe(400);
    expect((await factorsOf(browser)).passkeys).toHaveLength(1);
  });

  it('when it is there already, in this account or in another', async () => {
    const again = await addPasskey(browser, passkey);
    expect(again.status).toBe(400);
    const stolen = await addPasskey(owner, passkey, { password: STAFF.password });
    recordTried({ attacks: 1, letIn: Number(stolen.status === 201) });
    expect(stolen.status).toBe(400);
    const fresh = openBrowser(first);
    await usePasskey(fresh, passkey);
    expect(await whoIs(fresh)).toBe('asim');
    expect((await factorsOf(owner)).passkeys).toEqual([]);
  });

  it('for the challenge of another session or account, twice, or after five minutes', async () => {
    const [one, other] = [createPasskey(SITE), createPasskey(SITE)];
    const options = await askForPasskey(browser);
    const credential = one.register(options);
    const body = { name: 'x', credential };
    const thief = sameBrowserAt(first, owner);
    for (const [name, value] of browser.cookies)
      if (!/session|device/.test(name)) thief.cookies.set(name, value);
    expect((await thief.send('POST', '/api/factors/passkeys', body)).status).toBe(400);
    const twin = sameBrowserAt(second, browser);
    expect((await browser.send('POST', '/api/factors/passkeys', body)).status).toBe(201);
    const replayed = { name: 'y', credential: other.register(options) };
    expect((await twin.send('POST', '/api/factors/passkeys', replayed)).status).toBe(400);
    const late = await askForPasskey(browser);
    first.passTime(5 * MINUTE_MS);
    const answer = await browser.send('POST', '/api/factors/passkeys', {
      name: 'z',
      credential: other.register(late),
    });
    first.passTime(-5 * MINUTE_MS);
    expect(answer.status).toBe(400);
    expect((await factorsOf(browser)).passkeys).toHaveLength(2);
  });

  it.each([
    ['attestationObject', 'AAAA'],
    ['attestationObject', ''],
    ['attestationObject', null],
    ['attestationObject', 5],
    ['clientDataJSON', 'AAAA'],
    ['clientDataJSON', null],
    ['transports', 'usb'],
    ['transports', null],
    ['transports', [5, {}, null, 'x'.repeat(9999)]],
    ['transports', { length: 3 }],
  ])('or taken without a fault, with %s %j', async (key, value) => {
    const credential = createPasskey(SITE).register(await askForPasskey(browser));
    const response = { ...credential.response, [key]: value };
    const answer = await browser.send('POST', '/api/factors/passkeys', {
      name: 'x',
      credential: { ...credential, response },
    });
    expect([201, 400], answer.text).toContain(answer.status);
    if (key !== 'transports') expect(answer.status).toBe(400);
  });

  it('when there are twenty, also by several at once', async () => {
    for (let i = 0; i < 17; i += 1)
      expect((await addPasskey(browser, createPasskey(SITE))).status).toBe(201);
    const desks = await Promise.all(
      Array.from({ length: 4 }, async (_, i) => {
        const desk = openBrowser(i % 2 ? first : second);
        await usePasskey(desk, passkey, { counter: 0 });
        return desk;
      }),
    );
    const answers = await Promise.all(desks.map((desk) => addPasskey(desk, createPasskey(SITE))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
    expect((await factorsOf(browser)).passkeys).toHaveLength(20);
  });

  it('when its id is longer than any authenticator makes, rather than stored in part', async () => {
    const long = createPasskey(SITE, { idBytes: 1200 });
    const { status } = await addPasskey(browser, long);
    expect(status).toBe(400);
    const longest = createPasskey(SITE, { idBytes: 1023 });
    expect((await addPasskey(browser, longest)).status).toBe(201);
    expect((await usePasskey(openBrowser(first), longest)).status).toBe(200);
  });

  it.each(['', '  ', 'x'.repeat(61), null, 5, 'a\u0000'])('with the name %j', async (name) => {
    const credential = createPasskey(SITE).register(await askForPasskey(browser));
    const answer = await browser.send('POST', '/api/factors/passkeys', { name, credential });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['name']]);
  });
});

describe('where the site is', () => {
  it('http elsewhere than on localhost, passkeys are off, and the answer says why', async () => {
    const plain = await startTestServer({ siteUrl: 'http://dealer.example' });
    try {
      const staff = await signIn(plain);
      const { passkey_host } = await factorsOf(staff);
      const answer = await staff.send('POST', '/api/factors/passkey-options', {
        password: STAFF.password,
      });
      expect([passkey_host, answer.status >= 400]).toEqual(['', true]);
      expect(answer.body.message).toContain('https');
      expect((await openBrowser(plain).send('POST', '/api/login/passkey-options')).status).toBe(
        403,
      );
    } finally {
      await plain.stop();
    }
  });

  it('this machine, they are made for localhost', async () => {
    const local = await startTestServer();
    try {
      const staff = await signIn(local);
      const own = createPasskey(local.url);
      expect((await addPasskey(staff, own, { password: STAFF.password })).status).toBe(201);
      const fresh = openBrowser(local);
      expect((await usePasskey(fresh, own)).status).toBe(200);
      expect((await factorsOf(fresh)).passkey_host).toBe('localhost');
    } finally {
      await local.stop();
    }
  });
});
