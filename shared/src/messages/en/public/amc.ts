/** Texts of the AMC page; the figures were ordered (rules: given-figures). */
export const amcTexts = {
  kind: 'Annual maintenance contract',
  title: 'A year without worries',
  lead: 'Free maintenance for 1 year: pay once, and your services for the next twelve months are taken care of.',
  facts: {
    heading: 'What’s included',
    list: [
      {
        figure: '30%',
        text: 'the most you can save, compared with paying for each job separately',
      },
      { figure: '3', text: 'services during the year' },
      { figure: '2', text: 'extra washes' },
      { figure: '10%', text: 'off labour' },
      { figure: '5%', text: 'off parts and accessories' },
      { figure: '5%', text: 'off genuine oil' },
    ],
  },
  when: {
    heading: 'When it starts',
    text: 'The contract is available after your free services end. Until then, your service booklet has you covered.',
  },
  who: {
    heading: 'Who it suits',
    list: [
      'Anyone who rides every day, to work or to college',
      'Anyone who rides in the hills, where brakes and clutch wear faster',
      'Anyone who wants to know in January what the year will cost',
    ],
  },
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
