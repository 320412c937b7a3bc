export const amcTexts = {
  kind: 'Annual maintenance contract',
  form: {
    heading: 'Enquire about an AMC',
    text: 'The price depends on your model and its year.',
  },
  talk: {
    heading: 'Have a question first?',
    text: 'Ask the workshop whether it is worth it for your two-wheeler.',
    message: (name: string) => `Hello ${name}, I have a question about the AMC.`,
  },
};
