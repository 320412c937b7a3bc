import * as z from 'zod/mini';
import type { EnquiryDefinition } from '../enquiries/define-enquiry.ts';
import type { FieldContext } from '../enquiries/field-schemas.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { parseEnquiry, type ParseResult } from '../enquiries/parse-enquiry.ts';
import { coded, problem } from '../errors/problem.ts';
import { minuteSchema } from '../text/day-schema.ts';
import { requestKeySchema } from '../values/value-schemas.ts';
import { textSchema } from '../text/text-schema.ts';
import { deskLimits } from './desk-limits.ts';
import { addedOrigins } from './status.ts';

export const addedEnquirySchema = z.object({
  key: requestKeySchema,
  kind: z.pipe(z.string(coded('not_kind')), enquiryKindSchema),
  origin: z.enum(addedOrigins, coded('invalid')),
  /** The answers of the kind's form, by their wire names. */
  values: z.record(z.string(), z.unknown()),
  /** Number of the branch that answers it; absent: the first that the person who enters it reads. */
  branch: z.optional(z.int(coded('not_branch'))),
  /** What the form has no field for; it begins the timeline. */
  note: z.optional(textSchema({ max: deskLimits.note, multiline: true })),
  /** User id of the person who answers it; `null`: it waits in its queue; absent: the person who enters it. */
  to: z.nullish(z.string(coded('not_user_id'))),
  /** When the next step is due; absent: the next morning, or the due time if nobody has spoken to the customer yet. */
  nextAt: z.optional(minuteSchema),
});
export type AddedEnquiry = z.infer<typeof addedEnquirySchema>;

/** Field schemas are cached by the field: making them each time would cost seconds for thousands of rows. */
const made = /* @__PURE__ */ new WeakMap<EnquiryDefinition, EnquiryDefinition>();

/** A kind's form as staff fill it in: no single field is required. */
export function addedForm(definition: EnquiryDefinition): EnquiryDefinition {
  const known = made.get(definition);
  if (known) return known;
  const form = definition.form.map(({ requiredWhen: _, ...field }) => ({
    ...field,
    required: false,
  }));
  const added = { ...definition, form };
  made.set(definition, added);
  return added;
}

/** Checks an enquiry that staff have entered: like a visitor's form, except that a name or a number is enough. */
export function parseAdded(
  definition: EnquiryDefinition,
  values: Readonly<Record<string, unknown>>,
  context: FieldContext,
): ParseResult {
  const parsed = parseEnquiry(addedForm(definition), values, context);
  if (!parsed.ok) return parsed;
  const { name, mobile } = parsed.enquiry.values;
  if (name !== undefined || mobile !== undefined) return parsed;
  const wire = definition.form.find(({ field }) => field === 'mobile')?.wire ?? 'mobile';
  return { ok: false, problems: { [wire]: problem('name_or_number') } };
}
