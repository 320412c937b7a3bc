/** Texts of the AMC page; the figures were ordered (rules: given-figures). */
export const amcTexts = {
  kind: 'Annual maintenance contract',
  title: 'A year without worry',
  lead: 'Free maintenance for 1 year: pay once, and the services of the next twelve months are done.',
  facts: {
    heading: 'What is in it',
    list: [
      { figure: '30%', text: 'saved, up to, against the same work paid one by one' },
      { figure: '3', text: 'services in the year' },
      { figure: '2', text: 'extra washes' },
      { figure: '10%', text: 'off labour' },
      { figure: '5%', text: 'off parts and accessories' },
      { figure: '5%', text: 'off genuine oil' },
    ],
  },
  when: {
    heading: 'When it begins',
    text: 'The contract is available after the free services end. Until then your service booklet covers the same, and you need nothing else.',
  },
  who: {
    heading: 'Whom it suits',
    list: [
      'Who rides every day, to work or to college',
      'Who goes up to the hills and wears brakes and clutch faster',
      'Who wants to know in January what the year will cost',
    ],
  },
  form: {
    heading: 'Ask for your AMC',
    text: 'Everything but the message is needed: the price depends on model and year.',
  },
  talk: {
    heading: 'A question first?',
    text: 'The workshop tells you in a minute whether it pays for your two-wheeler.',
    message: (name: string) => `Hello ${name}, I have a question about the AMC.`,
  },
};
