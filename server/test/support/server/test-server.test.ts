import express from 'express';
import { expect, it } from 'vitest';
import { serve } from './test-server.ts';

it('leaves it to the client to close an idle connection', async () => {
  const served = await serve(
    express().use((_request, response) => {
      response.json({});
    }),
    { checksAnswers: false },
  );
  const answer = await fetch(served.url);
  await answer.json();
  expect(answer.headers.get('Connection')).toBe('keep-alive');
  expect(answer.headers.get('Keep-Alive')).toBeNull();
  await served.stop();
});
