import { insightQuerySchema, insightsSchema } from '../desk/insights.ts';
import type { Call, CallName } from './call.ts';

/** How soon enquiries are answered, and what becomes of them. */
export const insightCalls = {
  'POST /api/insights': {
    summary: 'How soon the enquiries of a period were answered, and what has become of them',
    permission: 'insights.read',
    body: insightQuerySchema,
    response: insightsSchema,
  },
} as const satisfies Record<CallName, Call>;
