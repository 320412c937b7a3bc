import { BufferAttribute, type BufferGeometry } from 'three';
import { curve } from './curve.ts';
import { isosurface, type Field } from './isosurface.ts';
import { bounds, outline, polygonDistance } from './outline.ts';
import type { Curve, Outline, Vec3 } from './types.ts';

export interface SoftCut {
  readonly centre: Vec3;
  readonly radii: Vec3;
  /** Blend in mm. */
  readonly blend?: number;
}

export interface CarveOptions {
  readonly side: Outline;
  /** Half width along x. */
  readonly top?: Curve;
  /** Width factor along y. */
  readonly front?: Curve;
  /** Half width as a function of both, instead of top x front. */
  readonly w?: (x: number, y: number) => number;
  /** Radius of all edges. */
  readonly round?: number;
  readonly cell?: number;
  /** Only a shell of this thickness at |z| = half width (a pair of panels). */
  readonly panel?: number;
  /** Sweeps the flanks back by k z². */
  readonly sweep?: number;
  readonly cuts?: readonly SoftCut[];
  /** Negative inside the hole to cut. */
  readonly hole?: Field;
  readonly holeBlend?: number;
  /** Moves the surface inwards by this many mm: quilting, ribs, folds. */
  readonly relief?: Field;
  /** A second body that flows into the first, and over how many mm. */
  readonly flow?: { readonly field: Field; readonly blend: number };
  /** Extra room of the sampling box, needed where sweep or flow moves the shape out of its outline. */
  readonly pad?: number;
}

/** Rounded meeting of two distances, r = radius of the edge. */
export const meet = (a: number, b: number, r: number): number => {
  const u = Math.max(r + a, 0);
  const v = Math.max(r + b, 0);
  return Math.min(-r, Math.max(a, b)) + Math.sqrt(u * u + v * v);
};
export const smoothMin = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
export const smoothMax = (a: number, b: number, k: number): number => -smoothMin(-a, -b, k);

/** Largest half width in a box x0 y0 x1 y1. */
export function widest(
  w: (x: number, y: number) => number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  rows = 16,
): number {
  let most = 0;
  for (let i = 0; i <= 24; i++)
    for (let j = 0; j <= rows; j++)
      most = Math.max(most, w(x0 + ((x1 - x0) * i) / 24, y0 + ((y1 - y0) * j) / rows));
  return most;
}

/** Bounds of a carved part's outline, where its decal canvas lies: x0 y0 x1 y1. */
export const carveBox = (g: BufferGeometry): [number, number, number, number] => {
  const box: unknown = g.userData['box'];
  if (!Array.isArray(box) || box.length !== 4) throw new Error('not a carved geometry');
  return [Number(box[0]), Number(box[1]), Number(box[2]), Number(box[3])];
};

/**
 * The body of nearly every panel: a side outline times a half width, all edges rounded, symmetric
 * about z = 0. Cell 6-7 mm for bodies, 3-4 for thin plates and lamps.
 */
export function carve(o: CarveOptions): BufferGeometry {
  const cell = o.cell ?? 7;
  const polygon = outline(o.side, 8, Math.min(14, cell * 1.6));
  const distance = polygonDistance(polygon);
  const top = curve(o.top ?? 100);
  const front = curve(o.front ?? 1);
  const width = o.w ?? ((x: number, y: number) => top(x) * front(y));
  const round = o.round ?? 20;
  const sweep = o.sweep ?? 0;
  const [x0, y0, x1, y1] = bounds(polygon);
  const wide = widest(width, [x0, y0, x1, y1]);
  // The outline distance and the width depend on (x, y) only: kept for the run along z.
  let lastX = NaN;
  let lastY = NaN;
  let lastDistance = 0;
  let lastWidth = 0;
  const field = (x: number, y: number, z: number): number => {
    const Z = Math.abs(z);
    const X = x + sweep * Z * Z;
    if (X !== lastX || y !== lastY) {
      lastX = X;
      lastY = y;
      lastDistance = distance(X, y);
      lastWidth = width(X, y);
    }
    const t = o.panel === undefined ? 0 : o.panel / 2;
    let v = meet(lastDistance, t ? Math.abs(Z - lastWidth + t) - t : Z - lastWidth, round);
    if (o.cuts)
      for (const c of o.cuts) {
        const dx = (X - c.centre[0]) / c.radii[0];
        const dy = (y - c.centre[1]) / c.radii[1];
        const dz = (Z - c.centre[2]) / c.radii[2];
        const q = (Math.sqrt(dx * dx + dy * dy + dz * dz) - 1) * Math.min(...c.radii);
        v = smoothMax(v, -q, c.blend ?? 20);
      }
    if (o.flow) v = smoothMin(v, o.flow.field(X, y, Z), o.flow.blend);
    if (o.relief && Math.abs(v) < 30) v += o.relief(X, y, Z);
    if (o.hole) v = smoothMax(v, -o.hole(X, y, Z), o.holeBlend ?? 6);
    return v;
  };
  const p = cell * 2 + (o.pad ?? 0);
  const g = isosurface(field, [x0 - p, y0 - p, -wide - p], [x1 + p, y1 + p, wide + p], cell);
  const position = g.getAttribute('position');
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    uv[2 * i] = (position.getX(i) - x0) / (x1 - x0);
    uv[2 * i + 1] = (position.getY(i) - y0) / (y1 - y0);
  }
  g.setAttribute('uv', new BufferAttribute(uv, 2));
  g.userData['box'] = [x0, y0, x1, y1];
  return g;
}
