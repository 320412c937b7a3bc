import * as z from 'zod/mini';
import { keyRowSchema, madeKeySchema, newKeySchema } from '../keys/key-schema.ts';
import {
  leadsAnswerSchema,
  leadsBodySchema,
  listedEnquiriesQuerySchema,
  listedEnquiriesSchema,
} from '../keys/program-schema.ts';
import { ofPermission, type Call, type CallName } from './call.ts';

/** Keys for programs of others, and the calls that they are for. */
export const keyCalls = {
  ...ofPermission('keys.manage', {
    'GET /api/keys': {
      summary: 'The keys for other programs, the newest first, without their secrets',
      response: z.array(keyRowSchema),
    },
    'POST /api/keys': {
      summary: 'Makes a key; this answer alone has it',
      body: newKeySchema,
      status: 201,
      response: madeKeySchema,
    },
    'DELETE /api/keys/:id': {
      summary: 'Revokes a key: its next call is refused',
      response: z.strictObject({ message: z.string() }),
    },
  }),
  'POST /api/leads': {
    summary:
      'With a key: stores one lead or many, each once by the sender’s id, and answers for each',
    permission: 'leads.send',
    body: leadsBodySchema,
    largestBodyKb: 1024,
    response: leadsAnswerSchema,
  },
  'GET /api/enquiries': {
    summary:
      'With a key: the enquiries of its kinds in the order of their arrival, a page after a place',
    permission: 'enquiries.list',
    query: listedEnquiriesQuerySchema,
    response: listedEnquiriesSchema,
  },
} as const satisfies Record<CallName, Call>;
