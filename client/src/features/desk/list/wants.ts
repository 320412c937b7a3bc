import { formatRupees, rupeesToPaise, startOfDay, type AllEnquiriesRow } from '@dealership/shared';
import { deskTexts, timeTexts } from '@dealership/shared/texts/staff/desk/desk.ts';

/** The customer's wishes in one line: the answers of the kind's form, then the message. */
export function wantsOf({ details, message }: AllEnquiriesRow, now: number): string {
  const { wants } = deskTexts;
  const text = (name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const type = text('serviceType');
  const day = text('bookingDate');
  const loan = details.loanAmount;
  const parts = [
    [type && wants.service(type), day && wants.on(timeTexts.day(startOfDay(day), now))]
      .filter(Boolean)
      .join(' '),
    typeof loan === 'number' ? wants.loan(formatRupees(rupeesToPaise(loan))) : '',
    ...['variant', 'color', 'reason'].map(text),
    text('offerId') && wants.offer(text('offerId')),
    ...['registrationNumber', 'regNo', 'registration', 'yearOfPurchase'].map(text),
    // The message is shortened to one line.
    message.replaceAll(/\s+/g, ' '),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
