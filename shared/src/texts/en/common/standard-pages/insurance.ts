import { standardPage } from '../../../parts/standard-page.ts';

export const insurancePage = standardPage({
  title: 'Insured before the first ride',
  lead: 'No two-wheeler may be ridden on a public road in India without third-party insurance. Ask us about a policy for a new vehicle or a renewal.',
  sections: [
    {
      heading: 'What the law requires',
      look: 'figures',
      body: `Section 146 of the Motor Vehicles Act, 1988 makes insurance against third-party risks mandatory for every motorcycle and scooter. It covers injury and damage that you cause to others.

A new two-wheeler needs third-party cover for five years when it is sold. Cover for your own vehicle is optional.

- ₹ 2,000: fine for a first offence of riding uninsured, and ₹ 4,000 after that. Imprisonment of up to three months is also possible (section 196).`,
    },
    {
      heading: 'Why you should have it',
      look: 'points',
      body: `- Others are covered: Treatment and repairs for others after an accident that was your fault.
- You are covered: Personal accident (PA) cover of ₹ 15 lakh for the owner when riding.
- Theft: Own-damage cover can pay if your two-wheeler is stolen.
- Rain and hills: Own-damage cover can pay for floods, landslides and falling trees.
- Cashless repair: With a cashless policy, the insurer pays the workshop directly.
- No-claim bonus: For years without a claim, the insurer may give you a discount. Ask us how it works.`,
    },
    {
      heading: 'Have these ready for a renewal',
      body: `- Your current policy, even if it has expired
- The registration certificate (RC)
- The date and amount of any claim since the last renewal`,
    },
  ],
});
