import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express, { Router, type RequestHandler } from 'express';
import { hasBody } from './answer-early.ts';
import { malformed, unsupportedType } from '../errors/app-error.ts';
import { refuseNul } from './refuse-nul.ts';

/** The largest call is an enquiry with a 2,000-character message: 8 KB in Bengali, escaped 24 KB. */
const LARGEST_BODY = '64kb';

const digests = new WeakMap<IncomingMessage, string>();

const parseJson = express.json({
  limit: LARGEST_BODY,
  // Nobody compresses a small form, and without unpacking there are no zip bombs.
  inflate: false,
  verify: (request, _response, bytes) => {
    digests.set(request, createHash('sha256').update(bytes).digest('hex'));
  },
});

/** SHA-256 (hex) of the request's body as it arrived. */
export function bodyDigest(request: IncomingMessage): string {
  return digests.get(request) ?? '';
}

/** Reads a JSON object without a NUL; anything else is refused. A missing body reads as an empty object. */
export const jsonBody: RequestHandler = Router().use(
  (request, _response, next) => {
    if (hasBody(request) && !request.is('application/json')) throw unsupportedType();
    next();
  },
  parseJson,
  (request, _response, next) => {
    const body: unknown = request.body ?? {};
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw malformed((texts) => texts.notAnObject);
    }
    refuseNul(body);
    request.body = body;
    next();
  },
);
