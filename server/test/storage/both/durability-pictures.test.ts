import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureSizes, type ModelDetail, type UploadedPicture } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openDatabase } from '../../../src/db/open-database.ts';
import { sweepPictures } from '../../../src/features/content/sweep-pictures.ts';
import { createDiskImageStorage } from '../../../src/storage/disk-image-storage.ts';
import { createImageKey, type ImageStorage } from '../../../src/storage/image-storage.ts';
import { createS3ImageStorage } from '../../../src/storage/s3-image-storage.ts';
import { openBrowser, type Browser } from '../../support/requests/browser.ts';
import { pictureForm } from '../../support/images/pictures.ts';
import { startS3, type S3Server } from '../../support/images/s3-server.ts';
import { startServerProcess, type ServerProcess } from '../../support/server/server-process.ts';
import {
  createFilledDatabase,
  createTestLog,
  STAFF,
  type TestDatabase,
} from '../../support/server/test-server.ts';

const DAY_MS = 24 * 60 * 60_000;
const FRAMES = 36;

/** How often the server is killed during one turn; more in `npm run test:long`. */
const KILLS = Math.min(Number(process.env.DURABILITY_ROUNDS ?? 2), FRAMES / 2);

let folder: string;
let s3: S3Server;
let frames: Buffer[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-turn-'));
  s3 = await startS3();
  // Each has another shade, so that they cannot be mixed up; noise makes their files large.
  frames = await Promise.all(
    Array.from({ length: FRAMES }, (_, index) =>
      sharp({
        create: {
          width: 500,
          height: 60,
          channels: 3,
          background: { r: 7 * index, g: 90, b: 90 },
          noise: { type: 'gaussian', mean: 128, sigma: 20 },
        },
      })
        .jpeg()
        .toBuffer(),
    ),
  );
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

function cookieOf({ cookies }: Browser): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** A place for pictures, and the environment of a server process that uses it. */
interface Place {
  images: ImageStorage;
  env: Record<string, string>;
}

const places: Record<string, () => Promise<Place>> = {
  folder: () => {
    const own = mkdtempSync(path.join(folder, 'images-'));
    return Promise.resolve({ images: createDiskImageStorage(own), env: { UPLOADS_DIR: own } });
  },
  bucket: async () => {
    const bucket = await s3.createBucket();
    const env = {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    };
    return { images: createS3ImageStorage(bucket), env };
  },
};

/**
 * Places and engines do not depend on each other, so each is tested once: the folder on SQLite and the bucket on
 * MySQL; `npm run test:long` tests all four.
 */
const met = Object.entries(places).filter(
  ([name]) =>
    process.env.DURABILITY_ROUNDS !== undefined ||
    (name === 'folder') === (process.env.TEST_ENGINE === 'sqlite'),
);

describe.each(met)('a turn that is sent to a %s', (_name, createPlace) => {
  let place: Place;
  let database: TestDatabase;
  beforeAll(async () => {
    place = await createPlace();
    database = await createFilledDatabase();
  });
  afterAll(() => database.drop());

  async function list(): Promise<string[]> {
    const names = [];
    for await (const { name } of place.images.list()) names.push(name);
    return names.sort();
  }

  async function signIn({ url }: ServerProcess): Promise<Browser> {
    const browser = openBrowser({ url });
    expect((await browser.send('POST', '/api/login', STAFF)).status).toBe(200);
    return browser;
  }

  /** Sends a frame like the editor: with the name of its use, in a session that outlives the server. */
  async function sendFrame(
    { url }: ServerProcess,
    cookie: string,
    index: number,
  ): Promise<UploadedPicture | undefined> {
    const body = pictureForm(frames[index] ?? '');
    body.append('use', 'turn');
    try {
      const headers = { Cookie: cookie };
      const answer = await fetch(`${url}/api/pictures`, { method: 'POST', headers, body });
      const picture = (await answer.json()) as UploadedPicture;
      return answer.status === 201 ? picture : undefined;
    } catch {
      return undefined;
    }
  }

  /** Each size exists, has its width, and can be decoded completely. */
  async function expectWhole({ url }: ServerProcess, picture: UploadedPicture): Promise<void> {
    for (const { path: address, width } of pictureSizes(picture)) {
      const answer = await fetch(url + address);
      expect(answer.status).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { info } = await sharp(bytes, { failOn: 'warning' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.width).toBe(width);
    }
  }

  it('by a server that is killed goes on where it broke, without half a picture', async () => {
    const kept: UploadedPicture[] = [];
    let server = await startServerProcess(database.config, place.env);
    const cookie = cookieOf(await signIn(server));
    // Spread over the turn, none at its first or last frame.
    const deaths = Array.from({ length: KILLS }, (_, kill) =>
      Math.floor(((kill + 0.5) * FRAMES) / KILLS),
    );
    let [unanswered, frameMs] = [0, 0];
    while (kept.length < FRAMES) {
      const dies = deaths[0] === kept.length;
      const started = performance.now();
      const sending = sendFrame(server, cookie, kept.length);
      if (dies) {
        deaths.shift();
        // The first one certainly before its answer; the others while they arrive, are encoded or written, or just
        // after.
        await sleep(unanswered === 0 ? 2 : 1.2 * frameMs * Math.random());
        recordTried({ faults: 1 });
        await server.end('SIGKILL');
      }
      const picture = await sending;
      if (picture) kept.push(picture);
      if (!dies) {
        expect(picture, `frame ${kept.length}`).toBeDefined();
        frameMs = performance.now() - started;
        continue;
      }
      unanswered += Number(picture === undefined);
      server = await startServerProcess(database.config, place.env);
      for (const each of kept.slice(-2)) await expectWhole(server, each);
      recordTried({ healed: 1 });
    }
    for (const each of kept) await expectWhole(server, each);
    expect(unanswered).toBeGreaterThan(0);

    const browser = await signIn(server);
    const { body: models } = await browser.send<{ models: { id: number; bike_name: string }[] }>(
      'GET',
      '/api/vehicles',
    );
    const model = models.models.find(({ bike_name: name }) => name === 'SP125');
    const id = model?.id ?? 0;
    const detail = await browser.send<ModelDetail>('GET', `/api/vehicles/${id}`);
    const state = detail.body.sections.find(({ section }) => section === 'pictures');
    const paths = kept.map(({ path: each }) => each);
    const saved = await browser.send<ModelDetail>(
      'PATCH',
      `/api/vehicles/${id}/sections/pictures`,
      {
        version: state?.version,
        value: { ...(state?.value as object), frames: paths },
      },
    );
    expect(saved.status).toBe(200);
    const versions = { pictures: (state?.version ?? 0) + 1 };
    const done = await browser.send('POST', `/api/vehicles/${id}/publish`, { versions });
    expect(done.status).toBe(200);
    const turn = await (await fetch(`${server.url}/api/360Images/SP125`)).text();
    for (const each of paths) expect(turn).toContain(each);
    await server.end('SIGTERM');
  });

  it('leaves nothing of what was broken off, once it is swept', async () => {
    const db = openDatabase(database.config);
    const rows = await db.selectFrom('pictures').selectAll().execute();
    const named = rows.flatMap((row) => pictureSizes(row).map(({ path: each }) => each.slice(9)));
    // Killed uploads may have left whole files that no record names; one more is added to be sure.
    const left = `${createImageKey()}.webp`;
    await place.images.save([{ name: left, bytes: frames[0] ?? Buffer.alloc(0) }]);
    const images: ImageStorage = {
      ...place.images,
      removeDrafts: () => place.images.removeDrafts(-1),
      list: async function* (shelf) {
        for await (const { name, age } of place.images.list(shelf)) {
          yield { name, age: age + 2 * DAY_MS };
        }
      },
    };
    const log = createTestLog();
    await sweepPictures({ db, log, images });
    expect(await list()).toEqual(named.sort());
    await db.destroy();
  });
});
