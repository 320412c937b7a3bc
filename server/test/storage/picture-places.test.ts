import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditTrail } from '../../src/audit/audit-trail.ts';
import { restoreBackup } from '../../src/features/backup/restore-backup.ts';
import { writeBackup } from '../../src/features/backup/write-backup.ts';
import { bringBackPictures, sweepPictures } from '../../src/features/content/sweep-pictures.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { createDiskImageStorage } from '../../src/storage/disk-image-storage.ts';
import { createImageKey, type ImageStorage, type Shelf } from '../../src/storage/image-storage.ts';
import { createS3ImageStorage } from '../../src/storage/s3-image-storage.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import {
  buildJpeg,
  passDeleted,
  pictureForm,
  send,
  storedFiles,
} from '../support/images/pictures.ts';
import { startS3, type S3Server } from '../support/images/s3-server.ts';
import { startServerProcess } from '../support/server/server-process.ts';
import {
  createFilledDatabase,
  createTestDatabase,
  createTestLog,
  STAFF,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../support/server/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const audit = createAuditTrail({ clock: Date.now, log: createTestLog() });

let folder: string;
let s3: S3Server;
let picture: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-places-'));
  s3 = await startS3();
  // Wide enough for all sizes, and low: each is encoded many times.
  picture = await buildJpeg({ width: 1600, height: 9 });
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

async function list(images: ImageStorage, shelf?: Shelf): Promise<string[]> {
  const names = [];
  for await (const { name } of images.list(shelf)) names.push(name);
  return names.sort();
}

/** The same storage after a number of days in which nothing happens there. */
function inDays(images: ImageStorage, days: number): ImageStorage {
  return {
    ...images,
    list: async function* (shelf) {
      for await (const { name, age } of images.list(shelf))
        yield { name, age: age + days * DAY_MS };
    },
  };
}

async function upload({ url }: Pick<TestServer, 'url'>, cookie: string): Promise<number> {
  const body = pictureForm(picture, { field: 'images' });
  const answer = await send({ url }, '/api/galleryupload', { body, cookie });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
}

/** A file that no record names. */
async function leaveFile(images: ImageStorage): Promise<string> {
  const name = `${createImageKey()}.webp`;
  await images.save([{ name, bytes: Buffer.from('x') }]);
  return name;
}

const places: Record<string, () => Promise<ImageStorage>> = {
  folder: () => Promise.resolve(createDiskImageStorage(mkdtempSync(path.join(folder, 'place-')))),
  bucket: async () => createS3ImageStorage(await s3.createBucket()),
};

describe.each(Object.entries(places))('pictures in a %s', (_name, createPlace) => {
  let images: ImageStorage;
  let production: TestServer;
  let cookie: string;
  const others: TestServer[] = [];
  beforeEach(async () => {
    images = await createPlace();
    production = await startTestServer({ images });
    cookie = await production.logIn();
  });
  afterEach(async () => {
    for (const server of [...others.splice(0), production]) await server.stop();
  });

  /** Another server with the same storage, but its own database. */
  async function startOther(database?: TestDatabase): Promise<TestServer> {
    const other = await startTestServer({ images, ...(database && { database }) });
    others.push(other);
    return other;
  }

  /** Deletes a picture of the gallery, until its 30 days are over. */
  async function remove(server: TestServer, id: number, own: string): Promise<void> {
    const call = `/api/deleteGalleryImg/${id}`;
    expect((await send(server, call, { method: 'DELETE', cookie: own })).status).toBe(200);
    await passDeleted(server, images);
  }

  const sweep = ({ db }: TestServer, days: number, lines?: string[]) =>
    sweepPictures({ db, log: createTestLog(lines), images: inDays(images, days) });

  /** A database restored from the production's backup, with its pictures in another storage. */
  async function restoreElsewhere(): Promise<TestDatabase> {
    const file = path.join(folder, `${createImageKey()}.zip`);
    await writeBackup({ db: production.db, clock: Date.now, audit, images }, file);
    const database = await createTestDatabase();
    const db = openDatabase(database.config);
    const elsewhere = await createPlace();
    await restoreBackup(
      {
        database: database.config,
        db,
        clock: () => TEST_NOW,
        audit,
        images: elsewhere,
      },
      file,
    );
    await db.destroy();
    return database;
  }

  it('are set aside when no record has named them for a day, and deleted 30 days later', async () => {
    await upload(production, cookie);
    const named = await list(images);
    const left = await leaveFile(images);
    await sweep(production, 0.9);
    expect(await list(images)).toEqual([...named, left].sort());
    await sweep(production, 2);
    expect([await list(images), await list(images, 'aside')]).toEqual([named, [left]]);
    expect((await fetch(`${production.url}/uploads/${left}`)).status).toBe(404);
    await sweep(production, 29);
    expect(await list(images, 'aside')).toEqual([left]);
    await sweep(production, 31);
    expect([await list(images), await list(images, 'aside')]).toEqual([named, []]);
  });

  it('are shown again when a record names them again', async () => {
    await upload(production, cookie);
    const named = await list(images);
    await images.move(named, 'aside');
    await bringBackPictures({ db: production.db, log: createTestLog(), images });
    expect([await list(images), await list(images, 'aside')]).toEqual([named, []]);
    await images.move(named, 'aside');
    await sweep(production, 400);
    expect([await list(images), await list(images, 'aside')]).toEqual([named, []]);
  });

  it('stay, all of them, when the database names none', async () => {
    const id = await upload(production, cookie);
    const aside = await leaveFile(images);
    await images.move([aside], 'aside');
    const left = await leaveFile(images);
    await remove(production, id, cookie);
    expect(await list(images)).toEqual([left]);
    await sweep(production, 400);
    expect([await list(images), await list(images, 'aside')]).toEqual([[left], [aside]]);
  });

  it('are left alone by another database, also by one that keeps pictures of its own there', async () => {
    await upload(production, cookie);
    const left = await leaveFile(images);
    const other = await startOther();
    const before = await list(images);
    await sweep(other, 400);
    const id = await upload(other, await other.logIn());
    const lines: string[] = [];
    await sweep(other, 400, lines);
    expect(lines.join()).toContain('pictures not swept');
    expect(await list(images, 'aside')).toEqual([]);
    const all = await list(images);
    expect(all).toHaveLength(before.length + 5);
    // Nor does the owner delete the other database's pictures.
    await sweep(production, 400);
    expect(await list(images)).toEqual(all);
    await remove(other, id, await other.logIn());
    expect(await list(images)).toEqual(all);
    await images.removeNote('guest');
    await sweep(production, 400);
    expect(await list(images, 'aside')).toContain(left);
  });

  it('are left alone by a restored backup that uses the same storage, whatever staff delete', async () => {
    const id = await upload(production, cookie);
    const trial = await startOther(await restoreElsewhere());
    await upload(production, cookie);
    const before = await list(images);
    await sweep(trial, 400);
    await remove(trial, id, await trial.logIn());
    await sweep(trial, 400);
    expect([await list(images), await list(images, 'aside')]).toEqual([before, []]);
    await remove(production, id, cookie);
    expect(await list(images)).toHaveLength(before.length - 5);
    await trial.database.drop();
  });

  it('uploaded into a storage that holds pictures do not make their database its owner', async () => {
    await upload(production, cookie);
    await images.removeNote('owner');
    const other = await startOther();
    await upload(other, await other.logIn());
    expect(await images.readNote('owner')).toBeUndefined();
    expect(await images.readNote('guest')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are safe from a restore: a storage with an owner is refused, even an empty one', async () => {
    const id = await upload(production, cookie);
    const file = path.join(folder, `${createImageKey()}.zip`);
    await writeBackup({ db: production.db, clock: Date.now, audit, images }, file);
    await remove(production, id, cookie);
    expect(await list(images)).toEqual([]);
    const database = await createTestDatabase();
    const db = openDatabase(database.config);
    const attempt = restoreBackup(
      {
        database: database.config,
        db,
        clock: () => TEST_NOW,
        audit,
        images,
      },
      file,
    );
    await expect(attempt).rejects.toThrow(/belongs to another database.*see UPLOADS_DIR/);
    expect(await db.introspection.getTables()).toEqual([]);
    await db.destroy();
    await database.drop();
  });
});

describe('a start against another database in the same folder', () => {
  let uploadsDir: string;
  beforeEach(() => {
    uploadsDir = mkdtempSync(path.join(folder, 'uploads-'));
  });

  /** Starts the shipped server, does something with it, and stops it after its daily work. */
  async function withServer(
    { config }: TestDatabase,
    work: (server: { url: string }, cookie: string) => Promise<unknown>,
  ): Promise<void> {
    const env = { UPLOADS_DIR: uploadsDir, ADMIN_USER_ID: STAFF.userId };
    const server = await startServerProcess(config, { ...env, ADMIN_PASSWORD: STAFF.password });
    try {
      const answer = await fetch(`${server.url}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(STAFF),
      });
      await work(server, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
    } finally {
      await server.end('SIGTERM');
    }
  }

  it.each(['empty', 'filled'])(
    '(%s) leaves all that is there',
    async (kind) => {
      const production = await createFilledDatabase();
      const other = kind === 'empty' ? await createTestDatabase() : await createFilledDatabase();
      await withServer(production, upload);
      writeFileSync(path.join(uploadsDir, `${createImageKey()}.webp`), 'x');
      const before = storedFiles({ uploadsDir });
      const owner = readFileSync(path.join(uploadsDir, 'owner.txt'), 'utf8');
      const then = Date.now() / 1000 - 400 * 24 * 60 * 60;
      for (const name of before) utimesSync(path.join(uploadsDir, name), then, then);
      await withServer(other, () => Promise.resolve());
      expect(storedFiles({ uploadsDir })).toEqual(before);
      expect(readFileSync(path.join(uploadsDir, 'owner.txt'), 'utf8')).toBe(owner);
      await production.drop();
      await other.drop();
    },
    60_000,
  );
});
