import type { DeskRow } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { enquiryTexts } from '@dealership/shared/texts/staff/reports.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import type { MessageWay } from './use-contact.ts';

/** The beginning of a new message. */
export function greetingOf({ sent }: DeskRow): string {
  return enquiryTexts.greeting(sent.name, dealership().name);
}

/** The subject of a mail whose template has none. */
export function subjectOf({ kind, reference }: DeskRow): string {
  return enquiryTexts.subject(kindTexts[kind].title, reference, dealership().name);
}

/** Opens an app on the device with the text; `undefined`: the customer cannot be reached this way. */
export function messageLink(way: MessageWay, enquiry: DeskRow, text: string): string | undefined {
  const { mobile, email } = enquiry.sent;
  const body = encodeURIComponent(text);
  switch (way) {
    case 'whatsapp':
      return mobile === '' ? undefined : `https://wa.me/91${mobile}?text=${body}`;
    case 'sms':
      return mobile === '' ? undefined : `sms:+91${mobile}?body=${body}`;
    case 'mail':
      return email === ''
        ? undefined
        : `mailto:${email}?subject=${encodeURIComponent(subjectOf(enquiry))}&body=${body}`;
  }
}
