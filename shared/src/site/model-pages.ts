import { dealership } from '../dealership/dealership.ts';
import { formatRupees, rupeesToPaise } from '../money/money.ts';

/** The pages whose address names a model (`?bike=`). */
export type ModelPageName = 'view-details' | 'angle-view' | 'text-ride-booking';

/** Heading of such a page before it knows its model. */
export const noModelHeading = 'Choose a model';

/**
 * Those of the pages that offer all models where they know none, and how they then open: the address
 * names no model, or one that nobody knows.
 */
export const choosingPages = ['view-details', 'angle-view'] as const satisfies ModelPageName[];
export const modelAbsences = ['no-model', 'unknown-model'] as const;
export type ModelAbsence = (typeof modelAbsences)[number];

type Wording = (model: { name: string; price: number }) => { title: string; description: string };

const { city, name: seller } = dealership;

const wordings: Readonly<Record<ModelPageName, Wording>> = {
  'view-details': ({ name, price }) => ({
    title: `${name} price in ${city}, colours and specifications · ${seller}`,
    description: `${name} from ${formatRupees(rupeesToPaise(price))} ex-showroom in ${city}. Variants, colours, specifications, features and accessories, and a test ride at ${seller}.`,
  }),
  'angle-view': ({ name }) => ({
    title: `${name} from every side · ${seller}`,
    description: `Turn the ${name} around and look at it from every side before you come for a test ride at ${seller} in ${city}.`,
  }),
  'text-ride-booking': ({ name, price }) => ({
    title: `${name} test ride and enquiry · ${seller}`,
    description: `Ask for a test ride of the ${name}, from ${formatRupees(rupeesToPaise(price))} ex-showroom in ${city}. ${seller} calls you back.`,
  }),
};

/** Title and description of a model's page; the price is in rupees. */
export function modelPageTexts(page: ModelPageName, model: { name: string; price: number }) {
  return wordings[page](model);
}
