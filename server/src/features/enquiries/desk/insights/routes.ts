import { wantedOf } from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import { readSnapshot } from '../../../../db/dialect.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { readsIn } from '../../../../http/calls/require-session.ts';
import { countQuotations } from './quoted-repository.ts';
import { readInsights } from './read-insights.ts';

/** How soon enquiries are answered, and how they end (rules: insights-counted). */
export function insightHandlers({ db, clock, answering }: Needs<'db' | 'clock' | 'answering'>) {
  return {
    'POST /api/insights': async ({ response, body: { from, to, by, ...wanted } }) => {
      const reads = wantedOf(readsIn(response), wanted);
      const { branches } = await answering();
      // All numbers come from the same moment.
      return readSnapshot(db, (snapshot) =>
        readInsights(snapshot, { from, to, reads, now: clock(), branches }, by),
      );
    },
    'POST /api/insights/quotations': ({ response, body: { from, to, ...wanted } }) => {
      const reads = wantedOf(readsIn(response), wanted);
      return readSnapshot(db, (snapshot) =>
        countQuotations(snapshot, { from, to, reads, now: clock() }),
      );
    },
  } satisfies Partial<NamedHandlers>;
}
