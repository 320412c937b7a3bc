import type { NewDaysOff } from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

export type DaysOffCalls = ReturnType<typeof daysOffOf>;

/** The calls for the days off of a colleague, whose account an owner manages. */
export function daysOffOf(userId: string) {
  return {
    key: queryKeys.daysOff(userId),
    list: (signal: AbortSignal) =>
      call('GET /api/staff/:userId/days-off', { params: { userId }, signal }),
    add: (body: NewDaysOff) =>
      call('POST /api/staff/:userId/days-off', { params: { userId }, body }),
    remove: (id: number) =>
      call('DELETE /api/staff/:userId/days-off/:id', { params: { userId, id: String(id) } }),
  };
}

/** The same for the user's own. */
export const ownDaysOff: DaysOffCalls = {
  key: queryKeys.daysOff(),
  list: (signal) => call('GET /api/daysOff', { signal }),
  add: (body) => call('POST /api/daysOff', { body }),
  remove: (id) => call('DELETE /api/daysOff/:id', { params: { id: String(id) } }),
};
