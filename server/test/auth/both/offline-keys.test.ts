import { beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import { join, signIn } from '../../support/people/people.ts';
import { startTestServer, STAFF } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const servers = useTwoServers();
beforeEach(() => servers.first.db.deleteFrom('login_devices').execute());

function ask(browser: Browser) {
  return browser.send<{ key: string }>('POST', '/api/desk/offline-key');
}

async function keyOf(browser: Browser): Promise<string> {
  const { status, body, text } = await ask(browser);
  expect(status, text).toBe(200);
  return body.key;
}

function logInAgain(browser: Browser) {
  return browser.send('POST', '/api/login', STAFF);
}

describe('the key for what a browser keeps without a line', () => {
  it('is 32 bytes, kept by nobody, and in the database only encrypted', async () => {
    const browser = await signIn(servers.first);
    const { body, headers } = await ask(browser);
    expect(Buffer.from(body.key, 'base64url')).toHaveLength(32);
    expect(headers['cache-control']).toBe('no-store');
    const rows = await servers.first.db.selectFrom('login_devices').selectAll().execute();
    expect(rows[0]?.offline_key?.length).toBeGreaterThan(43);
    expect(JSON.stringify(rows)).not.toContain(body.key);
  });

  it('is the same for all who ask at once, at two servers', async () => {
    const browser = await signIn(servers.first);
    const other = sameBrowserAt(servers.second, browser);
    const keys = await Promise.all([browser, other, browser, other, browser, other].map(keyOf));
    expect(new Set(keys).size).toBe(1);
  });

  it('stays the same after a logout and a login', async () => {
    const browser = await signIn(servers.first);
    const key = await keyOf(browser);
    await browser.send('POST', '/api/logout');
    expect((await ask(browser)).status).toBe(401);
    await logInAgain(browser);
    expect(await keyOf(browser)).toBe(key);
  });

  it('is another one in another browser, and for another account in the same', async () => {
    const browser = await signIn(servers.first);
    const key = await keyOf(browser);
    const second = await keyOf(await signIn(servers.first));
    const colleague = await join(servers.first, browser, { userId: 'bina', role: 'sales' });
    // The cookies of the first browser, and the session of the colleague.
    const shared = openBrowser(servers.first);
    shared.cookies.set('device', browser.cookies.get('device') ?? '');
    const person = { userId: 'bina', password: 'Mahananda-River-1961' };
    await shared.send('POST', '/api/login', person);
    const keys = [key, second, await keyOf(shared), await keyOf(colleague)];
    expect(new Set(keys).size).toBe(4);
  });

  it('is not given to a browser that is not known for the account, nor for a cookie alone', async () => {
    const browser = await signIn(servers.first);
    await keyOf(browser);
    const stranger = openBrowser(servers.first);
    stranger.cookies.set('device', browser.cookies.get('device') ?? '');
    expect((await ask(stranger)).status).toBe(401);
    const device = browser.cookies.get('device') ?? '';
    for (const cookie of [undefined, `${device}x`]) {
      if (cookie === undefined) browser.cookies.delete('device');
      else browser.cookies.set('device', cookie);
      const { status, body } = await ask(browser);
      expect([status, body.message]).toEqual([
        400,
        'This browser is no longer known. Please sign out and in again.',
      ]);
    }
  });

  it('goes with the browser, and is a new one where it cannot be opened', async () => {
    const [browser, elsewhere] = [await signIn(servers.first), await signIn(servers.first)];
    const key = await keyOf(browser);
    await elsewhere.send('DELETE', '/api/sessions/others');
    await logInAgain(browser);
    const second = await keyOf(browser);
    const { database } = servers.first;
    const moved = await startTestServer({ database, jwtSecret: 'another secret, long enough too' });
    const there = sameBrowserAt(moved, browser);
    await logInAgain(there);
    const third = await keyOf(there);
    expect(await keyOf(there)).toBe(third);
    await moved.stop();
    expect(new Set([key, second, third]).size).toBe(3);
  });
});
