import { formatRupees } from '../../../../money/money.ts';

/** What riding a model costs and asks; amounts are in paise. */
export const runningTexts = {
  heading: 'Every day',
  distance: 'Distance a month (km)',
  cost: { petrol: 'Petrol', electric: 'Electricity' },
  about: (amount: number) => `about ${formatRupees(amount)} a month`,
  basis: {
    petrol: (price: number) =>
      `By the stated mileage, at ${formatRupees(price)} a litre. On the road it is often more.`,
    electric: (price: number) =>
      `By the stated range, charged at home at ${formatRupees(price)} a unit. On the road it is often more.`,
  },
  sample: 'The price is a sample.',
  flatFooted: (cm: number) => `flat-footed from about ${cm} cm`,
};
