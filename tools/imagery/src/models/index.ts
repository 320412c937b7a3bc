import type { Model } from '../kit/types.ts';
import { MOTORCYCLES } from './motorcycles.ts';
import { SCOOTERS } from './scooters.ts';

export const MODELS: readonly Model[] = [...MOTORCYCLES, ...SCOOTERS];
