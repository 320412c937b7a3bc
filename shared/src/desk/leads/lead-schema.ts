import * as z from 'zod/mini';
import { enquiryKindSchema } from '../../enquiries/kind-schema.ts';
import { limits } from '../../enquiries/fields.ts';
import { coded } from '../../errors/problem.ts';
import { textSchema } from '../../text/text-schema.ts';
import { matching } from '../../values/value-schemas.ts';
import { leadKinds } from './leads.ts';

const kind = z.pipe(
  z.string(coded('not_kind')),
  enquiryKindSchema.check(z.refine((value) => leadKinds.includes(value), coded('not_kind'))),
);

/** The form of `POST /api/desk/leads/check`, beside its file. */
export const leadQuestionSchema = z.object({ kind });

/** The form of `POST /api/desk/leads/apply`, beside its file. */
export const leadOrderSchema = z.object({
  kind,
  /** From the check: proves that the checked file is the one that is stored. */
  digest: z.string(coded('value_missing')),
  /** Number of the branch that answers the leads; `''`, absent: the first that the person reads. */
  branch: z.optional(
    z.pipe(
      matching(/^([1-9]\d{0,8})?$/, coded('not_branch')),
      z.transform((text) => (text === '' ? undefined : Number(text))),
    ),
  ),
});

/** A cell of a column that the kind's form has no field for. */
export const leadDetailSchema = textSchema({ max: limits.message, multiline: true });

/** Row numbers of skipped rows, and why; the first ones. */
const listedRows = z.array(z.strictObject({ row: z.number(), text: z.string() }));

/** Answer of `POST /api/desk/leads/check`. Rows are named by their number in the file (from 1). */
export const leadCheckSchema = z.strictObject({
  /** Hash of the file and the kind. */
  digest: z.string(),
  /** The sheet that was read; `''`: the file has none. `other_sheets`: further ones with leads, which were not read. */
  sheet: z.string(),
  other_sheets: z.array(z.string()),
  /** Rows that the spreadsheet hides, for example by a filter: they are left out. */
  hidden: z.number(),
  /** Columns too far right to be read. */
  beyond: z.number(),
  /** The headings, and the field of each; `null`: it is noted under its heading. */
  columns: z.array(z.strictObject({ heading: z.string(), is: z.nullable(z.string()) })),
  /** Rows that would be stored. */
  fresh: z.number(),
  /** How many of these have an e-mail address and no number. */
  without_number: z.number(),
  /** How many of these are from existing customers. */
  of_customers: z.number(),
  /** How many of these are from a blocked number: they are closed at once. */
  blocked: z.number(),
  /** How many are from customers with an open enquiry of the kind: both are kept. */
  with_open: z.number(),
  /** The first of these, with the reference of the open enquiry. */
  open: z.array(z.strictObject({ row: z.number(), reference: z.string() })),
  /** Rows that an earlier import has stored. */
  stored: z.number(),
  /** Rows with the same content as an earlier row of the file. */
  repeated: z.number(),
  /** Rows with the reference of an enquiry that already exists here. */
  own: z.number(),
  /** Rows with neither a number nor an e-mail address: they are left out. */
  unreachable: z.number(),
  unreachable_rows: listedRows,
  /** Lines that are not leads: totals, dates, repeated headings. */
  not_leads: z.number(),
  not_lead_rows: listedRows,
  /** Problems of noted cells, by heading, and the number of rows with each. */
  left_out: z.array(z.strictObject({ column: z.string(), text: z.string(), rows: z.number() })),
  /** Rows that cannot be read. */
  unread: z.number(),
  /** How many of these have garbled letters, from a wrong character encoding. */
  damaged: z.number(),
  /** Problems of the first of them; `column` is the heading, `row_text` the whole row. */
  errors: z.array(
    z.strictObject({ row: z.number(), row_text: z.string(), column: z.string(), text: z.string() }),
  ),
});
export type LeadCheck = z.infer<typeof leadCheckSchema>;

/** Answer of `POST /api/desk/leads/apply` beside its message. */
export const leadsAppliedShape = {
  added: z.number(),
  /** How many an earlier import had stored. */
  stored: z.number(),
  /** Rows that cannot be read and were left out. */
  unread: z.number(),
};
