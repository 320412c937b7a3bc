import * as z from 'zod/mini';
import { consentSchema } from '../consents/consents.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { coded } from '../errors/problem.ts';
import { textSchema } from '../text/text-schema.ts';
import { customerLanguages } from './customers.ts';
import { deskLimits } from './desk-limits.ts';
import { enquiryInShortSchema, memberSchema } from './desk-schema.ts';
import { origins, statuses } from './status.ts';

/** A customer in a list, from enquiries of the kinds that the person reads. */
const customerSummarySchema = z.strictObject({
  id: z.number(),
  /** Sent back when customers are joined. */
  version: z.number(),
  /** From the latest enquiry with a name; `''`: none has one. */
  name: z.string(),
  /** Numbers and e-mail addresses. */
  known_by: z.array(z.string()),
  total: z.number(),
  last: enquiryInShortSchema,
});
export type CustomerSummary = z.infer<typeof customerSummarySchema>;

/** A search's match outside a customer's name, numbers and addresses; texts as they were sent, models by name. */
const foundBySchema = z.strictObject({
  is: z.enum(['name', 'model', 'registration', 'reference', 'enquiry']),
  /** For `enquiry` its reference: the match is elsewhere in it. */
  text: z.string(),
});
export type FoundBy = z.infer<typeof foundBySchema>;

export const foundCustomerSchema = z.strictObject({
  ...customerSummarySchema.shape,
  /** `null`: the match is visible in the row. */
  found_by: z.nullable(foundBySchema),
});
export type FoundCustomer = z.infer<typeof foundCustomerSchema>;

/** A proposal that two customers are the same person, by a colleague who may not join them. */
export const joinProposalSchema = z.strictObject({
  id: z.number(),
  /** Epoch ms. */
  at: z.number(),
  person: memberSchema,
  customer: customerSummarySchema,
  other: customerSummarySchema,
});
export type JoinProposal = z.infer<typeof joinProposalSchema>;

/** A customer, from the enquiries that the person reads. */
export const customerSchema = z.strictObject({
  id: z.number(),
  /** Sent back with each change. */
  version: z.number(),
  name: z.string(),
  /** Note of the customer, or of the first joined one whose enquiry the person reads; `language` likewise. */
  note: z.string(),
  /** `null`: not known. */
  language: z.nullable(z.enum(customerLanguages)),
  known_by: z.array(
    z.strictObject({
      text: z.string(),
      is: z.enum(['mobile', 'email']),
      /** The customer who has this contact and can be blocked; `null`: it only occurs in enquiries. */
      customer: z.nullable(z.number()),
      is_blocked: z.boolean(),
    }),
  ),
  /** The present consent of each number that ever gave or withdrew one; empty for readers without opt-ins. */
  consents: z.array(consentSchema),
  /** Vehicles that they own, from their enquiries; `''`: not given. */
  vehicles: z.array(
    z.strictObject({
      registration: z.string(),
      model: z.string(),
      year: z.string(),
    }),
  ),
  /** The newest first. */
  enquiries: z.array(
    z.strictObject({
      reference: z.string(),
      kind: enquiryKindSchema,
      /** Epoch ms. */
      arrived_at: z.number(),
      origin: z.enum(origins),
      status: z.enum(statuses),
      /** `null`: it waits in the queue of its kind. */
      assignee: z.nullable(memberSchema),
    }),
  ),
  /** Number of enquiries, including those that are not listed. */
  total: z.number(),
  /** Customers that were joined into this one; each can be separated, together with those joined into it before. */
  joined: z.array(z.strictObject({ ...customerSummarySchema.shape, note: z.string() })),
  /** Whether some were joined and the person reads all their kinds, and so may separate them. */
  may_separate: z.boolean(),
  /** Only for people who may decide about them. */
  proposals: z.array(joinProposalSchema),
});
export type Customer = z.infer<typeof customerSchema>;

const version = z.int(coded('not_version'));

export const customerChangeSchema = z.object({
  version,
  note: z.optional(textSchema({ max: deskLimits.note, multiline: true })),
  language: z.nullish(z.enum(customerLanguages, coded('invalid'))),
});

export const customerSearchSchema = z.object({
  /** A part of a number, name, address, model, registration number or reference. */
  search: z
    .string(coded('search_not_text'))
    .check(
      z.minLength(2, coded('value_missing')),
      z.maxLength(100, coded('search_too_long', { max: 100 })),
    ),
  /** A customer to leave out of the results. */
  without: z.optional(z.int(coded('invalid'))),
});

export const customerJoinSchema = z.object({
  /** The customer who is the same person. */
  with: z.int(coded('invalid')),
  version,
  withVersion: version,
});

/** The customer behind a number while it is being typed. */
export const knownCustomerSchema = z.strictObject({
  /** `null`: nobody has this number, or nobody whose enquiries the person reads. */
  customer: z.nullable(
    z.strictObject({
      id: z.number(),
      name: z.string(),
      total: z.number(),
      /** The latest open enquiry. */
      open: z.nullable(
        z.strictObject({
          reference: z.string(),
          kind: enquiryKindSchema,
          assignee: z.nullable(memberSchema),
        }),
      ),
    }),
  ),
});
export type KnownCustomer = z.infer<typeof knownCustomerSchema>;
