import * as z from 'zod/mini';
import { coded } from '../../errors/problem.ts';
import type { EnquiryKind } from '../../enquiries/registry.ts';

/** `own`: appointments of enquiries that the person answers. `workshop`: those of all kinds of `workshopKinds`. */
export const calendarScopes = ['own', 'workshop'] as const;
export type CalendarScope = (typeof calendarScopes)[number];

/** Kinds of enquiries whose appointments are work for the workshop. */
export const workshopKinds: readonly EnquiryKind[] = [
  'service-booking',
  'service',
  'amc',
  'warranty',
  'spare-parts',
];

/** How long an appointment with a time takes in calendars, in minutes: nobody enters how long it takes. */
export const appointmentMinutes = 30;

/** Days that a calendar file has: behind today, and ahead of it. */
export const calendarDays = { behind: 7, ahead: 60 } as const;

export const calendarChoiceSchema = z.object({
  scope: z.enum(calendarScopes, coded('invalid')),
});

export const calendarLinksSchema = z.strictObject({
  links: z.array(
    z.strictObject({
      scope: z.enum(calendarScopes),
      /** Epoch ms. */
      made: z.number(),
      /** When a calendar last read it, to the hour; `null`: not yet. */
      read: z.nullable(z.number()),
    }),
  ),
  /** Whether the files name customers (a setting). */
  has_names: z.boolean(),
});
