import type { VehicleSheet } from './vehicle-sheet.ts';

export const cd110Deluxe: VehicleSheet = {
  type: 'motorcycle',
  id: 'cd110-deluxe',
  bikeName: 'CD110 DELUXE',
  name: 'CD110 Deluxe',
  details:
    'A plain 109.51 cc commuter with a four-speed gearbox and a long flat seat, meant for daily village and market runs. Full data is not listed here; ask us about stock, colours and the on-road price before you travel to see one.',
  engine: '109.51 cc',
  power: '6.47 kW at 7,500 rpm',
  transmission: '4-speed manual',
  price: 73912,
  variants: [],
  colours: [],
  shownIn: 'Black with Red',
  specs: null,
  features: [],
  accessories: [],
};
