import { curve, radians, sigmoid, type Outline, type Vec3 } from '../kit/index.ts';
import type { ScooterSheet, Shell, TyreSize } from './sheet.ts';
import { Skin } from './skin.ts';

export const bead = (t: TyreSize): number => t.rim * 12.7;
export const tyreRadius = (t: TyreSize): number => bead(t) + (t.width * t.aspect) / 100;

/** Room between tyre and front mudguard. */
export const FENDER_GAP = 16;
/** The shells in the sheets are drawn for these. */
const BASE_WHEELBASE = 1260;
const BASE_END = -336;

export interface Layout {
  readonly sheet: ScooterSheet;
  readonly wheelbase: number;
  readonly frontRadius: number;
  readonly rearRadius: number;
  readonly front: number;
  readonly end: number;
  /** From the base drawing to this model: the tail by its length, the floor by its wheelbase. */
  readonly x: (x: number) => number;
  readonly unx: (x: number) => number;
  readonly outline: (o: Outline) => Outline;
  readonly fork: (s: number, z: number, back?: number) => Vec3;
  readonly halfWidth: number;
}

export function layout(sheet: ScooterSheet): Layout {
  const { wheelbase, length, width } = sheet.dimensions;
  const frontRadius = tyreRadius(sheet.tyres.front);
  const rearRadius = tyreRadius(sheet.tyres.rear);
  const nose = wheelbase + (frontRadius + FENDER_GAP) * Math.cos(radians(sheet.mudguard.from));
  const front = Math.max(wheelbase + frontRadius, nose);
  const end = front - length;
  const more = wheelbase - BASE_WHEELBASE;
  const [a, b] = [480, 900];
  const k = (b - a + more) / (b - a);
  const x = (v: number): number =>
    v < 0 ? (v * end) / BASE_END : v < a ? v : v > b ? v + more : a + (v - a) * k;
  const unx = (v: number): number =>
    v < 0 ? (v * BASE_END) / end : v < a ? v : v > b + more ? v - more : a + (v - a) / k;
  const rake = radians(26.5);
  return {
    sheet,
    wheelbase,
    frontRadius,
    rearRadius,
    front,
    end,
    x,
    unx,
    outline: (o) => o.map(([px, py, c]) => [x(px), py, c] as const),
    fork: (s, z, back = 0) => [
      wheelbase - Math.sin(rake) * s - Math.cos(rake) * back,
      frontRadius + Math.cos(rake) * s - Math.sin(rake) * back,
      z,
    ],
    halfWidth: width / 2,
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
