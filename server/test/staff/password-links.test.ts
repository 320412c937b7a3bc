import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import request from 'supertest';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { openBrowser, type Browser } from '../support/requests/browser.ts';
import {
  addPerson,
  canSignIn,
  changed,
  join,
  PASSWORD,
  setPassword,
  signIn,
  useLink,
  type NewLink,
} from '../support/people/people.ts';
import {
  createTestLog,
  startTestServer,
  STAFF,
  type TestServer,
} from '../support/server/test-server.ts';

const HOUR_MS = 3_600_000;
const NEW = 'Coronation-Bridge-1937';
const asim = { userId: 'asim', password: NEW };

const lines: string[] = [];
let first: TestServer;
let second: TestServer;
let owner: Browser;
beforeAll(async () => {
  first = await startTestServer({ log: createTestLog(lines), hasSite: true });
  second = await startTestServer({ database: first.database });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});
beforeEach(async () => {
  await first.db.deleteFrom('admin_users').where('user_id', '!=', STAFF.userId).execute();
  owner = await signIn(first);
  await addPerson(first, owner, { userId: 'asim', role: 'sales' });
});

async function newLink(userId = 'asim'): Promise<string> {
  const { status, body } = await owner.send<NewLink>('POST', `/api/staff/${userId}/link`);
  expect(status).toBe(201);
  return body.token;
}

function ask(token: string, server: { url: string } = first) {
  return openBrowser(server).send('POST', '/api/password-link', { token });
}

/** Both calls give the same answer for an invalid link. */
async function expectSpent(token: string, password = NEW): Promise<void> {
  for (const answer of [await ask(token), await useLink(first, token, password)]) {
    recordTried({ attacks: 1, letIn: Number(answer.status < 400) });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(answer.text).not.toContain('asim');
  }
}

describe('a link for setting a password', () => {
  it('is not used up by asking, by opening its page, or by a messenger that looks at it', async () => {
    const token = await newLink();
    for (let i = 0; i < 5; i += 1) {
      const answer = await ask(token, i % 2 ? first : second);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        user_id: 'asim',
        user_name: 'Bimal asim',
        link_until: '2026-11-23 12:00',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    for (const path of [
      '/admin/set-password',
      '/api/password-link',
      `/api/password-link?token=${token}`,
    ]) {
      await request(first.url).get(path);
      await request(first.url).head(path);
      await request(first.url).options(path);
    }
    expect((await useLink(first, token, NEW)).status).toBe(200);
    expect(await canSignIn(first, asim)).toBe(true);
  });

  it('sets a password once', async () => {
    const token = await newLink();
    const set = await useLink(second, token, NEW);
    expect(set.body).toEqual({
      message: 'Your password is set. You can sign in now.',
      user_id: 'asim',
    });
    expect(set.headers['set-cookie']).toBeUndefined();
    await expectSpent(token, PASSWORD);
    expect(await canSignIn(first, asim)).toBe(true);
  });

  it('used by twenty at once, at two servers, is used by one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const token = await newLink();
      const passwords = Array.from({ length: 20 }, (_, i) => `Teesta-Bridge-${round}-${i}`);
      const answers = await Promise.all(
        passwords.map((password, i) => useLink(i % 2 ? first : second, token, password)),
      );
      const won = passwords.filter((_, i) => answers[i]?.status === 200);
      expect(won).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
      expect(await canSignIn(first, { userId: 'asim', password: won[0] ?? '' })).toBe(true);
    }
  });

  it('is good for 48 hours, to the millisecond', async () => {
    const [inTime, late] = [await newLink(), 'asim'];
    first.passTime(48 * HOUR_MS - 1);
    const last = await ask(inTime);
    const set = await useLink(first, inTime, NEW);
    first.passTime(-48 * HOUR_MS + 1);
    expect([last.status, set.status]).toEqual([200, 200]);
    const token = await newLink(late);
    first.passTime(48 * HOUR_MS);
    await expectSpent(token, PASSWORD);
    first.passTime(-48 * HOUR_MS);
    expect(await canSignIn(first, asim)).toBe(true);
  });

  it('ends with a newer one', async () => {
    const [older, newer] = [await newLink(), await newLink()];
    await expectSpent(older);
    expect((await useLink(first, newer, NEW)).status).toBe(200);
  });

  it('ends with deactivation, and stays ended', async () => {
    const token = await newLink();
    await changed(owner, 'asim', { isActive: false });
    await expectSpent(token);
    await changed(owner, 'asim', { isActive: true });
    await expectSpent(token);
    expect(await canSignIn(first, { userId: 'asim', password: PASSWORD })).toBe(true);
  });

  it('lets nobody in whose account is not in use', async () => {
    await changed(owner, 'asim', { expireDate: '2026-11-21' });
    const token = await newLink();
    first.passTime(24 * HOUR_MS);
    await useLink(first, token, NEW);
    const isIn = await canSignIn(first, asim);
    first.passTime(-24 * HOUR_MS);
    expect(isIn).toBe(false);
  });

  it('used in the browser of somebody else sets the password of its own account alone', async () => {
    const zia = await join(first, owner, { userId: 'zia', role: 'viewer' });
    const token = await newLink();
    const body = { token, newPassword: NEW, confirmPassword: NEW };
    expect((await zia.send('POST', '/api/password-link/password', body)).status).toBe(200);
    expect((await zia.send('GET', '/api/me')).body).toMatchObject({
      user_id: 'zia',
      role: 'viewer',
    });
    expect(await canSignIn(first, { userId: 'zia', password: PASSWORD })).toBe(true);
    expect(await canSignIn(first, asim)).toBe(true);
  });

  it('survives a password that is refused', async () => {
    const token = await newLink();
    const refused: [string, string, string][] = [
      ['short', 'short', 'newPassword'],
      ['trustno1', 'trustno1', 'newPassword'],
      ['x'.repeat(129), 'x'.repeat(129), 'newPassword'],
      [NEW, 'something else', 'confirmPassword'],
    ];
    for (const [newPassword, confirmPassword, field] of refused) {
      const { status, body } = await openBrowser(first).send(
        'POST',
        '/api/password-link/password',
        { token, newPassword, confirmPassword },
      );
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await useLink(first, token, NEW)).status).toBe(200);
  });

  it('is not found by what is no token, nor by what the database holds', async () => {
    const token = await newLink();
    const [row] = await first.db.selectFrom('password_links').selectAll().execute();
    const digest = createHash('sha256').update(token);
    const guesses = [
      '',
      ' ',
      'x',
      'null',
      'asim',
      'undefined',
      '%',
      "' or 1=1 --",
      token.slice(0, -1),
      `${token}x`,
      ` ${token}`,
      token.toLowerCase(),
      token.toUpperCase(),
      row?.hash ?? '',
      digest.copy().digest('hex'),
      digest.copy().digest('base64url'),
    ].filter((guess) => guess !== token);
    for (const guess of guesses) await expectSpent(guess);
    for (const guess of [null, 5, {}, [token], { $ne: '' }, 'x'.repeat(101)]) {
      const { status } = await openBrowser(first).send('POST', '/api/password-link', {
        token: guess,
      });
      expect(status, JSON.stringify(guess)).toBe(400);
    }
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await ask(token)).status).toBe(200);
  });

  it('is in no line of the log', async () => {
    lines.length = 0;
    const token = await newLink();
    await ask(token);
    await setPassword(first, token);
    await useLink(first, token);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).not.toContain(token);
  });
});

describe('a link for the own account', () => {
  it('is not made: an open screen must not give a new password without the old one', async () => {
    const { status, text } = await owner.send('POST', '/api/staff/staff/link');
    recordTried({ attacks: 1, letIn: Number(status === 201) });
    expect([status, text.includes('"token"')]).toEqual([403, false]);
  });
});

describe('a link for an account of an owner', () => {
  it('is announced to every owner, and to the person when it was used', async () => {
    const bina = await join(first, owner, { userId: 'bina', role: 'owner' });
    const noticesOf = async (browser: Browser) => {
      const { body } = await browser.send<{ event: string; about: string; by: string }[]>(
        'GET',
        '/api/notices',
      );
      return body.map(({ event, about, by }) => `${event}: ${about} by ${by}`);
    };
    expect(await noticesOf(owner)).toContain('owner-added: bina by staff');
    const token = await newLink('bina');
    expect(await noticesOf(bina)).toContain('owner-link-made: bina by staff');
    expect(await noticesOf(owner)).toContain('owner-link-made: bina by staff');
    await useLink(first, token, NEW);
    const back = await signIn(first, { userId: 'bina', password: NEW });
    expect(
      (await noticesOf(back)).some((text) => text.startsWith('password-link-used: bina')),
    ).toBe(true);
  });
});
