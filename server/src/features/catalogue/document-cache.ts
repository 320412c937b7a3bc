import type { Locale } from '@dealership/shared';
import { prepareAnswer, type PreparedAnswer } from '../../http/prepared-answer.ts';

/** Documents take some 100 ms of one processor each and some 100 KB of memory: drawn once, one at a time. */
export interface DocumentCache {
  /**
   * The document of this name in a language.
   *
   * @param document.content all data that it is drawn from; the cache key, with name and language
   * @param document.draw makes the PDF
   */
  get: (document: {
    name: string;
    locale: Locale;
    content: unknown;
    draw: () => Promise<Buffer>;
  }) => Promise<PreparedAnswer>;
}

export function createDocumentCache(): DocumentCache {
  const latest = new Map<string, { key: string; answer: Promise<PreparedAnswer> }>();
  let previous: Promise<unknown> = Promise.resolve();
  return {
    get: ({ name, locale, content, draw }) => {
      const place = `${locale} ${name}`;
      const key = JSON.stringify(content);
      const known = latest.get(place);
      if (known?.key === key) return known.answer;
      const answer = previous.then(draw, draw).then(toAnswer);
      previous = answer.catch(() => undefined);
      latest.set(place, { key, answer });
      // Failures are not cached.
      answer.catch(() => {
        if (latest.get(place)?.answer === answer) latest.delete(place);
      });
      return answer;
    },
  };
}

function toAnswer(identity: Buffer): PreparedAnswer {
  // Browsers revalidate every time, and mostly get 304.
  return prepareAnswer({ type: 'pdf', cacheControl: 'no-cache', body: { identity } });
}
