import * as z from 'zod/mini';
import { coded, type ProblemCode } from '../errors/problem.ts';

/** @param problem of any other value, as `coded` gives it */
export function wholeNumber(from: number, to: number, problem: string) {
  return z.int(problem).check(z.minimum(from, problem), z.maximum(to, problem));
}

interface ListOptions<Item extends z.ZodMiniType> {
  least?: number;
  max: number;
  /** What no two may have in common; absent: the item itself. */
  keyOf?: (item: z.output<Item>) => unknown;
  /** Of a value that is no list. */
  problem?: Extract<ProblemCode, 'invalid' | 'not_kind' | 'not_years'>;
}

/** A list with each item once. */
export function listSchema<Item extends z.ZodMiniType>(
  item: Item,
  { least = 0, max, keyOf = (each) => each, problem = 'invalid' }: ListOptions<Item>,
) {
  return z.array(item, coded(problem)).check(
    ...(least > 0 ? [z.minLength(least, coded('value_missing'))] : []),
    z.maxLength(max, coded('too_many_values', { max })),
    z.refine((list) => new Set(list.map(keyOf)).size === list.length, coded('value_repeated')),
  );
}
