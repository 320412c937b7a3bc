import * as z from 'zod/mini';
import { alertChoicesSchema, ownAlertsSchema } from '../desk/answering/alert-choices-schema.ts';
import { repliesSchema, replyHistorySchema, replySaveSchema } from '../desk/reply-schema.ts';
import {
  messageTestedSchema,
  messageTestSchema,
  messageTriesSchema,
  outboxSchema,
  restoreCheckSchema,
} from '../outbox/outbox-schema.ts';
import {
  devicesTestedSchema,
  ownDevicesSchema,
  pushSubscriptionSchema,
} from '../outbox/push-schema.ts';
import {
  deliverySchema,
  madeWebhookSchema,
  newWebhookSchema,
  webhookRowSchema,
} from '../outbox/webhook-schema.ts';
import { ofPermission, type Call, type CallName } from './call.ts';

const message = z.strictObject({ message: z.string() });

/** Messages to people and programs outside, their templates, and alerts to staff. */
export const messageCalls = {
  ...ofPermission('messages.manage', {
    'GET /api/messages': {
      summary:
        'Which channels messages leave by, what a missing one lacks, what waits, and what has been given up and why',
      response: outboxSchema,
    },
    'POST /api/messages/test': {
      summary:
        'Sends a test at once: a mail to your own address, the event `test` to the webhook, or a push to your own devices; answers why it was not taken',
      body: messageTestSchema,
      response: messageTestedSchema,
    },
    'POST /api/messages/tries': {
      summary: 'Lets messages that have been given up be tried for another day',
      body: messageTriesSchema,
      response: message,
    },
    'GET /api/webhooks': {
      summary: 'The addresses of programs that get news of enquiries, without their secrets',
      response: z.array(webhookRowSchema),
    },
    'POST /api/webhooks': {
      summary:
        'Adds an address; this answer alone has the secret that its messages are signed with',
      body: newWebhookSchema,
      status: 201,
      response: madeWebhookSchema,
    },
    'DELETE /api/webhooks/:id': {
      summary: 'Removes an address with its deliveries; what waits is not sent',
      response: message,
    },
    'POST /api/webhooks/:id/test': {
      summary: 'Sends the event `test` to an address at once; answers why it was not taken',
      response: messageTestedSchema,
    },
    'GET /api/webhooks/:id/deliveries': {
      summary: 'The newest messages of an address, with their states',
      response: z.array(deliverySchema),
    },
    'POST /api/webhooks/:id/deliveries/:message/again': {
      summary: 'Sends a message once more, under the same name',
      response: message,
    },
    'POST /api/restoreCheck': {
      summary:
        'Confirms that stops, deactivated accounts and erasures of the days that a restore has lost were entered anew: offers may be sent again',
      body: restoreCheckSchema,
      response: message,
    },
  }),
  ...ofPermission('self', {
    'GET /api/push': {
      summary: 'The devices that get your alerts, and the key that a browser subscribes with',
      response: ownDevicesSchema,
    },
    'POST /api/push/devices': {
      summary: 'Has this browser show alerts to you, and to nobody else any more',
      body: pushSubscriptionSchema,
      status: 201,
      response: message,
    },
    'DELETE /api/push/devices/:id': {
      summary: 'One of your devices shows no alerts any more',
      response: message,
    },
    'POST /api/push/test': {
      summary: 'Sends a test to each of your devices at once, and answers which were taken',
      response: devicesTestedSchema,
    },
  }),
  'GET /api/replies': {
    summary: 'The templates of messages, with those that are not offered any more',
    permission: 'enquiries.work',
    response: repliesSchema,
  },
  'POST /api/replies': {
    summary: 'Stores a template or a new version of one; answers with all',
    permission: 'templates.edit',
    body: replySaveSchema,
    response: repliesSchema,
  },
  'GET /api/replies/:key/changes': {
    summary: 'Earlier versions of a template, the latest first',
    permission: 'templates.edit',
    response: replyHistorySchema,
  },
  'GET /api/own-alerts': {
    summary: 'Your alerts by mail and on devices, and when none come',
    permission: 'enquiries.read',
    response: ownAlertsSchema,
  },
  'PATCH /api/own-alerts': {
    summary: 'Changes your alerts; topics that your role does not get are left out',
    permission: 'enquiries.read',
    body: alertChoicesSchema,
    response: ownAlertsSchema,
  },
} as const satisfies Record<CallName, Call>;
