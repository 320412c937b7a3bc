import { readdirSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { createDiskImageStorage } from '../../src/storage/disk-image-storage.ts';
import { buildJpeg, pictureForm, send, storedFiles } from '../support/images/pictures.ts';
import { canMountDisks, mountSmallDisk } from '../support/database/small-disk.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
beforeEach(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
});
afterEach(async () => {
  giveRoom();
  await server.stop();
});

async function upload() {
  const body = pictureForm(await buildJpeg(), { field: 'images' });
  return send(server, '/api/galleryupload', { body, cookie });
}

/** Simulates a disk that is full from the n-th file on. */
function fillDisk(code: string, { from }: { from: number }): void {
  let count = 0;
  const real = files.writeFile;
  vi.spyOn(files, 'writeFile').mockImplementation(async (...args) => {
    count += 1;
    if (count >= from) throw Object.assign(new Error(`${code}: no space left`), { code });
    await real(...args);
  });
  // For modules that have imported it by name.
  syncBuiltinESMExports();
}

function giveRoom(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

describe('an upload to a full disk', () => {
  it.each([
    ['ENOSPC', 1],
    ['ENOSPC', 4],
    ['EDQUOT', 2],
    ['EROFS', 1],
  ])('(%s at file %i) is 503 in words, and leaves neither file nor record', async (code, from) => {
    fillDisk(code, { from });
    const { status, body } = await upload();
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(body.message).toMatch(/out of space\. Nothing was published/);
    expect(storedFiles(server)).toEqual([]);
    const records = await server.db
      .selectFrom('gallery_images')
      .select('id')
      .where('image', 'like', '/uploads/%')
      .execute();
    expect(records).toEqual([]);
  });

  it('works again once there is space', async () => {
    fillDisk('ENOSPC', { from: 1 });
    expect((await upload()).status).toBe(503);
    giveRoom();
    expect((await upload()).status).toBe(201);
    expect(storedFiles(server)).toHaveLength(5);
  });
});

it('keeps the files of a picture whose record was stored, but the answer to the commit lost', async () => {
  const records = () => server.db.selectFrom('pictures').select('id').execute();
  const begin = server.db.transaction.bind(server.db);
  vi.spyOn(server.db, 'transaction').mockImplementation(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (work) => {
      const before = await records();
      const result = await execute(work);
      if ((await records()).length > before.length) throw new Error('The connection is gone.');
      return result;
    };
    return transaction;
  });
  expect((await upload()).status).toBe(500);
  expect(await records()).toHaveLength(1);
  expect(storedFiles(server)).toHaveLength(5);
});

it('a turn that the disk has no room for goes on with the picture it broke in', async () => {
  const frame = await buildJpeg({ width: 960, height: 720 });
  const sendFrame = async () => {
    const body = pictureForm(frame);
    body.append('use', 'turn');
    return send(server, '/api/pictures', { body, cookie });
  };
  const paths = [(await sendFrame()).body.path, (await sendFrame()).body.path];
  // In the middle of the sizes of one picture.
  fillDisk('ENOSPC', { from: 3 });
  const refused = await sendFrame();
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  giveRoom();
  paths.push((await sendFrame()).body.path);
  expect(storedFiles(server)).toHaveLength(3 * 4);
  const rows = await server.db.selectFrom('pictures').select('path').orderBy('id').execute();
  expect(rows.slice(-3).map(({ path }) => path)).toEqual(paths);
});

describe.runIf(canMountDisks())('an upload to a real disk that is full', () => {
  it('is 503, leaves no file, and works once there is space', async () => {
    const disk = mountSmallDisk(2);
    const full = await startTestServer({ images: createDiskImageStorage(disk.folder) });
    try {
      const session = await full.logIn();
      const uploadOne = async () => {
        const body = pictureForm(await buildJpeg(), { field: 'images' });
        return (await send(full, '/api/galleryupload', { body, cookie: session })).status;
      };
      disk.fill();
      expect(await uploadOne()).toBe(503);
      expect(readdirSync(disk.folder)).toEqual(['ballast']);
      disk.giveRoom();
      expect(await uploadOne()).toBe(201);
      expect(storedFiles({ uploadsDir: disk.folder })).toHaveLength(5);
      recordTried({ faults: 1, healed: 1 });
    } finally {
      await full.stop();
      disk.remove();
    }
  });
});
