import * as z from 'zod/mini';
import { passwordAgainSchema } from '../auth/second-factor.ts';
import { ofPermission, type Call, type CallName } from './call.ts';

/** Whether the browser that is signed in to an account is the person's own phone. */
export const ownPhoneCalls = {
  ...ofPermission('self', {
    'GET /api/own-phone': {
      summary: 'Whether this browser is your own phone, and whether it can be',
      response: z.strictObject({
        /** Epoch milliseconds; `null`: it is not their own phone. */
        since: z.nullable(z.number()),
        has_second_factor: z.boolean(),
      }),
    },
    'POST /api/own-phone': {
      summary: 'Makes this browser your own phone: its session is locked before it ends',
      body: passwordAgainSchema,
      response: z.strictObject({ message: z.string() }),
    },
    'DELETE /api/own-phone': {
      summary: 'This browser is not your own phone any more',
      response: z.strictObject({ message: z.string() }),
    },
  }),
  'POST /api/desk/offline-key': {
    summary: 'The key that encrypts what this browser keeps without a line; always the same',
    permission: 'enquiries.work',
    response: z.strictObject({
      /** 32 bytes, base64url. */
      key: z.string(),
    }),
  },
} as const satisfies Record<CallName, Call>;
