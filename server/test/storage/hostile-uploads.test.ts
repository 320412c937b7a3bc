import { existsSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import {
  buildForm,
  buildJpeg,
  buildPngHeader,
  clearUploads,
  pictureForm,
  send,
  passDeleted,
  storedFiles,
} from '../support/images/pictures.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const CALL = '/api/postNotification';
const MEGABYTE = 1024 * 1024;

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
  await server.db.deleteFrom('notifications').execute();
});
afterAll(() => server.stop());
// Every test deletes its accepted pictures.
afterEach(() => {
  expect(storedFiles(server)).toEqual([]);
});

function upload(content: Buffer | string, fileName = 'a.jpg') {
  return send(server, CALL, { body: pictureForm(content, { fileName }), cookie });
}

async function remove(id: unknown) {
  await send(server, `/api/deleteNotification/${Number(id)}`, { method: 'DELETE', cookie });
  await passDeleted(server);
}

/** Uploads a picture that must be accepted, reads the stored result, and deletes it. */
async function uploadAndRead(content: Buffer, fileName?: string) {
  const { status, body } = await upload(content, fileName);
  expect(status).toBe(201);
  const answer = await fetch(server.url + String(body.images));
  const bytes = Buffer.from(await answer.arrayBuffer());
  await remove(body.id);
  return { body, bytes, headers: answer.headers };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('an upload that is refused, with a reason', () => {
  const gif = Buffer.from('GIF89a');
  gif.writeUInt16LE(0xffff, 2);

  it.each<[string, number, RegExp, () => Buffer | string | Promise<Buffer>]>([
    ['an SVG', 415, /JPEG, PNG, WebP or GIF/, () => SVG],
    ['an SVG with an XML head', 415, /JPEG, PNG/, () => `<?xml version="1.0"?>${SVG}`],
    ['HTML named .jpg', 415, /JPEG, PNG/, () => '<!doctype html><script>alert(1)</script>'],
    ['a PDF', 415, /JPEG, PNG/, () => '%PDF-1.7\n%\n'],
    [
      'a TIFF',
      415,
      /JPEG, PNG/,
      async () =>
        sharp(await buildJpeg())
          .tiff()
          .toBuffer(),
    ],
    ['a file without a byte', 400, /empty/, () => Buffer.alloc(0)],
    ['nothing but the start of a JPEG', 400, /damaged/, () => Buffer.from('ffd8ffe0', 'hex')],
    ['half a JPEG', 400, /damaged/, async () => (await noise()).subarray(0, 50_000)],
    ['HTML after the start of a GIF', 400, /damaged/, () => `GIF89a${'<script>'.repeat(20)}`],
    [
      '30000 x 30000',
      413,
      /40 megapixels/,
      () => buildPngHeader({ width: 30_000, height: 30_000 }),
    ],
    [
      'just over the limit',
      413,
      /megapixels/,
      () => buildPngHeader({ width: 40_001, height: 1000 }),
    ],
    [
      'interlaced, with 16 bits a colour, over 20 megapixels',
      413,
      /without interlacing/,
      () => buildPngHeader({ width: 20_001, height: 1000 }, { isHeavy: true }),
    ],
    ['over 5 MB', 413, /5 MB/, () => Buffer.alloc(5 * MEGABYTE + 1)],
    ['100 MB', 413, /5 MB/, () => Buffer.alloc(100 * MEGABYTE)],
  ])('%s is %i', async (_name, status, message, build) => {
    const answer = await upload(await build());
    recordTried({ attacks: 1, letIn: Number(answer.status === 201) });
    expect([answer.status, answer.body.message]).toEqual([
      status,
      expect.stringMatching(message) as string,
    ]);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['image']);
  });

  it('one file of 100 MB for the gallery is 413', async () => {
    const body = pictureForm(Buffer.alloc(100 * MEGABYTE), { field: 'images' });
    const answer = await send(server, '/api/galleryupload', { body, cookie });
    expect(answer.status).toBe(413);
  });

  it('100 MB for the gallery without a length in the header is 413 after 5 MB', async () => {
    const { status, sent } = await stream('/api/galleryupload', 'images');
    expect(status).toBe(413);
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });

  it('an endless file in an unknown field is 413', async () => {
    const { status, sent } = await stream(CALL, 'other');
    expect(status).toBe(413);
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });

  it('a picture of exactly 5 MB is read', async () => {
    const padded = Buffer.concat([await buildJpeg(), Buffer.alloc(5 * MEGABYTE)]);
    const { body } = await uploadAndRead(padded.subarray(0, 5 * MEGABYTE));
    expect(body.width).toBe(1280);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"',
    ],
    ['nonsense', 'multipart/form-data; boundary=b', 'nonsense'],
  ])('a form with %s is 400', async (_name, type, body) => {
    const answer = await fetch(server.url + CALL, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': type },
      body,
    });
    expect(answer.status).toBe(400);
  });

  it('a form with many fields is 400', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => ({ field: `t${index}`, content: 'x' }));
    const answer = await send(server, CALL, { body: buildForm(texts), cookie });
    expect(answer.status).toBe(400);
  });
});

/** Streams one file of up to 100 MB in chunks; returns how much was sent before the answer. */
function stream(call: string, field: string): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const outgoing = httpRequest(
      server.url + call,
      {
        method: 'POST',
        headers: { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=b' },
      },
      (answer) => {
        isAnswered = true;
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, sent });
        outgoing.destroy();
      },
    );
    outgoing.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    outgoing.write(
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`,
    );
    const chunk = Buffer.alloc(MEGABYTE / 4);
    const next = () => {
      if (isAnswered || sent >= 100 * MEGABYTE) return;
      sent += chunk.length;
      outgoing.write(chunk, () => setTimeout(next, 2));
    };
    next();
  });
}

/** A large JPEG: noise does not compress. */
function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
}

describe('a picture that is accepted', () => {
  it('loses its metadata, and is stored upright', async () => {
    const photo = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#0000ff' },
    })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Secret Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 43/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('Exif')).toBe(true);
    const { body, bytes } = await uploadAndRead(photo);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 400 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    expect([body.width, body.height, body.placeholder]).toEqual([
      200,
      400,
      expect.stringMatching(/^#0[0-9a-f]0[0-9a-f]f[0-9a-f]$/),
    ]);
  });

  it('loses data hidden after its end', async () => {
    const { bytes } = await uploadAndRead(Buffer.concat([await buildJpeg(), Buffer.from(SVG)]));
    expect(bytes.includes('alert(1)')).toBe(false);
  });

  it.each(['png', 'webp', 'gif', 'jpeg'] as const)('may be %s by whatever name', async (format) => {
    const picture = await sharp(await buildJpeg({ width: 50, height: 40 }))
      .toFormat(format)
      .toBuffer();
    const { body, bytes } = await uploadAndRead(picture, 'page.html');
    expect([body.width, body.height]).toEqual([50, 40]);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  it('may be grey, transparent, or have 16 bits a channel', async () => {
    const base = sharp({ create: { width: 60, height: 60, channels: 4, background: '#00000000' } });
    const clear = await uploadAndRead(await base.clone().png().toBuffer());
    expect(clear.body.placeholder).toBe('#ffffff');
    expect((await sharp(clear.bytes).metadata()).hasAlpha).toBe(true);
    const grey = sharp(await buildJpeg({ width: 60, height: 60 })).toColourspace('b-w');
    expect((await uploadAndRead(await grey.png().toBuffer())).body.width).toBe(60);
    const deep = base.clone().flatten().toColourspace('rgb16');
    expect((await uploadAndRead(await deep.png().toBuffer())).body.placeholder).toBe('#000000');
  });

  it('is kept as its first frame when it is animated', async () => {
    const frames = Buffer.alloc(20 * 40 * 3, 200);
    const animated = await sharp(frames, {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif({ loop: 0 })
      .toBuffer();
    const { bytes } = await uploadAndRead(animated);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('may be a long strip, and no side is too long for the format', async () => {
    const { body } = await uploadAndRead(await buildJpeg({ width: 600, height: 30_000 }));
    expect([body.width, body.height]).toEqual([51, 2560]);
  });

  it.each(['../../evil.jpg', '..\\..\\evil.jpg', '/etc/evil.jpg', '.htaccess', 'ছবি.jpg'])(
    'gets a name of ours when it comes as %j',
    async (fileName) => {
      const { body } = await uploadAndRead(await buildJpeg({ width: 50, height: 40 }), fileName);
      expect(body.images).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
      expect(existsSync(path.join(server.uploadsDir, '../evil.jpg'))).toBe(false);
    },
  );

  it('is cached for ever, and served as a picture and nothing else', async () => {
    const { headers } = await uploadAndRead(await buildJpeg());
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('GET /uploads/…', () => {
  it.each(['', '/', '/.gitkeep', '/..%2fsecret.webp', '/%2e%2e/secret', '/a/b', '/note.webp'])(
    'has nothing under %j',
    async (rest) => {
      for (const name of ['.gitkeep', 'note.webp']) {
        writeFileSync(path.join(server.uploadsDir, name), 'secret');
      }
      const answer = await fetch(`${server.url}/uploads${rest}`);
      clearUploads(server);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  it('answers HEAD', async () => {
    const { body } = await upload(await buildJpeg());
    const answer = await fetch(server.url + String(body.images), { method: 'HEAD' });
    await remove(body.id);
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
  });
});

describe('an upload that its sender breaks off', () => {
  it('leaves nothing', async () => {
    const jpeg = await buildJpeg();
    await new Promise<void>((resolve) => {
      const outgoing = httpRequest(server.url + CALL, {
        method: 'POST',
        headers: {
          Cookie: cookie,
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': 2 * jpeg.length,
        },
      });
      outgoing.on('error', () => {});
      outgoing.on('close', resolve);
      outgoing.write(
        '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
      );
      outgoing.write(jpeg, () => {
        setTimeout(() => outgoing.destroy(), 50);
      });
    });
    await sleep(200);
    const list = await fetch(`${server.url}/api/getNotification`);
    expect(await list.json()).toEqual([]);
  });
});
