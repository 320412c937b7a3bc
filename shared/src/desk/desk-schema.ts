import * as z from 'zod/mini';
import { consentDelays } from '../consents/consents.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { visitParts } from '../enquiries/visit.ts';
import { enquiryKinds } from '../enquiries/registry.ts';
import { openingHoursSchema } from '../dealership/dealership-schema.ts';
import { branchFilterSchema } from '../dealership/branch-filter.ts';
import { coded } from '../errors/problem.ts';
import { cardTotalSchema, enquiryCardSchema, noCardReasons } from '../price-card/stored-card.ts';
import { MAX_PAGE_SIZE } from '../reports/report-query.ts';
import { allEnquiriesRowSchema } from '../reports/report-row-schema.ts';
import { daySchema, minuteSchema } from '../text/day-schema.ts';
import { locales } from '../languages/locale.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { listSchema, matching, wholeNumber } from '../values/value-schemas.ts';
import { reasonDetails } from './answering/answering.ts';
import { answeringLimits } from './answering/answering-schema.ts';
import { countedFilterSchema } from './insights/counted.ts';
import { deskViews, FIRST_ROWS } from './desk-address.ts';
import { deskLimits } from './desk-limits.ts';
import { eventContentSchema } from './event-schema.ts';
import { replyWays } from './reply-ways.ts';
import { appointmentStates, origins, statuses } from './status.ts';

/** A member of staff, as colleagues see them. */
const personShape = { user_id: z.string(), user_name: z.string() };
export const memberSchema = z.strictObject(personShape);

/** An enquiry in one line. */
export const enquiryInShortSchema = z.strictObject({
  reference: z.string(),
  kind: enquiryKindSchema,
  /** Epoch ms. */
  arrived_at: z.number(),
  status: z.enum(statuses),
});

/** An instant in epoch ms; `null`: none. */
const instant = z.nullable(z.number());

/** State of an enquiry. Instants are epoch ms. */
const stateShape = {
  status: z.enum(statuses),
  /** `before`: it came before there was a desk, and nobody has touched it since. */
  standing: z.enum(['open', 'closed', 'before']),
  /** Number of the branch that answers it. */
  branch: z.number(),
  /** `null`: it waits in the queue of its kind. */
  assignee: z.nullable(memberSchema),
  next_at: instant,
  /** From when on that is *due soon*, in opening time; `null`: nothing is due. */
  soon_at: instant,
  /** When the first answer is due, and when the owner gets an alert. */
  due_at: instant,
  critical_at: instant,
  /** The time that the sender was promised: `due_at`; `null`: none. */
  promised_at: instant,
  /** When somebody first tried to reach the customer. */
  attempted_at: instant,
  /** Calls in a row without an answer. */
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
  /** Sent back with the next step. */
  version: z.number(),
};

const deskRowSchema = z.strictObject({
  reference: z.string(),
  kind: enquiryKindSchema,
  /** Epoch ms. */
  arrived_at: z.number(),
  origin: z.enum(origins),
  sent: allEnquiriesRowSchema,
  /** Of its form; `null`: not known. */
  language: z.nullable(z.enum(locales)),
  /** `null`: the desk has not processed it yet. */
  customer: z.nullable(
    z.strictObject({
      id: z.number(),
      /** Number of this enquiry among the customer's, from 1, counting kinds that the person reads. */
      ordinal: z.number(),
    }),
  ),
  ...stateShape,
  /** Whether anything has happened since the person last looked. */
  is_unread: z.boolean(),
});
export type DeskRow = z.infer<typeof deskRowSchema>;

/** Enquiries to look up: at most those of one page of a report. */
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

/** Something that happened to an enquiry after it arrived. */
const deskEventSchema = z.intersection(
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
export const deskEventsSchema = z.strictObject({
  /** The latest first. */
  events: z.array(deskEventSchema),
  has_earlier: z.boolean(),
});
export type DeskEvents = z.infer<typeof deskEventsSchema>;

export const deskDetailSchema = z.strictObject({
  enquiry: deskRowSchema,
  ...deskEventsSchema.shape,
  /** How the sender came to the site (`SiteVisit`); unknown parts are absent. */
  visit: z.partialRecord(z.enum(visitParts), z.string()),
  /** The price card that came with it; absent: none did. */
  price_card: z.optional(
    z.strictObject({
      ...enquiryCardSchema.shape,
      /** Of the same choices today, or why there is none; absent where there is no card. */
      today: z.optional(z.union([cardTotalSchema, z.enum(noCardReasons)])),
    }),
  ),
  open_by: z.array(memberSchema),
  /** By which ways the sender may get an offer now (rules: offers). */
  offer_ways: z.array(z.enum(replyWays)),
  /** Ways that may not be used yet although the sender has agreed or asked, and until when (`waits` of a consent). */
  offer_waits: z.array(z.strictObject({ way: z.enum(replyWays), until: z.enum(consentDelays) })),
  /** The path of the file that its customer keeps an agreed appointment with; absent: none is agreed. */
  appointment_file: z.optional(z.string()),
  /** Other enquiries of the customer that the person reads, the newest first. */
  others: z.array(enquiryInShortSchema),
  /** Whether the person has just handed it over to a branch that they do not read: then they see it for the last time. */
  is_handed_away: z.boolean(),
});
export type DeskDetail = z.infer<typeof deskDetailSchema>;

/** A list of the desk with its filters, or a search. */
export const deskQueryShape = {
  view: z.enum(deskViews, coded('invalid')),
  kinds: z.optional(
    listSchema(enquiryKindSchema, { max: enquiryKinds.length, problem: 'not_kind' }),
  ),
  status: z.optional(z.enum(statuses, coded('invalid'))),
  branch: branchFilterSchema,
  /** User id. */
  assignee: z.optional(z.string(coded('not_user_id'))),
  /** `YYYY-MM-DD`, for appointments; absent: today. */
  day: z.optional(daySchema),
  /** The enquiries that one number of Insights counts, in all views, the newest first. */
  counted: z.optional(countedFilterSchema),
  /** A part of a name, number, address, model or reference, in all views. */
  search: z.optional(
    z
      .string(coded('search_not_text'))
      .check(z.maxLength(100, coded('search_too_long', { max: 100 }))),
  ),
  /** With a search: when the enquiries arrived, both minutes included. The search then includes messages, too. */
  arrived: z.optional(
    z.strictObject({ from: z.optional(minuteSchema), until: z.optional(minuteSchema) }),
  ),
};

export const deskQuerySchema = z.object({
  ...deskQueryShape,
  /** Whether a person opens the desk, and the screen does not only ask for news. */
  isVisit: z.optional(z.boolean(coded('not_boolean'))),
  /** `next` of the previous page. */
  after: z.optional(matching(/^[\w-]{1,200}$/, coded('not_place'))),
  limit: z._default(
    wholeNumber(1, deskLimits.page, coded('limit_out_of_range', { max: deskLimits.page })),
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

/** Number of enquiries in each view, up to `counted` and one more, and a mark of the latest change. */
export const deskCountsSchema = z.strictObject({
  counts: z.record(z.enum(deskViews), z.number()),
  /** How many of *mine* are due now. */
  due: z.number(),
  /** Unseen alerts. */
  notices: z.number(),
  /** When the person's duty ends, epoch ms; `null`: not on duty. */
  on_duty_until: instant,
  /** Grows with every event of the desk. */
  mark: z.string(),
});
export type DeskCounts = z.infer<typeof deskCountsSchema>;

/** Overdue enquiries of each person who answers some, the most first. */
export const overduePeopleSchema = z.strictObject({
  people: z.array(
    z.strictObject({
      /** `null`: nobody answers them yet. */
      person: z.nullable(memberSchema),
      count: z.number(),
      /** Since when the oldest of them is overdue, epoch ms. */
      oldest_at: z.number(),
    }),
  ),
});
export type OverduePerson = z.infer<typeof overduePeopleSchema>['people'][number];

export const deskChoicesSchema = z.strictObject({
  /** Why enquiries end without success, in order, including reasons that are not offered any more. */
  reasons: z.array(
    z.strictObject({
      key: z.string(),
      label: localTextSchema({ max: answeringLimits.reason }),
      asks: z.optional(z.enum(reasonDetails)),
      isHidden: z.optional(z.boolean()),
    }),
  ),
  /** The branches that are not deleted, in their order: an enquiry may be handed over to each of them. */
  branches: z.array(
    z.strictObject({
      id: z.number(),
      name: z.string(),
      /** Absent: of the first one, which the document contains. */
      hours: z.optional(openingHoursSchema),
    }),
  ),
  /** Staff who may answer enquiries, by user id, with the kinds and branches (`null`: all) that they read. */
  colleagues: z.array(
    z.strictObject({
      ...personShape,
      kinds: z.array(enquiryKindSchema),
      branches: z.nullable(z.array(z.number())),
      is_on_duty: z.boolean(),
    }),
  ),
});
export type DeskChoices = z.infer<typeof deskChoicesSchema>;
