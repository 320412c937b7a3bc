import * as z from 'zod/mini';
import { channels } from '../enquiries/fields.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { origins, statuses } from '../desk/status.ts';
import { coded } from '../errors/problem.ts';
import { daySchema } from '../text/day-schema.ts';
import { matching } from '../values/value-schemas.ts';
import { keyLimits, leadStates } from './keys.ts';

/** Body of `POST /api/leads`: many leads, or one that is the body. Each is read for itself, so that one is refused alone. */
export const leadsBodySchema = z.looseObject({
  leads: z.optional(
    z
      .array(z.unknown(), coded('invalid'))
      .check(
        z.minLength(1, coded('value_missing')),
        z.maxLength(keyLimits.leads, coded('too_many_values', { max: keyLimits.leads })),
      ),
  ),
});

const sentLeadSchema = z.strictObject({
  /** As it was sent; `''`: it has none. */
  id: z.string(),
  state: z.enum(leadStates),
  /** Of its enquiry; `null`: there is none. */
  reference: z.nullable(z.string()),
  /** Why it was refused, or what of it was left out: `field` as it was sent, a stable word, and a text. */
  problems: z.array(z.strictObject({ field: z.string(), code: z.string(), text: z.string() })),
});
export type SentLead = z.infer<typeof sentLeadSchema>;

/** The leads in the order of the body. */
export const leadsAnswerSchema = z.strictObject({
  leads: z.array(sentLeadSchema),
  stored: z.number(),
  known: z.number(),
  refused: z.number(),
});

const PLACE = /^\d{1,15}-\d{1,15}$/;

/** Query of `GET /api/enquiries`. */
export const listedEnquiriesQuerySchema = z.object({
  /** `next` of the answer before. */
  after: z.optional(matching(PLACE, coded('not_place'))),
  /** The first day, if there is no `after`; absent: from the oldest enquiry on. */
  from: z.optional(daySchema),
  limit: z.optional(matching(/^\d{1,3}$/, coded('invalid'))),
});

const answer = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.record(z.enum(channels), z.boolean()),
]);

/** Enquiries in the order of their arrival. */
export const listedEnquiriesSchema = z.strictObject({
  enquiries: z.array(
    z.strictObject({
      reference: z.string(),
      kind: enquiryKindSchema,
      /** ISO 8601. */
      arrived_at: z.string(),
      /** `null`: it is not on the desk. */
      status: z.nullable(z.enum(statuses)),
      origin: z.nullable(z.enum(origins)),
      /** What was sent, by the wire names of the kind's form; what is absent was not given, or may not be read. */
      answers: z.record(z.string(), answer),
    }),
  ),
  /** For `after` of the next call, also if there are no further ones yet; `null`: there is none at all. */
  next: z.nullable(z.string()),
  /** Whether there are further ones now. */
  more: z.boolean(),
});
