import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJpeg } from '../support/images/pictures.ts';
import { startServerProcess, type ServerProcess } from '../support/server/server-process.ts';
import { createFilledDatabase, STAFF, type TestDatabase } from '../support/server/test-server.ts';

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 500;
/** `npm run test:long` uses the most files that an upload may have; even ten would be too many to hold in memory. */
const FILES = Number(process.env.UPLOAD_FILES ?? 10);

let database: TestDatabase;
let uploadsDir: string;
beforeAll(async () => {
  database = await createFilledDatabase();
  uploadsDir = mkdtempSync(path.join(tmpdir(), 'dealership-uploads-'));
});
afterAll(async () => {
  rmSync(uploadsDir, { recursive: true });
  await database.drop();
});

/** Peak memory of the process so far, in megabytes. */
function peakOf({ process }: ServerProcess): number {
  const status = readFileSync(`/proc/${String(process.pid)}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

interface Uploads {
  /** Name of the field in the form. */
  field: string;
  /** Uploads at once. */
  count: number;
  /** Pictures in each of them. */
  pictures: readonly Buffer[];
  /** How often each is sent, one after another. */
  times?: number;
}

/** @returns the peak of the server's memory in megabytes, with several uploads at once of these files each */
async function upload(
  call: string,
  { field, count, pictures, times = 1 }: Uploads,
): Promise<number> {
  const server = await startServerProcess(database.config, {
    UPLOADS_DIR: uploadsDir,
    // The same as in the Dockerfile and the systemd unit.
    MALLOC_MMAP_THRESHOLD_: '131072',
  });
  try {
    const login = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const blobs = pictures.map((bytes) => new Blob([bytes], { type: 'image/jpeg' }));
    const send = async () => {
      const body = new FormData();
      for (const blob of blobs) body.append(field, blob, 'a.jpg');
      const headers = { Cookie: cookie };
      const answer = await fetch(server.url + call, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = await Promise.all(
      Array.from({ length: count }, async () => {
        const own = [];
        for (let sent = 0; sent < times; sent += 1) own.push(await send());
        return own;
      }),
    );
    expect(statuses.flat()).toEqual(Array(count * times).fill(201));
    return peakOf(server);
  } finally {
    await server.end('SIGTERM');
  }
}

// Only Linux reports it; independent of the engine.
const canMeasure = platform() === 'linux' && process.env.TEST_ENGINE === 'sqlite';

describe.runIf(canMeasure)('uploads at once', () => {
  it(`eleven, of ${String(FILES)} files of 5 MB each`, async () => {
    // Small, since only holding the files in memory is measured: encoding 110 larger ones takes long.
    const padded = Buffer.concat([
      await buildJpeg({ width: 64, height: 48 }),
      Buffer.alloc(5 * MEGABYTE),
    ]);
    const picture = padded.subarray(0, 5 * MEGABYTE);
    const uploads = { field: 'images', count: 11, pictures: Array<Buffer>(FILES).fill(picture) };
    expect(await upload('/api/galleryupload', uploads)).toBeLessThan(MAX_MEGABYTES);
  });

  const big = (channels: 3 | 4) =>
    sharp({
      create: {
        width: 8000,
        height: 5000,
        channels,
        background: { r: 200, g: 16, b: 46, alpha: 0.5 },
      },
    });

  const pictures: [string, () => Promise<Buffer>][] = [
    ['GIF', () => big(3).gif().toBuffer()],
    ['interlaced PNG', () => big(4).png({ progressive: true }).toBuffer()],
    [
      'progressive JPEG',
      () => big(3).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
    ],
  ];
  // A picture takes two seconds, so only `npm run test:long` tries all, eleven times. Four at once would be too many.
  const isWhole = process.env.UPLOAD_PICTURES !== undefined;
  it.each(pictures.slice(0, Number(process.env.UPLOAD_PICTURES ?? 1)))(
    `${isWhole ? 'eleven' : 'four'}, of a %s of 40 megapixels each`,
    async (_name, build) => {
      const picture = await build();
      const uploads = { field: 'images', count: isWhole ? 11 : 4, pictures: [picture] };
      expect(await upload('/api/galleryupload', uploads)).toBeLessThan(MAX_MEGABYTES);
    },
    240_000,
  );

  it(`ten, of ${isWhole ? 20 : 2} photographs each, one after another`, async () => {
    const photograph = await buildJpeg({ width: 4000, height: 3000 });
    const heic = readFileSync(path.join(import.meta.dirname, '../support/images/photo.heic'));
    const times = isWhole ? 20 : 2;
    for (const picture of [photograph, heic]) {
      const uploads = { field: 'image', count: 10, pictures: [picture], times };
      expect(await upload('/api/pictures', uploads)).toBeLessThan(MAX_MEGABYTES);
    }
  });

  it.runIf(isWhole)(
    'four, of a photograph of 64 megapixels that has to be decoded as a whole',
    async () => {
      const whole = sharp({
        create: {
          width: 9200,
          height: 6900,
          channels: 4,
          background: { r: 200, g: 16, b: 46, alpha: 0.5 },
        },
      });
      const pictures = [await whole.webp({ lossless: true, effort: 0 }).toBuffer()];
      const uploads = { field: 'image', count: 4, pictures };
      expect(await upload('/api/pictures', uploads)).toBeLessThan(MAX_MEGABYTES);
    },
    240_000,
  );
});
