import type { Request, Response } from 'express';
import { contentLimits } from '@dealership/shared';

/** Whether a request has a body, by its headers. */
export function hasBody({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** As much as the largest upload that is taken, in bytes. */
const MOST_DROPPED = contentLimits.galleryFiles * contentLimits.pictureBytes;

/** A sender may go on this long after the answer; then the line is cut. */
const LINGER_MS = 10_000;

/**
 * Answers with JSON while the request's body may still be coming. Most senders look for an answer only
 * when they have sent all, and a line that is closed before is reset, with the answer on it. So the
 * answer goes out at once and ends with the body, whose rest is read and dropped.
 */
export function answerEarly(request: Request, response: Response, body: object): void {
  if (request.complete || !hasBody(request)) {
    response.json(body);
    return;
  }
  const answer = Buffer.from(JSON.stringify(body));
  response.type('json').set('Content-Length', String(answer.length)).write(answer);
  const timer = setTimeout(() => request.destroy(), LINGER_MS).unref();
  let dropped = 0;
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > MOST_DROPPED) request.destroy();
  });
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  request.once('end', end).once('close', end);
  // Nobody else reads on, such as the parser of a form.
  request.unpipe();
  request.resume();
}
