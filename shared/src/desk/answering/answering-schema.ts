import * as z from 'zod/mini';
import { enquiryKinds, type EnquiryKind } from '../../enquiries/registry.ts';
import { coded } from '../../errors/problem.ts';
import { localTextSchema } from '../../text/local-text-schema.ts';
import { listSchema, wholeNumber } from '../../values/value-schemas.ts';
import {
  answeredKinds,
  assignments,
  fixedReasons,
  promisedKinds,
  reasonDetails,
  type AnsweredKind,
} from './answering.ts';

export const answeringLimits = {
  /** Limits of due times. */
  minutes: 6000,
  days: 30,
  reasons: 30,
  /** In code points. */
  reason: 60,
};

const whole = (max: number) => wholeNumber(1, max, coded('not_answer_time'));

const answerTime = z.union(
  [
    z.strictObject({ minutes: whole(answeringLimits.minutes) }),
    z.strictObject({ days: whole(answeringLimits.days) }),
  ],
  coded('not_answer_time'),
);

/** A number of opening minutes, or as many minutes as a number of open days have. */
export type AnswerTime = z.infer<typeof answerTime>;

/** A day counts as longer than any time in minutes. */
function isLater(some: AnswerTime, other: AnswerTime): boolean {
  if ('days' in some) return 'minutes' in other || some.days > other.days;
  return 'minutes' in other && some.minutes > other.minutes;
}

const answerTimes = z.nullable(
  z.strictObject({ due: answerTime, critical: answerTime }).check(
    z.refine(({ due, critical }) => isLater(critical, due), {
      path: ['critical'],
      error: coded('not_after_due'),
    }),
  ),
);

export const answerTimesSchema = z.strictObject(
  Object.fromEntries(answeredKinds.map((kind) => [kind, answerTimes])) as Record<
    AnsweredKind,
    typeof answerTimes
  >,
);

/** How soon an enquiry of each kind has to be answered; `null`: nothing is promised. */
export type AllAnswerTimes = Readonly<z.infer<typeof answerTimesSchema>>;
export type AnswerTimes = NonNullable<AllAnswerTimes[AnsweredKind]>;

export const promisesSchema = z.nullable(
  z.array(z.enum(promisedKinds, coded('invalid')), coded('invalid')).check(
    z.maxLength(promisedKinds.length, coded('invalid')),
    z.refine((list) => new Set(list).size === list.length, coded('value_repeated')),
  ),
);

const assignment = z.enum(assignments, coded('invalid'));

export const assignmentsSchema = z.strictObject(
  Object.fromEntries(enquiryKinds.map((kind) => [kind, assignment])) as Record<
    EnquiryKind,
    typeof assignment
  >,
);

const lostReason = z.strictObject({
  /** Stored with the enquiries that ended for this reason. */
  key: z.string().check(z.regex(/^[a-z0-9-]{1,20}$/, coded('invalid'))),
  label: localTextSchema({ max: answeringLimits.reason, isRequired: true }),
  asks: z.optional(z.enum(reasonDetails, coded('invalid'))),
  /** Not offered any more; enquiries that ended with it keep it. */
  isHidden: z.optional(z.boolean(coded('invalid'))),
});

/** In the order in which they are offered. */
export const lostReasonsSchema = listSchema(lostReason, {
  max: answeringLimits.reasons,
  keyOf: ({ key }) => key,
}).check(
  z.refine(
    (list) =>
      Object.values(fixedReasons).every((fixed) =>
        list.some(({ key, isHidden }) => key === fixed && !isHidden),
      ),
    coded('reason_needed'),
  ),
);
export type LostReason = z.infer<typeof lostReasonsSchema>[number];
