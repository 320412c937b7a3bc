import { specSectionTexts } from '../common/spec-sections.ts';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const documentTexts = {
  /** The language tag in the file's `Lang`. */
  language: 'en-IN',
  /** From when on a document's prices apply; `day` is `YYYY-MM-DD`. */
  priceDate: ({ day }: { day: string }) =>
    `Ex-showroom prices, ${longDate.format(Date.parse(day))}`,
  priceNote:
    'Prices are ex-showroom and subject to change without notice. Registration, insurance and accessories are not included.',
  startsFrom: 'Starts from',
  visitUs: 'Visit us',
  page: ({ number, count }: { number: number; count: number }) => `Page ${number} of ${count}`,
  priceList: {
    documentTitle: ({ seller }: { seller: string }) => `${seller} price list`,
    title: 'Price list',
    callUs: 'Call us',
    open: 'Open',
    sections: { motorcycle: 'Motorcycles', scooter: 'Scooters' },
    continued: ({ section }: { section: string }) => `${section}, continued`,
    columns: { model: 'Model', variant: 'Variant', price: 'Ex-showroom' },
    fromTheSide: ({ model }: { model: string }) => `${model} from the side`,
    note: 'Ex-showroom prices, subject to change without notice.',
  },
  priceCard: {
    title: 'Price card',
    documentTitle: ({ vehicle }: { vehicle: string }) => `${vehicle}, on-road price`,
    columns: { line: 'What', payee: 'Goes', amount: 'Rupees' },
    today: ({ address }: { address: string }) => `Today’s price for the same choices: ${address}`,
  },
  tableCard: {
    documentTitle: ({ name }: { name: string }) => `${name}, table card`,
    allModels: 'Table cards of all models',
    /** Below the code. */
    scan: {
      models: 'Scan for colours, prices and a test ride',
      offers: 'Scan for our offers',
      branches: 'Scan for the way here and our hours',
    },
    startsOn: (day: string) => `From ${longDate.format(Date.parse(day))}`,
    endsOn: (day: string) => `Until ${longDate.format(Date.parse(day))}`,
    lasts: (first: string, last: string) =>
      `${longDate.format(Date.parse(first))} to ${longDate.format(Date.parse(last))}`,
  },
  brochure: {
    documentTitle: ({ model }: { model: string }) => `${model} brochure`,
    types: { motorcycle: 'Motorcycle', scooter: 'Scooter' },
    engine: 'Engine',
    power: 'Power',
    transmission: 'Transmission',
    about: 'About',
    colours: 'Colours',
    specifications: 'Specifications',
    specSections: specSectionTexts,
    features: 'Features',
    accessories: 'Accessories',
    accessoryColumns: { name: 'Accessory', part: 'Part number', price: 'Price' },
    variants: 'Variants and prices',
  },
};
