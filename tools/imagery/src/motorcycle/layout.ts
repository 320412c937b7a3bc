import { radians, type Vec3 } from '../kit/index.ts';
import { beadRadius, tyreRadius, type MotorcycleSheet } from './sheet.ts';

/** Points that several assemblies share, worked out once from the sheet. */
export interface Layout {
  readonly sheet: MotorcycleSheet;
  readonly wheelbase: number;
  readonly frontRadius: number;
  readonly rearRadius: number;
  readonly frontBead: number;
  readonly rearBead: number;
  /** Lengths of the middle of the machine against wheelbase 1285. */
  readonly kx: number;
  readonly x: (x: number) => number;
  readonly rake: number;
  /** A point `s` mm up the fork from the front axle and `back` mm behind the legs. */
  readonly fork: (s: number, back?: number) => [number, number];
  readonly forkAt: (s: number, back: number, z: number) => Vec3;
  readonly forkLength: number;
  /** |z| of the fork legs. */
  readonly forkZ: number;
  /** Front and rear end of the finished machine. */
  readonly front: number;
  readonly end: number;
  readonly pivot: readonly [number, number];
}

/** Room between tyre and front mudguard. */
export const FENDER_GAP = 16;

export function layout(sheet: MotorcycleSheet): Layout {
  const wheelbase = sheet.dimensions.wheelbase;
  const frontRadius = tyreRadius(sheet.tyres.front);
  const rearRadius = tyreRadius(sheet.tyres.rear);
  const kx = wheelbase / 1285;
  const rake = radians(sheet.fork.rake);
  const ux = -Math.sin(rake);
  const uy = Math.cos(rake);
  const fork = (s: number, back = 0): [number, number] => [
    wheelbase + ux * s - uy * back,
    frontRadius + uy * s + ux * back,
  ];
  const front = wheelbase + frontRadius;
  return {
    sheet,
    wheelbase,
    frontRadius,
    rearRadius,
    frontBead: beadRadius(sheet.tyres.front),
    rearBead: beadRadius(sheet.tyres.rear),
    kx,
    x: (x) => (x <= 0 ? x : x * kx),
    rake,
    fork,
    forkAt: (s, back, z) => [...fork(s, back), z],
    forkLength: (sheet.fork.top - frontRadius) / uy,
    forkZ: Math.max(82, sheet.tyres.front.width / 2 + 44),
    front,
    end: front - sheet.dimensions.length,
    pivot: [428 * kx, 400],
  };
}
