import * as z from 'zod/mini';
import type { Call, CallName } from './call.ts';

/** What an account and the browser that is signed in to it have together. */
export const ownPhoneCalls = {
  'POST /api/desk/offline-key': {
    summary: 'The key that encrypts what this browser keeps without a line; always the same',
    permission: 'enquiries.work',
    response: z.strictObject({
      /** 32 bytes, base64url. */
      key: z.string(),
    }),
  },
} as const satisfies Record<CallName, Call>;
