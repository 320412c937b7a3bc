import * as z from 'zod/mini';
import { channels } from '../enquiries/fields.ts';
import { mobileSchema } from '../enquiries/field-schemas.ts';
import { coded } from '../errors/problem.ts';

/** What a consent is for: one tick of the opt-in form asks for reminders and offers together. */
export const consentPurposes = ['reminders-and-offers'] as const;

/**
 * By what a consent was given or withdrawn; `stored`: an opt-in from before consents were kept, `confirmed`: staff have
 * confirmed what was asked for on the website after a stop.
 */
export type ConsentSource =
  'website' | 'staff' | 'stored' | 'confirmed' | 'stop' | 'erased' | 'expired';

/** What a consent can wait for (`waits` of a consent). */
export const consentDelays = ['confirmation', 'restore'] as const;

/** Who wants no more messages. */
export const stopSchema = z.object({ mobile: mobileSchema });

/** Whether messages may be sent to a number on a channel, and since when that is so. */
export const consentSchema = z.strictObject({
  mobile: z.string(),
  channel: z.enum(channels),
  purpose: z.enum(consentPurposes),
  /** `false`: it was withdrawn, left unticked, or waits. */
  is_given: z.boolean(),
  /**
   * Until when it does not count though it was agreed to: until staff have confirmed what was asked for on the website after a
   * stop, or until an owner has gone through the days that a restore has lost.
   */
  waits: z.nullable(z.enum(consentDelays)),
  /** Epoch ms. */
  at: z.number(),
});
export type Consent = z.infer<typeof consentSchema>;

/** Confirms what a number has asked for on the website. */
export const consentConfirmationSchema = z.object({
  mobile: mobileSchema,
  /** When it was asked for last, as the customer's page says: epoch ms. */
  at: z.int(coded('invalid')),
});
