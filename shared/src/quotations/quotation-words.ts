import { formatRupees } from '../money/money.ts';
import { cardWordsIn, type CardWords, type NamedLine } from '../price-card/card-words.ts';
import type { ChangeInWords, PublicQuotation, QuotationChange } from './quotation-schema.ts';

interface Words {
  priceCard: CardWords & {
    toConfirm: string;
    percent: (value: number) => string;
    loan: Readonly<Record<'downPaid' | 'monthly' | 'totalPaid' | 'trueRate', string>>;
  };
  quotation: Readonly<Record<'loan' | 'changed' | 'nothing', string>> & {
    changes: Readonly<Record<Exclude<QuotationChange['what'], 'line'>, string>>;
    change: (name: string, before: string, after: string) => string;
    booking: (amount: number) => string;
    refund: (rule: string) => string;
  };
}

/** What a change is about, and its amounts before and after. */
export function changeIn({ priceCard, quotation }: Words, change: ChangeInWords): string {
  const { what, line, name, before, after } = change;
  if (what !== 'line') return quotation.changes[what];
  const label =
    line === 'other'
      ? (name ?? '')
      : cardWordsIn(priceCard).nameOf({ line: line as NamedLine, ...(name && { name }) });
  const amountOf = (amount: number | null | undefined) => {
    if (amount === undefined) return quotation.nothing;
    return amount === null ? priceCard.toConfirm : formatRupees(amount);
  };
  return quotation.change(label, amountOf(before), amountOf(after));
}

/** What a quotation says below its total: loan, booking amount, changes. */
export function quotationIn(words: Words, quotation: PublicQuotation): string[] {
  const { quotation: own, priceCard } = words;
  const { card, booking, refund, changes, loanMonths } = quotation;
  const { loan } = card;
  const terms = priceCard.loan;
  const paid =
    loan === null || typeof loan === 'string'
      ? []
      : [
          [own.loan, loan.lender.name],
          [terms.downPaid, formatRupees(loan.down)],
          [terms.monthly, `${formatRupees(loan.monthly)} × ${loanMonths ?? 0}`],
          [terms.totalPaid, formatRupees(loan.totalPaid)],
          ...(loan.trueAnnualRate === null
            ? []
            : [[terms.trueRate, priceCard.percent(loan.trueAnnualRate)]]),
        ];
  return [
    ...(paid.length > 0 ? [paid.map((pair) => pair.join(': ')).join(' · ')] : []),
    ...(booking > 0 ? [own.booking(booking)] : []),
    ...(booking > 0 && refund !== '' ? [own.refund(refund)] : []),
    ...(changes.length > 0
      ? [`${own.changed}: ${changes.map((each) => changeIn(words, each)).join('; ')}`]
      : []),
  ];
}
