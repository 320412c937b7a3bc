import * as z from 'zod/mini';
import { newViewSchema, savedViewsSchema, viewChangeSchema } from '../desk/saved-views.ts';
import type { Call, CallName } from './call.ts';

/** Lists of the desk with filters that somebody keeps under a name. Each call answers with all that one sees. */
export const deskViewCalls = {
  'GET /api/desk/views': {
    summary: 'The saved views of the desk: own ones, and those that are shared',
    permission: 'enquiries.read',
    response: savedViewsSchema,
  },
  'POST /api/desk/views': {
    summary: 'Keeps a list of the desk with its filters under a name',
    permission: 'enquiries.read',
    status: 201,
    body: newViewSchema,
    response: z.strictObject({ id: z.number(), ...savedViewsSchema.shape }),
  },
  'PATCH /api/desk/views/:id': {
    summary:
      'Renames a saved view, gives it other filters or another place, shares it or stops that',
    permission: 'enquiries.read',
    body: viewChangeSchema,
    response: savedViewsSchema,
  },
  'DELETE /api/desk/views/:id': {
    summary: 'Deletes a saved view; a second time it changes nothing',
    permission: 'enquiries.read',
    response: savedViewsSchema,
  },
} as const satisfies Record<CallName, Call>;
