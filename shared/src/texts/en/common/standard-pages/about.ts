import { standardPage } from '../../../parts/standard-page.ts';

/** The about page of a dealership that has not written its own yet. */
export const aboutPage = standardPage({
  title: 'Motorcycles, scooters and a workshop',
  lead: 'We sell and service two-wheelers on {street} in {city}.',
  sections: [
    {
      heading: 'What we do',
      look: 'points',
      body: `- Sales: Sit on the motorcycles and scooters in the showroom and book a test ride.
- Prices you can see: Ex-showroom prices are on this website. Ask us for the on-road price, with registration, insurance and accessories listed one by one.
- Service: Book a day for your service here, or call the workshop.
- Finance and insurance: Work out an EMI, and ask us about a loan or a policy.`,
    },
  ],
});
