const thousands = new Intl.NumberFormat('en');

export const extendedWarrantyTexts = {
  kind: 'Extended warranty',
  title: 'Up to ten years of cover',
  lead: 'Every two-wheeler comes with a 3-year standard warranty. These plans extend it.',
  scooters: 'Scooters',
  motorcycles: 'Motorcycles',
  columns: { standard: 'Standard', extended: 'Extended', total: 'Total' },
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  /** Grouped as ordered (rules: given-figures): `120,000 km` */
  kilometres: (kilometres: number) => `${thousands.format(kilometres)} km`,
  ends: {
    heading: 'When it ends',
    text: 'Cover ends when the period or the distance is up, whichever comes first. A scooter covered for 4 years and 48,000 km that reaches 48,000 km in three years is no longer covered.',
  },
  rules: {
    heading: 'Good to know',
    list: [
      'Ask us about a plan while the standard warranty is still running',
      'Buying or selling second-hand? Ask us whether a plan can be transferred',
      'Get every service done on time, and keep the service booklet',
      'The plan’s booklet says what is covered. Ask about parts that wear out, such as tyres and brake shoes',
    ],
  },
  form: {
    heading: 'Enquire about a plan',
    text: 'With your model and registration number, we can tell you which plans you can still choose.',
  },
  talk: {
    heading: 'Not sure which plan?',
    text: 'Tell us how far you ride in a month, and we will help you choose.',
    message: (name: string) => `Hello ${name}, I have a question about the extended warranty.`,
  },
};
