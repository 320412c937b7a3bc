import * as z from 'zod/mini';

/**
 * The values of a record before each of its changes, the latest first.
 *
 * @param shape what an entry has beside its author and time
 */
export function historySchema<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject({ changes: z.array(z.strictObject({ ...shape, ...entryShape })) });
}

const entryShape = {
  /** Grows with each change of the same record. */
  id: z.number(),
  /** User id; `''`: it came with the product. */
  by: z.string(),
  /** `YYYY-MM-DD` and `HH:MM:SS`. */
  date: z.string(),
  time: z.string(),
};
