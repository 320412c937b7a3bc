import { standardPage } from '../../../parts/standard-page.ts';

/** The text of the AMC page, as it comes with the product; the numbers were ordered (rules: given-figures). */
export const amcPage = standardPage({
  title: 'A year without worries',
  lead: 'Pay once and get 1 year of free maintenance: your services for the next twelve months are taken care of.',
  sections: [
    {
      heading: 'What’s included',
      look: 'figures',
      body: `- 30%: the most you can save, compared with paying for each job separately
- 3: services during the year
- 2: extra washes
- 10%: off labour
- 5%: off parts and accessories
- 5%: off genuine oil`,
    },
    {
      heading: 'When it starts',
      body: 'The contract is available after your free services end. Until then, your service booklet has you covered.',
    },
    {
      heading: 'Who it suits',
      body: `- Anyone who rides every day, to work or to college
- Anyone who rides in the hills, where brakes and clutch wear faster
- Anyone who wants to know in January what the year will cost`,
    },
  ],
});
