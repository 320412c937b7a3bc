import * as z from 'zod/mini';
import { enquiryKindSchema } from '../../enquiries/kind-schema.ts';
import { coded } from '../../errors/problem.ts';
import { daySchema } from '../../text/day-schema.ts';

export const dutyLimits = {
  /** Days off in a row. */
  days: 366,
  /** Entries of one person. */
  entries: 50,
  /** Alerts in one answer. */
  notices: 50,
  /** After this many days an alert is deleted, seen or not; so are past days off. */
  keptDays: 30,
} as const;

/**
 * Why a person gets an alert: a new enquiry has no assignee yet, nobody has tried by its due or critical time, it was
 * assigned to them, or an appointment for it was made.
 */
const alertReasons = ['new', 'due', 'critical', 'assigned', 'booked'] as const;
export type AlertReason = (typeof alertReasons)[number];

export const deskNoticesSchema = z.strictObject({
  /** Unseen ones first, then the latest. */
  notices: z.array(
    z.strictObject({
      id: z.number(),
      why: z.enum(alertReasons),
      /** Epoch ms. */
      at: z.number(),
      is_seen: z.boolean(),
      /** How many enquiries the person got at once; this is the last of them. */
      count: z.number(),
      reference: z.string(),
      kind: enquiryKindSchema,
      /** The customer's name; `''`: not given. */
      name: z.string(),
      /** Name of the model; `''`: the enquiry is about none. */
      model: z.string(),
    }),
  ),
});
export type DeskAlert = z.infer<typeof deskNoticesSchema>['notices'][number];

/** Who takes the open enquiries of an absent person; `null`: the queue of their kind. */
const handOverTo = z.nullable(z.string(coded('not_user_id')));

export const newDaysOffSchema = z.object({ firstDay: daySchema, lastDay: daySchema, handOverTo });
export type NewDaysOff = z.infer<typeof newDaysOffSchema>;

/** How many open enquiries of a kind go to a person; `to` is a user id, `null`: the queue of their kind. */
export const handedSchema = z.array(
  z.strictObject({ kind: enquiryKindSchema, total: z.number(), to: handOverTo }),
);
export type Handed = z.infer<typeof handedSchema>[number];

export const daysOffSchema = z.strictObject({
  /** In order; past ones are left out. */
  days_off: z.array(
    z.strictObject({
      id: z.number(),
      /** `YYYY-MM-DD` */
      first_day: z.string(),
      last_day: z.string(),
      /** User id of the person who takes the open enquiries. */
      hand_over_to: handOverTo,
      /** Whether the open enquiries have been handed over. */
      has_begun: z.boolean(),
      /** Before it begins: who would take the enquiries that are open now. */
      handed: handedSchema,
    }),
  ),
});
export type DaysOff = z.infer<typeof daysOffSchema>['days_off'][number];

/** Number of open enquiries that a person answers, by kind and branch, without zeros. */
export const openEnquiriesSchema = z.strictObject({
  kinds: z.array(
    z.strictObject({ kind: enquiryKindSchema, branch: z.number(), total: z.number() }),
  ),
});
export type OpenEnquiries = z.infer<typeof openEnquiriesSchema>;
