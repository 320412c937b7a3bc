import type { PriceCard } from '../price-card/card.ts';
import { textIn, type LocalText } from '../text/local-text.ts';
import { lineDifferences, amountLines } from './quotation-lines.ts';
import type { QuotationState } from './quotation-limits.ts';
import type { Quotation, QuotationChange } from './quotation-schema.ts';

interface Marks {
  acceptedAt: number | null;
  withdrawnAt: number | null;
  /** Whether there is a later version. */
  isReplaced: boolean;
  /** `YYYY-MM-DD`, its last day. */
  validUntil: string;
}

/** How a version is now; that it has expired follows from the day alone. */
export function quotationState(
  { acceptedAt, withdrawnAt, isReplaced, validUntil }: Marks,
  today: string,
): QuotationState {
  if (isReplaced) return 'replaced';
  if (withdrawnAt !== null) return 'withdrawn';
  if (acceptedAt !== null) return 'accepted';
  return today > validUntil ? 'expired' : 'open';
}

/** The year of accounts of a day, from April to March: `2627`. */
export function yearOfAccounts(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('');
}

/** The number on the paper: `Q-2627-0042`, with more digits after 9,999 quotations in a year of accounts. */
export function quotationNumber(day: string, count: number): string {
  return `Q-${yearOfAccounts(day)}-${String(count).padStart(4, '0')}`;
}

/** What a new version has changed, derived from the two alone. */
export function quotationChanges(before: Quotation, after: Quotation): QuotationChange[] {
  const differs = (of: (quotation: Quotation) => unknown) =>
    JSON.stringify(of(before)) !== JSON.stringify(of(after));
  return [
    ...(differs(({ bike, variant }) => [bike, variant]) ? [{ what: 'vehicle' as const }] : []),
    ...(differs(({ choices }) => choices.place) ? [{ what: 'place' as const }] : []),
    ...lineDifferences(amountLines(before.card.lines), amountLines(after.card.lines)).map(
      (difference) => ({ what: 'line' as const, ...difference }),
    ),
    ...(differs(({ choices: { loan } }) => loan && [loan.lender, loan.months, loan.down])
      ? [{ what: 'loan' as const }]
      : []),
    ...(differs(({ booking }) => booking) ? [{ what: 'booking' as const }] : []),
    ...(differs(({ card }) => card.validUntil) ? [{ what: 'validity' as const }] : []),
  ];
}

/** A card in one language. */
export function cardIn(card: PriceCard, locale: keyof LocalText): PriceCard<string> {
  const { lines, loan, ...rest } = card;
  return {
    ...rest,
    lines: lines.map(({ name, ...line }) => {
      return { ...line, ...(name && { name: textIn(name, locale) }) };
    }),
    loan:
      loan === null || typeof loan === 'string'
        ? loan
        : { ...loan, lender: { ...loan.lender, name: textIn(loan.lender.name, locale) } },
  };
}

interface Payment {
  /** The shop's own id, such as `shop@bank`. */
  upiId: string;
  shop: string;
  /** In paise. */
  amount: number;
  /** Of the quotation: it comes back with the money. */
  number: string;
}

/** What a QR code of UPI holds (NPCI, deep-linking rules, version 1.6): the payment's app fills all of it in. */
export function upiAddress({ upiId, shop, amount, number }: Payment): string {
  const parts = {
    pa: upiId,
    pn: shop,
    am: (amount / 100).toFixed(2),
    cu: 'INR',
    tn: number,
  };
  const query = Object.entries(parts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
