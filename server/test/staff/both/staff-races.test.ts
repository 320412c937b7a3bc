import { beforeEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openBrowser, type Browser } from '../../support/requests/browser.ts';
import { createPasskey } from '../../support/people/passkeys.ts';
import {
  addPerson,
  canSignIn,
  changed,
  PASSWORD,
  signIn,
  useLink,
  type NewLink,
  type Person,
} from '../../support/people/people.ts';
import {
  addApp,
  addPasskey,
  beginLogin,
  finishLogin,
  STEP_MS,
  usePasskey,
  whoIs,
} from '../../support/people/second-factors.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';
import { codeOf } from '../../support/people/totp.ts';

const SITE = 'https://dealer.example';
const ROUNDS = Number(process.env.STAFF_RACES ?? 4);

const servers = useTwoServers({ siteUrl: SITE });
let first: TestServer;
let second: TestServer;
let owner: Browser;
let asim: Person;
beforeEach(async () => {
  ({ first, second } = servers);
  owner = await signIn(first);
  asim = await addPerson(first, owner, { userId: 'asim', role: 'sales' });
});

/** Browsers at both servers in turn. */
const browsers = () => Array.from({ length: 6 }, (_, i) => openBrowser(i % 2 ? first : second));

/** None of them is signed in, in spite of the answers to their logins. */
async function expectNobody(signedIn: readonly Browser[]): Promise<void> {
  for (const browser of signedIn) {
    const who = await whoIs(browser);
    recordTried({ attacks: 1, letIn: Number(who !== undefined) });
    expect(who).toBeUndefined();
  }
}

describe('somebody who signs in at the moment in which', () => {
  it('the account is deactivated is out afterwards, whoever came first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const many = browsers();
      await Promise.all([
        ...many.map((browser) => browser.send('POST', '/api/login', asim)),
        changed(owner, 'asim', { isActive: false }),
      ]);
      await expectNobody(many);
      await changed(owner, 'asim', { isActive: true });
      await expectNobody(many);
    }
  });

  it('the sessions are ended or a link is used has a session of after it, or none', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const many = browsers();
      const { body } = await owner.send<NewLink>('POST', '/api/staff/asim/link');
      const next = `Teesta-Bridge-${round}`;
      await Promise.all([
        ...many.map((browser) => browser.send('POST', '/api/login', asim)),
        useLink(first, body.token, next),
      ]);
      // Sessions from the old password have ended: the new one was set after the login, or the login was refused.
      await expectNobody(many);
      asim = { ...asim, password: next };
    }
  });

  it('the factors are reset is out, or was refused: with a code, and with a passkey', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const browser = await signIn(first, asim);
      const app = await addApp(first, browser);
      const passkey = createPasskey(SITE);
      expect((await addPasskey(browser, passkey)).status).toBe(201);
      first.passTime(STEP_MS);
      second.passTime(STEP_MS);
      const byCode = await beginLogin(second, asim);
      const byRecovery = await beginLogin(first, asim);
      const byPasskey = openBrowser(second);
      await Promise.all([
        finishLogin(byCode, codeOf(app.secret, first.clock())),
        finishLogin(byRecovery, app.recoveryCodes[0] ?? '', 'recovery'),
        usePasskey(byPasskey, passkey),
        owner.send('DELETE', '/api/staff/asim/factors'),
      ]);
      await expectNobody([browser, byCode, byRecovery, byPasskey]);
      expect(await canSignIn(first, asim)).toBe(true);
    }
  });
});

describe('a link', () => {
  it('used at the moment of deactivation does not open the account', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { body } = await owner.send<NewLink>('POST', '/api/staff/asim/link');
      await Promise.all([
        useLink(second, body.token, PASSWORD),
        changed(owner, 'asim', { isActive: false }).catch(() => undefined),
      ]);
      // A change at the same time as the link's use is 409: the owner tries again.
      await changed(owner, 'asim', { isActive: false });
      expect(await canSignIn(first, asim)).toBe(false);
      expect((await useLink(first, body.token)).status).toBe(404);
      await changed(owner, 'asim', { isActive: true });
    }
  });

  it('made twelve times at once is good as the last one alone', async () => {
    const there = await signIn(second);
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          (i % 2 ? owner : there).send<NewLink>('POST', '/api/staff/asim/link'),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
      const uses = [];
      for (const { body } of answers) uses.push((await useLink(first, body.token)).status);
      expect(uses.filter((status) => status === 200)).toHaveLength(1);
    }
  });
});
