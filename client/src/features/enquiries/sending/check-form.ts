import { dayOf, parseField, type EnquiryDefinition } from '@dealership/shared';
import { TERMS_NAME, type Terms } from '../form-view.ts';
import { readForm } from './read-form.ts';

interface CheckedForm {
  definition: EnquiryDefinition;
  terms: Terms | undefined;
}

/** What is wrong with the answer to one question, if anything. */
export function checkAnswer(
  { definition, terms }: CheckedForm,
  wire: string,
  data: FormData,
): string | undefined {
  if (wire === TERMS_NAME) return data.has(TERMS_NAME) ? undefined : terms?.missing;
  const { form } = definition;
  const field = form.find((candidate) => candidate.wire === wire);
  const context = { today: dayOf(Date.now()) };
  return field && parseField(field, readForm(data, definition), { form, context }).problem;
}

/** Wire name of every question whose answer is wrong or missing -> what is wrong with it. */
export function checkForm(asked: CheckedForm, data: FormData): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { wire } of [...asked.definition.form, { wire: TERMS_NAME }]) {
    const problem = checkAnswer(asked, wire, data);
    if (problem !== undefined) errors[wire] = problem;
  }
  return errors;
}
