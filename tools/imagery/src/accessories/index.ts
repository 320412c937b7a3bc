import type { Model } from '../kit/types.ts';
import { CARRIERS } from './carriers.ts';
import { COVERS } from './covers.ts';
import { ELECTRIC } from './electric.ts';
import { FITTINGS } from './fittings.ts';
import { FLAT } from './flat.ts';
import { GUARDS } from './guards.ts';
import { asModel, type Accessory } from './kit.ts';
import { SCREENS } from './screens.ts';
import { SEATING } from './seating.ts';

export const ACCESSORIES: readonly Accessory[] = [
  ...SEATING,
  ...GUARDS,
  ...CARRIERS,
  ...SCREENS,
  ...COVERS,
  ...FLAT,
  ...FITTINGS,
  ...ELECTRIC,
];
/** For the stage, which draws models. */
export const ACCESSORY_MODELS: readonly Model[] = ACCESSORIES.map(asModel);
