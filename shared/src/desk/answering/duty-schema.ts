import * as z from 'zod/mini';
import { enquiryKindSchema } from '../../enquiries/kind-schema.ts';
import { coded } from '../../errors/problem.ts';
import { daySchema } from '../../text/day-schema.ts';

export const dutyLimits = {
  /** Of days off in a row. */
  days: 366,
  /** Entries of a person. */
  entries: 50,
  /** Notices that are told at once. */
  notices: 50,
  /** After so many days a notice is forgotten, seen or not; so are days off that are over. */
  keptDays: 30,
} as const;

export const dutyChangeSchema = z.object({ isOn: z.boolean(coded('not_boolean')) });

/** Until when somebody is on duty, epoch ms; `null`: they are not. */
export const dutySchema = z.strictObject({ on_duty_until: z.nullable(z.number()) });

/**
 * Why somebody is told of an enquiry: it has come and is nobody's, nobody has tried by its due or critical time, it is theirs
 * now, or an appointment for it has been made.
 */
export const noticeReasons = ['new', 'due', 'critical', 'assigned', 'booked'] as const;
export type NoticeReason = (typeof noticeReasons)[number];

export const deskNoticesSchema = z.strictObject({
  /** Those that are not seen yet first, then the latest. */
  notices: z.array(
    z.strictObject({
      id: z.number(),
      why: z.enum(noticeReasons),
      /** Epoch ms. */
      at: z.number(),
      is_seen: z.boolean(),
      /** How many were given to the person at once, of which this is the last. */
      count: z.number(),
      reference: z.string(),
      kind: enquiryKindSchema,
      /** Of the customer; `''`: not given. */
      name: z.string(),
      /** What the model is called; `''`: the enquiry is about none. */
      model: z.string(),
    }),
  ),
});
export type DeskNotice = z.infer<typeof deskNoticesSchema>['notices'][number];

/** All up to this one are seen. */
export const noticesSeenSchema = z.object({ upTo: z.int(coded('invalid')) });

/** Who takes the open enquiries of somebody who is away; `null`: the queue of their kind. */
const handOverTo = z.nullable(z.string(coded('not_user_id')));

export const newDaysOffSchema = z.object({ firstDay: daySchema, lastDay: daySchema, handOverTo });
export type NewDaysOff = z.infer<typeof newDaysOffSchema>;

/** Who takes how many open enquiries of a kind; `to` is a user id, `null`: they wait in the queue of their kind. */
export const handedSchema = z.array(
  z.strictObject({ kind: enquiryKindSchema, total: z.number(), to: handOverTo }),
);
export type Handed = z.infer<typeof handedSchema>[number];

export const daysOffSchema = z.strictObject({
  /** In their order; those that are over are left out. */
  days_off: z.array(
    z.strictObject({
      id: z.number(),
      /** `YYYY-MM-DD` */
      first_day: z.string(),
      last_day: z.string(),
      /** User id of who takes the open enquiries. */
      hand_over_to: handOverTo,
      /** Whether the open enquiries have been handed over. */
      has_begun: z.boolean(),
      /** Until then: who would take those that are open now. */
      handed: handedSchema,
    }),
  ),
});
export type DaysOff = z.infer<typeof daysOffSchema>['days_off'][number];

/** How many open enquiries somebody answers, of each kind with any. */
export const openEnquiriesSchema = z.strictObject({
  kinds: z.array(z.strictObject({ kind: enquiryKindSchema, total: z.number() })),
});
export type OpenEnquiries = z.infer<typeof openEnquiriesSchema>;
