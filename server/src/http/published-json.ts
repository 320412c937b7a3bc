import type { Request, Response } from 'express';
import type { PublishedCache } from '../db/published.ts';
import { compressed, prepareAnswer, sendPrepared } from './prepared-answer.ts';

/**
 * Answers with JSON of published rows, which is made, compressed and tagged once for each state of them.
 *
 * @param what names the answer: its path with the key of what it is about
 */
export async function sendPublished(
  {
    published,
    request,
    response,
  }: { published: PublishedCache; request: Request; response: Response },
  what: string,
  make: () => Promise<unknown>,
): Promise<void> {
  const answer = await published.get(`json ${what}`, async () =>
    prepareAnswer({
      type: 'json',
      // Asked again every time, and then mostly answered with 304.
      cacheControl: 'no-cache',
      body: compressed(JSON.stringify(await make())),
    }),
  );
  sendPrepared(request, response, answer);
}
