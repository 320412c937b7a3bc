import type { Dealership } from '../../../dealership/dealership-schema.ts';
import { formatRupees, rupeesToPaise } from '../../../money/money.ts';
import type { ModelPageName } from '../../../site/model-pages.ts';

type Wording = (
  model: { name: string; price: number; active: boolean },
  seller: Pick<Dealership, 'name' | 'address'>,
) => {
  title: string;
  description: string;
};

/**
 * Title and description of a model's page; the price is in rupees. Apart from the other pages' texts, which no page
 * needs at its start.
 */
export const modelPageTexts: Readonly<Record<ModelPageName, Wording>> = {
  'view-details': ({ name, price }, { name: seller, address: { city } }) => ({
    title: `${name} price in ${city}, colours and specifications · ${seller}`,
    description: `${name} from ${formatRupees(rupeesToPaise(price))} ex-showroom in ${city}. Variants, colours, specifications, features and accessories, and a test ride at ${seller}.`,
  }),
  'angle-view': ({ name, active }, { name: seller, address: { city } }) => ({
    // A model that is no longer sold has no view to turn.
    title: active ? `${name} from every side · ${seller}` : `${name}, no longer sold · ${seller}`,
    description: `Turn the ${name} around and look at it from every side before you come for a test ride at ${seller} in ${city}.`,
  }),
  'text-ride-booking': ({ name, price }, { name: seller, address: { city } }) => ({
    title: `${name} test ride and enquiry · ${seller}`,
    description: `Ask for a test ride of the ${name}, from ${formatRupees(rupeesToPaise(price))} ex-showroom in ${city}. ${seller} will call you back.`,
  }),
};
