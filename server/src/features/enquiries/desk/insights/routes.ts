import type { EnquiryKind } from '@dealership/shared';
import type { Response } from 'express';
import { readSnapshot } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { kindsOf } from '../../../../http/calls/require-session.ts';
import { countQuotations } from './quoted-repository.ts';
import { readInsights } from './read-insights.ts';

/** How soon enquiries are answered, and how they end (rules: insights-counted). */
export function insightHandlers({ db, clock }: { db: Database; clock: () => number }) {
  const readable = (response: Response, wanted: readonly EnquiryKind[] | undefined) => {
    const own = kindsOf(response);
    return wanted ? own.filter((kind) => wanted.includes(kind)) : own;
  };
  return {
    'POST /api/insights': ({ response, body: { from, to, by, kinds: wanted } }) => {
      const kinds = readable(response, wanted);
      // All numbers come from the same moment.
      return readSnapshot(db, (snapshot) =>
        readInsights(snapshot, { from, to, kinds, now: clock() }, by),
      );
    },
    'POST /api/insights/quotations': ({ response, body: { from, to, kinds: wanted } }) => {
      const kinds = readable(response, wanted);
      return readSnapshot(db, (snapshot) =>
        countQuotations(snapshot, { from, to, kinds, now: clock() }),
      );
    },
  } satisfies Partial<NamedHandlers>;
}
