import * as z from 'zod/mini';
import { consentSchema } from '../consents/consents.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { coded } from '../errors/problem.ts';
import { textSchema } from '../text/text-schema.ts';
import { customerLanguages } from './customers.ts';
import { deskLimits } from './desk-limits.ts';
import { memberSchema } from './desk-schema.ts';
import { origins, statuses } from './status.ts';

/** A customer in a list, of the kinds that one reads. */
const summaryShape = {
  id: z.number(),
  /** Goes back with a joining. */
  version: z.number(),
  /** As in the latest enquiry with a name; `''`: none has one. */
  name: z.string(),
  /** Numbers and addresses. */
  known_by: z.array(z.string()),
  /** How many enquiries. */
  total: z.number(),
  last: z.strictObject({
    reference: z.string(),
    kind: enquiryKindSchema,
    /** Epoch ms. */
    arrived_at: z.number(),
    status: z.enum(statuses),
  }),
};
export const customerSummarySchema = z.strictObject(summaryShape);
export type CustomerSummary = z.infer<typeof customerSummarySchema>;

/** By what a customer was found that their name, numbers and addresses do not say; the texts as they were sent, models by their name. */
export const foundBySchema = z.strictObject({
  is: z.enum(['name', 'model', 'registration', 'reference', 'enquiry']),
  /** Of `enquiry` its reference: something else in it was found. */
  text: z.string(),
});
export type FoundBy = z.infer<typeof foundBySchema>;

export const foundCustomerSchema = z.strictObject({
  ...summaryShape,
  /** `null`: what is shown of them says it. */
  found_by: z.nullable(foundBySchema),
});
export type FoundCustomer = z.infer<typeof foundCustomerSchema>;

/** That two customers are the same person, as somebody thinks who may not join them. */
export const joinProposalSchema = z.strictObject({
  id: z.number(),
  /** Epoch ms. */
  at: z.number(),
  person: memberSchema,
  customer: customerSummarySchema,
  other: customerSummarySchema,
});
export type JoinProposal = z.infer<typeof joinProposalSchema>;

/** What is known of a customer from the enquiries that one reads. */
export const customerSchema = z.strictObject({
  id: z.number(),
  /** Goes back with each change. */
  version: z.number(),
  name: z.string(),
  /** Of the customer, or of the first of those joined of whom one reads an enquiry; the language likewise. */
  note: z.string(),
  /** `null`: nobody has said. */
  language: z.nullable(z.enum(customerLanguages)),
  known_by: z.array(
    z.strictObject({
      text: z.string(),
      is: z.enum(['mobile', 'email']),
      /** The customer whose enquiries come with it and can be blocked; `null`: it only stands in enquiries. */
      customer: z.nullable(z.number()),
      is_blocked: z.boolean(),
    }),
  ),
  /** What counts now, of each number that has ever said something; none for who does not read opt-ins. */
  consents: z.array(consentSchema),
  /** What they own, as they have written; `''`: not said. */
  vehicles: z.array(
    z.strictObject({
      registration: z.string(),
      model: z.string(),
      /** Of the purchase. */
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
  /** How many enquiries there are, also beyond those listed. */
  total: z.number(),
  /** Customers that have been joined into this one; each can be taken out with those joined into it before. */
  joined: z.array(z.strictObject({ ...summaryShape, note: z.string() })),
  /** Whether some were joined and one reads all kinds of those whom one sees, and so may take them out. */
  may_separate: z.boolean(),
  /** For those who decide on them alone. */
  proposals: z.array(joinProposalSchema),
});
export type Customer = z.infer<typeof customerSchema>;

const version = z.int(coded('not_version'));

export const customerChangeSchema = z.object({
  version,
  note: z.optional(textSchema({ max: deskLimits.note, multiline: true })),
  language: z.optional(z.nullable(z.enum(customerLanguages, coded('invalid')))),
});

export const customerSearchSchema = z.object({
  /** A part of a number, name, address, model, registration number or reference. */
  search: z
    .string(coded('search_not_text'))
    .check(
      z.minLength(2, coded('value_missing')),
      z.maxLength(100, coded('search_too_long', { max: 100 })),
    ),
  /** A customer who is not looked for. */
  without: z.optional(z.int(coded('invalid'))),
});

export const customerJoinSchema = z.object({
  /** The customer who is the same person. */
  with: z.int(coded('invalid')),
  version,
  /** Of the other customer. */
  withVersion: version,
});

export const customerSeparationSchema = z.object({
  /** The customer who is taken out. */
  customer: z.int(coded('invalid')),
  version,
});

/** What is known of a number while it is being typed. */
export const knownCustomerSchema = z.strictObject({
  /** `null`: nobody has this number, or none whose enquiries one reads. */
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
