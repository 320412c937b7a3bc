import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import request from 'supertest';
import { runCommand, type CommandResult } from '../support/server/command.ts';
import { startTestServer, STAFF, type TestServer } from '../support/server/test-server.ts';

const PASSWORD = 'Kanchenjunga-8586';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Without another owner the first one could not be removed.
  await server.db
    .insertInto('admin_users')
    .values({
      user_id: 'other',
      password_hash: 'x',
      user_name: 'Other',
      mobile_no: '',
      email: '',
      city: '',
      is_active: 1,
      expire_date: null,
      created_at: server.clock(),
    })
    .execute();
});
afterAll(() => server.stop());

function run(args: readonly string[], input = ''): Promise<CommandResult> {
  return runCommand('admin', args, { database: server.database.config, input });
}

async function logIn(userId: string, password: string) {
  const answer = await request(server.url).post('/api/login').send({ userId, password });
  const [first = ''] = (answer.headers['set-cookie'] ?? []) as unknown as string[];
  return { status: answer.status, cookie: first.split(';')[0] ?? '' };
}

async function statusOfMe(cookie: string): Promise<number> {
  return (await request(server.url).get('/api/me').set('Cookie', cookie)).status;
}

/**
 * Each takes one to three seconds to start programs: tests that need no particular engine run on one. The accounts'
 * own tests run on both.
 */
const onOneEngine = it.runIf(process.env.TEST_ENGINE !== 'mysql');

describe('npm run admin', () => {
  it('adds an account that can log in, and lists it', async () => {
    const added = await run(['add', 'bina'], `${PASSWORD}\n`);
    expect(added).toEqual({ code: 0, output: 'bina was added.\n', complaint: '' });
    expect((await logIn('bina', PASSWORD)).status).toBe(200);
    const { output } = await run(['list']);
    expect(output).toMatch(/^bina +active +since \d{4}-\d\d-\d\d +does not expire/m);
    expect(output).toMatch(/^staff +active/m);
    expect(output).not.toContain('$2b$');
  });

  onOneEngine('checks the chain of consents', async () => {
    const body = { mobile: '9832012345' };
    await request(server.url).post('/api/consents/stop').send(body).expect(200);
    const whole = await run(['verify-consents']);
    expect(whole.output).toMatch(/^The chain of 1 consents is whole\. Last hash: [\w-]{43}$/m);
    await server.db.updateTable('consents').set({ at: 1 }).execute();
    const { code, complaint } = await run(['verify-consents']);
    expect([code, complaint]).toEqual([1, expect.stringContaining('breaks at number 1 of 1')]);
  });

  onOneEngine('does not add a user id twice, nor a password that is short or common', async () => {
    const { code, complaint } = await run(['add', STAFF.userId], `${PASSWORD}\n`);
    expect([code, complaint]).toEqual([1, 'staff already exists.\n']);
    for (const password of ['short', 'trustno1', '']) {
      expect((await run(['add', 'chandra'], password)).code).toBe(1);
    }
    expect((await run(['list'])).output).not.toContain('chandra');
  });

  it('sets a password, which signs the account out everywhere', async () => {
    const { cookie } = await logIn(STAFF.userId, STAFF.password);
    const { code, output } = await run(['set-password', STAFF.userId], PASSWORD);
    expect([code, output]).toEqual([0, 'staff has a new password and is signed out everywhere.\n']);
    expect(await statusOfMe(cookie)).toBe(401);
    expect((await logIn(STAFF.userId, STAFF.password)).status).toBe(401);
    expect((await logIn(STAFF.userId, PASSWORD)).status).toBe(200);
    await run(['set-password', STAFF.userId], STAFF.password);
  });

  onOneEngine(
    'deactivates an account, which ends its sessions for good, and activates it',
    async () => {
      const { cookie } = await logIn(STAFF.userId, STAFF.password);
      expect((await run(['deactivate', STAFF.userId])).output).toBe('staff is inactive.\n');
      expect(await statusOfMe(cookie)).toBe(401);
      expect((await logIn(STAFF.userId, STAFF.password)).status).toBe(401);
      expect((await run(['activate', STAFF.userId])).output).toBe('staff is active.\n');
      expect(await statusOfMe(cookie)).toBe(401);
      expect((await logIn(STAFF.userId, STAFF.password)).status).toBe(200);
    },
  );

  onOneEngine('lets an account expire, which ends its sessions at the next request', async () => {
    const { cookie } = await logIn(STAFF.userId, STAFF.password);
    expect((await run(['expire', STAFF.userId, '2026-11-21'])).code).toBe(0);
    expect(await statusOfMe(cookie)).toBe(200);
    expect((await run(['expire', STAFF.userId, '2026-11-20'])).code).toBe(0);
    expect(await statusOfMe(cookie)).toBe(401);
    expect((await run(['expire', STAFF.userId, 'never'])).output).toBe('staff does not expire.\n');
    expect((await logIn(STAFF.userId, STAFF.password)).status).toBe(200);
  });

  onOneEngine('gives roles and kinds, which hold with the next request', async () => {
    expect((await run(['add', 'dipa', 'service'], PASSWORD)).output).toBe('dipa was added.\n');
    const { cookie } = await logIn('dipa', PASSWORD);
    const me = async (): Promise<unknown> =>
      (await request(server.url).get('/api/me').set('Cookie', cookie)).body;
    expect(await me()).toMatchObject({ role: 'service' });
    const kinds = await run(['kinds', 'dipa', 'amc,service']);
    expect(kinds.output).toBe('dipa reads amc, service.\n');
    expect(await me()).toMatchObject({ kinds: ['amc', 'service'] });
    expect((await run(['list'])).output).toMatch(/^dipa .* service .*\(amc, service\)$/m);
    expect((await run(['role', 'dipa', 'manager'])).output).toBe('dipa is manager now.\n');
    expect(await me()).toMatchObject({ role: 'manager' });
    const refused = await run(['kinds', 'dipa', 'amc']);
    expect([refused.code, refused.complaint]).toEqual([
      1,
      'dipa is manager: the role says which enquiries it reads.\n',
    ]);
  });

  onOneEngine('removes second factors', async () => {
    const secret = { user_id: 'dipa', secret: 'x', last_step: 0 };
    await server.db.insertInto('authenticator_apps').values(secret).execute();
    expect((await run(['list'])).output).toMatch(/^dipa .* totp /m);
    expect((await run(['reset-factors', 'dipa'])).output).toBe(
      'dipa has no second factor and is signed out everywhere.\n',
    );
    expect((await run(['list'])).output).not.toContain('totp');
  });

  onOneEngine('leaves the dealership an owner', async () => {
    for (const userId of ['bina', 'other']) await run(['deactivate', userId]);
    for (const words of [['deactivate'], ['role', 'sales'], ['expire', '2027-01-01']]) {
      const [command = '', ...rest] = words;
      const { code, complaint } = await run([command, STAFF.userId, ...rest]);
      expect([code, complaint]).toEqual([1, expect.stringContaining('needs an owner')]);
    }
    expect((await run(['activate', 'other'])).code).toBe(0);
  });

  onOneEngine('makes a link that sets a password', async () => {
    // The command uses the clock of the machine.
    server.passTime(Date.now() - server.clock());
    const { output } = await run(['link', 'dipa']);
    const token = /\/admin\/set-password#(\S+)$/m.exec(output)?.[1];
    const passwords = { newPassword: 'Teesta-Bridge-1930', confirmPassword: 'Teesta-Bridge-1930' };
    await request(server.url)
      .post('/api/password-link/password')
      .send({ token, ...passwords })
      .expect(200);
    expect((await logIn('dipa', PASSWORD)).status).toBe(401);
    expect((await logIn('dipa', passwords.newPassword)).status).toBe(200);
  });

  onOneEngine('leaves audit events', async () => {
    const events = await server.db
      .selectFrom('audit_events')
      .select(['action', 'what'])
      .where('user_id', '=', '(operator)')
      .orderBy('id')
      .execute();
    expect(events.slice(0, 2)).toEqual([
      { action: 'account added', what: 'bina: owner' },
      { action: 'password changed', what: 'staff' },
    ]);
    expect(events.map(({ action, what }) => `${action}: ${what}`)).toEqual(
      expect.arrayContaining([
        'account expiry set: staff: never',
        'account added: dipa: service',
        'account changed: dipa: kinds=amc+service',
        'account changed: dipa: role=manager',
        'password link made: dipa',
        'second factor reset: dipa',
        'account deactivated: bina',
      ]),
    );
  });

  const refused = ([...args]: readonly string[]) => [args] as const;

  // Refused before any database is opened.
  onOneEngine.each(
    [
      [],
      ['remove', 'staff'],
      ['add'],
      ['add', 'bina', PASSWORD],
      ['list', 'staff'],
      ['add', 'Bina Rai'],
      ['expire', 'staff', '2026-02-30'],
      ['expire', 'staff'],
      ['add', 'chandra', 'boss'],
      ['role', 'staff', 'boss'],
      ['kinds', 'staff', 'amc,boats'],
      ['add', 'chandra', '--password', PASSWORD],
    ].map(refused),
  )('explains itself to %j and ends with 1', expectRefused);

  onOneEngine.each(
    [
      ['activate', 'nobody'],
      ['set-password', 'nobody'],
      ['role', 'nobody', 'sales'],
      ['link', 'nobody'],
      ['reset-factors', 'nobody'],
    ].map(refused),
  )('knows nobody for %j and ends with 1', expectRefused);
});

async function expectRefused(args: readonly string[]): Promise<void> {
  const { code, output, complaint } = await run(args, `${PASSWORD}\n`);
  expect([code, output]).toEqual([1, '']);
  expect(complaint).not.toBe('');
  expect(complaint).not.toMatch(/at .*\.ts/);
}
