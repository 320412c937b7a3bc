import * as z from 'zod/mini';
import { coded } from '../../errors/problem.ts';
import { matching } from '../../values/value-schemas.ts';
import { alertTopics } from './alert-choices.ts';

const topics = z
  .array(z.enum(alertTopics, coded('invalid')), coded('invalid'))
  .check(z.maxLength(alertTopics.length, coded('invalid')));

const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, coded('not_time'));

const quiet = z
  .object({ from: time, to: time })
  .check(z.refine(({ from, to }) => from !== to, { error: coded('quiet_all_day'), path: ['to'] }));

/** The alerts that a person wants on each channel; `quiet: null`: at any time. */
export const alertChoicesSchema = z.object({
  mail: topics,
  push: topics,
  quiet: z.nullable(quiet),
});

const offered = z.array(z.enum(alertTopics));

export const ownAlertsSchema = z.strictObject({
  choices: z.strictObject({
    mail: offered,
    push: offered,
    quiet: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
  }),
  /** The alerts that the person can choose. */
  offered: z.strictObject({ mail: offered, push: offered }),
  /** Whether mail is set up, and whether the account has an address. */
  is_mail_on: z.boolean(),
  has_address: z.boolean(),
});
