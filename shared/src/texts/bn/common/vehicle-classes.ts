import type { SameTexts } from '../../../text/same-texts.ts';
import type { vehicleClassTexts as english } from '../../en/common/vehicle-classes.ts';

export const vehicleClassTexts: SameTexts<typeof english> = {
  commuter: 'কমিউটার',
  sport: 'স্পোর্ট',
  naked: 'নেকেড',
  retro: 'রেট্রো',
  adventure: 'অ্যাডভেঞ্চার',
  cruiser: 'ক্রুজার',
  family: 'ফ্যামিলি',
};
