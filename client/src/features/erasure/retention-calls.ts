import type { Expired, RetentionMonths } from '@dealership/shared';
import { call } from '../../lib/calls/call.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';

export const retentionQuery = callQuery(queryKeys.retention, 'GET /api/retention');

export function totalOf(rows: readonly Expired[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The days of the oldest and the newest of them; `undefined` when there are none. */
export function endsOf(rows: readonly Expired[]): { oldest: string; newest: string } | undefined {
  const oldest = rows.flatMap((row) => row.oldest ?? []).sort()[0];
  const newest = rows
    .flatMap((row) => row.newest ?? [])
    .sort()
    .at(-1);
  return oldest === undefined || newest === undefined ? undefined : { oldest, newest };
}

/**
 * Erases what is due, part by part, until nothing is left.
 * @param onProgress called with the number erased so far
 */
export async function eraseDue(
  answer: { day: string; months: RetentionMonths; password: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (total: number) => void },
): Promise<number> {
  let total = 0;
  for (;;) {
    const part = await call('POST /api/retention/erasures', { body: answer, signal });
    total += part.total;
    onProgress(total);
    if (part.done) return total;
  }
}
