/** Texts of the extended warranty page. */
export const extendedWarrantyTexts = {
  kind: 'Extended warranty',
  title: 'Up to ten years of cover',
  lead: 'Every two-wheeler comes with a 3-year standard warranty. These plans carry it on.',
  scooters: 'Scooters',
  motorcycles: 'Motorcycles',
  columns: { standard: 'Standard', extended: 'Extended', total: 'In all' },
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  kilometres: (kilometres: string) => `${kilometres} km`,
  ends: {
    heading: 'When it ends',
    text: 'Cover ends with the period or with the distance, whichever is reached first. A scooter with 4 years and 48,000 km that has run 48,000 km after three years is covered no longer.',
  },
  rules: {
    heading: 'Good to know',
    list: [
      'A plan is bought while the standard warranty still runs',
      'It stays with the two-wheeler: a new owner takes it over',
      'Services have to be done on time; keep the booklet',
      'Wear, such as tyres, brake shoes and bulbs, is not covered',
    ],
  },
  form: {
    heading: 'Ask for a plan',
    text: 'With model and registration number we can tell you which plans are still open to you.',
  },
  talk: {
    heading: 'Not sure which plan?',
    text: 'Tell us how far you ride in a month; the rest is arithmetic.',
    message: (name: string) => `Hello ${name}, I have a question about the extended warranty.`,
  },
};
