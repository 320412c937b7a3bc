import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enquiryKinds } from '@dealership/shared';
import { isBackedUpTable } from '../../../src/features/backup/backup-repository.ts';
import { takeoutHandlers } from '../../../src/features/backup/takeout/routes.ts';
import { takenFiles } from '../../../src/features/backup/takeout/takeout-files.ts';
import { readTakeout, type Column } from '../../support/database/read-takeout.ts';
import { done, runDesk } from '../../support/desk/desk-work.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { buildJpeg, pictureForm, send } from '../../support/images/pictures.ts';
import { signIn } from '../../support/people/people.ts';
import { submit } from '../../support/requests/calls.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { runCommand } from '../../support/server/command.ts';
import { STAFF, startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-takeout-'));
  for (const kind of enquiryKinds) await submit(server, kind);
  const message = '=1+1\n"quoted", শিলিগুড়ি 🛵\r\n';
  await storeEnquiries(server, [
    buildEnquiry({ values: { message, name: "'=Asha", loanAmount: 7_500_050 } }),
    ...Array.from({ length: 450 }, () => buildEnquiry()),
  ]);
  await runDesk(server);
  const { body } = await submit(server, 'sales', { overrides: { mobile: '9832022222' } });
  await runDesk(server);
  await done(owner, body.reference, { do: 'note', text: 'Rang twice — पुराना' });
  const cookie = await server.logIn();
  const form = pictureForm(await buildJpeg(), { field: 'images' });
  expect((await send(server, '/api/galleryupload', { body: form, cookie })).status).toBe(201);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

const take = (to = folder) =>
  runCommand('takeout', ['--to', to], {
    database: server.database.config,
    env: { UPLOADS_DIR: server.uploadsDir },
  });

/** Counts and sums as the database says them. */
async function countsOf({ table, columns }: { table: string; columns: Column[] }) {
  const isSummed = ({ type }: { type: string }) => type === 'number' || type === 'paise';
  const sums = columns
    .filter(isSummed)
    .map(({ name }) => sql`, sum(${sql.ref(name)}) as ${sql.ref(`sum_${name}`)}`);
  const { rows } = await sql<Record<string, string | number | null>>`
    select count(*) as total ${sql.join(sums, sql``)} from ${sql.table(table)}`.execute(server.db);
  const entries = Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]);
  const { total, ...rest } = Object.fromEntries(entries) as Record<string, number>;
  const named = Object.entries(rest).map(([name, value]) => [name.slice('sum_'.length), value]);
  return { rows: total, sums: Object.fromEntries(named) as object, isSame: true };
}

it('is read by a program that knows its description alone, with the counts and sums of the database', async () => {
  const answer = await take();
  expect([answer.code, answer.complaint]).toEqual([0, '']);
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^dealership-takeout-\d{4}-\d\d-\d\d-\d{6}\.zip$/);
  const { found, names, description, close } = await readTakeout(path.join(folder, name));
  close();
  expect(found.get('enquiries')?.rows).toBe(enquiryKinds.length + 452);
  expect(found.get('enquiries')?.sums.loan_amount_paise).toBeGreaterThanOrEqual(7_500_050);
  for (const file of description.files) {
    const counts = await countsOf(file);
    // The command has added an event since its snapshot.
    if (file.table === 'audit_events') continue;
    expect(found.get(file.table), file.table).toEqual(counts);
    expect(file.rows, file.table).toBe(counts.rows);
  }
  expect(names.filter((each) => each.startsWith('pictures/'))).toHaveLength(1);
  expect(description.pictures).toMatchObject({ files: 1, lost: [] });
  expect(description.files.length).toBeGreaterThan(25);
});

it('has nothing to sign in with and no secret address', async () => {
  const enquiry = await server.db
    .selectFrom('enquiries')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const token = 'A-secret-token-of-a-quotation';
  await server.db
    .insertInto('quotations')
    .values({
      enquiry_id: enquiry.id,
      number: 'Q-1',
      version: 1,
      token,
      content: '{}',
      valid_until: '2026-12-01',
      user_id: STAFF.userId,
      created_at: 1,
      opened_at: null,
      wanted_at: null,
      accepted_at: null,
      withdrawn_at: null,
      bill: null,
    })
    .execute();
  const { password_hash } = await server.db
    .selectFrom('admin_users')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  const sessions = await server.db.selectFrom('sessions').select('id').execute();
  const keys = await server.db.selectFrom('consent_people').select('mark_key').execute();
  const texts = await textsOf(await download());
  const secrets = [
    token,
    password_hash,
    ...sessions.map(({ id }) => id),
    ...keys.map((k) => k.mark_key),
  ];
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets)
    for (const [name, text] of texts) expect(text.includes(secret ?? 'no key'), name).toBe(false);
  expect(texts.get('README.md')).toContain('Left out: `password_hash`');
});

/** The takeout as a browser fetches it. */
async function download(): Promise<Buffer> {
  const { body, status } = await owner.send<{ ticket: string }>('POST', '/api/takeout/ticket', {
    password: STAFF.password,
  });
  expect(status).toBe(201);
  const answer = await fetch(`${server.url}/api/takeout?ticket=${body.ticket}`, {
    headers: { Cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.zip"$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const content = Buffer.from(await answer.arrayBuffer());
  const again = await owner.send('GET', `/api/takeout?ticket=${body.ticket}`);
  expect(again.status).toBe(404);
  return content;
}

async function textsOf(content: Buffer): Promise<Map<string, string>> {
  const file = path.join(folder, 'downloaded.zip');
  writeFileSync(file, content);
  const { names, read, close } = await readTakeout(file);
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await read(name));
  close();
  rmSync(file);
  return texts;
}

it('needs the password again, and leaves an event', async () => {
  await server.db.deleteFrom('audit_events').execute();
  const refused = await owner.send('POST', '/api/takeout/ticket', { password: 'wrong' });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['password']]);
  await download();
  const events = await server.db.selectFrom('audit_events').select(['user_id', 'action']).execute();
  expect(events).toContainEqual({ user_id: STAFF.userId, action: 'takeout made' });
});

it('says which pictures are lost, and has all the rest', async () => {
  const pictures = readdirSync(server.uploadsDir).filter((name) => name.endsWith('.webp'));
  const contents = pictures.map(
    (name) => [name, readFileSync(path.join(server.uploadsDir, name))] as const,
  );
  for (const name of pictures) rmSync(path.join(server.uploadsDir, name));
  const texts = await textsOf(await download());
  const { pictures: said } = JSON.parse(texts.get('description.json') ?? '') as {
    pictures: { lost: string[] };
  };
  expect(said.lost).toEqual([expect.stringMatching(/^pictures\/[0-9a-f]{32}\.webp$/)]);
  for (const [name, content] of contents)
    writeFileSync(path.join(server.uploadsDir, name), content);
});

it('is made once at a time on a server', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const handlers = takeoutHandlers({
    db: server.db,
    clock: server.clock,
    images: { open: () => Promise.resolve(undefined) } as never,
    audit: async () => {
      begun();
      await waiting;
      throw new Error('enough');
    },
    checkPassword: () => Promise.resolve(),
    tickets: { issue: () => Promise.resolve('t'), spend: () => Promise.resolve(true) },
  });
  const ask = () =>
    handlers['GET /api/takeout']({
      request: { query: { ticket: 't' } },
      response: { locals: { session: { id: '1' } } },
      by: STAFF.userId,
    } as never);
  const first = ask();
  await hasBegun;
  await expect(ask()).rejects.toMatchObject({ code: 'too_many' });
  release();
  await expect(first).rejects.toThrow('enough');
  await expect(ask()).rejects.toThrow('enough');
});

it('takes no table that no backup has', () => {
  expect(takenFiles.filter(({ table }) => !isBackedUpTable(table))).toEqual([]);
});
