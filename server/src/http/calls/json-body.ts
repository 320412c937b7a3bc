import express, { Router, type RequestHandler } from 'express';
import { hasBody } from '../answers/answer-early.ts';
import { malformed, unsupportedType } from '../../errors/app-error.ts';
import { refuseNul } from '../answers/refuse-nul.ts';

/** The largest call of visitors is an enquiry with a 2,000-character message: 8 KB in Bengali, escaped 24 KB. */
const LARGEST_BODY_KB = 64;

/**
 * Reads a JSON object without a NUL; anything else is refused. A missing body reads as an empty object.
 * @param largestKb of the body
 */
export function readJson(largestKb = LARGEST_BODY_KB): RequestHandler {
  return Router().use(
    (request, _response, next) => {
      if (hasBody(request) && !request.is('application/json')) throw unsupportedType();
      next();
    },
    express.json({
      limit: largestKb * 1024,
      // Nobody compresses a form, and without unpacking there are no zip bombs.
      inflate: false,
    }),
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
}
