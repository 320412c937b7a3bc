import type { Request, Response } from 'express';
import type { Moment, PublishedCache } from '../../db/content-revision.ts';
import { SENT, type Sent } from './add-calls.ts';
import { localeOf } from '../answers/locale-of.ts';
import { compressed, prepareAnswer, sendPrepared } from '../answers/prepared-answer.ts';

/** Browsers revalidate every time, and mostly get 304. */
const cacheControl = 'no-cache';

/** The answer for every unknown name: made once, and too small to compress. */
const emptyList = prepareAnswer({
  type: 'json',
  cacheControl,
  body: { identity: Buffer.from('[]') },
});

/**
 * Answers with JSON of published rows, which is made, compressed and tagged once per revision of them.
 * @param what names the answer: its path with the key of its subject
 * @param make `undefined` when there is nothing of this name: the answer is an empty list
 */
export async function sendPublished(
  {
    published,
    request,
    response,
  }: { published: PublishedCache; request: Request; response: Response },
  what: string,
  make: (moment: Moment) => Promise<unknown>,
): Promise<Sent> {
  const answer = await published.get(
    { locale: localeOf(request), what: `json ${what}` },
    async (moment) => {
      const made = await make(moment);
      if (made === undefined) return undefined;
      const body = await compressed(JSON.stringify(made));
      return prepareAnswer({ type: 'json', cacheControl, body });
    },
  );
  sendPrepared(request, response, answer ?? emptyList);
  return SENT;
}
