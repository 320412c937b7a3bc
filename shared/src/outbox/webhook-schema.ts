import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { listSchema } from '../values/value-schemas.ts';
import { messageFailures } from './outbox.ts';
import { deliveryStates, webhookLimits, webhookTopics } from './webhook.ts';

/** An address as owners see it, without its secret. */
export const webhookRowSchema = z.strictObject({
  id: z.number(),
  address: z.string(),
  topics: z.array(z.enum(webhookTopics)),
  /** Whether it is told names and numbers. */
  is_personal: z.boolean(),
  /** User id. */
  made_by: z.string(),
  /** Epoch ms. */
  made_at: z.number(),
  /** Messages that wait, and that have been given up. */
  waiting: z.number(),
  given_up: z.number(),
});
export type WebhookRow = z.infer<typeof webhookRowSchema>;

/** Body of a new address. */
export const newWebhookSchema = z.object({
  /** The server checks that it is https, without a password, and on the internet. */
  address: z
    .string(coded('value_missing'))
    .check(z.maxLength(webhookLimits.address, coded('too_long', { max: webhookLimits.address }))),
  topics: listSchema(z.enum(webhookTopics, coded('invalid')), {
    least: 1,
    max: webhookTopics.length,
  }),
  isPersonal: z.boolean(coded('not_boolean')),
});

/** Answer of a new address: the only one that has its secret. */
export const madeWebhookSchema = z.strictObject({
  ...webhookRowSchema.shape,
  secret: z.string(),
});

export const deliverySchema = z.strictObject({
  id: z.number(),
  topic: z.enum(webhookTopics),
  /** What was done, as `kind` of an event of the desk; `''`: nothing more is said. */
  what: z.string(),
  /** `null`: its enquiry is gone. */
  reference: z.nullable(z.string()),
  /** Epoch ms: when it happened, and when the message is tried next, was sent or given up. */
  at: z.number(),
  state: z.enum(deliveryStates),
  state_at: z.number(),
  attempts: z.number(),
  /** Of the last try; `null`: none has failed. */
  failure: z.nullable(z.enum(messageFailures)),
});
export type Delivery = z.infer<typeof deliverySchema>;
