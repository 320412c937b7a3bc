import type { Request, Response } from 'express';
import { contentLimits } from '@dealership/shared';

export function hasBody({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Room for the texts and the multipart headers of a form besides its files. */
export const FORM_BYTES = 256 * 1024;

/** As much as the largest upload that is accepted, in bytes. */
export const MOST_DROPPED_BYTES =
  contentLimits.galleryFiles * contentLimits.pictureBytes + FORM_BYTES;

/**
 * Answers with JSON while the request's body may still be arriving. Most clients read the answer only after
 * they have sent everything, and closing the connection before that resets it, which loses the answer. So the
 * answer is sent at once, and the rest of the body is read and dropped. A client that is too slow is cut off like with
 * any request (createHttpServer).
 */
export function answerEarly(request: Request, response: Response, body: object): void {
  if (request.complete || !hasBody(request)) {
    response.json(body);
    return;
  }
  const answer = Buffer.from(JSON.stringify(body));
  response.type('json').set('Content-Length', String(answer.length)).write(answer);
  let dropped = 0;
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > MOST_DROPPED_BYTES) request.destroy();
  });
  const end = () => response.end();
  request.once('end', end).once('close', end);
  // No one else may go on reading, such as the form parser.
  request.unpipe();
  request.resume();
}
