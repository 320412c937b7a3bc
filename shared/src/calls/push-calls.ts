import * as z from 'zod/mini';
import {
  devicesTestedSchema,
  ownDevicesSchema,
  pushSubscriptionSchema,
} from '../outbox/push-schema.ts';
import type { Call, CallName } from './call.ts';

const message = z.strictObject({ message: z.string() });

/** The devices on which staff get alerts. */
export const pushCalls = {
  'GET /api/push': {
    summary: 'The devices on which you are told, and the key that a browser subscribes with',
    permission: 'self',
    response: ownDevicesSchema,
  },
  'POST /api/push/devices': {
    summary: 'Has this browser show alerts to you, and to nobody else any more',
    permission: 'self',
    body: pushSubscriptionSchema,
    status: 201,
    response: message,
  },
  'DELETE /api/push/devices/:id': {
    summary: 'One of your devices shows no alerts any more',
    permission: 'self',
    response: message,
  },
  'POST /api/push/test': {
    summary: 'Sends a test to each of your devices at once, and answers which were taken',
    permission: 'self',
    response: devicesTestedSchema,
  },
} as const satisfies Record<CallName, Call>;
