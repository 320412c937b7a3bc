import type { calendarFileTexts as english } from '../../en/server/calendars.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const calendarFileTexts: SameTexts<typeof english> = {
  names: {
    own: (shop) => `আমার অ্যাপয়েন্টমেন্ট, ${shop}`,
    workshop: (shop) => `ওয়ার্কশপ, ${shop}`,
  },
  reference: (reference) => `রেফারেন্স ${reference}`,
  appointment: (reference, phone) =>
    `রেফারেন্স নম্বর ${reference}${phone === '' ? '' : `\nসময় বদলাতে চাইলে ফোন করুন: ${phone}`}`,
};
