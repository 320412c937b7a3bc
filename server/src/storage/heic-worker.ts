import { crc32, deflateSync } from 'node:zlib';
import { photographs } from '@dealership/shared';
import sharp from 'sharp';
import { answerOrders } from '../workers/answer-orders.ts';
import { decodeHeic } from './decode-heic.ts';
import { decodeMain, type MainPicture } from './decode-main.ts';
import type { HeicPart } from './heic.ts';

// libheif prints lines of its own about each damaged file; the server answers and logs the important part.
for (const name of ['log', 'warn', 'error'] as const) console[name] = () => undefined;

/** The program of the worker that decodes HEIC and AVIF; `WorkerOptions` bounds its memory and time. */
answerOrders(take);

/** Of a PNG, in bytes: its signature and its first chunk. */
const END_OF_HEADER = 8 + 25;

/** Of the file that is being sent. */
let parts: Uint8Array[] = [];

// oxlint-disable-next-line require-yield -- an answer without parts
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
  const mostPixels = photographs.heicPixels ?? 0;
  // Without the limit, which is that of JPEG: the header has been checked.
  const { icc, compression } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (compression === 'av1') return decodeMain(bytes, { mostPixels });
  const main = await decodeMain(decodeHeic(bytes, photographs), { mostPixels });
  // Phones record that their colours have a wider gamut than those of the web; the decoder returns them unchanged.
  return icc ? decodeMain(await withProfile(main, icc), { mostPixels }) : main;
}

/** The picture as a PNG with this colour profile: raw pixels cannot carry one. */
async function withProfile({ data, width, height, channels }: MainPicture, icc: Buffer) {
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
