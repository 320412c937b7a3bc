import { readSnapshot } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { kindsOf } from '../../../../http/calls/require-session.ts';
import { readInsights } from './read-insights.ts';

/** How soon enquiries are answered, and how they end (rules: insights-counted). */
export function insightHandlers({ db, clock }: { db: Database; clock: () => number }) {
  return {
    'POST /api/insights': ({ response, body: { from, to, by, kinds: wanted } }) => {
      const own = kindsOf(response);
      const kinds = wanted ? own.filter((kind) => wanted.includes(kind)) : own;
      // All numbers come from the same moment.
      return readSnapshot(db, (snapshot) =>
        readInsights(snapshot, { from, to, kinds, now: clock() }, by),
      );
    },
  } satisfies Partial<NamedHandlers>;
}
