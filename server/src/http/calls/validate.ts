import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { problemsOf } from '@dealership/shared';
import { invalidInput } from '../../errors/app-error.ts';

/**
 * The checked value of a request's part.
 * @throws {AppError} `invalid_input` naming every invalid field by its wire name
 */
export function validate<Schema extends core.$ZodType>(
  schema: Schema,
  input: unknown,
): core.output<Schema> {
  const result = safeParse(schema, input);
  if (result.success) return result.data;
  throw invalidInput(problemsOf(result.error));
}
