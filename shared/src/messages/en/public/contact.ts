/** Texts of the contact page. */
export const contactPageTexts = {
  kind: 'Contact',
  title: 'Talk to us',
  lead: 'Call, write or come by. What you send here is read by somebody in the showroom on the same working day.',
  form: {
    heading: 'Write to us',
    text: 'All answers are needed, so that the right person replies.',
  },
  numbers: {
    heading: 'Our numbers',
    sales: 'Sales',
    service: 'Service',
  },
  mail: {
    heading: 'In writing',
    text: 'For quotations, papers and anything with an attachment:',
    whatsapp: 'Write on WhatsApp',
    greeting: (name: string) => `Hello ${name}, I have a question.`,
  },
  visit: {
    heading: 'Come by',
    openMap: 'Open in maps',
    more: 'The way to us',
  },
};
