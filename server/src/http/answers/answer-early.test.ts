import { PassThrough } from 'node:stream';
import type { Request, Response } from 'express';
import { contentLimits } from '@dealership/shared';
import { expect, it } from 'vitest';
import { answerEarly } from './answer-early.ts';

const MEGABYTE = 1024 * 1024;
const files = contentLimits.galleryFiles * contentLimits.pictureBytes;

/** Whether a request that brings so many bytes after its answer is read to its end. */
async function isReadToEnd(bytes: number): Promise<boolean> {
  const headers = { 'content-length': String(bytes) };
  const request = Object.assign(new PassThrough(), { headers, complete: false });
  const response = { type: () => response, set: () => response, write: () => true, end: () => {} };
  answerEarly(request as unknown as Request, response as unknown as Response, {});
  const ended = new Promise<boolean>((resolve) => {
    request.once('end', () => resolve(true)).once('close', () => resolve(false));
  });
  for (let sent = 0; sent < bytes && !request.destroyed; sent += MEGABYTE) {
    const chunk = Buffer.alloc(Math.min(MEGABYTE, bytes - sent));
    await new Promise((resolve) => {
      request.write(chunk, resolve);
    });
  }
  request.end();
  return ended;
}

it('reads the rest of the largest form, so that its sender gets the answer', async () => {
  expect(await isReadToEnd(files + 1000)).toBe(true);
});

it('cuts off a request that goes on and on', async () => {
  expect(await isReadToEnd(files + 2 * MEGABYTE)).toBe(false);
});
