/** Texts of the insurance page. */
export const insuranceTexts = {
  kind: 'Insurance',
  title: 'Insured before the first kick',
  lead: 'No two-wheeler may use a public road in India without third-party insurance. We arrange it with the new vehicle, and renew it later.',
  law: {
    heading: 'What the law asks',
    paragraphs: [
      'Section 146 of the Motor Vehicles Act, 1988 makes insurance against third-party risks mandatory for every motorcycle and scooter. It pays for injury and damage that you cause to others.',
      'A new two-wheeler is sold with a third-party policy of five years. Cover for your own vehicle runs for a year at a time, and is your choice.',
    ],
    penalty: {
      figure: '₹ 2,000',
      text: 'is the fine for riding uninsured the first time, ₹ 4,000 after that; imprisonment of up to three months is possible (section 196).',
    },
  },
  reasons: {
    heading: 'Reasons to have it',
    list: [
      {
        title: 'Others are paid',
        text: 'Treatment and repair after an accident that was your fault.',
      },
      {
        title: 'You are covered',
        text: 'Personal accident cover of ₹ 15 lakh for the owner who rides.',
      },
      { title: 'Theft', text: 'With own-damage cover you get the insured value back.' },
      {
        title: 'Rain and hills',
        text: 'Floods, landslides, falling trees: each monsoon brings them.',
      },
      { title: 'Cashless repair', text: 'Bills go from our workshop to the insurer.' },
      { title: 'No-claim bonus', text: 'Every year without a claim makes the next one cheaper.' },
    ],
  },
  have: {
    heading: 'Have these ready for a renewal',
    list: [
      'Your old policy, also one that has run out',
      'The registration certificate',
      'The date and amount of any claim since the last renewal',
    ],
  },
  form: { heading: 'Enquiry' },
  talk: {
    heading: 'Your policy ends today?',
    text: 'Call: a renewal takes a quarter of an hour, and a gap costs the bonus.',
    message: (name: string) => `Hello ${name}, I need insurance for my two-wheeler.`,
  },
};
