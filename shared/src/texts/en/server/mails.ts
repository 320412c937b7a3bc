import type { NextOpening } from '../../../opening/hours.ts';
import { hoursTexts } from '../common/hours.ts';

const weekdayAndDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export const mailTexts = {
  confirmation: {
    subject: ({ reference, seller }: { reference: string; seller: string }) =>
      `${reference}: your enquiry at ${seller}`,
    received: 'We have received your enquiry.',
    /** It names the day, so that it stays right whenever it is read. */
    promise: (until: NextOpening) =>
      `We’ll call you ${hoursTexts.by({ ...until, daysAhead: 0 })} on ${weekdayAndDate.format(Date.parse(until.day))}.`,
    reference: 'Reference',
    about: 'About',
    model: 'Model',
    notYours:
      'If you did not contact us, someone entered your email address by mistake. There is nothing you need to do.',
  },
  test: {
    subject: ({ seller }: { seller: string }) => `Test message of ${seller}`,
    body: 'This is a test. Email from your website works.',
  },
  /** `page`: address of the opt-in page. */
  stopOffers: ({ page }: { page: string | undefined }) =>
    `You are receiving this because you agreed to offers. You can stop them on ${page ?? 'the Optain page of our website'}.`,
  phone: 'Telephone',
};
