import { vehicleClassTexts } from '../common/vehicle-classes.ts';

export const choosingTexts = {
  fold: (chosen: number) => (chosen === 0 ? 'Filter and sort' : `Filter and sort (${chosen})`),
  names: {
    price: 'Budget',
    monthly: 'Budget a month',
    class: 'Class',
    engine: 'Engine size',
    mileage: 'Mileage',
    seat: 'Seat height',
    weight: 'Kerb weight',
    range: 'Range per charge',
  },
  any: 'Any',
  classes: vehicleClassTexts,
  cc: 'cc',
  upTo: (figure: string) => `Up to ${figure}`,
  counted: (choice: string, count: number) => `${choice} (${count})`,
  sort: 'Sort by',
  unsorted: 'Our usual order',
  orders: {
    price: 'Price, lowest first',
    mileage: 'Mileage, highest first',
    seat: 'Seat height, lowest first',
  },
  found: (count: number, all: number) => {
    if (count < all) return `${count} of ${all} models`;
    return count === 1 ? '1 model' : `${count} models`;
  },
  clear: 'Clear filters',
  none: 'No model fits all of this.',
  drop: (filter: string, choice: string, count: number) =>
    `Drop “${filter}: ${choice}” – ${count === 1 ? '1 model' : `${count} models`}`,
};
