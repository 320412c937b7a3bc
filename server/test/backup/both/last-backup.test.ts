import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, timeOf, type LastBackup } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { runCommand } from '../../support/server/command.ts';
import { addPerson, signIn } from '../../support/people/people.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let owner: Browser;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-backups-'));
  // The command uses the real clock.
  server = await startTestServer({ startsAt: Date.now() });
  owner = await signIn(server);
});
beforeEach(() => server.db.deleteFrom('last_backup').execute());
afterEach(() => {
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

const fileNamed = (name: string) => path.join(folder, name);

function backUp(name = 'a.zip') {
  const { config: database } = server.database;
  const env = { UPLOADS_DIR: server.uploadsDir };
  return runCommand('backup', [fileNamed(name)], { database, env });
}

const lastBackup = async () => (await owner.send<LastBackup>('GET', '/api/lastBackup')).body;

async function after(ms: number): Promise<LastBackup> {
  const takenAt = Date.now() - ms;
  const row = { id: 1, taken_at: takenAt, is_restored: 0 as const };
  await server.db.replaceInto('last_backup').values(row).execute();
  server.passTime(Date.now() - server.clock());
  return lastBackup();
}

describe('the last backup', () => {
  it('is none before the first; the command notes when its snapshot was taken', async () => {
    expect(await lastBackup()).toMatchObject({ backup: null });
    const before = Date.now();
    expect((await backUp()).code).toBe(0);
    const row = await server.db.selectFrom('last_backup').selectAll().executeTakeFirstOrThrow();
    expect(row.taken_at).toBeGreaterThanOrEqual(before);
    expect(row.taken_at).toBeLessThan(Date.now());
    const { taken_at: at } = row;
    const backup = { date: dayOf(at), time: timeOf(at), age_hours: 0, is_restored: false };
    expect(await lastBackup()).toEqual({ state: 'recent', backup });
  });

  it('is missed only a day after the first account was added, however many follow', async () => {
    const [first] = await server.db.selectFrom('admin_users').select('created_at').execute();
    const at = (hours: number) => {
      server.passTime((first?.created_at ?? 0) + hours * HOUR_MS - server.clock());
      return lastBackup();
    };
    expect(await at(23.9)).toEqual({ state: 'none-yet', backup: null });
    await addPerson(server, owner, { userId: 'rina', role: 'sales' });
    expect(await at(24.1)).toEqual({ state: 'never', backup: null });
  });

  it('is not one that failed', async () => {
    await backUp();
    await server.db.deleteFrom('last_backup').execute();
    expect((await backUp()).code).toBe(1);
    expect((await backUp('no-such-folder/a.zip')).code).toBe(1);
    expect(await lastBackup()).toMatchObject({ backup: null });
  });

  it('is late after two days, and never of a negative age', async () => {
    expect(await after(47.9 * HOUR_MS)).toMatchObject({
      state: 'recent',
      backup: { age_hours: 47 },
    });
    expect(await after(50 * HOUR_MS)).toMatchObject({ state: 'late', backup: { age_hours: 50 } });
    expect(await after(-60_000)).toMatchObject({ state: 'recent', backup: { age_hours: 0 } });
  });

  it('is, in a restored database, the one that it was restored from', async () => {
    expect((await backUp()).code).toBe(0);
    const { backup } = await lastBackup();
    expect((await backUp('later.zip')).code).toBe(0);
    const place = await createTestDatabase();
    const uploads = mkdtempSync(path.join(tmpdir(), 'dealership-restored-'));
    const env = { UPLOADS_DIR: uploads };
    const restored = await runCommand('restore', [fileNamed('a.zip')], {
      database: place.config,
      env,
    });
    expect([restored.code, restored.complaint]).toEqual([0, '']);
    const other = await startTestServer({ database: place, startsAt: Date.now() });
    const { body } = await (await signIn(other)).send<LastBackup>('GET', '/api/lastBackup');
    expect(body).toEqual({ state: 'recent', backup: { ...backup, is_restored: true } });
    await other.stop();
    await place.drop();
    rmSync(uploads, { recursive: true });
  });
});
