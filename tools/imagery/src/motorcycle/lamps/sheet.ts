import type { MotorcycleSheet } from '../sheet.ts';

export type LampSheet = MotorcycleSheet['lamp'];
