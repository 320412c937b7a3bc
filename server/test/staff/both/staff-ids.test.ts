import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import type { Browser } from '../../support/requests/browser.ts';
import { addPerson, changePerson, signIn, versionOf } from '../../support/people/people.ts';
import { addApp, askForApp } from '../../support/people/second-factors.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';

/** Spellings that an engine's comparison of texts could take for `asim`. */
const spellings = [
  'ASIM',
  'Asim',
  'asim%20',
  '%20asim',
  '%EF%BD%81sim',
  '%C3%A1sim',
  'asim%00',
  'asim%E2%80%8B',
];

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  await addPerson(server, await signIn(server), { userId: 'asim', role: 'owner' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('authenticator_apps').execute();
  await server.db.deleteFrom('recovery_codes').execute();
  owner = await signIn(server);
});

describe('the user id in an address', () => {
  it.each(spellings)('is taken exactly as typed: %s is nobody', async (spelling) => {
    const version = await versionOf(owner, 'asim');
    const answers = await Promise.all([
      owner.send('PATCH', `/api/staff/${spelling}`, { version, userName: 'Bimal' }),
      owner.send('POST', `/api/staff/${spelling}/link`),
      owner.send('GET', `/api/staff/${spelling}/sessions`),
      owner.send('DELETE', `/api/staff/${spelling}/sessions`),
      owner.send('DELETE', `/api/staff/${spelling}/factors`),
    ]);
    for (const { status, text } of answers) {
      recordTried({ attacks: 1, letIn: Number(status < 400) });
      expect([400, 404], text).toContain(status);
    }
    expect(await versionOf(owner, 'asim')).toBe(version);
  });

  it.each(['__proto__', 'constructor', '..', '.', '%2e%2e', 'a/b', '%2Fstaff', 'x'.repeat(3000)])(
    '%s is nobody',
    async (id) => {
      const { status } = await owner.send('POST', `/api/staff/${id}/link`);
      expect([400, 404, 405, 414]).toContain(status);
    },
  );

  it('that is spelled otherwise does not get around what one may not do to oneself', async () => {
    const app = await addApp(server, owner, STAFF.password);
    expect(app.recoveryCodes).toHaveLength(10);
    for (const spelling of ['staff', 'STAFF', 'Staff', 'staff%20', '%EF%BD%93taff', 'st%C3%A1ff']) {
      const { status } = await owner.send('DELETE', `/api/staff/${spelling}/factors`);
      recordTried({ attacks: 1, letIn: Number(status < 400) });
      expect([403, 404], spelling).toContain(status);
    }
    const { body } = await owner.send<{ totp: boolean }>('GET', '/api/factors');
    expect(body.totp).toBe(true);
    expect((await askForApp(owner, STAFF.password)).status).toBe(200);
  });
});

describe('a role that this version does not know', () => {
  it.each(['boss', '__proto__', 'toString', ''])('such as %j may do nothing', async (role) => {
    const userId = `unknown-${role.replaceAll('_', '').toLowerCase()}x`;
    const person = await addPerson(server, owner, { userId, role: 'manager' });
    const browser = await signIn(server, person);
    await server.db
      .updateTable('admin_users')
      .set({ role })
      .where('user_id', '=', userId)
      .execute();
    for (const path of [
      '/api/staff',
      '/api/dashboard',
      '/api/managePrice',
      '/api/allEnquiries/export',
    ]) {
      const { status } = await browser.send('GET', path);
      expect(status, path).toBe(403);
    }
    expect((await browser.send('POST', '/api/allEnquiries', {})).status).toBe(403);
    expect((await changePerson(browser, userId, { role: 'owner' })).status).toBe(403);
    await server.db.deleteFrom('admin_users').where('user_id', '=', userId).execute();
  });
});
