import * as z from 'zod/mini';

/**
 * What a thing was before each of its changes, the latest first.
 *
 * @param shape what an entry has beside who and when
 */
export function historySchema<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject({ changes: z.array(z.strictObject({ ...shape, ...entryShape })) });
}

const entryShape = {
  /** Grows with each change of the same thing. */
  id: z.number(),
  /** User id; `''`: it came with the product. */
  by: z.string(),
  /** `YYYY-MM-DD` and `HH:MM:SS`. */
  date: z.string(),
  time: z.string(),
};
