/**
 * A body shell as a distance field that parts can be laid into: lamps, grilles, coloured panels and
 * trims follow its surface exactly, so nothing floats over it or flickers in it.
 */
import {
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  Vector3,
} from 'three';
import {
  bounds,
  curve,
  isosurface,
  join,
  meet,
  mirror,
  outline,
  polygonDistance,
  smoothMax,
  widest,
  type Curve,
  type Outline,
  type Vec3,
} from '../kit/index.ts';

/** Front and rear forms are given in (z, y), side forms in (x, y); all are mirrored. */
export type Facing = 'front' | 'rear' | 'side';

export interface SkinOptions {
  readonly side: Outline;
  /** Half width at (x, y). */
  readonly w: (x: number, y: number) => number;
  readonly round: number;
  /** Sweeps the flanks back by k z². */
  readonly sweep?: number;
  readonly cell?: number;
}

export interface InlayOptions {
  /** Stands this far out of the surface and reaches this deep into it, mm; out may be negative. */
  readonly out?: number;
  readonly deep?: number;
  readonly round?: number;
  readonly cell?: number;
  /** Leaves the lamps' pockets open. */
  readonly open?: boolean;
}

interface Pocket {
  readonly inside: (x: number, y: number, z: number) => number;
  readonly deep: number;
  readonly bed: boolean;
}

const STEP = 5;

export class Skin {
  readonly #options: SkinOptions;
  readonly #distance: (x: number, y: number) => number;
  readonly #box: readonly [number, number, number, number];
  readonly #widest: number;
  readonly #pockets: Pocket[] = [];

  constructor(o: SkinOptions) {
    this.#options = o;
    const polygon = outline(o.side, 8, 10);
    this.#distance = polygonDistance(polygon);
    this.#box = bounds(polygon);
    this.#widest = widest(o.w, this.#box, 24);
  }

  /** Signed distance, negative inside. */
  field(x: number, y: number, z: number): number {
    const { w, round, sweep = 0 } = this.#options;
    const Z = Math.abs(z);
    const X = x + sweep * Z * Z;
    const a = this.#distance(X, y);
    const b = Z - w(X, y);
    return meet(a, b, round);
  }

  #normal(x: number, y: number, z: number): Vector3 {
    const e = 3;
    return new Vector3(
      this.field(x + e, y, z) - this.field(x - e, y, z),
      this.field(x, y + e, z) - this.field(x, y - e, z),
      this.field(x, y, z + e) - this.field(x, y, z - e),
    ).normalize();
  }

  /** The point of the surface that is seen at (u, y) in the given view. */
  trace(facing: Facing, u: number, y: number): Vec3 {
    const [x0, , x1] = this.#box;
    const sweep = (this.#options.sweep ?? 0) * this.#widest ** 2;
    const at = (s: number): Vec3 =>
      facing === 'side' ? [u, y, s] : facing === 'front' ? [s, y, u] : [-s, y, u];
    const [from, to] =
      facing === 'side'
        ? [this.#widest + 20, 0]
        : facing === 'front'
          ? [x1 + 20, x0 - sweep - 20]
          : [sweep + 20 - x0, -x1 - 20];
    let outer = from;
    let best = from;
    let nearest = Infinity;
    for (let s = from; s > to; s -= STEP) {
      const d = this.field(...at(s));
      if (d < 0) {
        let inner = s;
        for (let k = 0; k < 14; k++) {
          const m = (outer + inner) / 2;
          if (this.field(...at(m)) < 0) inner = m;
          else outer = m;
        }
        return at(inner);
      }
      if (d < nearest) {
        nearest = d;
        best = s;
      }
      outer = s;
    }
    return at(best);
  }

  #region(facing: Facing, form: Outline) {
    const polygon = outline(form, 8, 5);
    const inside = polygonDistance(polygon);
    let min: Vec3 = [Infinity, Infinity, Infinity];
    let max: Vec3 = [-Infinity, -Infinity, -Infinity];
    for (const [u, y] of polygon) {
      const p = this.trace(facing, Math.abs(u) * (facing === 'side' ? Math.sign(u) : 1), y);
      min = [Math.min(min[0], p[0]), Math.min(min[1], p[1]), Math.min(min[2], p[2])];
      max = [Math.max(max[0], p[0]), Math.max(max[1], p[1]), Math.max(max[2], p[2])];
    }
    // A form across the middle also covers the surface between its ends.
    if (facing !== 'side' && Math.min(...polygon.map((p) => p[0])) <= 0)
      for (const [, y] of polygon) {
        const p = this.trace(facing, 0, y);
        min = [Math.min(min[0], p[0]), min[1], 0];
        max = [Math.max(max[0], p[0]), max[1], max[2]];
      }
    const f = (x: number, y: number, z: number): number =>
      facing === 'side' ? inside(x, y) : inside(Math.abs(z), y);
    return { f, min, max };
  }

  /**
   * Hollows the surface under a form; before `mesh`. A bed lies under an inlay, a little smaller
   * than it, so that no two skins come close to each other; inlays stay whole over it.
   */
  pocket(facing: Facing, form: Outline, deep: number, bed = false): void {
    const { f, min, max } = this.#region(facing, form);
    const wall = (x: number, z: number): number =>
      facing === 'front'
        ? min[0] - deep - 30 - x
        : facing === 'rear'
          ? x - max[0] - deep - 30
          : min[2] - deep - 30 - Math.abs(z);
    const inset = bed ? 7 : 0;
    this.#pockets.push({
      deep,
      bed,
      inside: (x, y, z) => Math.max(f(x, y, z) + inset, wall(x, z)),
    });
  }

  /** The value v at a point of depth d, with all pockets taken out. */
  #hollow(v: number, d: number, x: number, y: number, z: number, beds: boolean): number {
    let r = v;
    for (const q of this.#pockets)
      if (d > -q.deep - 25 && (beds || !q.bed))
        r = smoothMax(r, -Math.max(q.inside(x, y, z), -d - q.deep), 3);
    return r;
  }

  mesh(): BufferGeometry {
    const cell = this.#options.cell ?? 6.5;
    const [x0, y0, x1, y1] = this.#box;
    const sweep = (this.#options.sweep ?? 0) * this.#widest ** 2;
    const p = cell * 2;
    const field = (x: number, y: number, z: number): number => {
      const d = this.field(x, y, z);
      return d < 25 ? this.#hollow(d, d, x, y, z, true) : d;
    };
    return this.#finish(
      isosurface(
        field,
        [x0 - sweep - p, y0 - p, -this.#widest - p],
        [x1 + p, y1 + p, this.#widest + p],
        cell,
      ),
    );
  }

  /** A piece of the surface cut out by a form, thicker outwards and inwards as asked. */
  inlay(facing: Facing, form: Outline, o: InlayOptions = {}): BufferGeometry {
    const { f, min, max } = this.#region(facing, form);
    const out = o.out ?? 2.5;
    const deep = o.deep ?? 6;
    const cell = o.cell ?? (facing === 'side' ? 5 : 3.8);
    const round = o.round ?? 2.5;
    const middle = (out - deep) / 2;
    const half = (out + deep) / 2;
    const limit = (x: number, z: number): number =>
      facing === 'front'
        ? min[0] - 34 - x
        : facing === 'rear'
          ? x - max[0] - 34
          : min[2] - 60 - Math.abs(z);
    const field = (x: number, y: number, z: number): number => {
      const flat = Math.max(f(x, y, z), limit(x, z));
      const d = this.field(x, y, z);
      const shell = Math.abs(d - middle) - half;
      const piece = meet(flat, shell, round);
      return o.open ? this.#hollow(piece, d, x, y, z, false) : piece;
    };
    const p = cell * 2 + Math.max(0, out);
    const wide = Math.max(Math.abs(min[2]), Math.abs(max[2])) + p + 6;
    const back = facing === 'front' ? 36 + deep : p;
    const ahead = facing === 'rear' ? 36 + deep : p;
    const halfBox = facing === 'side' || Math.min(...form.map((q) => q[0])) > 12;
    const z0 = halfBox ? Math.max(2, min[2] - 60) : -wide;
    const g = isosurface(
      field,
      [min[0] - back, min[1] - p, z0],
      [max[0] + ahead, max[1] + p, wide],
      cell,
    );
    return this.#finish(halfBox ? join([g, mirror(g)]) : g);
  }

  /** A strip on the surface along a line: trims, light guides and, in black, panel gaps. */
  trim(
    facing: Facing,
    line: readonly (readonly [number, number])[],
    width: Curve,
    height = 2.5,
    sink = 0,
  ): BufferGeometry {
    const points = dense(line);
    const w = curve(width);
    const section = [
      [-0.5, -1.5],
      [-0.4, height * 0.8],
      [0, height],
      [0.4, height * 0.8],
      [0.5, -1.5],
    ] as const;
    const pos: number[] = [];
    const index: number[] = [];
    const n = points.length;
    points.forEach(([u, y], i) => {
      const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(n - 1, i + 1)]];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const side = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
      const taper = w(i / (n - 1));
      for (const [s, lift] of section) {
        const p = this.trace(facing, u + side[0] * s * taper, y + side[1] * s * taper);
        const q = this.#normal(...p).multiplyScalar(lift - sink);
        pos.push(p[0] + q.x, p[1] + q.y, p[2] + q.z);
      }
    });
    const m = section.length;
    const mid = this.#normal(...this.trace(facing, ...points[n >> 1]));
    const v = (k: number) => new Vector3(pos[3 * k], pos[3 * k + 1], pos[3 * k + 2]);
    const c = (n >> 1) * m - (n >> 1 === n - 1 ? m : 0) + 1;
    const turned =
      v(c + m)
        .sub(v(c))
        .cross(v(c + 1).sub(v(c)))
        .dot(mid) < 0;
    for (let i = 0; i < n - 1; i++)
      for (let j = 0; j < m - 1; j++) {
        const k = i * m + j;
        if (turned) index.push(k, k + 1, k + m, k + 1, k + m + 1, k + m);
        else index.push(k, k + m, k + 1, k + 1, k + m, k + m + 1);
      }
    const g = new BufferGeometry();
    g.setAttribute('position', new Float32BufferAttribute(pos, 3));
    g.setIndex(index);
    g.computeVertexNormals();
    const both = join([g]);
    // A line along the middle is not drawn twice.
    const central = facing !== 'side' && line.every((p) => Math.abs(p[0]) < 1);
    const crosses = facing !== 'side' && line.some((p) => p[0] < -1);
    return central || crosses ? both : join([both, mirror(both)]);
  }

  #finish(g: BufferGeometry): BufferGeometry {
    const [x0, y0, x1, y1] = this.#box;
    const position = g.getAttribute('position');
    const uv = new Float32Array(position.count * 2);
    const [X0, Y0, X1, Y1] = [x0 - 12, y0 - 12, x1 + 12, y1 + 12];
    for (let i = 0; i < position.count; i++) {
      uv[2 * i] = (position.getX(i) - X0) / (X1 - X0);
      uv[2 * i + 1] = (position.getY(i) - Y0) / (Y1 - Y0);
    }
    g.setAttribute('uv', new BufferAttribute(uv, 2));
    g.userData['box'] = [X0, Y0, X1, Y1];
    return g;
  }
}

/** A smooth line through the points, with a point every 6 mm or so. */
function dense(line: readonly (readonly [number, number])[]): [number, number][] {
  const spline = new CatmullRomCurve3(
    line.map(([u, y]) => new Vector3(u, y, 0)),
    false,
    'centripetal',
  );
  const n = Math.max(2, Math.ceil(spline.getLength() / 6));
  return spline.getSpacedPoints(n).map((v) => [v.x, v.y]);
}
