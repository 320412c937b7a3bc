import * as z from 'zod/mini';
import { channels } from '../enquiries/fields.ts';
import { mobileSchema } from '../enquiries/field-schemas.ts';
import { coded } from '../errors/problem.ts';

/** Purposes of a consent: one tick of the opt-in form is for reminders and offers together. */
export const consentPurposes = ['reminders-and-offers'] as const;

/**
 * How a consent was given or withdrawn; `stored`: an opt-in from before consents were recorded, `confirmed`: staff
 * have confirmed a request on the website that came after a stop.
 */
export type ConsentSource =
  | 'website'
  | 'staff'
  | 'stored'
  | 'confirmed'
  | 'stop'
  | 'erased'
  | 'expired';

/** Reasons why a consent does not count yet (`waits` of a consent). */
export const consentDelays = ['confirmation', 'restore'] as const;

/** A person who wants no more messages. */
export const stopSchema = z.object({ mobile: mobileSchema });

/** Whether messages may be sent to a number on a channel, and since when. */
export const consentSchema = z.strictObject({
  mobile: z.string(),
  channel: z.enum(channels),
  purpose: z.enum(consentPurposes),
  /** `false`: it was withdrawn, left unticked, or waits. */
  is_given: z.boolean(),
  /**
   * Until when it does not count although it was given: until staff have confirmed a request on the website that came
   * after a stop, or until an owner has checked the days that a restore has lost.
   */
  waits: z.nullable(z.enum(consentDelays)),
  /** Epoch ms. */
  at: z.number(),
});
export type Consent = z.infer<typeof consentSchema>;

/** Confirms the request of a number on the website. */
export const consentConfirmationSchema = z.object({
  mobile: mobileSchema,
  /** Time of the latest request, as the customer's page shows it: epoch ms. */
  at: z.int(coded('invalid')),
});
