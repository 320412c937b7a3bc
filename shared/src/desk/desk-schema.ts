import * as z from 'zod/mini';
import { consentDelays } from '../consents/consents.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { visitParts } from '../enquiries/visit.ts';
import { enquiryKinds } from '../enquiries/registry.ts';
import { coded } from '../errors/problem.ts';
import { MAX_PAGE_SIZE } from '../reports/report-query.ts';
import { allEnquiriesRowSchema } from '../reports/report-row-schema.ts';
import { daySchema } from '../text/day-schema.ts';
import { minuteSchema } from '../text/minute-schema.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { reasonDetails } from './answering/answering.ts';
import { answeringLimits } from './answering/answering-schema.ts';
import { countedFilterSchema } from './counted.ts';
import { deskViews, FIRST_ROWS } from './desk-address.ts';
import { deskLimits } from './desk-limits.ts';
import { eventContentSchema } from './event-schema.ts';
import { replyWays } from './reply-ways.ts';
import { appointmentStates, origins, statuses } from './status.ts';

/** A member of staff, as others see them. */
const personShape = { user_id: z.string(), user_name: z.string() };
export const memberSchema = z.strictObject(personShape);

/** An instant in epoch ms; `null`: none. */
const instant = z.nullable(z.number());

/** Where an enquiry stands. Instants are epoch ms. */
const stateShape = {
  status: z.enum(statuses),
  /** `before`: it came before there was a desk, and nobody has touched it since. */
  standing: z.enum(['open', 'closed', 'before']),
  /** `null`: it waits in the queue of its kind. */
  assignee: z.nullable(memberSchema),
  /** By when the next step is owed. */
  next_at: instant,
  /** From when on that is soon, in opening minutes; `null`: nothing is owed. */
  soon_at: instant,
  /** By when it is to be answered first, and when the owner is told. */
  due_at: instant,
  critical_at: instant,
  /** By when the sender was told to be called: `due_at`; `null`: no time. */
  promised_at: instant,
  /** When somebody first tried to reach the customer. */
  attempted_at: instant,
  /** Calls in a row that nobody has taken. */
  tries: z.number(),
  appointment: z.nullable(
    z.strictObject({
      /** `YYYY-MM-DD` */
      day: z.string(),
      /** `HH:MM`; `''`: at any time of the day. */
      time: z.string(),
      state: z.enum(appointmentStates),
    }),
  ),
  closed_at: instant,
  /** Key of a reason. */
  lost_reason: z.nullable(z.string()),
  last_event_at: z.number(),
  /** Goes back with the next step. */
  version: z.number(),
};

/** A line of the desk. */
export const deskRowShape = {
  reference: z.string(),
  kind: enquiryKindSchema,
  /** Epoch ms. */
  arrived_at: z.number(),
  origin: z.enum(origins),
  /** What was sent. */
  sent: allEnquiriesRowSchema,
  /** `null`: the desk has not come to it yet. */
  customer: z.nullable(
    z.strictObject({
      id: z.number(),
      /** Which of the customer's this is, counted from 1, of the kinds that one reads. */
      ordinal: z.number(),
    }),
  ),
  ...stateShape,
  /** Whether something has happened since the person last looked. */
  is_unread: z.boolean(),
};
export const deskRowSchema = z.strictObject(deskRowShape);
export type DeskRow = z.infer<typeof deskRowSchema>;

/** Rows by reference, in no order; without those that do not exist, or may not be read. */
export const deskRowsSchema = z.strictObject({ rows: z.array(deskRowSchema) });

/** Which enquiries are asked for: those of a page of a report at most. */
export const statesQuerySchema = z.object({
  references: z
    .array(z.string(coded('invalid')), coded('invalid'))
    .check(z.maxLength(MAX_PAGE_SIZE, coded('too_many_values', { max: MAX_PAGE_SIZE }))),
});

export const enquiryStatesSchema = z.strictObject({
  stands: z.array(
    z.strictObject({
      reference: z.string(),
      status: stateShape.status,
      assignee: stateShape.assignee,
    }),
  ),
});
export type EnquiryState = z.infer<typeof enquiryStatesSchema>['stands'][number];

/** Something that happened to an enquiry; that it arrived is told by the enquiry itself. */
export const deskEventSchema = z.intersection(
  z.strictObject({
    id: z.number(),
    /** Epoch ms. */
    at: z.number(),
    /** `null`: the desk itself. */
    person: z.nullable(memberSchema),
  }),
  eventContentSchema,
);
export type DeskEvent = z.infer<typeof deskEventSchema>;

/** A part of a timeline. */
const eventsShape = {
  /** The latest first. */
  events: z.array(deskEventSchema),
  /** Whether there are earlier ones. */
  has_earlier: z.boolean(),
};
export const deskEventsSchema = z.strictObject(eventsShape);
export type DeskEvents = z.infer<typeof deskEventsSchema>;

export const deskDetailSchema = z.strictObject({
  enquiry: deskRowSchema,
  ...eventsShape,
  /** How the sender came to the site (`SiteVisit`); what is not known is absent. */
  visit: z.partialRecord(z.enum(visitParts), z.string()),
  /** Who else has it open. */
  open_by: z.array(memberSchema),
  /** By which ways an offer may be made to the sender now (rules: offers). */
  offer_ways: z.array(z.enum(replyWays)),
  /** By which ways it may not yet, though the sender has agreed or asked for it, and until when (`waits` of a consent). */
  offer_waits: z.array(z.strictObject({ way: z.enum(replyWays), until: z.enum(consentDelays) })),
  /** Other enquiries of the customer, of the kinds that one reads, the newest first. */
  others: z.array(
    z.strictObject({
      reference: z.string(),
      kind: enquiryKindSchema,
      arrived_at: z.number(),
      status: z.enum(statuses),
    }),
  ),
});
export type DeskDetail = z.infer<typeof deskDetailSchema>;

/** What else narrows a list down. */
const filterShape = {
  kinds: z.optional(
    z.array(enquiryKindSchema, coded('not_kind')).check(
      z.maxLength(enquiryKinds.length, coded('too_many_values', { max: enquiryKinds.length })),
      z.refine((list) => new Set(list).size === list.length, coded('value_repeated')),
    ),
  ),
  status: z.optional(z.enum(statuses, coded('invalid'))),
  /** User id. */
  assignee: z.optional(z.string(coded('not_user_id'))),
  /** `YYYY-MM-DD`, of the appointments; absent: today. */
  day: z.optional(daySchema),
};

/** A list of the desk with its filters, or a search. */
export const deskQueryShape = {
  view: z.enum(deskViews, coded('invalid')),
  ...filterShape,
  /** What one number of Insights counts, in whatever view, the newest first. */
  counted: z.optional(countedFilterSchema),
  /** A part of a name, number, address, model or reference, in whatever view. */
  search: z.optional(
    z
      .string(coded('search_not_text'))
      .check(z.maxLength(100, coded('search_too_long', { max: 100 }))),
  ),
  /** With a search: when what it finds has arrived, both minutes included. It then looks into messages, too. */
  arrived: z.optional(
    z.strictObject({ from: z.optional(minuteSchema), until: z.optional(minuteSchema) }),
  ),
};

export const deskQuerySchema = z.object({
  ...deskQueryShape,
  /** Whether the person has come to the desk, and is not only told what is new. */
  isVisit: z.optional(z.boolean(coded('not_boolean'))),
  /** `next` of the page before. */
  after: z.optional(
    z.string(coded('not_place')).check(z.regex(/^[\w-]{1,200}$/, coded('not_place'))),
  ),
  limit: z._default(
    z
      .int(coded('limit_out_of_range', { max: deskLimits.page }))
      .check(
        z.gte(1, coded('limit_out_of_range', { max: deskLimits.page })),
        z.lte(deskLimits.page, coded('limit_out_of_range', { max: deskLimits.page })),
      ),
    FIRST_ROWS,
  ),
});
export type DeskQuery = z.infer<typeof deskQuerySchema>;

export const deskPageSchema = z.strictObject({
  rows: z.array(deskRowSchema),
  /** `null`: there are no more. */
  next: z.nullable(z.string()),
});

export type DeskPage = z.infer<typeof deskPageSchema>;

/** How many there are in each view, up to `counted` and one more, and where the changes stand. */
export const deskCountsSchema = z.strictObject({
  counts: z.record(z.enum(deskViews), z.number()),
  /** Of those in *mine*, how many are due by now. */
  due: z.number(),
  /** Unseen notices. */
  notices: z.number(),
  /** Until when the person is on duty, epoch ms; `null`: they are not. */
  on_duty_until: instant,
  /** Grows with everything that happens on the desk. */
  mark: z.string(),
});
export type DeskCounts = z.infer<typeof deskCountsSchema>;

/** What the desk's screens offer beside enquiries. */
export const deskChoicesSchema = z.strictObject({
  /** Why enquiries end without their good end, in their order, with those that are not offered any more. */
  reasons: z.array(
    z.strictObject({
      key: z.string(),
      label: localTextSchema({ max: answeringLimits.reason }),
      asks: z.optional(z.enum(reasonDetails)),
      isHidden: z.optional(z.boolean()),
    }),
  ),
  /** Those who may answer enquiries, by user id, with the kinds that they read. */
  colleagues: z.array(
    z.strictObject({
      ...personShape,
      kinds: z.array(enquiryKindSchema),
      /** Whether they take enquiries now. */
      is_on_duty: z.boolean(),
    }),
  ),
});
export type DeskChoices = z.infer<typeof deskChoicesSchema>;
