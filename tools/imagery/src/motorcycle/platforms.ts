/** What sisters share on the real machine: frame, wheels, brakes and engine. */
import { tyre } from '../parts/vehicle.ts';
import type { MotorcycleSheet } from './sheet.ts';

/** Hornet 2.0, CB200X and NX200. */
export const platform184 = {
  plate: 'DEMO 184',
  tyres: { front: tyre(110, 70, 17), rear: tyre(140, 70, 17) },
  brakes: { front: 276, rear: 220, petal: true },
  rear: { shocks: 'mono', swingarm: 'box', chain: 'guard' },
  frame: 'diamond',
  engine: {
    kind: 'sport',
    finish: 'bronze',
    covers: 'bronze',
    cylinder: 'engineBlack',
    fins: 9,
    lean: 16,
    scale: 1.14,
  },
  indicators: 'led',
} satisfies Partial<MotorcycleSheet>;

/** CB200X and NX200, which is its successor with another name. */
export const adventure184 = {
  ...platform184,
  dimensions: {
    wheelbase: 1355,
    length: 2035,
    width: 843,
    height: 1248,
    seatHeight: 810,
    groundClearance: 167,
  },
} satisfies Partial<MotorcycleSheet>;

/** Shine 100 and Shine 100 DX. */
export const platform100 = {
  dimensions: {
    wheelbase: 1245,
    length: 1955,
    width: 754,
    height: 1050,
    seatHeight: 786,
    groundClearance: 168,
  },
  plate: 'DEMO 100',
  tyres: { front: tyre(70, 100, 17), rear: tyre(80, 100, 17) },
  brakes: { front: 0, rear: 0 },
  rear: { shocks: 'twin', swingarm: 'tube', chain: 'case' },
  frame: 'diamond',
  engine: {
    kind: 'commuter',
    finish: 'engineBlack',
    covers: 'engine',
    cylinder: 'engineBlack',
    fins: 8,
    lean: 16,
    scale: 1.02,
  },
  indicators: 'bulb',
} satisfies Partial<MotorcycleSheet>;
