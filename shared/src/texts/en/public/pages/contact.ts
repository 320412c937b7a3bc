export const contactPageTexts = {
  kind: 'Contact',
  title: 'Talk to us',
  lead: 'Call us, write to us or visit the showroom.',
  form: {
    heading: 'Write to us',
    text: 'Choose a reason, so that the right person replies.',
  },
  numbers: {
    heading: 'Our numbers',
    sales: 'Sales',
    service: 'Service',
  },
  mail: {
    heading: 'By email',
    text: 'For quotations, documents and anything with an attachment:',
    whatsapp: 'Message us on WhatsApp',
    greeting: (name: string) => `Hello ${name}, I have a question.`,
  },
  visit: {
    heading: 'Visit us',
    openMap: 'Open in maps',
    more: 'How to reach us',
  },
};
