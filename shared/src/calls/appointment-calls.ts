import { appointmentDaysSchema } from '../desk/answering/appointment-days.ts';
import type { Call, CallName } from './call.ts';

/** Counts of appointments; those of one day are a list of the desk. */
export const appointmentCalls = {
  'GET /api/desk/appointment-days/:day': {
    summary: 'How many appointments there are on a day (`YYYY-MM-DD`) and the six days after it',
    permission: 'enquiries.read',
    response: appointmentDaysSchema,
  },
} as const satisfies Record<CallName, Call>;
