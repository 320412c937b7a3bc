import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';
import { createAuditTrail } from '../../src/audit/audit-trail.ts';
import { restoreBackup } from '../../src/features/backup/restore-backup.ts';
import { writeBackup } from '../../src/features/backup/write-backup.ts';
import { type ImageStorage } from '../../src/storage/image-storage.ts';
import {
  createS3ImageStorage,
  type ObjectStoreConfig,
} from '../../src/storage/s3-image-storage.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { buildJpeg, passDeleted, pictureForm, send } from '../support/images/pictures.ts';
import { startS3, type S3Server } from '../support/images/s3-server.ts';
import { runCommand } from '../support/server/command.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestServer,
} from '../support/server/test-server.ts';

const log = pino({ level: 'silent' });

let s3: S3Server;
let bucket: ObjectStoreConfig;
let images: ImageStorage;
let server: TestServer;
let cookie: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-backups-'));
  s3 = await startS3();
  bucket = await s3.createBucket();
  images = createS3ImageStorage(bucket);
  server = await startTestServer({ images });
  cookie = await server.logIn();
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
  rmSync(folder, { recursive: true });
});

async function upload() {
  const body = pictureForm(await buildJpeg(), { field: 'images' });
  return send(server, '/api/galleryupload', { body, cookie });
}

async function list(storage = images): Promise<string[]> {
  const names = [];
  for await (const { name } of storage.list()) names.push(name);
  return names.sort();
}

async function recorded(): Promise<number> {
  const rows = await server.db
    .selectFrom('gallery_images')
    .select('id')
    .where('image', 'like', '/uploads/%')
    .execute();
  return rows.length;
}

it('pictures on object storage are published, served and deleted as those on the disk', async () => {
  const { status, body } = await upload();
  expect(status).toBe(201);
  expect(await list()).toHaveLength(5);
  const answer = await fetch(server.url + String(body.image_path));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  expect((await sharp(bytes).metadata()).format).toBe('webp');

  await send(server, `/api/deleteGalleryImg/${String(body.id)}`, { method: 'DELETE', cookie });
  await passDeleted(server, images);
  expect(await list()).toEqual([]);
  expect((await fetch(server.url + String(body.image_path))).status).toBe(404);
});

it('a failing storage is 503 with a message, leaves neither object nor record, and recovers by itself', async () => {
  const { body: kept } = await upload();
  const real = globalThis.fetch;
  const isStore = (request: Parameters<typeof fetch>[0]) =>
    request instanceof Request && request.url.startsWith(bucket.endpoint);
  let uploads = 0;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((request, init) => {
    if (!isStore(request)) return real(request, init);
    if ((request as Request).method === 'DELETE') return real(request, init);
    uploads += 1;
    return uploads > 2 ? Promise.reject(new TypeError('fetch failed')) : real(request, init);
  });
  const { status, body } = await upload();
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.message).toMatch(/cannot be reached at the moment\. Nothing was changed/);
  const picture = await fetch(server.url + String(kept.image_path));
  expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '5']);
  spy.mockRestore();
  expect(await list()).toHaveLength(5);
  expect(await recorded()).toBe(1);
  expect((await upload()).status).toBe(201);
  expect(await recorded()).toBe(2);
});

it('backup and restore go from bucket to bucket, and the commands find their bucket in S3_*', async () => {
  const { db, database } = server;
  const file = path.join(folder, 'pictures.zip');
  const audit = createAuditTrail({ clock: Date.now, log });
  const { pictures, lost } = await writeBackup({ db, clock: Date.now, audit, images }, file);
  expect([pictures, lost]).toEqual([10, []]);

  const target = await createTestDatabase();
  const other = await s3.createBucket();
  const env = {
    S3_ENDPOINT: other.endpoint,
    S3_BUCKET: other.bucket,
    S3_ACCESS_KEY_ID: other.accessKeyId,
    S3_SECRET_ACCESS_KEY: other.secretAccessKey,
  };
  const restored = await runCommand('restore', [file], { database: target.config, env });
  expect(restored).toMatchObject({ code: 0, complaint: '' });
  expect(await list(createS3ImageStorage(other))).toEqual(await list());

  // A storage that already has pictures is refused, also with an empty database.
  const second = await createTestDatabase();
  const secondDb = openDatabase(second.config);
  const place = {
    database: second.config,
    db: secondDb,
    clock: () => TEST_NOW,
    audit,
    images,
  };
  await expect(restoreBackup(place, file)).rejects.toThrow('see UPLOADS_DIR or S3_BUCKET');
  await secondDb.destroy();

  const wrong = { ...env, S3_ENDPOINT: 'http://127.0.0.1:9' };
  const refused = await runCommand('backup', [`${file}.2`], {
    database: database.config,
    env: wrong,
  });
  expect(refused.code).toBe(1);
  expect(refused.complaint).toMatch(/^The object storage of pictures cannot be used: .+\n$/);
  await target.drop();
  await second.drop();
});
