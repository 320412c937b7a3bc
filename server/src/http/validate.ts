import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { invalidInput } from '../errors/app-error.ts';

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
  throw invalidInput(problemsOf(result));
}

/** The first thing wrong with each field, by its wire name; nothing after a success. */
export function problemsOf({ error }: core.util.SafeParseResult<unknown>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const name = path.length > 0 ? String(path[0]) : 'body';
    fields[name] ??= message;
  }
  return fields;
}
