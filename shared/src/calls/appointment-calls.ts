import * as z from 'zod/mini';
import { appointmentDaysSchema } from '../desk/appointment-days.ts';
import { daySchema } from '../text/day-schema.ts';
import type { Call, CallName } from './call.ts';

/** Who comes when; the appointments of one day are a list of the desk. */
export const appointmentCalls = {
  'GET /api/desk/appointment-days/:day': {
    summary: 'How many appointments there are on a day (`YYYY-MM-DD`) and the six days after it',
    permission: 'enquiries.read',
    params: z.object({ day: daySchema }),
    response: appointmentDaysSchema,
  },
} as const satisfies Record<CallName, Call>;
