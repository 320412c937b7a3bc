import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE } from '../languages/locale.ts';
import { textsIn } from '../texts/texts-in.ts';
import { coded, problem, problemIn, problemsOf, problemText } from './problem.ts';

const texts = textsIn(DEFAULT_LOCALE).problems;

describe('a problem', () => {
  it('goes through the message of a check and comes out as it was', () => {
    expect(problemIn(coded('too_long', { max: 60 }))).toEqual(problem('too_long', { max: 60 }));
    expect(problemIn(coded('required'))).toEqual({ code: 'required', params: {} });
  });

  it('is named once for each field, the first one, and for a whole body', () => {
    const name = z.string(coded('name_missing')).check(z.maxLength(1, coded('not_text')));
    const schema = z.object({ name, page: z.int(coded('not_page')) });
    expect(problemsOf(schema.safeParse({ name: 7, page: 'x' }).error)).toEqual({
      name: problem('name_missing'),
      page: problem('not_page'),
    });
    const nested = z.object({ step: schema, rows: z.array(schema) });
    expect(
      problemsOf(
        nested.safeParse({ step: { name: 7, page: 'x' }, rows: [{ name: '', page: 1.5 }] }).error,
      ),
    ).toEqual({
      'step.name': problem('name_missing'),
      'step.page': problem('not_page'),
      'rows.0.page': problem('not_page'),
    });
    expect(problemsOf(schema.safeParse([]).error)).toEqual({ body: problem('invalid') });
    expect(problemsOf(schema.safeParse({ name: 'a', page: 1 }).error)).toEqual({});
  });

  it('reads with what its text has to know, and with the name of its field', () => {
    expect(problemText(texts, problem('too_long', { max: 60 }))).toBe('Use at most 60 characters');
    const label = 'Contact number';
    expect(problemText(texts, problem('required'), { label })).toBe('Contact number is required');
    const missing = 'Please select a model';
    expect(problemText(texts, problem('required'), { label, missing })).toBe(missing);
  });

  it('cannot lack what its text has to know, nor have a code that no text is for', () => {
    // @ts-expect-error: the largest number of characters is missing
    problem('too_long');
    // @ts-expect-error: no such code
    problem('too_short');
    expect(Object.keys(texts)).not.toContain('too_short');
  });
});
