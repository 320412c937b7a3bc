import { rateFuels, type CardRates, type RateTable } from '@dealership/shared';

/** Marks a figure that no source could be found for. */
const INVENTED = 'Invented for the demo';

type Rate = RateTable['bands'][number]['rate'];
type Rows = readonly (readonly [size: number | null, rate: Rate])[];

const amount = (rupees: number) => ({ amount: rupees });
const share = (percent: number, least = 0) => ({ percent, least });

function sample(
  line: RateTable['line'],
  fuel: RateTable['fuel'],
  source: string,
  rows: Rows,
): RateTable {
  return {
    line,
    place: '',
    fuel,
    validFrom: '2022-06-01',
    validTo: '',
    source,
    checkedOn: '',
    bands: rows.map(([size, rate]) => ({ size, price: null, rate })),
  };
}

/** The same for both fuels. */
const forAll = (line: RateTable['line'], source: string, rate: Rate) =>
  rateFuels.map((fuel) => sample(line, fuel, source, [[null, rate]]));

const THIRD_PARTY =
  'Ministry of Road Transport, 25 May 2022, in force since 1 June 2022; five years, with 18 % GST';

/**
 * Rates as found in November 2026 for West Bengal. They are samples: until the dealership has checked each of them, no
 * card of it counts them.
 */
export const sampleRates: CardRates & { fuelPrice: number; electricityPrice: number } = {
  registrationPlaces: [
    { code: 'siliguri', name: { en: 'Siliguri', bn: 'শিলিগুড়ি', hi: 'सिलीगुड़ी' } },
    { code: 'jalpaiguri', name: { en: 'Jalpaiguri', bn: 'জলপাইগুড়ি', hi: 'जलपाईगुड़ी' } },
    { code: 'darjeeling', name: { en: 'Darjeeling', bn: 'দার্জিলিং', hi: 'दार्जिलिंग' } },
  ],
  rates: [
    sample('tax-lifetime', 'petrol', `West Bengal Act 18 of 2012; rates: ${INVENTED}`, [
      [80, share(6.5)],
      [160, share(9)],
      [null, share(10)],
    ]),
    sample('tax-five-years', 'petrol', INVENTED, [
      [80, share(3)],
      [160, share(4.5)],
      [null, share(5)],
    ]),
    sample('tax-lifetime', 'electric', INVENTED, [[null, share(6.5)]]),
    sample('tax-five-years', 'electric', INVENTED, [[null, share(3)]]),
    ...forAll(
      'registration',
      'Central Motor Vehicles Rules, rule 81, since December 2016: 300, and 200 for the card',
      amount(500),
    ),
    ...forAll('loan-entry', 'Central Motor Vehicles Rules, rule 81', amount(500)),
    sample('third-party', 'petrol', THIRD_PARTY, [
      [75, amount(3423)],
      [150, amount(4544)],
      [350, amount(8691)],
      [null, amount(17_838)],
    ]),
    sample('third-party', 'electric', THIRD_PARTY, [
      [3, amount(2910)],
      [7, amount(3862)],
      [16, amount(7387)],
      [null, amount(15_162)],
    ]),
    ...forAll(
      'own-damage',
      'Upper estimate before discounts, from one published price of 2025',
      share(2.1),
    ),
    ...forAll('owner-cover', INVENTED, amount(375)),
  ],
  extras: [
    {
      code: 'helmet',
      name: { en: 'Helmet (ISI)', bn: 'হেলমেট (ISI)', hi: 'हेलमेट (ISI)' },
      price: 1190,
    },
    {
      code: 'warranty',
      name: {
        en: 'Extended warranty, 3 more years',
        bn: 'এক্সটেন্ডেড ওয়ারেন্টি, আরও 3 বছর',
        hi: 'एक्सटेंडेड वारंटी, 3 साल और',
      },
      price: 1650,
    },
    {
      code: 'amc',
      name: { en: 'AMC, 1 year', bn: 'AMC, 1 বছর', hi: 'AMC, 1 साल' },
      price: 2400,
    },
  ],
  reductions: [],
  lenders: [
    {
      code: 'bank',
      name: { en: 'Bank loan', bn: 'ব্যাংকের লোন', hi: 'बैंक का लोन' },
      form: 'reducing',
      annualRate: 9.5,
      months: [12, 24, 36],
      charge: 1500,
      isChargeInInstalments: false,
    },
    {
      code: 'counter',
      name: {
        en: 'Finance at the counter',
        bn: 'শোরুমেই ফিনান্স',
        hi: 'शोरूम पर फ़ाइनेंस',
      },
      form: 'flat-on-price',
      annualRate: 8,
      months: [12, 18, 24, 36],
      charge: 2500,
      isChargeInInstalments: true,
    },
  ],
  cardDays: 15,
  // Petrol in Siliguri and a unit of a home in West Bengal, about as in November 2026.
  fuelPrice: 106,
  electricityPrice: 8,
};
