import { beforeEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import type { Browser } from '../../support/requests/browser.ts';
import { createPasskey } from '../../support/people/passkeys.ts';
import { addPerson, PASSWORD, signIn, type Person } from '../../support/people/people.ts';
import {
  addApp,
  addPasskey,
  beginLogin,
  finishLogin,
  signInWithCode,
  whoIs,
  type App,
} from '../../support/people/second-factors.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const servers = useTwoServers();
let first: TestServer;
let second: TestServer;
let owner: Browser;
let asim: Person;
let browser: Browser;
let app: App;
beforeEach(async () => {
  ({ first, second } = servers);
  owner = await signIn(first);
  asim = await addPerson(first, owner, { userId: 'asim', role: 'sales' });
  browser = await signIn(first, asim);
  app = await addApp(first, browser);
});

const codeAt = (index: number) => app.recoveryCodes[index] ?? '';

async function codesLeft(): Promise<number> {
  const { body } = await browser.send<{ recovery_codes_left: number }>('GET', '/api/factors');
  return body.recovery_codes_left;
}

describe('a recovery code', () => {
  it('lets in once, is announced to the person, and leaves an event without it', async () => {
    const back = await signInWithCode(first, asim, codeAt(0), 'recovery');
    expect([await whoIs(back), await codesLeft()]).toEqual(['asim', 9]);
    for (const server of [first, second]) {
      const half = await beginLogin(server, asim);
      const { status } = await finishLogin(half, codeAt(0), 'recovery');
      recordTried({ attacks: 1, letIn: Number(status === 200) });
      expect(status).toBe(401);
    }
    const { body } = await back.send<{ event: string; about: string }[]>('GET', '/api/notices');
    expect(body).toMatchObject([{ event: 'recovery-code-used', about: 'asim' }]);
    const events = await first.db.selectFrom('audit_events').selectAll().execute();
    const used = events.filter(({ action }) => action === 'recovery code used');
    expect(used.map(({ user_id }) => user_id)).toEqual(['asim']);
    expect(JSON.stringify(events)).not.toContain(codeAt(0));
  });

  it('is taken with blanks, without hyphens, and in capitals', async () => {
    const typed = [
      codeAt(0).toUpperCase(),
      codeAt(1).replaceAll('-', ''),
      ` ${codeAt(2).replaceAll('-', ' ')} `,
    ];
    for (const code of typed) await signInWithCode(first, asim, code, 'recovery');
    expect(await codesLeft()).toBe(7);
  });

  it('used by eight at once, at two servers, lets one in', async () => {
    for (let round = 0; round < 3; round += 1) {
      const servers = [first, second, first, second, first, second, first, second];
      const halves = await Promise.all(servers.map((server) => beginLogin(server, asim)));
      const answers = await Promise.all(
        halves.map((half) => finishLogin(half, codeAt(round), 'recovery')),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array<number>(7).fill(401)]);
    }
    expect(await codesLeft()).toBe(7);
  });

  it('works until all ten are used, and then there is no such step', async () => {
    for (let i = 0; i < 10; i += 1) await signInWithCode(first, asim, codeAt(i), 'recovery');
    expect(await codesLeft()).toBe(0);
    const half = await beginLogin(first, asim);
    const { body } = await half.send('POST', '/api/login', asim);
    expect(body).toEqual({ secondFactor: ['totp'] });
    expect((await finishLogin(half, codeAt(0), 'recovery')).status).toBe(401);
  });

  it('is worth nothing without the password', async () => {
    const tries = [
      { userId: 'asim', password: codeAt(0) },
      { userId: 'asim', password: app.secret },
    ];
    for (const body of tries) {
      const { status } = await browser.send('POST', '/api/login', body);
      expect(status).toBe(401);
    }
  });

  it.each(['', ' ', '-', 'x', 'null', '%', "' or 1=1", 'abcd-efgh-ijkl-mnop'])(
    'is not %j, nor the hash that is stored',
    async (code) => {
      const rows = await first.db.selectFrom('recovery_codes').select('hash').execute();
      for (const guess of [code, rows[0]?.hash ?? '']) {
        const half = await beginLogin(first, asim);
        const { status } = await finishLogin(half, guess, 'recovery');
        expect([400, 401]).toContain(status);
        expect(await whoIs(half)).toBeUndefined();
      }
      expect(rows).toHaveLength(10);
    },
  );
});

describe('new recovery codes', () => {
  it('need the password again, and end the earlier ones', async () => {
    const make = (password: string) =>
      browser.send<{ recovery_codes: string[] }>('POST', '/api/factors/recovery-codes', {
        password,
      });
    const wrong = await make('not the password');
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['password']]);
    const { body } = await make(PASSWORD);
    expect(new Set([...body.recovery_codes, ...app.recoveryCodes]).size).toBe(20);
    const half = await beginLogin(first, asim);
    expect((await finishLogin(half, codeAt(0), 'recovery')).status).toBe(401);
    expect((await finishLogin(half, body.recovery_codes[0] ?? '', 'recovery')).status).toBe(200);
  });

  it('made by two at once are those of one of them, whole', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        browser.send<{ recovery_codes: string[] }>('POST', '/api/factors/recovery-codes', {
          password: PASSWORD,
        }),
      ),
    );
    expect(await codesLeft()).toBe(10);
    let good = 0;
    for (const { body, status } of answers) {
      if (status !== 200) continue;
      const half = await beginLogin(first, asim);
      const [code = ''] = body.recovery_codes;
      good += Number((await finishLogin(half, code, 'recovery')).status === 200);
    }
    expect(good).toBe(1);
  });

  it('come once when two first factors are added at once, and are good', async () => {
    for (let round = 0; round < 3; round += 1) {
      const userId = `zia${round}`;
      const person = await addPerson(first, owner, { userId, role: 'sales' });
      const [here, there] = [await signIn(first, person), await signIn(second, person)];
      const passkey = createPasskey(second.url);
      const [byApp, byPasskey] = await Promise.all([
        addApp(first, here),
        addPasskey(there, passkey),
      ]);
      expect(byPasskey.status).toBe(201);
      const codes = [...byApp.recoveryCodes, ...byPasskey.body.recovery_codes];
      expect(codes).toHaveLength(10);
      await signInWithCode(first, person, codes[9] ?? '', 'recovery');
    }
  });

  it('made before there was a second factor open nothing that is added later', async () => {
    const person = await addPerson(first, owner, { userId: 'bina', role: 'sales' });
    // A thief who knows the password makes codes in advance, and waits.
    const thief = await signIn(first, person);
    const made = await thief.send<{ recovery_codes?: string[] }>(
      'POST',
      '/api/factors/recovery-codes',
      { password: PASSWORD },
    );
    const bina = await signIn(first, person);
    const own = await addApp(first, bina);
    expect(own.recoveryCodes).toHaveLength(10);
    const half = await beginLogin(first, person);
    const [planted = 'none'] = made.body.recovery_codes ?? [];
    const { status } = await finishLogin(half, planted, 'recovery');
    recordTried({ attacks: 1, letIn: Number(status === 200) });
    expect([status, await whoIs(half)]).toEqual([401, undefined]);
    await signInWithCode(first, person, own.recoveryCodes[0] ?? '', 'recovery');
  });
});
