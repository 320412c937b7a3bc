import type { VehicleSheet } from './vehicle-sheet.ts';

export const xBlade: VehicleSheet = {
  type: 'motorcycle',
  id: 'x-blade',
  bikeName: 'XBLADE',
  name: 'X-Blade',
  details:
    'A 160 with an angular LED headlamp, a 130 mm rear tyre and a long seat, close to the SP160 in use and size. Full data is not listed here; ask us about stock, the condition of remaining units and the on-road price, or compare the SP160.',
  engine: '162.71 cc',
  power: '10.2 kW at 8,000 rpm',
  transmission: '5-speed manual',
  price: 121486,
  variants: [],
  colours: [],
  shownIn: 'Pearl Spartan Red',
  specs: null,
  features: [],
  accessories: [],
};
