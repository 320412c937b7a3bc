import type { SameTexts } from '../../../text/same-texts.ts';
import type { vehicleClassTexts as english } from '../../en/common/vehicle-classes.ts';

export const vehicleClassTexts: SameTexts<typeof english> = {
  commuter: 'कम्यूटर',
  sport: 'स्पोर्ट',
  naked: 'नेकेड',
  retro: 'रेट्रो',
  adventure: 'एडवेंचर',
  cruiser: 'क्रूज़र',
  family: 'फ़ैमिली',
};
