import type { Request, Response } from 'express';
import pino from 'pino';
import { expect, it } from 'vitest';
import { textsIn, type ApiErrorBody } from '@dealership/shared';
import { notFound, tooMany } from '../../errors/app-error.ts';
import { createErrorHandler } from './error-handler.ts';

const { failures } = textsIn('en');

function answerTo(error: unknown, locals: object = {}): ApiErrorBody | undefined {
  let answer: ApiErrorBody | undefined;
  const request = {
    complete: true,
    headers: {},
    method: 'GET',
    originalUrl: '/',
    get: () => undefined,
  };
  const response = {
    locals,
    set: () => response,
    status: () => response,
    getHeader: () => 'an id',
    json: (body: ApiErrorBody) => (answer = body),
  };
  const handle = createErrorHandler(pino({ level: 'silent' }));
  void handle(error, request as unknown as Request, response as unknown as Response, () => {});
  return answer;
}

it.each([
  { error: notFound('brochure'), text: failures.notFound.brochure },
  {
    error: tooMany((texts) => texts.tooManyTries({ minutes: 3 }), 180),
    text: 'Too many failed attempts. Please try again in 3 minutes.',
  },
  { error: new Error('a word of the inside'), text: failures.internal },
])('answers with the text that a failure names: $text', ({ error, text }) => {
  expect(answerTo(error)).toMatchObject({ message: text, error: text, requestId: 'an id' });
});

it('explains a long lock in words for visitors, and in others for staff', () => {
  const error = Object.assign(new Error('Lock wait timeout exceeded'), { errno: 1205 });
  expect(answerTo(error)?.message).toBe(failures.busyForVisitors);
  expect(answerTo(error, { session: { id: 'a' } })?.message).toBe(failures.busy);
});

it('leaves the English text in what the log gets', () => {
  expect(notFound('brochure').message).toBe('This brochure was not found.');
});
