import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ApiErrorBody } from '@dealership/shared';
import { contentKinds } from '@dealership/shared';
import { removeDeletedContent } from '../../../src/features/content/remove-content.ts';
import { createDiskImageStorage } from '../../../src/storage/disk-image-storage.ts';
import type { ImageStorage } from '../../../src/storage/image-storage.ts';
import { createTestLog, type TestServer } from '../server/test-server.ts';

interface Size {
  width: number;
  height: number;
}

/** A plain red JPEG; by default with a full set of sizes, and low, since encoding them takes long. */
export function buildJpeg({ width, height }: Size = { width: 1600, height: 90 }): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c8102e' } })
    .jpeg()
    .toBuffer();
}

/** A PNG with any size in its header and one row of content; a heavy one is interlaced, with 16 bits a colour. */
export function buildPngHeader({ width, height }: Size, { isHeavy = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(isHeavy ? [16, 2, 0, 0, 1] : [8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(3 * width + 1))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export interface FormPart {
  field: string;
  content: Buffer | string;
  /** A file's name on the sender's machine; without it the part is a text. */
  fileName?: string;
}

/** A form as browsers send it. */
export function buildForm(parts: readonly FormPart[]): FormData {
  const form = new FormData();
  for (const { field, content, fileName } of parts) {
    if (fileName === undefined) form.append(field, content.toString());
    else form.append(field, new Blob([content], { type: 'image/jpeg' }), fileName);
  }
  return form;
}

/** A form of one picture. */
export function pictureForm(
  content: Buffer | string,
  { field = 'image', fileName = 'a.jpg' } = {},
) {
  return buildForm([{ field, content, fileName }]);
}

export interface UploadAnswer {
  status: number;
  body: Partial<ApiErrorBody> & Record<string, unknown>;
}

export async function send(
  { url }: Pick<TestServer, 'url'>,
  call: string,
  { body, cookie, method = 'POST' }: { body?: FormData; cookie?: string; method?: string },
): Promise<UploadAnswer> {
  const headers = cookie === undefined ? {} : { Cookie: cookie };
  const answer = await fetch(url + call, { method, headers, ...(body && { body }) });
  return { status: answer.status, body: (await answer.json()) as UploadAnswer['body'] };
}

/** All files in the uploads folder, hidden ones too, except `owner.txt`. */
export function storedFiles({ uploadsDir }: Pick<TestServer, 'uploadsDir'>): string[] {
  return readdirSync(uploadsDir)
    .filter((name) => name !== 'owner.txt')
    .sort();
}

export function clearUploads(server: Pick<TestServer, 'uploadsDir'>): void {
  for (const name of storedFiles(server)) rmSync(path.join(server.uploadsDir, name));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes deleted content with its pictures, as if its 30 days had passed. */
export async function passDeleted(
  { db, clock, uploadsDir }: TestServer,
  images: ImageStorage = createDiskImageStorage(uploadsDir),
): Promise<void> {
  for (const kind of contentKinds) {
    await db
      .updateTable((kind === 'gallery' ? 'gallery_images' : kind) as 'offers')
      .set(({ eb }) => ({ deleted_at: eb('deleted_at', '-', 30 * DAY_MS) }))
      .where('deleted_at', 'is not', null)
      .execute();
  }
  const log = createTestLog();
  await removeDeletedContent({ db, clock, images, log });
}
