import { prepareAnswer, type PreparedAnswer } from '../../http/prepared-answer.ts';

/** Documents take some 100 ms of one processor each and some 100 KB of memory: drawn once, one at a time. */
export interface DocumentCache {
  /**
   * The document of this name.
   *
   * @param document.content all data that it is drawn from; the cache key, with the name
   * @param document.draw makes the PDF
   */
  get: (document: {
    name: string;
    content: unknown;
    draw: () => Promise<Buffer>;
  }) => Promise<PreparedAnswer>;
}

export function createDocumentCache(): DocumentCache {
  const latest = new Map<string, { key: string; answer: Promise<PreparedAnswer> }>();
  let previous: Promise<unknown> = Promise.resolve();
  return {
    get: ({ name, content, draw }) => {
      const key = JSON.stringify(content);
      const known = latest.get(name);
      if (known?.key === key) return known.answer;
      const answer = previous.then(draw, draw).then(toAnswer);
      previous = answer.catch(() => undefined);
      latest.set(name, { key, answer });
      // Failures are not cached.
      answer.catch(() => {
        if (latest.get(name)?.answer === answer) latest.delete(name);
      });
      return answer;
    },
  };
}

function toAnswer(identity: Buffer): PreparedAnswer {
  // Browsers revalidate every time, and mostly get 304.
  return prepareAnswer({ type: 'pdf', cacheControl: 'no-cache', body: { identity } });
}
