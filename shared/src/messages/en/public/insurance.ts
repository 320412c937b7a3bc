/** Texts of the insurance page. */
export const insuranceTexts = {
  kind: 'Insurance',
  title: 'Insured before the first ride',
  lead: 'No two-wheeler may use a public road in India without third-party insurance. Ask us about a policy for a new vehicle or a renewal.',
  law: {
    heading: 'What the law requires',
    paragraphs: [
      'Section 146 of the Motor Vehicles Act, 1988 makes insurance against third-party risks mandatory for every motorcycle and scooter. It covers injury and damage that you cause to others.',
      'A new two-wheeler needs third-party cover for five years when it is sold. Cover for your own vehicle is optional.',
    ],
    penalty: {
      figure: '₹ 2,000',
      text: 'is the fine for riding uninsured the first time, and ₹ 4,000 after that. Imprisonment of up to three months is also possible (section 196).',
    },
  },
  reasons: {
    heading: 'Reasons to have it',
    list: [
      {
        title: 'Others are covered',
        text: 'Treatment and repairs for others after an accident that was your fault.',
      },
      {
        title: 'You are covered',
        text: 'Personal accident cover of ₹ 15 lakh for an owner who rides.',
      },
      { title: 'Theft', text: 'Own-damage cover can pay if your two-wheeler is stolen.' },
      {
        title: 'Rain and hills',
        text: 'Own-damage cover can pay for floods, landslides and falling trees.',
      },
      {
        title: 'Cashless repair',
        text: 'With a cashless policy, the insurer pays the workshop directly.',
      },
      {
        title: 'No-claim bonus',
        text: 'Insurers may reward years without a claim. Ask us how it works.',
      },
    ],
  },
  have: {
    heading: 'Have these ready for a renewal',
    list: [
      'Your current policy, even if it has expired',
      'The registration certificate',
      'The date and amount of any claim since the last renewal',
    ],
  },
  form: { heading: 'Enquiry' },
  talk: {
    heading: 'Policy about to expire?',
    text: 'Call us before you ride: riding without third-party cover is an offence.',
    message: (name: string) => `Hello ${name}, I need insurance for my two-wheeler.`,
  },
};
