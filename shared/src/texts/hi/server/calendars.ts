import type { calendarFileTexts as english } from '../../en/server/calendars.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const calendarFileTexts: SameTexts<typeof english> = {
  names: {
    own: (shop) => `मेरे अपॉइंटमेंट, ${shop}`,
    workshop: (shop) => `वर्कशॉप, ${shop}`,
  },
  reference: (reference) => `संदर्भ ${reference}`,
  appointment: (reference, phone) =>
    `संदर्भ नंबर ${reference}${phone === '' ? '' : `\nसमय बदलना हो तो कॉल करें: ${phone}`}`,
};
