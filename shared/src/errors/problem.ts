import type { core } from 'zod/mini';
import type { passwordProblems } from '../texts/en/common/problems/passwords.ts';
import type { fieldProblems } from '../texts/en/common/problems/fields.ts';
import type { callProblems } from '../texts/en/server/problems/calls.ts';

/**
 * The English texts of all problems. They define the codes, and the values that each of them needs; another language has
 * the same.
 */
type ProblemTexts = typeof fieldProblems & typeof passwordProblems & typeof callProblems;

export type ProblemCode = keyof ProblemTexts;

/** The values of a code; a missing answer needs none, since its text has only the name of the field. */
type ParamsOf<Code extends ProblemCode> = Code extends 'required'
  ? undefined
  : ProblemTexts[Code] extends (params: infer Params) => string
    ? Params
    : undefined;

type ProblemOf<Codes extends ProblemCode> = {
  [Code in Codes]: {
    readonly code: Code;
    readonly params: ParamsOf<Code> extends undefined ? Record<string, never> : ParamsOf<Code>;
  };
}[Codes];

/** A problem of a value, in no language (rules: failures). */
export type Problem = ProblemOf<ProblemCode>;

/** A problem that a form finds without the server. */
export type FieldProblem = ProblemOf<keyof typeof fieldProblems>;

/** Kinds of file that people choose in place of a table. */
export type FileSort = ParamsOf<'list_of_other_sort'>['sort'];

/** Wire name of each invalid field -> its problem. */
export type Problems = Readonly<Record<string, Problem>>;

type Given<Code extends ProblemCode> =
  ParamsOf<Code> extends undefined ? [] : [params: ParamsOf<Code>];

export function problem<Code extends ProblemCode>(
  code: Code,
  ...[params]: Given<Code>
): Extract<Problem, { code: Code }> {
  return { code, params: params ?? {} } as Extract<Problem, { code: Code }>;
}

/** A problem as the `error` of a schema's check: zod carries a text and nothing else. */
export function coded<Code extends ProblemCode>(code: Code, ...given: Given<Code>): string {
  return JSON.stringify(problem(code, ...given));
}

/** Reads the problem from the message of the first issue that a schema has raised. */
export function problemIn(message = ''): Problem {
  // Zod's own messages, for shapes without an `error` of ours, are not JSON.
  return message.startsWith('{') ? (JSON.parse(message) as Problem) : problem('invalid');
}

/**
 * The first problem of each field, by its wire name, with its path (`variants.1.price`); empty after a success.
 * @param within what the checked value is a part of, such as a setting
 */
export function problemsOf(error: core.$ZodError | undefined, ...within: readonly string[]) {
  const problems: Record<string, Problem> = {};
  for (const { path, message } of error?.issues ?? []) {
    problems[[...within, ...path].join('.') || 'body'] ??= problemIn(message);
  }
  return problems;
}

interface FieldWords {
  label: string;
  /** Shown when it is missing and the usual text with its name does not fit. */
  missing?: string | undefined;
}

/** @param field the field, where the problem is one of a form */
export function problemText<Code extends ProblemCode>(
  texts: Pick<ProblemTexts, Code>,
  { code, params }: Problem & { code: Code },
  field: FieldWords = { label: '' },
): string {
  const own = code === 'required' ? field.missing : undefined;
  const text = own ?? (texts[code] as string | ((params: object) => string));
  return typeof text === 'string' ? text : text({ ...params, ...field });
}
