import { crc32, deflateSync } from 'node:zlib';
import { photographs } from '@dealership/shared';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { answerOrders } from '../workers/answer-orders.ts';
import { decodeMain, type MainPicture } from './decode-main.ts';
import type { HeicPart } from './heic.ts';

// It tells of each damaged file in lines of its own; the server answers and logs what matters.
for (const name of ['log', 'warn', 'error'] as const) console[name] = () => undefined;

/** The program of the worker that decodes HEIC; `WorkerOptions` bounds its memory and time. */
answerOrders(take, { end: () => undefined });

/** Of a PNG, in bytes: its signature and its first chunk. */
const END_OF_HEADER = 8 + 25;

/** Of the file that is being sent. */
let parts: Uint8Array[] = [];

// eslint-disable-next-line require-yield -- an answer without parts
async function* take({
  bytes,
  isFirst,
  isLast,
}: HeicPart): AsyncGenerator<never, MainPicture | undefined> {
  if (isFirst) parts = [];
  parts.push(bytes);
  return isLast ? decode(Buffer.concat(parts.splice(0))) : undefined;
}

async function decode(bytes: Uint8Array): Promise<MainPicture> {
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error('no picture in it');
  const [width, height] = [image.get_width(), image.get_height()];
  const mostPixels = photographs.heicPixels ?? 0;
  if (width * height > mostPixels) throw new Error('more pixels than its header says');
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const filled = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => {
    image.display(target, resolve);
  });
  if (!filled) throw new Error('it cannot be decoded');
  const { buffer, byteOffset, length } = filled.data;
  const data = new Uint8Array(buffer, byteOffset, length);
  const main = await decodeMain({ data, width, height, channels: 4 }, { mostPixels });
  // Phones note that their colours are of a wider gamut than those of the web; the decoder hands them over as they are.
  const { icc } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return icc ? decodeMain(await withProfile(main, icc), { mostPixels }) : main;
}

/** The picture as a PNG with this colour profile: raw pixels cannot carry one. */
async function withProfile(
  { data, width, height, channels }: MainPicture,
  icc: Buffer,
): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels } });
  const png = await picture.png({ compressionLevel: 0 }).toBuffer();
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0'), deflateSync(icc)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([
    png.subarray(0, END_OF_HEADER),
    length,
    chunk,
    sum,
    png.subarray(END_OF_HEADER),
  ]);
}
