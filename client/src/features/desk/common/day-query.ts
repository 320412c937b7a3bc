import { deskLimits, type DeskPage, type DeskRow } from '@dealership/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/** All appointments of a day (`YYYY-MM-DD`): first those at any time, then the others in order of time. */
export function dayQuery(day: string) {
  return queryOptions({
    queryKey: queryKeys.desk.appointments(day),
    queryFn: async ({ signal }) => {
      const rows: DeskRow[] = [];
      let after: string | null = null;
      do {
        const page: DeskPage = await call('POST /api/desk', {
          body: {
            view: 'appointments',
            day,
            limit: deskLimits.page,
            ...(after !== null && { after }),
          },
          signal,
        });
        rows.push(...page.rows);
        after = page.next;
      } while (after !== null);
      return rows;
    },
  });
}
