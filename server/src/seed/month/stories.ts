import * as z from 'zod/mini';
import {
  addDays,
  addedOrigins,
  dayOf,
  enquiryKinds,
  instantOf,
  minuteOf,
  siteVisitSchema,
  stepSchema,
} from '@dealership/shared';
import data from './stories.json' with { type: 'json' };

const instant = z.pipe(z.string(), z.transform(instantOf));

/**
 * A customer of `stories.json`, with the enquiry and the steps for it. There `@-3 10:20` is a minute of the day three
 * days ago, `@1` tomorrow, and `@-9m` nine minutes ago.
 */
const storySchema = z.strictObject({
  at: instant,
  kind: z.enum(enquiryKinds),
  /** In the form in which the kind's form sends them. Numbers that begin with 0 after +91 are nobody's. */
  values: z.record(z.string(), z.unknown()),
  visit: z.optional(siteVisitSchema),
  /** Absent: the customer has sent it. */
  added: z.optional(z.strictObject({ by: z.string(), origin: z.enum(addedOrigins) })),
  /** For a double, `''` is the enquiry of the story before. */
  then: z.array(z.strictObject({ at: instant, by: z.string(), step: stepSchema })),
  /** A colleague joins it with the customer of another number. */
  joined: z.optional(z.strictObject({ at: instant, by: z.string(), with: z.string() })),
});
export type Story = z.infer<typeof storySchema>;

const MINUTE_MS = 60_000;

/**
 * Customers of the last month whose enquiries show how the desk works, oldest first.
 * @param now epoch ms
 */
export function storiesUntil(now: number): Story[] {
  const today = dayOf(now);
  const resolve = (text: string): string => {
    const [, minutes] = /^@-(\d+)m$/.exec(text) ?? [];
    if (minutes !== undefined) return minuteOf(now - Number(minutes) * MINUTE_MS);
    const [, days, time] = /^@(-?\d+)(?: (\d\d:\d\d))?$/.exec(text) ?? [];
    if (days === undefined) return text;
    const day = addDays(today, Number(days));
    return time === undefined ? day : `${day}T${time}`;
  };
  const stories: unknown = JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? resolve(value) : value,
  );
  return z.array(storySchema).parse(stories);
}
