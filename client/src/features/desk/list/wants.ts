import { formatRupees, rupeesToPaise, startOfDay, type AllEnquiriesRow } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { answerText } from '../common/answer-text.ts';

/** The customer's wishes in one line: the answers of the kind's form, then the message. */
export function wantsOf(sent: AllEnquiriesRow, now: number): string {
  const { wants } = deskTexts;
  const text = (name: string) => answerText(sent, name);
  const type = text('serviceType');
  const day = text('bookingDate');
  const loan = sent.details.loanAmount;
  const parts = [
    [type && wants.service(type), day && wants.on(timeTexts.day(startOfDay(day), now))]
      .filter(Boolean)
      .join(' '),
    typeof loan === 'number' ? wants.loan(formatRupees(rupeesToPaise(loan))) : '',
    ...['variant', 'color', 'reason'].map(text),
    text('offerId') && wants.offer(text('offerId')),
    ...['registrationNumber', 'regNo', 'registration', 'yearOfPurchase'].map(text),
    // The message is shortened to one line.
    sent.message.replaceAll(/\s+/g, ' '),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
