export const insuranceTexts = {
  kind: 'Insurance',
  form: { heading: 'Enquiry' },
  talk: {
    heading: 'Policy about to expire?',
    text: 'Call us before you ride: riding without third-party cover is an offence.',
    message: (name: string) => `Hello ${name}, I need insurance for my two-wheeler.`,
  },
};
