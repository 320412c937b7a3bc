import type { DaysOff, NewDaysOff } from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

type Answer = Promise<{ days_off: DaysOff[] }>;

/** The calls for days off: a colleague's, or the user's own. */
export interface DaysOffCalls {
  /** Key of the query. */
  key: readonly string[];
  list: (signal: AbortSignal) => Answer;
  add: (days: NewDaysOff) => Answer;
  remove: (id: number) => Answer;
}

/** The calls for an account that an owner manages. */
export function daysOffOf(userId: string): DaysOffCalls {
  return {
    key: queryKeys.daysOff(userId),
    list: (signal) => call('GET /api/staff/:userId/days-off', { params: { userId }, signal }),
    add: (body) => call('POST /api/staff/:userId/days-off', { params: { userId }, body }),
    remove: (id) =>
      call('DELETE /api/staff/:userId/days-off/:id', { params: { userId, id: String(id) } }),
  };
}

export const ownDaysOff: DaysOffCalls = {
  key: queryKeys.daysOff(),
  list: (signal) => call('GET /api/daysOff', { signal }),
  add: (body) => call('POST /api/daysOff', { body }),
  remove: (id) => call('DELETE /api/daysOff/:id', { params: { id: String(id) } }),
};
