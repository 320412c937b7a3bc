import { firstName, type AllEnquiriesRow, type Step } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { enquiryTexts } from '@dealership/shared/texts/staff/reports.ts';
import { dealership } from '../page/dealership.ts';

export type MessageWay = Extract<Step, { do: 'message' }>['by'];

/** The beginning of a new message. */
export function greetingOf({ name }: AllEnquiriesRow): string {
  return enquiryTexts.greeting(firstName(name), dealership().name);
}

/** The subject of a mail whose template has none. */
export function subjectOf({ kind, reference }: AllEnquiriesRow): string {
  return enquiryTexts.subject(kindTexts[kind].title, reference, dealership().name);
}

/** Opens an app on the device with the text; `undefined`: the customer cannot be reached this way. */
export function messageLink(
  way: MessageWay,
  enquiry: AllEnquiriesRow,
  text: string,
): string | undefined {
  const { mobile, email } = enquiry;
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
