import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { listPictures } from '../../../src/db/pictures.ts';
import { filesOfPicture } from '../../../src/storage/prepare-image.ts';
import { readTakeout } from '../../support/database/read-takeout.ts';
import { buildJpeg, pictureForm, send } from '../../support/images/pictures.ts';
import { signIn } from '../../support/people/people.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { builtProgram, programEnv } from '../../support/server/built-programs.ts';
import { STAFF, startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let folder: string;
/** A picture that is read near the end of the file. */
let picture: string;
let content: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  const cookie = await server.logIn();
  const form = pictureForm(await buildJpeg(), { field: 'images' });
  expect((await send(server, '/api/galleryupload', { body: form, cookie })).status).toBe(201);
  const pictures = await listPictures(server.db);
  const [name = ''] = pictures.flatMap((each) => filesOfPicture(each).slice(-1));
  picture = path.join(server.uploadsDir, name);
  content = readFileSync(picture);
});
afterAll(() => server.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-takeout-'));
  return () => {
    rmSync(folder, { recursive: true });
    rmSync(picture, { force: true });
    writeFileSync(picture, content);
  };
});

/** Runs the command; `limit`: the longest file that the disk takes, in KB. */
function run({ limit = 'unlimited' }: { limit?: number | string } = {}) {
  const command = `ulimit -f ${typeof limit === 'number' ? limit * 2 : limit}; exec "$@"`;
  const program = [process.execPath, builtProgram('takeout'), '--to', folder];
  const child = spawn('sh', ['-c', command, 'sh', ...program], {
    env: { ...programEnv(server.database.config), UPLOADS_DIR: server.uploadsDir },
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, said });
    });
  });
  return { child, ended };
}

/** Makes the reading of the picture wait for a writer that never comes. */
function stopAtPicture(): void {
  rmSync(picture);
  execFileSync('mkfifo', [picture]);
}

const drafts = () => readdirSync(folder).filter((name) => name.endsWith('.draft'));

async function expectWhole(): Promise<void> {
  const { code, said } = await run().ended;
  expect([code, said]).toEqual([0, '']);
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const { description, close } = await readTakeout(path.join(folder, name));
  close();
  expect(description.pictures).toMatchObject({ files: 1, lost: [] });
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'that is stopped with %s leaves no file, and the next one is whole',
  async (signal) => {
    stopAtPicture();
    const { child, ended } = run();
    await expect.poll(drafts).toHaveLength(1);
    recordTried({ faults: 1 });
    child.kill(signal);
    expect(await ended).toEqual({ code: 1, said: 'Stopped: there is no takeout.\n' });
    expect(readdirSync(folder)).toEqual([]);
    rmSync(picture);
    writeFileSync(picture, content);
    await expectWhole();
  },
);

it('that is killed leaves no file that looks whole, and a later one removes the rest', async () => {
  stopAtPicture();
  const { child, ended } = run();
  await expect.poll(drafts).toHaveLength(1);
  recordTried({ faults: 1 });
  child.kill('SIGKILL');
  await ended;
  const [draft = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(draft).toMatch(/\.zip\.draft$/);
  rmSync(picture);
  writeFileSync(picture, content);
  // One that is being written beside it is left alone.
  const busy = 'dealership-takeout-2026-11-29-010203.zip.draft';
  writeFileSync(path.join(folder, busy), 'PK');
  const old = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(path.join(folder, draft), old, old);
  expect((await run().ended).code).toBe(0);
  expect(drafts()).toEqual([busy]);
});

it('for which the disk has no room says so, and leaves no file', async () => {
  writeFileSync(picture, randomBytes(40 * 1024 * 1024));
  recordTried({ faults: 1 });
  const { code, said } = await run({ limit: 32 * 1024 }).ended;
  expect(code).toBe(1);
  expect(said).toMatch(/^\S+\.zip is larger than the disk allows\.\n$/);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(picture, content);
  await expectWhole();
});

it('whose reader goes away ends at once, and another one can be made', async () => {
  writeFileSync(picture, randomBytes(40 * 1024 * 1024));
  const issue = () =>
    owner.send<{ ticket: string }>('POST', '/api/takeout/ticket', { password: STAFF.password });
  const fetchWith = (ticket: string, signal?: AbortSignal) =>
    fetch(`${server.url}/api/takeout?ticket=${ticket}`, {
      headers: { Cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(signal && { signal }),
    });
  const [first, second] = [(await issue()).body, (await issue()).body];
  const leaving = new AbortController();
  const answer = await fetchWith(first.ticket, leaving.signal);
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  // The button is pressed once more: the dialog says why not, and so does the address.
  expect(await issue()).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect((await fetchWith(second.ticket)).status).toBe(429);
  recordTried({ faults: 1 });
  leaving.abort();
  await expect(reader?.read()).rejects.toThrow();
  await expect.poll(async () => (await issue()).status).toBe(201);
  const { ticket } = (await issue()).body;
  const whole = Buffer.from(await (await fetchWith(ticket)).arrayBuffer());
  expect(whole.subarray(-22, -18).toString('latin1')).toBe('PK\x05\x06');
});
