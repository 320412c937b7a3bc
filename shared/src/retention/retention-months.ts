import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { enquiryKinds, type EnquiryKind } from '../enquiries/registry.ts';
import { coded } from '../errors/problem.ts';
import { wholeNumber } from '../values/value-schemas.ts';

/** How many months an enquiry of each kind is kept; enquiries of absent kinds are kept until staff erase them. */
export type RetentionMonths = Readonly<Partial<Record<EnquiryKind, number>>>;

export const LONGEST_RETENTION_MONTHS = 1200;

const months = wholeNumber(
  1,
  LONGEST_RETENTION_MONTHS,
  coded('not_months', { max: LONGEST_RETENTION_MONTHS }),
);

/** Puts the input in the order of the kinds, so that equal values are written alike. */
export const retentionMonthsSchema = z.pipe(
  z.partialRecord(enquiryKindSchema, months, coded('invalid')),
  z.transform((given): RetentionMonths =>
    Object.fromEntries(
      enquiryKinds.flatMap((kind) => (given[kind] === undefined ? [] : [[kind, given[kind]]])),
    ),
  ),
);

/** Spells it as in the environment variable: `24`: all kinds; `sales:24,insurance:36`: only these; `''`: none. */
export function spellRetention(retention: RetentionMonths): string {
  const kept = enquiryKinds.filter((kind) => retention[kind] !== undefined);
  const [first, ...others] = kept.map((kind) => retention[kind]);
  const isForAll = kept.length === enquiryKinds.length && others.every((each) => each === first);
  return isForAll ? String(first) : kept.map((kind) => `${kind}:${retention[kind]}`).join(',');
}
