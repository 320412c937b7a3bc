export const serviceBookingTexts = {
  kind: 'Workshop',
  title: 'Book a service',
  lead: 'Choose a day up to six months ahead. We will call you to confirm the day and fix a time.',
  form: {
    heading: 'Your booking',
    text: 'Free services are the ones in your service booklet. All others are paid.',
  },
  steps: {
    heading: 'How it works',
    list: [
      { title: 'You book', text: 'Your model, registration number and a day. It takes a minute.' },
      { title: 'We call', text: 'To confirm the day, fix a time and note any problems.' },
      {
        title: 'You bring it in',
        text: 'Show us what you have noticed: a noise, weak brakes, trouble starting.',
      },
      { title: 'You decide', text: 'Ask for the price of any extra part before the work starts.' },
    ],
  },
  bring: {
    heading: 'Please bring',
    list: [
      'The service booklet, for a free service',
      'The registration certificate (RC), on paper or in DigiLocker',
      'The AMC or extended warranty card, if you have one',
    ],
  },
  more: {
    heading: 'More for your two-wheeler',
    amc: { title: 'Annual maintenance contract', text: 'A year of services at one price.' },
    warranty: { title: 'Extended warranty', text: 'Up to ten years of cover in total.' },
  },
  talk: {
    heading: 'Prefer to talk to the workshop?',
    text: 'Broken down on the road? Calling is quickest.',
    message: (name: string) => `Hello ${name}, I would like to book a service.`,
  },
};
