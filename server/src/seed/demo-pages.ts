import type { PageSettings } from '@dealership/shared';

/** Pages that the demo has written itself; its other pages have the texts of the product. */
export const demoPages: PageSettings = {
  about: {
    title: { en: 'A road, a workshop, a showroom' },
    lead: {
      en: 'We sell and service two-wheelers on {street} in {city}, where the plains end and the hill roads begin.',
    },
    sections: [
      {
        heading: { en: 'In figures' },
        inShort: { en: '' },
        look: 'figures',
        body: {
          en: `- 1996: the year we opened, with one lift and two mechanics
- 26: motorcycles and scooters in our range
- 7: days a week that we answer the phone`,
        },
      },
      {
        heading: { en: 'Our story' },
        inShort: { en: '' },
        look: 'years',
        body: {
          en: `- 1996: Two mechanics and a lift: Teesta Two-Wheelers started as a workshop behind a tea stall on Sevoke Road. Riders heading up to Kalimpong stopped for a clutch cable and came back for a service.
- 2003: The first showroom: Six motorcycles in a forty-foot room. Customers asked us which one to buy because we had worked on them all. We still answer that question the same way.
- 2010: Scooters arrive: Teachers, nurses and shopkeepers took to two wheels. We added a second service bay and a waiting room, and the first woman joined our mechanics.
- 2017: Spare parts under one roof: We opened a separate parts counter, stocked for the models people ride between the Terai and the Dooars.
- Today: Still on the same road: Sales, finance, insurance, workshop and spare parts, side by side in one building.`,
        },
      },
      {
        heading: { en: 'How we work' },
        inShort: { en: '' },
        look: 'points',
        body: {
          en: `- Prices you can see: Ex-showroom prices are on this website. Ask us for the on-road price, with registration, insurance and accessories listed one by one.
- Ask to see the work: Ask us what was done and why, and to see the parts that were replaced.
- Honest advice: If a repair is not worth the money, or a smaller model would do, we will say so.
- We speak your language: Bengali, Hindi, Nepali and English, at the counter and on the phone.`,
        },
      },
      {
        heading: { en: 'Why here' },
        inShort: { en: '' },
        look: 'ticks',
        body: {
          en: `Siliguri lies between the Mahananda and the Teesta. Within an hour, a two-wheeler from here can be on a tea estate in the Dooars, in traffic on Hill Cart Road, or on the bends above the Coronation Bridge. Few places ask as much of brakes, clutch and chain.

So tell us where you ride when you book a service. A motorcycle that climbs to Darjeeling every week wears its brakes faster than one that goes to college.`,
        },
      },
    ],
  },
  amc: null,
  insurance: null,
  'joy-club': {
    title: { en: 'Ride together' },
    lead: {
      en: 'A club for everyone who rides a two-wheeler from us: Sunday rides, workshop evenings and a few member benefits.',
    },
    sections: [
      {
        heading: { en: 'What members get' },
        inShort: { en: '' },
        look: 'points',
        body: {
          en: `- Sunday rides: Group rides to places such as Gajoldoba, Mirik and Lataguri.
- Workshop evenings: Learn to look after your own chain, plugs and brakes.
- Points: Earn points on service and parts, and spend them with us.
- Birthday wash: A free wash for your two-wheeler.`,
        },
      },
    ],
  },
  'privacy-policy': null,
  'terms-conditions': null,
};
