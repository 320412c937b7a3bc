import type { Model } from '../kit/types.ts';
import { activa110 } from './activa-110.ts';
import { activa125 } from './activa-125.ts';
import { activa6g } from './activa-6g.ts';
import { activaE } from './activa-e.ts';
import { aviator } from './aviator.ts';
import { dio110 } from './dio-110.ts';
import { dio125 } from './dio-125.ts';
import { grazia125 } from './grazia-125.ts';
import { qc1 } from './qc1.ts';

/** Scooters, one file per model beside this one. */
export const SCOOTERS: readonly Model[] = [
  activa6g,
  activa110,
  activa125,
  dio110,
  dio125,
  grazia125,
  aviator,
  activaE,
  qc1,
];
