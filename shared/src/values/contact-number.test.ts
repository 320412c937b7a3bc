import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContactNumber } from './contact-number.ts';
import { readPhone } from './phone.ts';

const asPeopleWriteIt = [
  '9832051313',
  '98320 51313',
  '983 205 1313',
  '98320-51313',
  '98320.51313',
  '98320/51313',
  '+91 98320 51313',
  '+91-98320-51313',
  '+9198320 51313',
  '919832051313',
  '91 98320 51313',
  '098320-51313',
  '0 98320 51313',
  '(0)9832051313',
  '(0) 98320-51313',
  '+91-(0)9832051313',
  '+91 (0) 98320 51313',
  '0091 9832051313',
  '00919832051313',
  '0091-(0)98320 51313',
  '91-98320.51313',
  '(983) 205-1313',
  '[983] 205 1313',
  '(+91) 98320 51313',
  '+ 91 98320 51313',
  '091 98320 51313',
  '+91+919832051313',
  "'9832051313",
  '"98320 51313"',
  '98320, 51313',
  'tel:+919832051313',
  'tel:+91-98320-51313',
  'Tel. 98320 51313',
  'Ph: 98320 51313',
  'Mob. No.: 98320 51313',
  'Mobile 9832051313',
  'M: 9832051313',
  'p:+919832051313',
  'Contact Number (WhatsApp): 9832051313',
  'WhatsApp +91 98320 51313',
  'whatsapp:+919832051313',
  '98320 51313 (WhatsApp)',
  '9832051313 (M)',
  '98320 51313, mob.',
  '9832051313 - WhatsApp',
  'https://wa.me/919832051313',
  'wa.me/919832051313?text=Hello',
  'whatsapp://send?phone=919832051313',
  'https://api.whatsapp.com/send?phone=919832051313&text=Hello',
  '98320\u00a051313',
  '98320\u200951313',
  '98320\u202f51313',
  '\u200e98320\u200b51313\ufeff',
  '\u202a+91 98320 51313\u202c',
  '\u2068+91\u00a098320\u00a051313\u2069',
  '98320\u00ad51313',
  '98320\u201051313',
  '98320\u201151313',
  '98320\u201351313',
  '98320\u201451313',
  '98320−51313',
  '৯৮৩২০৫১৩১৩',
  '+৯১ ৯৮৩২০ ৫১৩১৩',
  '०९८३२०-५१३१३',
  '(०)९८३२०५१३१३',
  '９８３２０５１３１３',
  '౯౮౩౨౦౫౧౩౧౩',
  'মোবাইল: ৯৮৩২০ ৫১৩১৩',
  'ফোন নং ৯৮৩২০৫১৩১৩',
  'मोबाइल नंबर ९८३२०५१३१३',
  'फ़ोन: 98320 51313',
  // As spreadsheets write a number that they read as an amount.
  '9832051313.0',
  '919832051313.00',
  '9.832051313E+09',
  '9.832051313E9',
  '9.19832051313E+11',
];

const noNumbers = [
  '',
  ' ',
  '-',
  'call me',
  '983',
  '983205131',
  '98320513131',
  '+9198320513131',
  '+91983205131',
  '98320x51313',
  '98320+51313',
  '+1 9832051313',
  '+44 9832051313',
  '98320\u000051313',
  '+9832051313',
  '9832051313 9832051314',
  '98320 51313 / 98320 51314',
  '0983205131',
  '0123456789',
  '+919',
  '9.83205E+09',
  '9.8320513E+09',
  '-9.832051313E-9',
  'Asha 9832051313',
  '9832051313 Asha',
  'a@9832051313',
  '#REF!',
  '91983205131',
];

describe('readContactNumber', () => {
  it.each(asPeopleWriteIt)('reads %j', (text) => {
    expect(readContactNumber(text)).toBe('9832051313');
  });

  it.each(noNumbers)('%j is no number', (text) => {
    expect(readContactNumber(text)).toBeUndefined();
  });

  it('reads any number, whatever is before it, between its digits and around it', () => {
    const prefixes = [
      '',
      '0',
      '(0)',
      '91',
      '+91',
      '0091',
      '+91 (0)',
      '91-0',
      '(+91)',
      'tel:+91',
      'Mob: ',
    ];
    const between = ['', ' ', '-', '.', ' - ', '\u00a0', '\u2009', '\u200b', ')', '/', '\u2011'];
    const zeros = ['0', '০', '०', '０'];
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String),
        fc.constantFrom(...prefixes),
        fc.constantFrom(...between),
        fc.constantFrom(...between),
        fc.constantFrom(...zeros),
        (number, prefix, one, other, zero) => {
          const text = `${prefix}${number.slice(0, 3)}${one}${number.slice(3, 6)}${other}${number.slice(6)}`;
          const from = zero.codePointAt(0) ?? 0;
          const written = text.replaceAll(/\d/g, (digit) =>
            String.fromCodePoint(from + Number(digit)),
          );
          expect(readContactNumber(` ${written}\u202c`)).toBe(number);
        },
      ),
      { numRuns: 1000, examples: [['1000000000', '0091', '', '.', '0']] },
    );
  });

  it('finishes even on the longest nonsense', () => {
    expect(readContactNumber(`${'( '.repeat(100_000)}9832051313`)).toBeUndefined();
  });
});

describe('readPhone', () => {
  it.each([
    ['+91 353 243 0000', '+91 353 243 0000'],
    ['0353-2430000', '0353-2430000'],
    ['98320 12345', '98320 12345'],
    ['০৩৫৩ ২৪৩ ০০০০', '0353 243 0000'],
    ['(0353) 243.0000', '0353 243 0000'],
    ['Tel: 0353/243 0000', '0353 243 0000'],
    ['+91 (353) 243–0000', '+91 353 243-0000'],
    ['+91-(0)353-2430000', '+91 353-2430000'],
    ['0091 353 2430000', '+91 353 2430000'],
    ['\u202a0353\u00a0243 0000\u202c', '0353 243 0000'],
    ['(0)98320.51313', '+91 98320 51313'],
    ['tel:+919832051313', '+91 98320 51313'],
  ])('%j is to be read as %j', (text, expected) => {
    expect(readPhone(text)).toBe(expected);
  });

  it.each(['', 'call me', '1234567', '12345678901234', '+', '0353 243 0000 x', '98320 + 51313'])(
    '%j is none',
    (text) => {
      expect(readPhone(text)).toBeUndefined();
    },
  );
});
