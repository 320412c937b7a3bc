import type { Locale } from '@dealership/shared';
import { prepareAnswer, type PreparedAnswer } from '../../http/answers/prepared-answer.ts';

export interface NamedDocument {
  fileName: string;
  answer: PreparedAnswer;
}

export interface ReadyDocument {
  fileName: string;
  draw: () => Promise<Buffer>;
}

/** Documents take some 100 ms of one processor each and some 100 KB of memory: drawn once, one at a time. */
export interface DocumentCache {
  get: (wanted: WantedDocument) => Promise<NamedDocument>;
}

interface WantedDocument {
  name: string;
  locale: Locale;
  /** Of everything that it is drawn from: another version is drawn again. */
  version: string;
  /** Reads the rows, only where the document is not there yet; its failures are not cached. */
  read: () => Promise<ReadyDocument>;
}

export function createDocumentCache(): DocumentCache {
  const latest = new Map<string, { version: string; document: Promise<NamedDocument> }>();
  let previous: Promise<unknown> = Promise.resolve();
  const drawInTurn = ({ fileName, draw }: ReadyDocument): Promise<NamedDocument> => {
    const answer = previous.then(draw, draw).then(toAnswer);
    previous = answer.catch(() => undefined);
    return answer.then((made) => ({ fileName, answer: made }));
  };
  return {
    get: async ({ name, locale, version, read }) => {
      const place = `${locale} ${name}`;
      const find = () => {
        const known = latest.get(place);
        return known?.version === version ? known.document : undefined;
      };
      const known = find();
      if (known) return known;
      const ready = await read();
      // Another request may have read the same rows meanwhile.
      const begun = find();
      if (begun) return begun;
      const document = drawInTurn(ready);
      latest.set(place, { version, document });
      document.catch(() => {
        if (latest.get(place)?.document === document) latest.delete(place);
      });
      return document;
    },
  };
}

function toAnswer(identity: Buffer): PreparedAnswer {
  // Browsers revalidate every time, and mostly get 304.
  return prepareAnswer({ type: 'pdf', cacheControl: 'no-cache', body: { identity } });
}
