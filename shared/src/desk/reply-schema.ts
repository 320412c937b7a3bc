import * as z from 'zod/mini';
import { statuses } from './status.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { enquiryKinds } from '../enquiries/registry.ts';
import { coded } from '../errors/problem.ts';
import { historySchema } from '../history/history-schema.ts';
import { locales } from '../languages/locale.ts';
import type { LocalText } from '../text/local-text.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { requiredTextSchema } from '../text/text-schema.ts';
import { listSchema } from '../values/value-schemas.ts';
import { hasOnlyMarks, marksIn } from './replies.ts';
import { replyKeySchema } from './steps.ts';
import { replyLimits } from './reply-limits.ts';
import { replyPurposes, replyWays, type ReplyPurpose } from './reply-ways.ts';

/** Values for versions that were stored before there were offers. */
export const replyDefaults: { purpose: ReplyPurpose; subject: LocalText } = {
  purpose: 'service',
  subject: { en: '' },
};

const markedSchema = (
  marks: number,
  options: Omit<Parameters<typeof localTextSchema>[0], 'check'>,
) =>
  localTextSchema({
    ...options,
    check: z.refine<string>(hasOnlyMarks, coded('not_placeholder')),
  }).check(
    z.refine(
      (text) => locales.every((locale) => marksIn(text[locale] ?? '').length <= marks),
      coded('too_many_values', { max: marks }),
    ),
  );

const purposeSchema = z.enum(replyPurposes, coded('invalid'));

/** Subject of a mail; empty: made from kind and reference. */
const subjectSchema = markedSchema(replyLimits.subjectMarks, { max: replyLimits.subject });

/** A template of a message, or of words to say on the telephone. */
export const replySchema = z.strictObject({
  /** What staff call it. */
  title: requiredTextSchema({ max: replyLimits.title }),
  /** For which enquiries; none: for all. */
  kinds: listSchema(enquiryKindSchema, { max: enquiryKinds.length }),
  /** Statuses, likewise. */
  statuses: listSchema(z.enum(statuses, coded('invalid')), { max: statuses.length }),
  ways: listSchema(z.enum(replyWays, coded('invalid')), { least: 1, max: replyWays.length }),
  text: markedSchema(replyLimits.marks, {
    max: replyLimits.text,
    isRequired: true,
    multiline: true,
  }),
  purpose: z._default(purposeSchema, replyDefaults.purpose),
  subject: z._default(subjectSchema, replyDefaults.subject),
  /** Not offered any more; sent messages keep it. */
  isHidden: z.boolean(coded('not_boolean')),
});

export type Reply = z.infer<typeof replySchema>;

const keyedReplySchema = z.strictObject({
  key: z.string(),
  version: z.number(),
  ...replySchema.shape,
});
export type KeyedReply = z.infer<typeof keyedReplySchema>;

export const repliesSchema = z.strictObject({
  replies: z.array(keyedReplySchema),
  sends_mail: z.boolean(),
});

/** A new version of a template, or a new template: `version` 0. */
export const replySaveSchema = z.object({
  key: replyKeySchema,
  /** The version that it was made from; 409 `changed_meanwhile` when it is not the present one. */
  version: z.int(coded('not_version')).check(z.nonnegative(coded('not_version'))),
  ...replySchema.shape,
  /** Absent if the page was opened before there were offers: the purpose stays. */
  purpose: z.optional(purposeSchema),
  subject: z.optional(subjectSchema),
});

/** Earlier versions of a template; the id of a change is its version. */
export const replyHistorySchema = historySchema({ reply: replySchema });
