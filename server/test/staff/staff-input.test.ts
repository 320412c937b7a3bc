import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRow } from '@dealership/shared';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import type { Browser } from '../support/requests/browser.ts';
import { addPerson, canSignIn, changePerson, PASSWORD, signIn } from '../support/people/people.ts';
import { startTestServer, STAFF, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  await addPerson(server, owner, { userId: 'ravi', role: 'sales' });
});
afterAll(() => server.stop());

/** All accounts as they are stored. */
function stored() {
  return server.db
    .selectFrom('admin_users')
    .selectAll()
    .orderBy('user_id')
    .execute()
    .then((rows) => rows.map(({ last_seen_at: _seen, ...row }) => row));
}

/** @param field the field that the refusal names; for a list also its first item */
async function expectRefused(work: () => ReturnType<Browser['send']>, field: string) {
  const before = await stored();
  const { status, body } = await work();
  recordTried({ attacks: 1, letIn: Number(status < 400) });
  const fields = Object.entries(body.fields ?? {});
  expect([status, fields.map(([name]) => name.replace(/\.0$/, ''))]).toEqual([400, [field]]);
  for (const [, text] of fields) expect(text).not.toBe('');
  expect(await stored()).toEqual(before);
}

const person = { userId: 'bina', userName: 'Bimal', role: 'viewer' };

/** Invalid values for a change and for a new account. */
const wrong: [string, unknown][] = [
  ...['admin', 'OWNER', '', ' owner', '__proto__', 'constructor', 5, null, ['owner'], {}].map(
    (role): [string, unknown] => ['role', role],
  ),
  ...[
    'sales',
    [null],
    ['nothing'],
    ['SALES'],
    ['__proto__'],
    [['sales']],
    { 0: 'sales' },
    5,
    null,
  ].map((kinds): [string, unknown] => ['kinds', kinds]),
  ...['2026-02-30', '21-11-2026', '2026-11-20', '0000-00-00', '2026-11-21T00:00', 5, {}].map(
    (day): [string, unknown] => ['expireDate', day],
  ),
  ...[0, -1, 1.5, 999, 2 ** 53, '1', '', [1], {}].map((branch): [string, unknown] => [
    'branch',
    branch,
  ]),
  ...['', '  ', 'x'.repeat(101), 'a\u0000b', 'a\nb', null, 5, {}].map((name): [string, unknown] => [
    'userName',
    name,
  ]),
  ...['123', 'x', 5, {}].map((mobile): [string, unknown] => ['mobileNo', mobile]),
  ...['x', 'a@b', 5, {}].map((email): [string, unknown] => ['email', email]),
];

describe('a new account', () => {
  it.each(wrong)('with the %s %j is refused', async (field, value) => {
    const body = { ...person, [field]: value };
    await expectRefused(() => owner.send('POST', '/api/staff', body), field);
  });

  it.each(
    [
      '',
      ' ',
      'a b',
      '-a',
      '.a',
      'x'.repeat(65),
      'ravi!',
      'রবি',
      'a/b',
      'a\u0000',
      'ravı',
      5,
      null,
      {},
    ].map((id) => [id]),
  )('with the user id %j is refused', async (userId) => {
    await expectRefused(() => owner.send('POST', '/api/staff', { ...person, userId }), 'userId');
  });

  it.each([
    'ravi',
    'Ravi',
    ' RAVI ',
    'ｒａｖｉ',
    'rávi',
    'RA\u0300VI',
    'ravİ',
    '𝓇𝒶𝓋𝒾',
    '\u00a0ravi',
    'staff',
    'staﬀ',
    'STAﬀ',
  ])('with the user id %j, which somebody has, is refused', async (userId) => {
    await expectRefused(() => owner.send('POST', '/api/staff', { ...person, userId }), 'userId');
  });

  it('names all that is missing', async () => {
    const { status, body } = await owner.send('POST', '/api/staff', {});
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([
      400,
      ['role', 'userId', 'userName'],
    ]);
  });
});

describe('a change of an account', () => {
  it.each(wrong)('with the %s %j is refused', async (field, value) => {
    const change = () => changePerson(owner, 'ravi', { [field]: value });
    await expectRefused(change, field);
  });

  it.each(['yes', 1, null, {}].map((each) => [each]))(
    'with isActive %j is refused',
    async (value) => {
      await expectRefused(() => changePerson(owner, 'ravi', { isActive: value }), 'isActive');
    },
  );

  it.each([undefined, null, '1', 1.5, {}, Number.NaN].map((each) => [each]))(
    'with the version %j is refused',
    async (version) => {
      const body = { version, userName: 'Bimal' };
      await expectRefused(() => owner.send('PATCH', '/api/staff/ravi', body), 'version');
    },
  );
});

describe('what else is in a body', () => {
  const besides = {
    passwordHash: 'x',
    password_hash: 'x',
    password: PASSWORD,
    newPassword: PASSWORD,
    user_id: 'staff',
    created_at: 0,
    created_date: '2000-01-01',
    last_login_at: 5,
    is_active: 0,
    isActive: false,
    Status: 'inactive',
    has_password: true,
    second_factors: ['totp'],
    sessions: 5,
    token: 'x',
    city: 'Siliguri',
    last_seen_at: 5,
  };

  it('is not stored with a new account', async () => {
    const body = { ...person, ...besides, version: 77, constructor: 'x' };
    const answer = await owner.send<StaffRow>('POST', '/api/staff', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      user_id: 'bina',
      Status: 'active',
      has_password: false,
      second_factors: [],
      sessions: 0,
      city: '',
      created_date: '2026-11-21',
      last_seen_date: '',
    });
    expect(answer.body.version).not.toBe(77);
    expect(await canSignIn(server, { userId: 'bina', password: PASSWORD })).toBe(false);
  });

  it('is not stored with a change', async () => {
    const before = await stored();
    const { isActive: _isActive, ...others } = besides;
    const answer = await changePerson(owner, 'ravi', { ...others, userId: 'staff' });
    expect(answer.status).toBe(200);
    const withoutVersions = (rows: { version?: number }[]) =>
      rows.map(({ version: _version, ...row }) => row);
    expect(withoutVersions(await stored())).toEqual(withoutVersions(before));
  });
});

describe('a name', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "'; drop table x; --",
    '{{7*7}} &amp;',
    '=cmd|calc',
    'অর্পিতা',
  ])('%j is stored and sent as it is', async (userName) => {
    const { status } = await changePerson(owner, 'ravi', { userName });
    expect(status).toBe(200);
    const answer = await owner.send<{ staff: StaffRow[] }>('GET', '/api/staff');
    const row = answer.body.staff.find(({ user_id }) => user_id === 'ravi');
    expect(row?.user_name).toBe(userName);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('200 accounts', () => {
  it('are listed in one answer', async ({ annotate }) => {
    const names = Array.from({ length: 200 }, (_, i) => `many-${String(i).padStart(3, '0')}`);
    const rows = names.map((user_id) => ({
      user_id,
      password_hash: '',
      user_name: user_id,
      mobile_no: '',
      email: '',
      city: '',
      is_active: 1 as const,
      expire_date: null,
      created_at: server.clock(),
    }));
    await server.db.insertInto('admin_users').values(rows).execute();
    const before = performance.now();
    const { body } = await owner.send<{ staff: StaffRow[] }>('GET', '/api/staff');
    await annotate(`200 accounts took ${Math.round(performance.now() - before)} ms`);
    const listed = body.staff.map(({ user_id }) => user_id);
    expect(listed.filter((id) => id.startsWith('many-'))).toEqual(names);
    expect(listed).toContain(STAFF.userId);
    await server.db.deleteFrom('admin_users').where('user_id', 'in', names).execute();
  });
});
