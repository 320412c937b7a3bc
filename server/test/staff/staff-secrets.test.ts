import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTables } from '../../src/db/dialect.ts';
import { openArchive } from '../../src/features/backup/archive-reader.ts';
import { openBrowser, type Browser } from '../support/requests/browser.ts';
import { runCommand } from '../support/server/command.ts';
import { createPasskey, type Passkey } from '../support/people/passkeys.ts';
import {
  addPerson,
  join,
  PASSWORD,
  signIn,
  useLink,
  type NewLink,
  type Person,
} from '../support/people/people.ts';
import {
  addApp,
  addPasskey,
  askForApp,
  beginLogin,
  finishLogin,
  STEP_MS,
  usePasskey,
  whoIs,
  type App,
} from '../support/people/second-factors.ts';
import {
  createTestDatabase,
  createTestLog,
  startTestServer,
  STAFF,
} from '../support/server/test-server.ts';
import type { TestDatabase, TestServer } from '../support/server/test-server.ts';
import { codeOf, keyOf, wrongCode } from '../support/people/totp.ts';

const SITE = 'https://dealer.example';
const CHANGED = 'Coronation-Bridge-1937';
const MISTYPED = 'Teesta-Barrage-1976';

const lines: string[] = [];
/** Secrets that must never be stored or logged in clear, and their names. */
const secrets: [string, string][] = [];
let server: TestServer;
let folder: string;
let backup: string;
let asim: Person;
let app: App;
let passkey: Passkey;
/** An unused link. */
let unused: string;

function keep(what: string, ...values: (string | undefined)[]): void {
  for (const value of values) if (value) secrets.push([what, value]);
}

function keepCookies({ cookies }: Browser): void {
  for (const [name, value] of cookies) keep(`cookie ${name}`, value, decodeURIComponent(value));
}

function keepApp({ secret, recoveryCodes }: App): void {
  const key = keyOf(secret);
  keep(
    'TOTP secret',
    secret,
    key.toString('base64url'),
    key.toString('base64'),
    key.toString('hex'),
  );
  keep('recovery code', ...recoveryCodes);
}

beforeAll(async () => {
  server = await startTestServer({ siteUrl: SITE, log: createTestLog(lines) });
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-secrets-'));
  await liveThrough();
  backup = path.join(folder, 'all.zip');
  const { code, complaint } = await runCommand('backup', [backup], {
    database: server.database.config,
    env: { UPLOADS_DIR: server.uploadsDir },
  });
  expect([code, complaint]).toEqual([0, '']);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

/** Everything that people do with secrets, right and wrong. */
async function liveThrough(): Promise<void> {
  keep('password', PASSWORD, CHANGED, MISTYPED, STAFF.password);
  const owner = await signIn(server);
  keepCookies(owner);
  asim = await addPerson(server, owner, { userId: 'asim', role: 'sales' });

  const { body: link } = await owner.send<NewLink>('POST', '/api/staff/asim/link');
  keep('used link', link.token);
  await openBrowser(server).send('POST', '/api/password-link', { token: link.token });
  await openBrowser(server).send('POST', '/api/password-link', { token: `${link.token}x` });
  await useLink(server, link.token, 'short');
  await useLink(server, link.token);
  await useLink(server, link.token, CHANGED);

  const wrong = openBrowser(server);
  await wrong.send('POST', '/api/login', { userId: 'asim', password: MISTYPED });
  // People sometimes type their password as user id.
  await wrong.send('POST', '/api/login', { userId: MISTYPED, password: 'asim' });

  const browser = await signIn(server, asim);
  keepCookies(browser);
  const { body: asked } = await askForApp(browser);
  keep('enrolment ticket', asked.ticket, asked.secret, asked.uri);
  const confirm = { ticket: asked.ticket, code: wrongCode(asked.secret, server.clock()) };
  await browser.send('POST', '/api/factors/totp/confirm', confirm);
  keepApp(await addApp(server, browser));
  server.passTime(STEP_MS);
  app = await addApp(server, browser);
  const { body: renewed } = await browser.send<{ recovery_codes: string[] }>(
    'POST',
    '/api/factors/recovery-codes',
    { password: PASSWORD },
  );
  app = { ...app, recoveryCodes: renewed.recovery_codes };
  keepApp(app);

  passkey = createPasskey(SITE);
  await addPasskey(browser, passkey);
  const signedIn = openBrowser(server);
  await usePasskey(signedIn, passkey, { signature: 'AAAA' });
  expect((await usePasskey(signedIn, passkey)).status).toBe(200);
  keepCookies(signedIn);

  server.passTime(STEP_MS);
  const half = await beginLogin(server, asim);
  keepCookies(half);
  await finishLogin(half, wrongCode(app.secret, server.clock()));
  await finishLogin(half, 'aaaa-bbbb-cccc-dddd', 'recovery');
  expect((await finishLogin(half, codeOf(app.secret, server.clock()))).status).toBe(200);
  const other = await beginLogin(server, asim);
  const used = await finishLogin(other, app.recoveryCodes[0] ?? '', 'recovery');
  expect(used.status).toBe(200);
  await other.send('PATCH', '/api/profile/password/asim', {
    oldPassword: MISTYPED,
    newPassword: CHANGED,
    confirmPassword: CHANGED,
  });

  const bina = await join(server, owner, { userId: 'bina', role: 'owner' });
  await addApp(server, bina).then(keepApp);
  await owner.send('DELETE', '/api/staff/bina/factors');
  unused = (await owner.send<NewLink>('POST', '/api/staff/bina/link')).body.token;
  keep('unused link', unused);
  await openBrowser(server).send('GET', `/admin/set-password?token=${unused.slice(0, 20)}`);
}

/** The secrets in a text, in any encoding. */
function found(within: string): string[] {
  return secrets
    .filter(([, secret]) =>
      [
        secret,
        secret.replaceAll('-', ''),
        secret.toUpperCase(),
        secret.toLowerCase(),
        encodeURIComponent(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        Buffer.from(secret).toString('base64url'),
        Buffer.from(secret).toString('hex'),
      ].some((spelling) => within.includes(spelling)),
    )
    .map(([what, secret]) => `${what}: ${secret}`);
}

/** All rows of the database, as text. */
async function allRows(of: TestServer): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const table of await listTables(of.db)) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(of.db);
    texts[table] = JSON.stringify(rows, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
  }
  return texts;
}

async function backedUp(): Promise<Record<string, string>> {
  const { manifest, read, close } = await openArchive(backup);
  const texts: Record<string, string> = {};
  for (const entry of Object.keys(manifest.entries)) texts[entry] = await text(await read(entry));
  close();
  return texts;
}

describe('passwords, links, secrets, codes and cookies', () => {
  it('are all there to be looked for', () => {
    const kinds = new Set(secrets.map(([what]) => what));
    for (const what of ['password', 'used link', 'unused link', 'recovery code', 'TOTP secret'])
      expect(kinds).toContain(what);
    for (const what of ['session', 'device', 'second-step'])
      expect(kinds).toContain(`cookie __Host-${what}`);
    expect(secrets.length).toBeGreaterThan(40);
    expect(found(`a line with ${unused} in it`)).toHaveLength(1);
  });

  it('are in no line of the log', () => {
    expect(lines.length).toBeGreaterThan(40);
    expect(found(lines.join('\n'))).toEqual([]);
    // Not even a part of the address, which no server gets.
    expect(lines.join('\n')).not.toContain(unused.slice(0, 12));
  });

  it('are in no audit event, and every act has one', async () => {
    const events = await server.db.selectFrom('audit_events').selectAll().execute();
    const actions = new Set(events.map(({ action }) => action));
    for (const action of [
      'account added',
      'password link made',
      'password link used',
      'login failed',
      'login',
      'second factor added',
      'recovery codes made',
      'recovery code used',
      'second factor reset',
    ])
      expect(actions).toContain(action);
    expect(found(JSON.stringify(events))).toEqual([]);
  });

  it('are in no column of the database', async () => {
    const rows = await allRows(server);
    expect(Object.keys(rows).length).toBeGreaterThan(25);
    for (const [table, all] of Object.entries(rows)) expect(found(all), table).toEqual([]);
  });

  it('are nowhere in a backup, nor do links, sessions and spent challenges', async () => {
    const texts = await backedUp();
    const entries = Object.keys(texts);
    for (const table of [
      'passkeys',
      'authenticator_apps',
      'recovery_codes',
      'role_rules',
      'admin_users',
    ])
      expect(entries).toContain(`tables/${table}.ndjson`);
    for (const table of [
      'password_links',
      'spent_challenges',
      'sessions',
      'login_devices',
      'login_failures',
      'export_tickets',
    ])
      expect(entries).not.toContain(`tables/${table}.ndjson`);
    expect(found(Object.values(texts).join('\n'))).toEqual([]);
    const [link] = await server.db.selectFrom('password_links').selectAll().execute();
    expect(link?.user_id).toBe('bina');
    expect(Object.values(texts).join('\n')).not.toContain(link?.hash);
    expect(await server.db.selectFrom('spent_challenges').selectAll().execute()).not.toEqual([]);
  });
});

describe('a restored backup', () => {
  let place: TestDatabase;
  let uploadsDir: string;
  let restored: TestServer;
  beforeAll(async () => {
    place = await createTestDatabase();
    uploadsDir = mkdtempSync(path.join(folder, 'uploads-'));
    const { code, complaint } = await runCommand('restore', [backup], {
      database: place.config,
      env: { UPLOADS_DIR: uploadsDir },
    });
    expect([code, complaint]).toEqual([0, '']);
    restored = await startTestServer({
      database: place,
      siteUrl: SITE,
      startsAt: server.clock() + STEP_MS,
    });
  });
  afterAll(async () => {
    await restored.stop();
    await place.drop();
  });

  it('keeps the password, the app, the recovery codes that are left and the passkey', async () => {
    const half = await beginLogin(restored, asim);
    const answer = await half.send('POST', '/api/login', asim);
    expect(answer.body).toEqual({ secondFactor: ['passkey', 'totp', 'recovery'] });
    expect((await finishLogin(half, app.recoveryCodes[0] ?? '', 'recovery')).status).toBe(401);
    expect((await finishLogin(half, codeOf(app.secret, restored.clock()))).status).toBe(200);
    const again = await beginLogin(restored, asim);
    expect((await finishLogin(again, app.recoveryCodes[1] ?? '', 'recovery')).status).toBe(200);
    const fresh = openBrowser(restored);
    expect((await usePasskey(fresh, passkey)).status).toBe(200);
    expect(await whoIs(fresh)).toBe('asim');
  });

  it('brings no link back', async () => {
    expect((await useLink(restored, unused)).status).toBe(404);
    expect(await restored.db.selectFrom('password_links').selectAll().execute()).toEqual([]);
  });

  it('does not make a code good again that was used before', async () => {
    const half = await beginLogin(restored, asim);
    const used = codeOf(app.secret, server.clock());
    expect((await finishLogin(half, used)).status).toBe(401);
  });
});
