import type { priceColumns } from '../../../catalogue/price-list.ts';

/** The price list as a file, which is the same in every language. */
export const priceListColumns = {
  sheet: 'Prices',
  columns: {
    key: 'Key',
    model: 'Model',
    name: 'Variant or accessory',
    partNo: 'Part No.',
    price: 'Price (₹)',
  } satisfies Record<(typeof priceColumns)[number], string>,
  /** A column with both model and variant. */
  whole: 'Model and variant',
};
