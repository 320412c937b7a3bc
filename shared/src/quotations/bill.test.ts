import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateLines } from '../price-card/rate-lines.ts';
import { billDifferences, billTotal, isExplained, type BillLine } from './bill.ts';
import { lineKey, type AmountLine } from './quotation-lines.ts';

const quoted: AmountLine<string>[] = [
  { line: 'ex-showroom', amount: 80_000_00 },
  { line: 'registration', amount: null },
  { line: 'extra', name: 'Helmet', amount: 999_50 },
  { line: 'discount', name: 'Goodwill', amount: -1_000_00 },
];
const billed = (lines: readonly AmountLine<string>[]): BillLine<string>[] =>
  lines.map((each) => ({ ...each, reason: '' }));
const [showroom, registration, helmet, discount] = billed(quoted);
if (!showroom || !registration || !helmet || !discount) throw new Error('a line is missing');

describe('a bill against its quotation', () => {
  it('names what was to be confirmed, left out, changed and added, each with its reason', () => {
    const bill = [
      { ...showroom, amount: 81_000_00, reason: ' New price of the maker ' },
      { ...registration, amount: 500_00 },
      { ...helmet, amount: null, reason: 'Has one' },
      discount,
      { line: 'other', name: 'Seat cover', amount: 400_00, reason: 'Asked for' } as const,
    ];
    expect(billDifferences(quoted, bill)).toEqual([
      {
        line: 'ex-showroom',
        before: 80_000_00,
        after: 81_000_00,
        reason: 'New price of the maker',
      },
      { line: 'registration', before: null, after: 500_00, reason: '' },
      { line: 'extra', name: 'Helmet', before: 999_50, reason: 'Has one' },
      { line: 'other', name: 'Seat cover', after: 400_00, reason: 'Asked for' },
    ]);
    expect(billDifferences(quoted, bill).filter((each) => !isExplained(each))).toHaveLength(1);
    expect(billTotal(bill)).toBe(80_900_00);
  });

  it('counts lines of one name together', () => {
    const halves = [500_00, 499_50].map((amount) => ({ ...helmet, amount }));
    const rest = [showroom, { ...registration, amount: 300_00 }, discount];
    expect(billDifferences(quoted, [...halves, ...rest]).map(lineKey)).toEqual(['registration']);
  });

  it('with planted differences: all are named in 200 bills, and none is invented', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_00 });
    const line = fc.oneof(
      fc.record({ line: fc.constantFrom('ex-showroom' as const, ...rateLines), amount }),
      fc.record({
        line: fc.constantFrom('extra' as const, 'reduction' as const),
        name: fc.string({ minLength: 1, maxLength: 8 }),
        amount,
      }),
    );
    const lines = fc.uniqueArray(line, { selector: lineKey, minLength: 1, maxLength: 15 });
    const plan = fc.constantFrom('same', 'same', 'changed', 'left out', 'added');
    const plans = fc.array(plan, { minLength: 15, maxLength: 15 });
    let planted = 0;
    fc.assert(
      fc.property(lines, plans, fc.integer({ min: 1, max: 99_99 }), (card, each, by) => {
        const wanted: string[] = [];
        const bill = card.flatMap((one, at): BillLine<string>[] => {
          const what = each[at];
          const own: BillLine<string> = { ...one, reason: '' };
          const other = { line: 'other' as const, name: `new ${at}`, amount: by, reason: '' };
          if (what === 'changed' || what === 'left out') wanted.push(lineKey(one));
          if (what === 'added') wanted.push(lineKey(other));
          if (what === 'changed') return [{ ...own, amount: one.amount + by }];
          if (what === 'left out') return at % 2 === 0 ? [] : [{ ...own, amount: null }];
          return what === 'added' ? [own, other] : [own];
        });
        planted += wanted.length;
        const found = billDifferences<string>(card, bill.toReversed());
        expect(found.map(lineKey).toSorted()).toEqual(wanted.toSorted());
        const [before, after] = [billTotal(card), billTotal(bill)];
        const sum = found.reduce((all, one) => all + (one.after ?? 0) - (one.before ?? 0), 0);
        expect(sum).toBe(after - before);
      }),
      { numRuns: 200, seed: 20261129 },
    );
    expect(planted).toBeGreaterThan(200);
  });
});
