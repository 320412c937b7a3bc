import { describe, expect, it } from 'vitest';
import type { FormField } from './define-enquiry.ts';
import type { EnquiryField } from './fields.ts';
import { parseField } from './parse-enquiry.ts';
import { enquiryDefinitions, enquiryKinds } from './registry.ts';

const context = { today: '2026-11-21' };

/** Letters as keyboards write them, in one sign or several, and what is stored of each. */
const texts: readonly (readonly [string, string])[] = [
  // Bengali letters with a dot, of one sign and of two.
  ['মৌসুমী রা\u09df', 'মৌসুমী রা\u09af\u09bc'],
  ['মৌসুমী রা\u09af\u09bc', 'মৌসুমী রা\u09af\u09bc'],
  ['গু\u09dcিয়া', 'গু\u09a1\u09bcি\u09af\u09bcা'],
  // Hindi letters with a dot.
  ['\u095bाकिर', '\u091c\u093cाकिर'],
  ['\u091c\u093cाकिर', '\u091c\u093cाकिर'],
  // A vowel around its consonant, of one sign and of two.
  ['ম\u09c7\u09beহন', 'ম\u09cbহন'],
  // A joiner that shapes a letter stays, one at the end of a word does not.
  ['র\u09cd\u200dযাচেল', 'র\u09cd\u200dযাচেল'],
  ['ক\u09cd\u200cষ', 'ক\u09cd\u200cষ'],
  ['\u200cদাস\u200d', 'দাস'],
];

/** What is typed with digits of either script, and what is stored. */
const numbers = (stored: string | number, ...written: string[]) =>
  written.flatMap((text): (readonly [string, string | number])[] => [
    [inDigits(text, '০'), stored],
    [inDigits(text, '०'), stored],
    [text, stored],
  ]);

function inDigits(text: string, zero: string): string {
  const first = zero.charCodeAt(0);
  return text.replaceAll(/\d/g, (digit) => String.fromCharCode(first + Number(digit)));
}

/** For each field what may be typed, and what is stored of it; `undefined`: nobody types there. */
const cases: Readonly<
  Record<EnquiryField, readonly (readonly [string, string | number])[] | undefined>
> = {
  name: texts,
  mobile: numbers('9832012345', '9832012345', '+91 98320-12345', '098320\u200c12345'),
  email: [['\u200bananya@example.com', 'ananya@example.com']],
  model: [...texts, ['অ্যাক্টিভা ১২৫', 'অ্যাক্টিভা ১২৫']],
  enteredModel: texts,
  message: texts,
  pinCode: numbers('734001', '734001', '734 001'),
  reason: undefined,
  registrationNumber: [...texts, ['WB ৭৪ ১২৩৪', 'WB ৭৪ ১২৩৪']],
  purchaseYear: numbers('2023', '2023'),
  serviceType: undefined,
  bookingDate: numbers('2026-11-24', '2026-11-24'),
  loanAmount: numbers(7_500_000, '75000', '75,000', '₹ 75,000/-', '75000.00'),
  colour: undefined,
  variant: undefined,
  agreed: undefined,
  offerId: undefined,
  channels: undefined,
};

const fields = enquiryKinds.flatMap((kind) => {
  const { form } = enquiryDefinitions[kind];
  return form.flatMap((field) => {
    const typed = cases[field.field];
    return typed ? [{ name: `${kind}: ${field.wire}`, field, form, typed }] : [];
  });
});

function read(field: FormField, form: readonly FormField[], typed: string): unknown {
  const { value, problem } = parseField(field, { [field.wire]: typed }, { form, context });
  expect(problem, JSON.stringify(typed)).toBeUndefined();
  return value;
}

describe('what is typed in Bengali or Hindi is stored in one form', () => {
  it('in all kinds of enquiries', () => {
    const kinds = new Set(fields.map(({ name }) => name.split(':')[0]));
    expect(kinds.size).toBe(enquiryKinds.length);
    expect(enquiryKinds).toHaveLength(13);
  });

  it.each(fields)('$name', ({ field, form, typed }) => {
    for (const [written, stored] of typed) {
      expect(read(field, form, written), JSON.stringify(written)).toBe(stored);
    }
  });
});
