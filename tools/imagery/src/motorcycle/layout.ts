import type { Outline, Vec3 } from '../kit/index.ts';
import { frame, type Frame } from '../parts/vehicle.ts';
import type { MotorcycleSheet } from './sheet.ts';

/** Points that several assemblies share, worked out once from the sheet. */
export interface Layout extends Omit<Frame, 'onFork'> {
  readonly sheet: MotorcycleSheet;
  /** Stretches the middle of the machine from wheelbase 1285 to the sheet's. */
  readonly x: (x: number) => number;
  readonly outline: (o: Outline) => Outline;
  readonly along: (points: readonly Vec3[]) => Vec3[];
  /** A point `s` mm up the fork from the front axle and `back` mm behind the legs. */
  readonly fork: Frame['onFork'];
  readonly forkAt: (s: number, back: number, z: number) => Vec3;
  readonly forkLength: number;
  /** |z| of the fork legs. */
  readonly forkZ: number;
  readonly pivot: readonly [number, number];
}

export function layout(sheet: MotorcycleSheet): Layout {
  const { onFork, ...common } = frame(sheet, sheet.fork.rake);
  const kx = common.wheelbase / 1285;
  const x = (v: number): number => (v <= 0 ? v : v * kx);
  return {
    ...common,
    sheet,
    x,
    outline: (o) => o.map(([px, py, c]) => [x(px), py, c] as const),
    along: (points) => points.map(([px, py, pz]) => [x(px), py, pz] as const),
    fork: onFork,
    forkAt: (s, back, z) => [...onFork(s, back), z],
    forkLength: (sheet.fork.top - common.frontRadius) / Math.cos(common.rake),
    forkZ: Math.max(82, sheet.tyres.front.width / 2 + 44),
    pivot: [428 * kx, 400],
  };
}
