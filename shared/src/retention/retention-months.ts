import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { enquiryKinds, type EnquiryKind } from '../enquiries/registry.ts';
import { coded } from '../errors/problem.ts';

/** How many months an enquiry of each kind is kept; kinds that are absent are kept until somebody erases them. */
export type RetentionMonths = Readonly<Partial<Record<EnquiryKind, number>>>;

export const LONGEST_RETENTION_MONTHS = 1200;

const wrong = coded('not_months', { max: LONGEST_RETENTION_MONTHS });

const months = z.int(wrong).check(z.gte(1, wrong), z.lte(LONGEST_RETENTION_MONTHS, wrong));

/** What may be entered -> the same in the order of the kinds, so that equal ones are written alike. */
export const retentionMonthsSchema = z.pipe(
  z.partialRecord(enquiryKindSchema, months, coded('invalid')),
  z.transform((given): RetentionMonths =>
    Object.fromEntries(
      enquiryKinds.flatMap((kind) => (given[kind] === undefined ? [] : [[kind, given[kind]]])),
    ),
  ),
);

/** `24`: all kinds alike; `sales:24,insurance:36`: only these; `''`: none. As the environment spells it. */
export function spellRetention(retention: RetentionMonths): string {
  const kept = enquiryKinds.filter((kind) => retention[kind] !== undefined);
  const [first, ...others] = kept.map((kind) => retention[kind]);
  const isForAll = kept.length === enquiryKinds.length && others.every((each) => each === first);
  return isForAll ? String(first) : kept.map((kind) => `${kind}:${retention[kind]}`).join(',');
}
