import { expect, test } from 'vitest';
import { besideFields } from './beside-fields.ts';

test('the problem of a part is shown beside the whole, unless the part has a field', () => {
  const given = { 'title.en': 'Too long', 'step.day': 'Past', passkey: 'Unknown', titles: 'Odd' };
  expect(besideFields(given, ['title', 'step', 'step.day'])).toEqual({
    problems: { title: 'Too long', 'step.day': 'Past' },
    others: ['Unknown', 'Odd'],
  });
  // The first problem is shown, as for a whole field.
  expect(besideFields({ 'quiet.from': 'A', 'quiet.to': 'B' }, ['quiet'])).toEqual({
    problems: { quiet: 'A' },
    others: [],
  });
});
