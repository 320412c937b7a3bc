/** Texts of the service booking page. */
export const serviceBookingTexts = {
  kind: 'Workshop',
  title: 'Book a service',
  lead: 'Choose a day up to six months ahead. We call you back to agree on the hour, so you do not wait in a queue.',
  form: {
    heading: 'Your booking',
    text: 'Free services are those in your service booklet; everything else is a paid one.',
  },
  steps: {
    heading: 'How it goes',
    list: [
      { title: 'You book', text: 'Model, registration number and a day. It takes a minute.' },
      { title: 'We call', text: 'To agree on the hour and note what has bothered you.' },
      { title: 'You hand it over', text: 'A mechanic rides it with you once around the block.' },
      { title: 'We ask first', text: 'Any part beyond the service is named with its price.' },
    ],
  },
  bring: {
    heading: 'Please bring',
    list: [
      'The service booklet, for a free service',
      'The registration certificate, or its picture in DigiLocker',
      'The AMC or extended warranty card, if you have one',
    ],
  },
  more: {
    heading: 'More for your two-wheeler',
    amc: { title: 'Annual maintenance contract', text: 'A year of services at one price.' },
    warranty: { title: 'Extended warranty', text: 'Cover for up to ten years in all.' },
  },
  talk: {
    heading: 'Rather talk to the workshop?',
    text: 'For a breakdown on the road, call: it is the quickest way.',
    message: (name: string) => `Hello ${name}, I would like to book a service.`,
  },
};
