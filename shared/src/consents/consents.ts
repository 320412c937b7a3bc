import * as z from 'zod/mini';
import { channels } from '../enquiries/fields.ts';
import { mobileSchema } from '../enquiries/field-schemas.ts';

/** What a consent is for: one tick of the opt-in form asks for reminders and offers together. */
export const consentPurposes = ['reminders-and-offers'] as const;

/** By what a consent was given or withdrawn; `stored`: an opt-in from before consents were kept. */
export type ConsentSource = 'website' | 'staff' | 'stored' | 'stop' | 'erased' | 'expired';

/** Who wants no more messages. */
export const stopSchema = z.object({ mobile: mobileSchema });

/** Whether messages may be sent to a number on a channel, and since when that is so. */
export const consentSchema = z.strictObject({
  mobile: z.string(),
  channel: z.enum(channels),
  purpose: z.enum(consentPurposes),
  /** `false`: it was withdrawn, or left unticked. */
  is_given: z.boolean(),
  /** Epoch ms. */
  at: z.number(),
});
export type Consent = z.infer<typeof consentSchema>;
