import { insightQuerySchema, insightsSchema } from '../desk/insights/insights.ts';
import { tapCountsSchema, tapPeriodSchema } from '../taps/tap-counts.ts';
import type { Call, CallName } from './call.ts';

/** How soon enquiries are answered, and how they end. */
export const insightCalls = {
  'POST /api/insights': {
    summary: 'How soon the enquiries of a period were answered, and what has become of them',
    permission: 'insights.read',
    body: insightQuerySchema,
    response: insightsSchema,
  },
  'POST /api/insights/taps': {
    summary: 'How often Call and WhatsApp were pressed on public pages in a period',
    permission: 'insights.read',
    body: tapPeriodSchema,
    response: tapCountsSchema,
  },
} as const satisfies Record<CallName, Call>;
