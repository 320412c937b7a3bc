import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openDatabase } from '../../../src/db/open-database.ts';
import { openArchive } from '../../../src/features/backup/archive-reader.ts';
import {
  dropMark,
  leaveMark,
  type RestoreMark,
} from '../../../src/features/backup/restore-mark-repository.ts';
import { builtProgram, programEnv } from '../../support/server/built-programs.ts';
import { runCommand } from '../../support/server/command.ts';
import { buildJpeg, buildForm, send } from '../../support/images/pictures.ts';
import { startServerProcess } from '../../support/server/server-process.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../support/server/test-server.ts';

const ENQUIRIES = 3000;
const PICTURES = 8;

/** `npm run test:long` makes more rounds. */
const ROUNDS = Number(process.env.RESTORE_ROUNDS ?? 2);

let server: TestServer;
let folder: string;
let backup: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-killed-'));
  await storeEnquiries(
    server,
    Array.from({ length: ENQUIRIES }, () => buildEnquiry()),
  );
  const jpeg = await buildJpeg();
  const parts = Array.from({ length: PICTURES }, () => ({
    field: 'images',
    content: jpeg,
    fileName: 'a.jpg',
  }));
  const cookie = await server.logIn();
  expect(
    (await send(server, '/api/galleryupload', { body: buildForm(parts), cookie })).status,
  ).toBe(201);
  backup = path.join(folder, 'whole.zip');
  await backUp(backup);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

async function backUp(file: string): Promise<void> {
  const { config: database } = server.database;
  const env = { UPLOADS_DIR: server.uploadsDir };
  expect(await runCommand('backup', [file], { database, env })).toMatchObject({ code: 0 });
}

interface Place extends TestDatabase {
  uploadsDir: string;
}

async function createPlace(): Promise<Place> {
  const uploadsDir = mkdtempSync(path.join(folder, 'restored-'));
  return { ...(await createTestDatabase()), uploadsDir };
}

const restore = (place: Place, file = backup) =>
  runCommand('restore', [file], { database: place.config, env: { UPLOADS_DIR: place.uploadsDir } });

/** Starts a restore and kills it after a time (ms); returns whether it had ended before, and after how long. */
async function restoreAndKill(
  { config, uploadsDir }: Place,
  afterMs: number,
): Promise<{ hasEnded: boolean; ms: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, [builtProgram('restore'), backup], {
    env: { ...programEnv(config), UPLOADS_DIR: uploadsDir },
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { hasEnded: code === 0, ms: performance.now() - start };
}

async function expectWhole({ config, uploadsDir }: Place): Promise<void> {
  const db = openDatabase(config);
  const count = async (table: 'enquiries' | 'gallery_images' | 'vehicles') =>
    (await db.selectFrom(table).select('id').execute()).length;
  const shown = await server.db.selectFrom('gallery_images').select('id').execute();
  expect(await count('enquiries')).toBe(ENQUIRIES);
  expect(await count('gallery_images')).toBe(shown.length);
  expect(await count('vehicles')).toBe(26);
  const events = await db
    .selectFrom('audit_events')
    .select('id')
    .where('action', '=', 'backup restored')
    .execute();
  expect(events).toHaveLength(1);
  await db.destroy();
  // A kill may leave an unfinished copy of the file, a few bytes, beside it.
  const isPicture = (name: string) => !name.startsWith('owner.txt');
  const names = readdirSync(uploadsDir).filter(isPicture);
  const here = readdirSync(server.uploadsDir).filter(isPicture);
  expect(names.sort()).toEqual(here.sort());
}

describe('a restore that is killed', () => {
  it('is continued by the same command, whenever it was killed', async () => {
    const unhurried = await createPlace();
    const { ms } = await restoreAndKill(unhurried, 60_000);
    await expectWhole(unhurried);
    await unhurried.drop();
    let killed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await createPlace();
      let hasEnded = false;
      // Killed twice before it may finish.
      for (let turn = 0; turn < 2 && !hasEnded; turn += 1) {
        ({ hasEnded } = await restoreAndKill(place, ms * (0.2 + 0.8 * Math.random())));
        killed += hasEnded ? 0 : 1;
      }
      if (!hasEnded) {
        const { code, complaint } = await restore(place);
        expect([code, complaint]).toEqual([0, '']);
      }
      await expectWhole(place);
      await place.drop();
    }
    recordTried({ faults: killed, healed: killed });
  }, 600_000);

  /** A target after a restore that was killed at once. */
  async function createMarkedPlace(mark: Partial<RestoreMark> = {}): Promise<Place> {
    const place = await createPlace();
    const db = openDatabase(place.config);
    await leaveMark(db, {
      backup: 'a'.repeat(64),
      database_id: 'b'.repeat(32),
      loaded: null,
      is_finished: 0,
      ...mark,
    });
    await db.destroy();
    return place;
  }

  it('lets no other backup in', async () => {
    const place = await createMarkedPlace();
    const { code, complaint } = await restore(place);
    expect([code, complaint]).toEqual([1, expect.stringMatching(/^A restore of another backup/)]);
    expect(readdirSync(place.uploadsDir)).toEqual([]);
    await place.drop();
  });

  it('lets no server start, and no other command work, until it is repeated', async () => {
    const place = await createMarkedPlace();
    await expect(startServerProcess(place.config)).rejects.toThrow(/restore .* is not finished/);
    const file = path.join(folder, 'half.zip');
    const refused = await runCommand('backup', [file], { database: place.config });
    expect([refused.code, refused.complaint]).toEqual([1, expect.stringMatching(/not finished/)]);
    const db = openDatabase(place.config);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(['restore_under_way']);
    await db.destroy();
    await place.drop();
  });

  it('is not continued in a storage that belongs to another database by now', async () => {
    const place = await createPlace();
    await restoreAndKill(place, 60_000);
    const db = openDatabase(place.config);
    const { digest, close } = await openArchive(backup);
    close();
    await dropMark(db);
    await leaveMark(db, {
      backup: digest,
      database_id: 'b'.repeat(32),
      loaded: 1,
      is_finished: 0,
    });
    await db.destroy();
    const before = readdirSync(place.uploadsDir);
    const { code, complaint } = await restore(place);
    expect([code, complaint]).toEqual([1, expect.stringMatching(/pictures is not empty/)]);
    expect(readdirSync(place.uploadsDir)).toEqual(before);
    await place.drop();
  });
});
