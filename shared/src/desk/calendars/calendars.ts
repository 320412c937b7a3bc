import * as z from 'zod/mini';
import { coded } from '../../errors/problem.ts';
import type { EnquiryKind } from '../../enquiries/registry.ts';

/**
 * `own`: appointments of enquiries that the person answers. `workshop`: those of all kinds of `workshopKinds`; with the
 * number of a branch, of that branch alone.
 */
export type CalendarScope = 'own' | 'workshop' | `workshop-${number}`;

const scopeSchema = z
  .string(coded('invalid'))
  .check(z.regex(/^(own|workshop(-[1-9]\d{0,6})?)$/, coded('invalid')));

/** The branch of a workshop's calendar; `undefined`: it has none in particular. */
export function branchOfCalendar(scope: CalendarScope): number | undefined {
  return Number(scope.split('-')[1] ?? 0) || undefined;
}

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
  scope: scopeSchema,
});

export const calendarLinksSchema = z.strictObject({
  links: z.array(
    z.strictObject({
      scope: scopeSchema,
      /** Epoch ms. */
      made: z.number(),
      /** When a calendar last read it, to the hour; `null`: not yet. */
      read: z.nullable(z.number()),
    }),
  ),
  /** Whether the files name customers (a setting). */
  has_names: z.boolean(),
});
