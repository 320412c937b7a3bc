import { extname } from 'node:path';
import type { Locale } from '@dealership/shared';
import { keepLatest } from '../../keep-latest.ts';
import { prepareAnswer, type PreparedAnswer } from '../../http/answers/prepared-answer.ts';

interface NamedDocument {
  /** Its ending tells its type. */
  fileName: string;
  answer: PreparedAnswer;
}

export interface ReadyDocument {
  fileName: string;
  draw: () => Promise<Buffer>;
}

interface WantedDocument {
  name: string;
  locale: Locale;
  /** Of everything that it is drawn from: another version is drawn again. */
  version: string;
  /** Reads the rows, only where the document is not there yet. */
  read: () => Promise<ReadyDocument>;
}

/** More than all brochures of a large catalogue in three languages: price cards have many choices. */
const MOST_KEPT = 500;

/** Documents take some 100 ms of one processor each and some 100 KB of memory: drawn once, one at a time. */
export function createDocumentCache() {
  const latest = new Map<string, { version: string; document: Promise<NamedDocument> }>();
  let previous: Promise<unknown> = Promise.resolve();
  const drawInTurn = async ({ fileName, draw }: ReadyDocument): Promise<NamedDocument> => {
    const drawn = previous.then(draw);
    previous = drawn.catch(() => undefined);
    const [body, type] = [{ identity: await drawn }, extname(fileName)];
    // Browsers revalidate every time, and mostly get 304.
    return { fileName, answer: prepareAnswer({ type, cacheControl: 'no-cache', body }) };
  };
  return {
    /** Failures are not cached. */
    get: ({ name, locale, version, read }: WantedDocument): Promise<NamedDocument> => {
      const place = `${locale} ${name}`;
      const known = latest.get(place);
      if (known?.version === version) return known.document;
      const document = read().then(drawInTurn);
      keepLatest(latest, [place, { version, document }], MOST_KEPT);
      document.catch(() => {
        if (latest.get(place)?.document === document) latest.delete(place);
      });
      return document;
    },
  };
}
