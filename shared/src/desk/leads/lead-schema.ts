import * as z from 'zod/mini';
import { enquiryKindSchema } from '../../enquiries/kind-schema.ts';
import { limits } from '../../enquiries/fields.ts';
import { coded } from '../../errors/problem.ts';
import { textSchema } from '../../text/text-schema.ts';
import { leadKinds } from './leads.ts';

const kind = z.pipe(
  z.string(coded('not_kind')),
  enquiryKindSchema.check(z.refine((value) => leadKinds.includes(value), coded('not_kind'))),
);

/** What the form of `POST /api/desk/leads/check` says beside its file. */
export const leadQuestionSchema = z.object({ kind });

/** The same of `POST /api/desk/leads/apply`. */
export const leadOrderSchema = z.object({
  kind,
  /** As the check has told it: what is stored is what was looked at. */
  digest: z.string(coded('value_missing')),
});

/** What a column may say that the kind's form has no field for. */
export const leadDetailSchema = textSchema({ max: limits.message, multiline: true });

/** Rows of which nothing is read, the first ones. */
const toldRows = z.array(z.strictObject({ row: z.number(), text: z.string() }));

/** Answer of `POST /api/desk/leads/check`. Rows are told by their number in the file (from 1). */
export const leadCheckSchema = z.strictObject({
  /** Of the file and the kind. */
  digest: z.string(),
  /** The tab that was read; `''`: the file has none. Tabs that hold leads too, and were not read. */
  sheet: z.string(),
  other_sheets: z.array(z.string()),
  /** Rows that a spreadsheet hides, as a filter does: they are left out. */
  hidden: z.number(),
  /** Columns that lie too far right to be read. */
  beyond: z.number(),
  /** The headings, and what each is read as; `null`: it is noted under its heading. */
  columns: z.array(z.strictObject({ heading: z.string(), is: z.nullable(z.string()) })),
  /** Rows that would be stored. */
  fresh: z.number(),
  /** Of these, how many have an address and no number. */
  without_number: z.number(),
  /** Of these, how many are of somebody who is a customer already. */
  of_customers: z.number(),
  /** Of these, how many are of a blocked number: they are closed unseen. */
  blocked: z.number(),
  /** How many are of customers who have an open enquiry of the kind: both are kept. */
  with_open: z.number(),
  /** The first of these, with the reference of that one. */
  open: z.array(z.strictObject({ row: z.number(), reference: z.string() })),
  /** Rows that an earlier import has stored. */
  stored: z.number(),
  /** Rows that say what an earlier row of the file says. */
  repeated: z.number(),
  /** Rows that carry the reference of an enquiry that is here already. */
  own: z.number(),
  /** Rows that have neither a number nor an address: they are left out. */
  unreachable: z.number(),
  unreachable_rows: toldRows,
  /** Lines that are no leads: totals, dates, headings once more. */
  not_leads: z.number(),
  not_lead_rows: toldRows,
  /** What is wrong with cells of leads that are noted, by heading, and in how many rows. */
  left_out: z.array(z.strictObject({ column: z.string(), text: z.string(), rows: z.number() })),
  /** Rows that cannot be read. */
  unread: z.number(),
  /** Of these, how many hold letters that a program has damaged. */
  damaged: z.number(),
  /** What is wrong with the first of them; `column` is the heading, `row_text` all that the row says. */
  errors: z.array(
    z.strictObject({ row: z.number(), row_text: z.string(), column: z.string(), text: z.string() }),
  ),
});
export type LeadCheck = z.infer<typeof leadCheckSchema>;

/** Answer of `POST /api/desk/leads/apply` beside its message. */
export const leadsAppliedShape = {
  /** How many were stored now. */
  added: z.number(),
  /** How many an earlier import had stored. */
  stored: z.number(),
  /** Rows that cannot be read, and were left out. */
  unread: z.number(),
};
