/**
 * What the accessory pictures share. Forms are in mm of the real part, x to the right of the
 * picture before it is turned, y up, z to the camera; place on the floor and size follow in
 * `stand`, so a form need not start at y = 0.
 */
import { Box3, type BufferGeometry, Matrix4, Vector3 } from 'three';
import {
  bounds,
  Build,
  type Colour,
  isosurface,
  meet,
  mirror,
  type Model,
  outline,
  type Outline,
  polygonDistance,
  type Vec3,
} from '../kit/index.ts';
import { points } from '../kit/notation.ts';

export interface Accessory {
  /** Kind of object and name of its picture. */
  readonly id: string;
  readonly name: string;
  /** Only what differs from black paint and black fabric. */
  readonly colour?: Partial<Colour>;
  /** Degrees about the vertical axis and above the floor. */
  readonly angle?: number;
  readonly elevation?: number;
  /** `steel` is darker: clear and pale parts vanish on `studio`. */
  readonly backdrop?: 'studio' | 'steel';
  readonly build: () => Build;
}

/** Largest size of every object on the stage, mm: the light is baked for parts of this size. */
const STAGE_SIZE = 760;

/** All geometries of a build. */
export const geometries = (b: Build): BufferGeometry[] => [
  ...[...b.parts.values()].flat(),
  ...b.painted.map((p) => p.geometry),
];

export function boxOf(b: Build): Box3 {
  const box = new Box3();
  for (const g of geometries(b)) {
    g.computeBoundingBox();
    if (g.boundingBox) box.union(g.boundingBox);
  }
  return box;
}

/** Puts the object on the floor, in the middle, at the size of the stage. */
function stand(b: Build): Build {
  const box = boxOf(b);
  const size = box.getSize(new Vector3());
  const k = STAGE_SIZE / Math.max(size.x, size.y, size.z);
  const middle = box.getCenter(new Vector3());
  const m = new Matrix4()
    .makeScale(k, k, k)
    .multiply(new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z));
  for (const g of geometries(b)) g.applyMatrix4(m);
  return b;
}

/** The stage and the checks know models only; the figures of a vehicle mean nothing here. */
export const asModel = (a: Accessory): Model => ({
  id: `accessory-${a.id}`,
  name: a.name,
  kind: 'motorcycle',
  class: 'commuter',
  dimensions: {
    wheelbase: 0,
    length: 0,
    width: 0,
    height: 0,
    seatHeight: 0,
    groundClearance: 0,
  },
  colours: [{ name: 'lead', body: '#b3202a', ...a.colour }],
  plate: '',
  turn: false,
  build: () => stand(a.build()),
});

/** A groove or rib across the value v: 1 on every multiple of the pitch, 0 beyond its width. */
export const line = (v: number, pitch: number, width: number): number => {
  const d = v - Math.round(v / pitch) * pitch;
  return Math.exp(-((d / width) ** 2));
};

/** Both halves of an outline that was drawn for x >= 0, from top to bottom. */
export const symmetric = (half: Outline): Outline => [
  ...half,
  ...[...half]
    .reverse()
    .filter(([x]) => x > 0.01)
    .map(([x, y, c]) => [-x, y, c] as const),
];

export interface SheetOptions {
  /** Outline in (x, y). */
  readonly form: Outline;
  /** Depth z of the middle of the sheet at (x, y). */
  readonly depth: (x: number, y: number) => number;
  readonly thickness: number;
  readonly cell?: number;
  /** Negative inside what is cut away. */
  readonly hole?: (x: number, y: number) => number;
  readonly relief?: (x: number, y: number) => number;
}

/** A bent sheet that faces the camera: screens, flaps, shells. */
export function sheet(o: SheetOptions): BufferGeometry {
  const cell = o.cell ?? 3.5;
  const polygon = outline(o.form, 8, 5);
  const distance = polygonDistance(polygon);
  const [x0, y0, x1, y1] = bounds(polygon);
  let z0 = Infinity;
  let z1 = -Infinity;
  for (let i = 0; i <= 30; i++)
    for (let j = 0; j <= 30; j++) {
      const x = x0 + ((x1 - x0) * i) / 30;
      const y = y0 + ((y1 - y0) * j) / 30;
      if (distance(x, y) > cell * 4) continue;
      const z = o.depth(x, y);
      z0 = Math.min(z0, z);
      z1 = Math.max(z1, z);
    }
  const p = cell * 2 + o.thickness + 4;
  const half = o.thickness / 2;
  return isosurface(
    (x, y, z) => {
      const h = o.depth(x, y);
      const hx = o.depth(x + 1, y) - h;
      const hy = o.depth(x, y + 1) - h;
      const across = Math.abs(z - h - (o.relief?.(x, y) ?? 0)) / Math.hypot(1, hx, hy) - half;
      let edge = distance(x, y);
      if (o.hole) edge = Math.max(edge, -o.hole(x, y));
      return meet(edge, across, half * 0.9);
    },
    [x0 - p, y0 - p, z0 - p],
    [x1 + p, y1 + p, z1 + p],
    cell,
  );
}

/** A closed ring through points in space: frames, rims, loops of cable. */
export const closed = <P>(points: readonly P[]): P[] => [...points, points[0]];

/** Points of a rounded rectangle in a plane, for tubes and piping. */
export function roundedLoop(
  width: number,
  height: number,
  r: number,
  to: (u: number, v: number) => readonly [number, number, number],
): (readonly [number, number, number])[] {
  const list: (readonly [number, number, number])[] = [];
  for (const [su, sv, from] of [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ] as const)
    for (let k = 0; k <= 4; k++) {
      const a = ((from + k * 22.5) * Math.PI) / 180;
      list.push(
        to(su * (width / 2 - r) + r * Math.cos(a), sv * (height / 2 - r) + r * Math.sin(a)),
      );
    }
  return closed(list);
}

/** Points in short notation for the right side (s = 1) or mirrored for the left (s = -1). */
export const sidePoints = (text: string, s: number): Vec3[] =>
  points(text).map(([x, y, z]) => [x * s, y, z] as const);

/** The left one of a pair that was made for the right. */
export function mirrorX(b: Build): Build {
  const m = new Build();
  for (const [material, list] of b.parts)
    m.add(material, ...list.map((g) => mirror(g).rotateY(Math.PI)));
  return m;
}
