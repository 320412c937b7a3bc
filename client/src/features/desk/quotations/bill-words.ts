import {
  cardWordsIn,
  formatRupees,
  type AmountLine,
  type BillDifference,
} from '@dealership/shared';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { quotationStaffTexts as texts } from '@dealership/shared/texts/staff/desk/quotations.ts';

export function billLineName({ line, name }: Pick<AmountLine<string>, 'line' | 'name'>): string {
  if (line === 'other') return name ?? '';
  return cardWordsIn(priceCardTexts).nameOf({ line, ...(name && { name }) });
}

/** What a line is in the quotation and what on the bill. */
export function differenceText({ before, after, ...line }: BillDifference<string>): string {
  const said = (amount: number | null | undefined) => {
    if (amount === undefined) return texts.notOnIt;
    return amount === null ? priceCardTexts.toConfirm : formatRupees(amount);
  };
  return texts.differs(billLineName(line), said(before), said(after));
}
