import {
  manyDoneSchema,
  manyUndoneSchema,
  matchQuerySchema,
  matchSchema,
  sentManySchema,
} from '../desk/many.ts';
import type { Call, CallName } from './call.ts';

export const manyCalls = {
  'POST /api/desk/matches': {
    summary: 'How many enquiries one step for all that match a list or search would be for',
    permission: 'enquiries.bulk',
    body: matchQuerySchema,
    response: matchSchema,
  },
  'POST /api/desk/steps': {
    summary:
      'One step for many enquiries: assigns, sets the next step or closes; to assign needs enquiries.assign',
    permission: 'enquiries.bulk',
    body: sentManySchema,
    // 2,000 references with their versions.
    largestBodyKb: 256,
    response: manyDoneSchema,
  },
  'POST /api/desk/steps/:id/undo': {
    summary: 'Takes one’s own step for many back, where nothing has happened since',
    permission: 'enquiries.bulk',
    response: manyUndoneSchema,
  },
} as const satisfies Record<CallName, Call>;
