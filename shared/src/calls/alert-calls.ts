import { alertChoicesSchema, ownAlertsSchema } from '../desk/answering/alert-choices-schema.ts';
import type { Call, CallName } from './call.ts';

/** The alerts that a member of staff gets outside the back office. */
export const alertCalls = {
  'GET /api/own-alerts': {
    summary: 'What you are told by mail and on your devices, and when not',
    permission: 'enquiries.read',
    response: ownAlertsSchema,
  },
  'PATCH /api/own-alerts': {
    summary: 'Changes what you are told; what your role is not told is left out',
    permission: 'enquiries.read',
    body: alertChoicesSchema,
    response: ownAlertsSchema,
  },
} as const satisfies Record<CallName, Call>;
