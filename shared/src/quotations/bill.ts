import type { LocalText } from '../text/local-text.ts';
import {
  lineDifferences,
  lineKey,
  type AmountLine,
  type LineDifference,
} from './quotation-lines.ts';

/** A line as staff enter it at delivery; no amount: it is on the quotation and not on the bill. */
export interface BillLine<Name = LocalText> extends AmountLine<Name> {
  /** Why it differs from the quotation; `''`: not said. */
  reason: string;
}

export interface BillDifference<Name = LocalText> extends LineDifference<Name> {
  reason: string;
}

/**
 * Every difference of a bill to its quotation, with the reason that staff have given. A bill with a difference
 * without a reason is not stored (rules: bills).
 */
export function billDifferences<Name extends LocalText | string>(
  quoted: readonly AmountLine<Name>[],
  bill: readonly BillLine<Name>[],
): BillDifference<Name>[] {
  const billed = bill.filter(({ amount }) => amount !== null);
  return lineDifferences(quoted, billed).map((difference) => {
    const key = lineKey(difference);
    const said = bill.find((each) => lineKey(each) === key && each.reason.trim() !== '');
    return { ...difference, reason: said?.reason.trim() ?? '' };
  });
}

export const isExplained = ({ reason }: Pick<BillDifference, 'reason'>) => reason !== '';

/** What is paid by a bill, in paise. */
export function billTotal(bill: readonly Pick<BillLine<unknown>, 'amount'>[]): number {
  return bill.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
