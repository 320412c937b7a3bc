import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amount.ts';
import { formatRupees } from './money.ts';

describe('readAmount', () => {
  it.each([
    '66412',
    '66,412',
    '66412.00',
    '₹66412',
    '₹ 66,412',
    'Rs 66412',
    'Rs. 66,412/-',
    'Rs.66,412',
    'INR 66,412.00',
    'INR66412',
    '66,412 INR',
    'rs66412/-',
    'RS. 66,412.00/-',
    '₹ 66,412/-',
    '66,412/=',
    '66412/- only',
    'Rs. 66,412 only',
    'Rupees 66,412/- Only.',
    '66,412/–',
    '66412 /-',
    '66\u00a0412',
    '₹\u00a066,412',
    'Rs.\u200966,412',
    '\u200e66,412\u200b',
    '66 412',
    '66,412.-',
    '৬৬,৪১২',
    '₹ ৬৬,৪১২/-',
    '৬৬,৪১২ টাকা',
    '६६,४१२',
    'रु. ६६,४१२/-',
    '६६,४१२ रुपये',
    '₨ 66,412',
    '66412=00',
    'Rs 66,412.000',
    '６６４１２',
  ])('reads %j', (text) => {
    expect(readAmount(text)).toBe(6_641_200);
  });

  it.each([
    '',
    'Rs.',
    '₹',
    '/-',
    'only',
    'on request',
    '5 lakh',
    '1e5',
    '66,41',
    '66.412',
    '1.005',
    '66,41/-',
    '-66412',
    '(66412)',
    '66412-',
    '66,412 - 70,000',
    '66412 75000 Asha',
    '#REF!',
    '66.412,00',
    '1234567890123',
    '$ 66412',
    '66412 USD',
    'Infinity',
    '0x10',
  ])('%j is no amount', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it('reads each amount as a number, as we write it, and as others do', () => {
    const before = ['', '₹', '₹ ', 'Rs ', 'Rs. ', 'INR ', 'Rs.', 'RS ', 'Rupees ', '\u00a0₹\u2009'];
    const behind = ['', '/-', '/=', ' /-', '/- only', ' only', ' INR', '\u00a0', '/–'];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom(...before),
        fc.constantFrom(...behind),
        (paise, start, end) => {
          expect(readAmount(paise / 100)).toBe(paise);
          expect(readAmount(`${start}${(paise / 100).toFixed(2)}${end}`)).toBe(paise);
          expect(readAmount(`${start}${formatRupees(paise).replace('₹\u00a0', '')}${end}`)).toBe(
            paise,
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('finishes even on the longest nonsense', () => {
    expect(readAmount(`${'only '.repeat(100_000)}5`)).toBeUndefined();
  });
});
