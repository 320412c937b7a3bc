import * as z from 'zod/mini';
import { coded, type ProblemCode } from '../errors/problem.ts';

/** @param problem of any other value, as `coded` gives it */
export function wholeNumber(from: number, to: number, problem: string) {
  return z.int(problem).check(z.minimum(from, problem), z.maximum(to, problem));
}

/** @param problem of any other value, as `coded` gives it */
export function matching(pattern: RegExp, problem: string) {
  return z.string(problem).check(z.regex(pattern, problem));
}

/** Chosen at random by the sender of a call, which may repeat it: a repeated key does nothing more. */
export const requestKeySchema = matching(/^[\x21-\x7e]{8,64}$/, coded('invalid'));

/**
 * Marks each item with the key of an earlier one; `''` is no key.
 * @param place of the key in the item
 */
export function eachOnce<Item>(keyOf: (item: Item) => string, ...place: string[]) {
  return z.check<readonly Item[]>(({ value, issues }) => {
    const keys = value.map(keyOf);
    for (const [index, key] of keys.entries()) {
      if (key === '' || keys.indexOf(key) === index) continue;
      const message = coded('value_repeated');
      issues.push({ code: 'custom', input: value, path: [index, ...place], message });
    }
  });
}

interface ListOptions<Item extends z.ZodMiniType> {
  least?: number;
  max: number;
  /** What no two may have in common; absent: the item itself. */
  keyOf?: (item: z.output<Item>) => unknown;
  /** Of a value that is no list. */
  problem?: Extract<ProblemCode, 'invalid' | 'not_kind' | 'not_years'>;
}

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
