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
      `${reference}: your enquiry with ${seller}`,
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
    subject: ({ seller }: { seller: string }) => `Test message from ${seller}`,
    body: 'This is a test. Email from your website works.',
  },
  /** `page`: address of the opt-in page. No full stop after it: programs would take it for a part of it. */
  stopOffers: ({ page }: { page: string | undefined }) =>
    page === undefined
      ? 'You are receiving this because you agreed to receive offers. You can stop them on the Optain page of our website.'
      : `You are receiving this because you agreed to receive offers. To stop them, go to: ${page}`,
  phone: 'Phone',
};
