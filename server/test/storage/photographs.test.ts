import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import '../support/server/built-workers.ts';
import { buildHeicGrid, TILE_COLOURS } from '../support/images/heic-grid.ts';
import {
  buildJpeg,
  buildPngHeader,
  clearUploads,
  pictureForm,
  send,
  storedFiles,
} from '../support/images/pictures.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

/**
 * 320 x 240 pixels turned to 240 x 320, blue above red at the left; by Debian's heif-enc. Its metadata name a place.
 */
const heic = readFileSync(path.join(import.meta.dirname, '../support/images/photo.heic'));

/** Four squares of 64 pixels in the colours below, with the profile of a wider gamut, as iPhones write it; made by heif-enc too. */
const wideGamut = readFileSync(path.join(import.meta.dirname, '../support/images/wide-gamut.heic'));
const wideColours = ['#ff0000', '#00d000', '#0030ff', '#ffd000'];

/** 5712 x 4284 pixels of one colour, not in tiles, which is the most that is decoded at a time. */
const whole = readFileSync(path.join(import.meta.dirname, '../support/images/photo-24.heic'));

/** 128 pixels wide: the left half is green and the right one transparent. */
const seeThrough = readFileSync(
  path.join(import.meta.dirname, '../support/images/see-through.heic'),
);

const MEGABYTE = 1024 * 1024;

let avif: Buffer;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  avif = await sharp(await buildJpeg({ width: 400, height: 300 }))
    .avif({ effort: 0 })
    .toBuffer();
  server = await startTestServer();
  cookie = await server.logIn();
});
afterEach(() => {
  clearUploads(server);
});
afterAll(() => server.stop());

function upload(content: Buffer | string, fileName = 'IMG_0001.HEIC') {
  return send(server, '/api/pictures', { body: pictureForm(content, { fileName }), cookie });
}

async function read(address: unknown): Promise<Buffer> {
  const answer = await fetch(server.url + String(address));
  return Buffer.from(await answer.arrayBuffer());
}

/** The visible colour at a point of a picture. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return [...(await pixel.toBuffer())];
}

/** The file with another size in its header. */
function withHeader(
  { width, height }: { width: number; height: number },
  picture: Buffer = heic,
): Buffer {
  const file = Buffer.from(picture);
  const at = file.indexOf('ispe') + 8;
  file.writeUInt32BE(width, at);
  file.writeUInt32BE(height, at + 4);
  return file;
}

describe('a photograph as phones take it', () => {
  it('in HEIC is stored upright, and where it was taken is gone', async () => {
    const { status, body } = await upload(heic);
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 240, height: 320, alt: { en: '' } });
    expect(body.focus).toEqual({ x: 50, y: 50 });
    const stored = await read(body.path);
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 240, height: 320 });
    expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const [red = 0, , blue = 0] = await colourAt(stored, 60, 30);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(120);
    expect(storedFiles(server)).toHaveLength(1);
  });

  it('in HEIC keeps its colours, which are noted in those of a phone', async () => {
    const { status, body } = await upload(wideGamut);
    expect(status).toBe(201);
    const stored = await read(body.path);
    for (const [index, colour] of wideColours.entries()) {
      const seen = await colourAt(stored, 64 * index + 32, 32);
      const meant = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
      // Read as sRGB, each of them is off by 40 or more in some channel.
      const off = Math.max(
        ...meant.map((value, channel) => Math.abs(value - (seen[channel] ?? 0))),
      );
      expect(off, `${colour}: ${String(seen)}`).toBeLessThan(16);
    }
  });

  // As phones make them: upright, on either side, upside down; and mirrored, like front cameras.
  it.each([
    { name: '24', width: 5712, height: 4284, turns: 3, corner: 'top right', order: [2, 0, 3, 1] },
    { name: '48', width: 8064, height: 6048, turns: 0, corner: 'top left', order: [0, 1, 2, 3] },
    { name: '1', width: 1300, height: 900, turns: 1, corner: 'bottom left', order: [1, 3, 0, 2] },
    { name: '1', width: 1300, height: 900, turns: 2, corner: 'bottom right', order: [3, 2, 1, 0] },
    {
      name: '1',
      width: 1300,
      height: 900,
      isMirrored: true,
      corner: 'top right',
      order: [1, 0, 3, 2],
    },
  ])(
    'in HEIC of $name megapixels in tiles is put together, its first one $corner',
    async (given) => {
      const { width, height, turns = 0, corner, order } = given;
      const { status, body } = await upload(buildHeicGrid(given));
      const [shownWidth, shownHeight] = turns % 2 === 0 ? [width, height] : [height, width];
      const scale = Math.min(1, 1280 / shownWidth);
      const [storedWidth, storedHeight] = [shownWidth * scale, shownHeight * scale];
      expect(status).toBe(201);
      expect(Math.abs(Number(body.width) - storedWidth)).toBeLessThan(1);
      expect(Math.abs(Number(body.height) - storedHeight)).toBeLessThan(1);
      const stored = await read(body.path);
      const left = corner.endsWith('right') ? storedWidth - 512 * scale : 0;
      const top = corner.startsWith('bottom') ? storedHeight - 512 * scale : 0;
      for (const [index, of] of order.entries()) {
        const x = left + (128 + 256 * (index % 2)) * scale;
        const y = top + (128 + 256 * Math.floor(index / 2)) * scale;
        const seen = await colourAt(stored, Math.round(x), Math.round(y));
        const meant = TILE_COLOURS[of] ?? [];
        const off = Math.max(
          ...meant.map((value, channel) => Math.abs(value - (seen[channel] ?? 0))),
        );
        expect(off, `quarter ${String(index)}: ${String(seen)}`).toBeLessThan(16);
      }
      // The other corners are grey; black would be a place without a tile.
      const corners = [
        ...['top left', 'top right', 'bottom left', 'bottom right'].filter(
          (each) => each !== corner,
        ),
      ];
      for (const each of corners) {
        const x = each.endsWith('right') ? Number(body.width) - 1 : 0;
        const y = each.startsWith('bottom') ? Number(body.height) - 1 : 0;
        for (const value of await colourAt(stored, x, y))
          expect(Math.abs(value - 128)).toBeLessThan(8);
      }
    },
    120_000,
  );

  it('in HEIC may have 24 megapixels that are not in tiles', async () => {
    const { status, body } = await upload(whole);
    expect([status, body.width, body.height]).toEqual([201, 1280, 960]);
  });

  it('in HEIC keeps what cannot be seen', async () => {
    const { status, body } = await upload(seeThrough);
    expect(status).toBe(201);
    const { data } = await sharp(await read(body.path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number) => data[(64 * 128 + x) * 4 + 3];
    expect([alphaAt(20), alphaAt(108)]).toEqual([255, 0]);
  });

  it('in AVIF is stored upright', async () => {
    const jpeg = await buildJpeg({ width: 400, height: 300 });
    const turned = await sharp(jpeg).rotate(90).avif({ effort: 0 }).toBuffer();
    const { status, body } = await upload(turned, 'photo.avif');
    expect([status, body.width, body.height]).toEqual([201, 300, 400]);
  });

  it('in HEIC with a profile that is damaged is taken without it', async () => {
    const file = Buffer.from(wideGamut);
    const at = file.indexOf('prof') + 4;
    file.fill(0xff, at + 40, at + 440);
    expect((await upload(file)).status).toBe(201);
  });

  it('in JPEG may have 48 megapixels and 25 MB', async () => {
    const big = await buildJpeg({ width: 8000, height: 6000 });
    const padded = Buffer.concat([big, Buffer.alloc(25 * MEGABYTE)]);
    const { status, body } = await upload(padded.subarray(0, 25 * MEGABYTE));
    expect([status, body.width, body.height]).toEqual([201, 1280, 960]);
  });

  it.each<[string, number, RegExp, () => Buffer]>([
    [
      'with 66 megapixels',
      413,
      /at most 65 megapixels. Save it/,
      () => buildPngHeader({ width: 66_000, height: 1000 }),
    ],
    [
      'in HEIC with 66',
      413,
      /HEIC .* 65 megapixels. Save it/,
      () => buildHeicGrid({ width: 8250, height: 8000, tile: { width: 1024, height: 1024 } }),
    ],
    [
      'in HEIC with 26 that are not in tiles',
      413,
      /HEIC .* 25 megapixels. Save it/,
      () => withHeader({ width: 6000, height: 4400 }),
    ],
    [
      'in HEIC whose tiles are larger than declared',
      400,
      /HEIC .* cannot be read/,
      () => buildHeicGrid({ width: 1024, height: 512, tile: { width: 64, height: 64 } }),
    ],
    [
      'in HEIC whose tiles are smaller than declared',
      400,
      /HEIC .* cannot be read/,
      () => buildHeicGrid({ width: 2048, height: 1024, tile: { width: 1024, height: 1024 } }),
    ],
    [
      'in AVIF with 26',
      413,
      /AVIF .* 25 megapixels. Save it/,
      () => withHeader({ width: 6000, height: 4400 }, avif),
    ],
    [
      'in AVIF with more in it than its header says',
      400,
      /AVIF .* cannot be read/,
      () => withHeader({ width: 16, height: 16 }, avif),
    ],
    [
      'in HEIC that is cut off',
      400,
      /HEIC .* cannot be read. Save it/,
      () => heic.subarray(0, 1500),
    ],
    [
      'in HEIC with nothing in it',
      400,
      /HEIC .* cannot be read/,
      () => Buffer.from(heic).fill(0, heic.indexOf('mdat') + 4),
    ],
    [
      'in HEIC with more in it than its header says',
      400,
      /HEIC .* cannot be read/,
      () => withHeader({ width: 16, height: 16 }),
    ],
    ['over 25 MB', 413, /25 MB/, () => Buffer.alloc(25 * MEGABYTE + 1)],
  ])('%s is refused in words', async (_name, status, message, build) => {
    const answer = await upload(build());
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, ['image']]);
    expect(answer.body.message).toMatch(message);
    expect(storedFiles(server)).toEqual([]);
  });

  it('that is progressive may have 40 megapixels', async () => {
    const plain = sharp({
      create: { width: 8200, height: 5000, channels: 3, background: '#c8102e' },
    });
    const answer = await upload(await plain.jpeg({ progressive: true }).toBuffer());
    expect(answer.status).toBe(413);
    expect(answer.body.message).toMatch(/progressive .* 40 megapixels/);
  });

  it('in HEIC is not taken by the calls that the product was ordered with', async () => {
    const body = pictureForm(heic, { field: 'images' });
    const answer = await send(server, '/api/galleryupload', { body, cookie });
    expect(answer.status).toBe(415);
    expect(answer.body.message).toMatch(/JPEG, PNG, WebP or GIF/);
  });

  it('is decoded one after another when several come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(heic)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(storedFiles(server)).toHaveLength(6);
  });

  it('that is damaged somewhere leaves nothing behind, and the next one is taken', async () => {
    const jpeg = await buildJpeg({ width: 400, height: 300 });
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    let taken = 0;
    for (let index = 0; index < 50; index += 1) {
      const whole = index % 5 === 0 ? jpeg : heic;
      const file = Buffer.from(whole.subarray(0, whole.length - random(whole.length / 2)));
      for (let count = 0; count < 8; count += 1) file[12 + random(file.length - 12)] = random(256);
      const { status } = await upload(file);
      expect([201, 400, 413, 415]).toContain(status);
      taken += Number(status === 201);
    }
    recordTried({ attacks: 50, letIn: 0 });
    expect(taken).toBeLessThan(25);
    clearUploads(server);
    expect((await upload(heic)).status).toBe(201);
    expect(storedFiles(server)).toHaveLength(1);
  });
});
