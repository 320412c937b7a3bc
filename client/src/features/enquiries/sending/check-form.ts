import {
  dayOf,
  parseField,
  problemText,
  type FieldProblem,
  type Problem,
} from '@dealership/shared';
import { fieldProblems } from '@dealership/shared/texts/common/problems/fields.ts';
import { TERMS_NAME, type AskedForm } from '../form-view.ts';
import { readForm } from './read-form.ts';

/** The error of one answer, if any. */
export function checkAnswer(
  { definition, texts, terms }: AskedForm,
  wire: string,
  data: FormData,
): string | undefined {
  if (wire === TERMS_NAME) return data.has(TERMS_NAME) ? undefined : terms?.missing;
  const { form } = definition;
  const field = form.find((candidate) => candidate.wire === wire);
  const context = { today: dayOf(Date.now()) };
  if (!field) return undefined;
  const { problem } = parseField(field, readForm(data, definition), { form, context });
  // The form's controls allow no other errors; if there is one, the server has the text.
  if (!problem || !isFieldProblem(problem)) return undefined;
  const words = { label: texts.labels[field.field], missing: texts.required?.[field.field] };
  return problemText(fieldProblems, problem, words);
}

function isFieldProblem(problem: Problem): problem is FieldProblem {
  return problem.code in fieldProblems;
}

/** Wire name of every question with a wrong or missing answer -> its error. */
export function checkForm(asked: AskedForm, data: FormData): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { wire } of [...asked.definition.form, { wire: TERMS_NAME }]) {
    const problem = checkAnswer(asked, wire, data);
    if (problem !== undefined) errors[wire] = problem;
  }
  return errors;
}
