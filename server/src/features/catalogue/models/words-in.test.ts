import { splitLabel, textsIn } from '@dealership/shared';
import { expect, test } from 'vitest';
import { emptySections } from './edit-model.ts';
import { usualWords, wordsFor, wordsIn } from './words-in.ts';

test('a label is as the dealership translates it, else as the product does, else English', () => {
  const { label } = wordsIn('bn');
  expect(label({ label: 'seatHeight' })).toBe('সিটের উচ্চতা');
  expect(label({ label: 'seatHeight', labelIn: { bn: 'সিট কত উঁচু' } })).toBe('সিট কত উঁচু');
  expect(label({ label: 'seatHeight', labelIn: { hi: 'सीट' } })).toBe('সিটের উচ্চতা');
  expect(label({ label: 'legShield' })).toBe('Leg shield');
  expect(label({ label: 'constructor' })).toBe('Constructor');
  expect(wordsIn('en').label({ label: 'frontABS', labelIn: { bn: 'ABS' } })).toBe('Front ABS');
});

test('a usual value is translated with its numbers, and another one stays English', () => {
  const { value } = wordsIn('hi');
  expect(value({ value: '5.43 kW at 7,500 rpm' })).toBe('5.43 kW (7,500 rpm पर)');
  expect(value({ value: '80/100-17 M/C 46P, tubeless' })).toBe('80/100-17 M/C 46P, ट्यूबलेस');
  expect(value({ value: 'Sealed chain' })).toBe('Sealed chain');
  expect(value({ value: 'Sealed chain', valueIn: { hi: 'बंद चेन' } })).toBe('बंद चेन');
  expect(wordsIn('en').value({ value: '765 mm', valueIn: { hi: '765 मिमी' } })).toBe('765 mm');
});

test('every usual label is in English its stored form, and every value keeps its numbers in their order', () => {
  const { specLabels, specValues } = textsIn('en');
  expect(specLabels).toEqual(
    Object.fromEntries(Object.keys(specLabels).map((label) => [label, splitLabel(label)])),
  );
  const count = (text: string) => text.split('#').length;
  for (const locale of ['en', 'bn', 'hi'] as const) {
    const wrong = Object.entries(textsIn(locale).specValues).filter(
      ([value, text]) => count(value) !== count(text) || /\d/.test(value),
    );
    expect([locale, wrong]).toEqual([locale, []]);
  }
  expect(specValues).toEqual(
    Object.fromEntries(Object.keys(specValues).map((value) => [value, value])),
  );
});

test('a table that has a text without its numbers gives them back', () => {
  const table = { 'from # to #': 'থেকে #, পর্যন্ত #' };
  expect(wordsFor(table, 'from 1,200 to 3.5')).toBe('থেকে 1,200, পর্যন্ত 3.5');
  expect(wordsFor(table, 'toString')).toBeUndefined();
});

test('the editor gets those labels and values that the product translates', () => {
  const { about } = emptySections({ type: 'scooter', name: 'Metro' });
  const specs = [
    { section: 'frame' as const, label: 'seatHeight', value: '765 mm' },
    { section: 'frame' as const, label: 'legShield', value: 'Sealed chain' },
  ];
  expect(usualWords({ about: { ...about, engine: '109 cc' }, specs })).toEqual({
    '109 cc': { bn: '109 সিসি', hi: '109 सीसी' },
    seatHeight: { bn: 'সিটের উচ্চতা', hi: 'सीट की ऊँचाई' },
    '765 mm': { bn: '765 মিমি', hi: '765 मिमी' },
  });
});
