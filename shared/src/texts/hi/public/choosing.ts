import type { SameTexts } from '../../../text/same-texts.ts';
import type { choosingTexts as english } from '../../en/public/choosing.ts';
import { vehicleClassTexts } from '../common/vehicle-classes.ts';

export const choosingTexts: SameTexts<typeof english> = {
  fold: (chosen) => (chosen === 0 ? 'छाँटें और क्रम चुनें' : `छाँटें और क्रम चुनें (${chosen})`),
  names: {
    price: 'बजट',
    monthly: 'महीने का बजट',
    class: 'टाइप',
    engine: 'कितने सीसी',
    mileage: 'माइलेज',
    seat: 'सीट की ऊँचाई',
    weight: 'वज़न',
    range: 'एक चार्ज में दूरी',
  },
  any: 'कोई भी',
  classes: vehicleClassTexts,
  cc: 'सीसी',
  upTo: (figure) => `${figure} तक`,
  counted: (choice, count) => `${choice} (${count})`,
  sort: 'किस क्रम में',
  unsorted: 'हमारी सूची का क्रम',
  orders: {
    price: 'कीमत: कम से ज़्यादा',
    mileage: 'माइलेज: ज़्यादा से कम',
    seat: 'सीट की ऊँचाई: कम से ज़्यादा',
  },
  found: (count, all) => (count < all ? `${all} में से ${count} मॉडल` : `${count} मॉडल`),
  clear: 'सारे फ़िल्टर हटाएँ',
  none: 'सब बातें साथ में किसी मॉडल में नहीं मिलीं।',
  drop: (filter, choice, count) => `“${filter}: ${choice}” हटाएँ – ${count} मॉडल`,
};
