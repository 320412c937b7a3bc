import { curve, radians, sigmoid, type Outline, type Vec3 } from '../kit/index.ts';
import { FENDER_GAP, frame, tyreSize, type Frame } from '../parts/vehicle.ts';
import type { ScooterSheet, Shell } from './sheet.ts';
import { Skin } from './skin.ts';

/** The shells in the sheets are drawn for these. */
const BASE_WHEELBASE = 1260;
const BASE_END = -336;
/** Degrees from the vertical. */
const RAKE = 26.5;

export interface Layout extends Omit<Frame, 'onFork'> {
  readonly sheet: ScooterSheet;
  /** From the base drawing to this model: the tail by its length, the floor by its wheelbase. */
  readonly x: (x: number) => number;
  readonly unx: (x: number) => number;
  readonly outline: (o: Outline) => Outline;
  readonly fork: (s: number, z: number, back?: number) => Vec3;
  readonly halfWidth: number;
}

export function layout(sheet: ScooterSheet): Layout {
  const { radius } = tyreSize(sheet.tyres.front);
  const nose = (radius + FENDER_GAP) * Math.cos(radians(sheet.mudguard.from));
  const { onFork, ...common } = frame(sheet, RAKE, nose);
  const { end } = common;
  const more = common.wheelbase - BASE_WHEELBASE;
  const [a, b] = [480, 900];
  const k = (b - a + more) / (b - a);
  const x = (v: number): number =>
    v < 0 ? (v * end) / BASE_END : v < a ? v : v > b ? v + more : a + (v - a) * k;
  const unx = (v: number): number =>
    v < 0 ? (v * BASE_END) / end : v < a ? v : v > b + more ? v - more : a + (v - a) / k;
  return {
    ...common,
    sheet,
    x,
    unx,
    outline: (o) => o.map(([px, py, c]) => [x(px), py, c] as const),
    fork: (s, z, back) => [...onFork(s, back), z],
    halfWidth: sheet.dimensions.width / 2,
  };
}

export function skinOf(l: Layout, s: Shell): Skin {
  const top = s.top ? curve(s.top) : () => 1;
  const front = curve(s.front);
  const c = s.crease;
  return new Skin({
    side: l.outline(s.side),
    w: (x, y) => {
      const u = l.unx(x);
      let w = top(u) * front(y);
      if (c) w += c.height * (sigmoid((c.at[1] + (u - c.at[0]) * c.slope - y) / 7) - 0.5);
      return w;
    },
    round: s.round,
    sweep: s.sweep,
    cell: s.top ? 6.5 : 5.2,
  });
}
