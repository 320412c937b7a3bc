import { beforeEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import {
  addPerson,
  canSignIn,
  PASSWORD,
  signIn,
  type Person,
} from '../../support/people/people.ts';
import {
  addApp,
  askForApp,
  beginLogin,
  finishLogin,
  STEP_MS,
  signInWithCode,
  whoIs,
} from '../../support/people/second-factors.ts';
import { STAFF, type TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';
import { codeOf, keyOf, totpOf, wrongCode } from '../../support/people/totp.ts';

const MINUTE_MS = 60_000;

const servers = useTwoServers();
let first: TestServer;
let second: TestServer;
let owner: Browser;
let asim: Person;
let browser: Browser;
beforeEach(async () => {
  ({ first, second } = servers);
  owner = await signIn(first);
  asim = await addPerson(first, owner, { userId: 'asim', role: 'sales' });
  browser = await signIn(first, asim);
});

/** Moves the clocks of both servers on. */
function passTime(ms: number): void {
  first.passTime(ms);
  second.passTime(ms);
}

/** Resets the app's last use. */
async function forgetUse(): Promise<void> {
  await first.db.updateTable('authenticator_apps').set({ last_step: 0 }).execute();
}

describe('the codes of these tests', () => {
  const seed = '1234567890';
  const keys = { sha1: 2, sha256: 3.2, sha512: 6.4 };
  it.each([
    [59, 'sha1', '94287082'],
    [59, 'sha256', '46119246'],
    [59, 'sha512', '90693936'],
    [1111111109, 'sha1', '07081804'],
    [1111111109, 'sha256', '68084774'],
    [1111111109, 'sha512', '25091201'],
    [1111111111, 'sha1', '14050471'],
    [1234567890, 'sha1', '89005924'],
    [2000000000, 'sha1', '69279037'],
    [20000000000, 'sha1', '65353130'],
    [20000000000, 'sha512', '47863826'],
  ] as const)('at %i by %s are those of RFC 6238', (seconds, algorithm, code) => {
    const key = Buffer.from(seed.repeat(7).slice(0, keys[algorithm] * 10));
    expect(totpOf(key, seconds * 1000, { digits: 8, algorithm })).toBe(code);
  });
});

describe('adding an authenticator app', () => {
  it('needs the password again, then a code, and gives ten recovery codes', async () => {
    const refused = await askForApp(browser, 'not the password');
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['password']]);
    const { body } = await askForApp(browser);
    const { secret, uri, ticket } = body;
    expect(keyOf(secret)).toHaveLength(20);
    const { protocol, host, searchParams } = new URL(uri);
    expect([protocol, host, searchParams.get('secret')]).toEqual(['otpauth:', 'totp', secret]);
    expect(decodeURIComponent(uri)).toContain(':asim?');
    // The app does not count yet.
    expect(await canSignIn(first, asim)).toBe(true);
    const confirm = (code: string) =>
      browser.send<{ recovery_codes: string[] }>('POST', '/api/factors/totp/confirm', {
        ticket,
        code,
      });
    const wrong = await confirm(wrongCode(secret, first.clock()));
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['code']]);
    const code = codeOf(secret, first.clock());
    const right = await confirm(` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(right.status).toBe(200);
    expect(new Set(right.body.recovery_codes).size).toBe(10);
    const { body: factors } = await browser.send('GET', '/api/factors');
    expect(factors).toMatchObject({ totp: true, recovery_codes_left: 10, passkeys: [] });
    const login = await (await beginLogin(first, asim)).send('POST', '/api/login', asim);
    expect(login.body).toEqual({ secondFactor: ['totp', 'recovery'] });
    const events = await first.db
      .selectFrom('audit_events')
      .select(['user_id', 'action'])
      .where('action', '=', 'second factor added')
      .execute();
    expect(events.at(-1)).toEqual({ user_id: 'asim', action: 'second factor added' });
  });

  it('is over after ten minutes, and in every other session and account', async () => {
    const { body } = await askForApp(browser);
    const confirm = (by: Browser) =>
      by.send('POST', '/api/factors/totp/confirm', {
        ticket: body.ticket,
        code: codeOf(body.secret, first.clock()),
      });
    const statuses = [
      (await confirm(owner)).status,
      (await confirm(await signIn(first, asim))).status,
    ];
    passTime(10 * MINUTE_MS);
    statuses.push((await confirm(browser)).status);
    passTime(-10 * MINUTE_MS);
    for (const status of statuses) expect([400, 403, 404]).toContain(status);
    expect(await canSignIn(first, asim)).toBe(true);
    expect(await canSignIn(first, STAFF)).toBe(true);
  });

  it.each(['', 'x', 'a.b.c', 'null', '{}'])('takes no ticket %j', async (ticket) => {
    const body = { ticket, code: '123456' };
    expect((await browser.send('POST', '/api/factors/totp/confirm', body)).status).toBe(400);
  });

  it('in place of an earlier one ends the earlier one, and keeps the recovery codes', async () => {
    const before = await addApp(first, browser);
    passTime(STEP_MS);
    const after = await addApp(first, browser);
    expect(after.recoveryCodes).toEqual([]);
    passTime(STEP_MS);
    const half = await beginLogin(first, asim);
    expect((await finishLogin(half, codeOf(before.secret, first.clock()))).status).toBe(401);
    expect((await finishLogin(half, codeOf(after.secret, first.clock()))).status).toBe(200);
    await signInWithCode(first, asim, before.recoveryCodes[0] ?? '', 'recovery');
  });
});

describe('a code', () => {
  it('lets in, with blanks and hyphens as people type them', async () => {
    const { secret } = await addApp(first, browser);
    passTime(STEP_MS);
    const code = codeOf(secret, first.clock());
    const back = await signInWithCode(first, asim, `${code.slice(0, 3)}-${code.slice(3)} `);
    expect(await whoIs(back)).toBe('asim');
  });

  it.each([
    [-3, 401],
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
    [3, 401],
  ])('of %i steps from now is %i', async (steps, status) => {
    const { secret } = await addApp(first, browser);
    await forgetUse();
    const half = await beginLogin(first, asim);
    const answer = await finishLogin(half, codeOf(secret, first.clock() + steps * STEP_MS));
    recordTried({ attacks: 1, letIn: Number(answer.status !== status) });
    expect([answer.status, (await whoIs(half)) ?? 'nobody']).toEqual([
      status,
      status === 200 ? 'asim' : 'nobody',
    ]);
  });

  it('works while the clocks of two servers differ by less than a step', async () => {
    const { secret } = await addApp(first, browser);
    passTime(10 * STEP_MS);
    second.passTime(STEP_MS - 1000);
    const half = await beginLogin(second, asim);
    const answer = await finishLogin(half, codeOf(secret, first.clock()));
    second.passTime(1000 - STEP_MS);
    expect(answer.status).toBe(200);
  });

  it('works once: not again, not in another browser, not at another server', async () => {
    const { secret } = await addApp(first, browser);
    // The code of the enrolment counts as used too.
    const enrolled = codeOf(secret, first.clock());
    expect((await finishLogin(await beginLogin(first, asim), enrolled)).status).toBe(401);
    passTime(STEP_MS);
    const code = codeOf(secret, first.clock());
    const half = await beginLogin(first, asim);
    expect((await finishLogin(half, code)).status).toBe(200);
    for (const again of [half, await beginLogin(first, asim), await beginLogin(second, asim)]) {
      const { status } = await finishLogin(again, code);
      recordTried({ attacks: 1, letIn: Number(status === 200) });
      expect(status).toBe(401);
    }
    // An earlier code is refused too, though it is in the window.
    const earlier = codeOf(secret, first.clock() - STEP_MS);
    expect((await finishLogin(await beginLogin(first, asim), earlier)).status).toBe(401);
  });

  it('used by two servers at once lets one in', async () => {
    const { secret } = await addApp(first, browser);
    for (let round = 0; round < 5; round += 1) {
      passTime(STEP_MS);
      const code = codeOf(secret, first.clock());
      const halves = await Promise.all(
        [first, second, first, second].map((server) => beginLogin(server, asim)),
      );
      const answers = await Promise.all(halves.map((half) => finishLogin(half, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  it.each([
    ['', 400],
    ['   ', 400],
    ['12345', 401],
    ['1234567', 401],
    ['abcdef', 401],
    ['१२३४५६', 401],
    ['x'.repeat(65), 400],
    [null, 400],
    [123456, 400],
    [{}, 400],
  ])('that is %j is refused', async (code, status) => {
    await addApp(first, browser);
    const half = await beginLogin(first, asim);
    const answer = await half.send('POST', '/api/login/second-step', { method: 'totp', code });
    expect([answer.status, await whoIs(half)]).toEqual([status, undefined]);
    if (status === 401) expect(answer.body.code).toBe('wrong_credentials');
  });

  it('of somebody else, or of a recovery code by its name, lets nobody in', async () => {
    const { recoveryCodes } = await addApp(first, browser);
    const other = await addApp(first, owner, STAFF.password);
    passTime(STEP_MS);
    const half = await beginLogin(first, asim);
    const tries = [
      finishLogin(half, codeOf(other.secret, first.clock())),
      finishLogin(half, other.recoveryCodes[0] ?? '', 'recovery'),
      finishLogin(half, recoveryCodes[0] ?? '', 'totp'),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(401);
    await first.db.deleteFrom('authenticator_apps').execute();
    await first.db.deleteFrom('recovery_codes').execute();
  });
});

describe('removing it', () => {
  it('needs the password again, and leaves nothing of it', async () => {
    await addApp(first, browser);
    const remove = (password: string) =>
      browser.send('POST', '/api/factors/totp/remove', { password });
    const wrong = await remove('not the password');
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['password']]);
    expect(await canSignIn(first, asim)).toBe(false);
    expect((await remove(PASSWORD)).status).toBe(200);
    expect(await canSignIn(first, asim)).toBe(true);
    for (const table of ['authenticator_apps', 'recovery_codes'] as const)
      expect(await first.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await whoIs(sameBrowserAt(second, browser))).toBe('asim');
  });
});
