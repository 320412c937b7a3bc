import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** An answer that is ready in memory, in the encodings that browsers accept. */
export interface PreparedAnswer {
  /** Content type, or a file extension for it. */
  type: string;
  cacheControl: string;
  /** Absent where no cache may keep it. */
  etag?: string;
  body: Bodies;
}

interface Bodies {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const SMALLEST_FIRST = ['br', 'gzip'] as const;

export function prepareAnswer(answer: Omit<PreparedAnswer, 'etag'>): PreparedAnswer {
  const digest = hash('sha256', answer.body.identity, 'base64url');
  return { ...answer, etag: `"${digest.slice(0, 22)}"` };
}

/** Below this many bytes an answer fits into one network packet uncompressed. */
const SMALLEST_COMPRESSED = 1024;

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** A text in all encodings; compression does not block the event loop. */
export async function compressed(text: string): Promise<Bodies> {
  const identity = Buffer.from(text);
  if (identity.length < SMALLEST_COMPRESSED) return { identity };
  const [br, gz] = await Promise.all([
    // The most: the home page is 2 % smaller than with 10, which its first ten packets need, in 63 ms in place of 25.
    brotlied(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipped(identity),
  ]);
  return { identity, br, gzip: gz };
}

export function sendPrepared(
  request: Request,
  response: Response,
  { type, cacheControl, etag, body }: PreparedAnswer,
): void {
  response.set({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
  response.type(type);
  // Asked for all encodings at once, Express would choose gzip, because browsers name it first.
  const encoding = SMALLEST_FIRST.find((each) => body[each] && request.acceptsEncodings(each));
  if (encoding) response.set('Content-Encoding', encoding);
  const bytes = body[encoding ?? 'identity'];
  if (etag === undefined) {
    // Not `send`, which would add a tag of its own and may answer 304.
    response.end(bytes);
    return;
  }
  // Express omits the body for HEAD and for 304.
  response.set('ETag', etag).send(bytes);
}

/** Made for one answer: 5 of 11 takes 1 ms for 70 KB, where 10 takes 25 for 6 % less. */
const quick = {
  br: (text: Buffer) => brotlied(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => gzipped(text),
};

/** Answers with content for this caller alone: no browser and no search engine keeps it. */
export async function sendPrivate(
  { request, response }: { request: Request; response: Response },
  { type, text }: { type: 'html' | 'json'; text: string },
): Promise<void> {
  response.set('X-Robots-Tag', 'noindex');
  const body = await quicklyCompressed(request, text);
  sendPrepared(request, response, { type, cacheControl: 'no-store', body });
}

/** Answers everybody with content that is made anew for each request. */
export async function sendOnce(
  { request, response }: { request: Request; response: Response },
  { type, text }: { type: 'html'; text: string },
): Promise<void> {
  const body = await quicklyCompressed(request, text);
  sendPrepared(request, response, prepareAnswer({ type, cacheControl: 'no-cache', body }));
}

async function quicklyCompressed(request: Request, text: string): Promise<Bodies> {
  const identity = Buffer.from(text);
  const encoding = SMALLEST_FIRST.find((each) => request.acceptsEncodings(each));
  return { identity, ...(encoding && { [encoding]: await quick[encoding](identity) }) };
}
