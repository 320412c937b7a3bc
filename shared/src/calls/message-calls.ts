import * as z from 'zod/mini';
import {
  messageTestedSchema,
  messageTestSchema,
  messageTriesSchema,
  outboxSchema,
  restoreCheckSchema,
} from '../outbox/outbox-schema.ts';
import type { Call, CallName } from './call.ts';

/** Messages that the server sends to people and programs outside. */
export const messageCalls = {
  'GET /api/messages': {
    summary:
      'Which channels messages leave by, what a missing one lacks, what waits, and what has been given up and why',
    permission: 'messages.manage',
    response: outboxSchema,
  },
  'POST /api/messages/test': {
    summary:
      'Sends a test at once: a mail to your own address, the event `test` to the webhook, or a push to your own devices; answers why it was not taken',
    permission: 'messages.manage',
    body: messageTestSchema,
    response: messageTestedSchema,
  },
  'POST /api/messages/tries': {
    summary: 'Lets messages that have been given up be tried for another day',
    permission: 'messages.manage',
    body: messageTriesSchema,
    response: z.strictObject({ message: z.string() }),
  },
  'POST /api/restoreCheck': {
    summary:
      'Says that stops, deactivated accounts and erasures of the days that a restore has lost were entered anew: offers may be sent again',
    permission: 'messages.manage',
    body: restoreCheckSchema,
    response: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<CallName, Call>;
