import {
  BufferGeometry,
  CatmullRomCurve3,
  CircleGeometry,
  Euler,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Path,
  Quaternion,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import {
  mergeGeometries,
  mergeVertices,
  toCreasedNormals,
} from 'three/addons/utils/BufferGeometryUtils.js';
import { curve, radians } from './curve.ts';
import { isosurface } from './isosurface.ts';
import { outline } from './outline.ts';
import type { Curve, Outline, Vec3 } from './types.ts';

/** Indexed, with exactly position, normal and uv: the common form of every part. */
export function normalise(g: BufferGeometry): BufferGeometry {
  const q = g.clone();
  for (const name of Object.keys(q.attributes))
    if (name !== 'position' && name !== 'normal' && name !== 'uv') q.deleteAttribute(name);
  const count = q.getAttribute('position').count;
  if (!q.getAttribute('uv'))
    q.setAttribute('uv', new Float32BufferAttribute(new Float32Array(count * 2), 2));
  return q.index ? q : mergeVertices(q, 1e-3);
}

export const join = (list: readonly BufferGeometry[]): BufferGeometry =>
  mergeGeometries(list.map(normalise));

/** Mirrored copy about z = 0, winding turned so that faces still look outwards. */
export function mirror(g: BufferGeometry): BufferGeometry {
  const q = normalise(g);
  q.userData = g.userData;
  q.scale(1, 1, -1);
  const index = q.getIndex();
  if (!index) throw new Error('mirror: geometry without index');
  for (let i = 0; i < index.count; i += 3) {
    const b = index.getX(i + 1);
    index.setX(i + 1, index.getX(i + 2));
    index.setX(i + 2, b);
  }
  return q;
}

/** Moves a geometry in place: rotation rx, then ry, then rz (radians), then translation. */
export function at<G extends BufferGeometry>(g: G, x = 0, y = 0, z = 0, rz = 0, ry = 0, rx = 0): G {
  const q = new Quaternion().setFromEuler(new Euler(rx, ry, rz, 'ZYX'));
  g.applyMatrix4(new Matrix4().compose(new Vector3(x, y, z), q, new Vector3(1, 1, 1)));
  return g;
}

export interface TubeOptions {
  /** Segments along and around. */
  readonly along?: number;
  readonly around?: number;
  readonly caps?: boolean;
}

/** A round bar through points; the radius may change along its length (0 to 1). */
export function tube(points: readonly Vec3[], radius: Curve, o: TubeOptions = {}): BufferGeometry {
  const path = new CatmullRomCurve3(
    points.map((p) => new Vector3(p[0], p[1], p[2])),
    false,
    'centripetal',
  );
  const r = curve(radius);
  const around = o.around ?? 14;
  const straight = points.length === 2 && typeof radius === 'number';
  const n = straight ? 1 : (o.along ?? Math.max(8, points.length * 8));
  const g = new TubeGeometry(path, n, 1, around);
  const p = g.getAttribute('position');
  for (let i = 0; i <= n; i++) {
    const c = path.getPointAt(i / n);
    const s = r(i / n);
    for (let j = 0; j <= around; j++) {
      const k = i * (around + 1) + j;
      p.setXYZ(
        k,
        c.x + (p.getX(k) - c.x) * s,
        c.y + (p.getY(k) - c.y) * s,
        c.z + (p.getZ(k) - c.z) * s,
      );
    }
  }
  if (o.caps === false) return join([g]);
  const caps = [0, 1].map((end) => {
    const c = path.getPointAt(end);
    const t = path.getTangentAt(end).multiplyScalar(end ? 1 : -1);
    const disc = new CircleGeometry(r(end), around);
    disc.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), t));
    disc.translate(c.x, c.y, c.z);
    return disc;
  });
  return join([g, ...caps]);
}

/** Places on a circle about the origin, x, y and angle; `start` in radians. */
export const ring = (count: number, radius: number, start = 0): Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const a = start + (i / count) * Math.PI * 2;
    return [radius * Math.cos(a), radius * Math.sin(a), a];
  });

/** A straight round bar. */
export const bar = (from: Vec3, to: Vec3, radius: Curve, o?: TubeOptions): BufferGeometry =>
  tube([from, to], radius, o);

type LathePoint = readonly [radius: number, axial: number];
const lathe = (profile: readonly LathePoint[], segments: number) =>
  new LatheGeometry(
    profile.map((p) => new Vector2(Math.max(p[0], 0.01), p[1])),
    segments,
  );
/** Turned part about the z axis (wheels, hubs, covers); run the profile along growing z. */
export const latheZ = (profile: readonly LathePoint[], segments = 64): BufferGeometry =>
  lathe(profile, segments).rotateX(Math.PI / 2);
/** Turned part about the x axis (round lamps). */
export const latheX = (profile: readonly LathePoint[], segments = 40): BufferGeometry =>
  lathe(profile, segments).rotateZ(-Math.PI / 2);
/** Turned part about the y axis (filler caps, studs). */
export const latheY = (profile: readonly LathePoint[], segments = 40): BufferGeometry =>
  lathe(profile, segments);

export interface PlateOptions {
  readonly bevel?: number;
  readonly bevelSteps?: number;
  readonly per?: number;
  readonly holes?: readonly (readonly [x: number, y: number, r: number])[];
  /** Angle in radians above which an edge stays sharp. */
  readonly crease?: number;
}

export const shapeOf = (points: readonly (readonly [number, number])[]): Shape =>
  new Shape(points.map((p) => new Vector2(p[0], p[1])));

/** Full circle holes only: arcs beyond 2 pi break the triangulation. */
export const punch = (shape: Shape, x: number, y: number, r: number): void => {
  const hole = new Path();
  hole.absarc(x, y, r, 0, Math.PI * 2, true);
  shape.holes.push(hole);
};

/** Sheet with a bevelled edge in the xy plane, centred on z = 0. */
export function plate(form: Outline | Shape, depth: number, o: PlateOptions = {}): BufferGeometry {
  const shape = form instanceof Shape ? form : shapeOf(outline(form, o.per ?? 6));
  for (const [x, y, r] of o.holes ?? []) punch(shape, x, y, r);
  const bevel = Math.min(o.bevel ?? 3, depth / 2 - 0.01);
  const g = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: o.bevelSteps ?? 3,
    curveSegments: 20,
  });
  g.translate(0, 0, -(depth - 2 * bevel) / 2);
  return toCreasedNormals(g, o.crease ?? 0.62);
}

/** A box with every edge rounded, centred. */
export function roundBox(x: number, y: number, z: number, r = 10, cell?: number): BufferGeometry {
  const field = (a: number, b: number, c: number): number => {
    const u = Math.abs(a) - x / 2 + r;
    const v = Math.abs(b) - y / 2 + r;
    const w = Math.abs(c) - z / 2 + r;
    return (
      Math.hypot(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0)) +
      Math.min(Math.max(u, v, w), 0) -
      r
    );
  };
  const e = cell ?? Math.max(2.5, Math.min(x, y, z) / 12);
  const p = e * 2;
  return isosurface(
    field,
    [-x / 2 - p, -y / 2 - p, -z / 2 - p],
    [x / 2 + p, y / 2 + p, z / 2 + p],
    e,
  );
}

/** Cylinder about z with small edge bevels; six segments make a nut. */
export function cylinder(r: number, length: number, segments = 28, r2 = r): BufferGeometry {
  const b = Math.min(2, r * 0.2, length * 0.2);
  const h = length / 2;
  const g = latheZ(
    [
      [0.01, -h],
      [r - b, -h],
      [r, -h + b],
      [r2, h - b],
      [r2 - b, h],
      [0.01, h],
    ],
    segments,
  );
  return toCreasedNormals(g.toNonIndexed(), 0.8);
}

/** Hexagon bolt head looking along +z. */
export const bolt = (r = 5.5, height = 7): BufferGeometry =>
  join([cylinder(r, height, 6), at(cylinder(r * 1.35, 1.6, 16), 0, 0, -height / 2)]);

export interface FenderOptions {
  /** How far the sides hang below the crown. */
  readonly drop?: number;
  readonly thickness?: number;
  /** Width factors at the ends. */
  readonly nose?: number;
  readonly tail?: number;
  readonly widths?: Curve;
  readonly lift?: (u: number) => number;
  /** 2 = half round section, 4 = flat crown. */
  readonly squareness?: number;
}

/** A mudguard: section swept on an arc about the axle, degrees, 0 = forward, 90 = up. */
export function fender(
  radius: number,
  width: number,
  from: number,
  to: number,
  o: FenderOptions = {},
): BufferGeometry {
  const drop = o.drop ?? 26;
  const thickness = o.thickness ?? 3.5;
  const n = 60;
  const m = 18;
  const widths = curve(
    o.widths ?? [
      [0, o.nose ?? 0.55],
      [0.14, 1],
      [0.86, 1],
      [1, o.tail ?? 0.8],
    ],
  );
  const section: [number, number][] = [];
  for (let j = 0; j <= m; j++) {
    const t = (j / m) * 2 - 1;
    section.push([
      Math.sign(t) * Math.pow(Math.abs(t), 0.85),
      -Math.pow(Math.abs(t), o.squareness ?? 3.2),
    ]);
  }
  const ring = [
    ...section.map(([s, d]) => [s, d, 0] as const),
    ...[...section].reverse().map(([s, d]) => [s, d, 1] as const),
  ];
  const pos: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= n; i++) {
    const u = i / n;
    const a = radians(from + (to - from) * u);
    const factor = widths(u);
    const w = (width * factor) / 2;
    const lift = o.lift ? o.lift(u) : 0;
    for (const [s, d, inner] of ring) {
      const r = radius + lift + d * drop * Math.min(1, factor) - inner * thickness;
      pos.push(r * Math.cos(a), r * Math.sin(a), s * (w - inner * thickness * Math.abs(s)));
      uv.push(u, s);
    }
  }
  const k = ring.length;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < k; j++) {
      const a = i * k + j;
      const b = i * k + ((j + 1) % k);
      index.push(a, a + k, b, b, a + k, b + k);
    }
  for (const end of [0, n])
    for (let j = 0; j < m; j++) {
      const a = end * k + j;
      const b = a + 1;
      const c = end * k + k - 1 - j;
      const d = c - 1;
      if (end) index.push(a, b, c, b, d, c);
      else index.push(a, c, b, b, c, d);
    }
  const g = new BufferGeometry();
  g.setAttribute('position', new Float32BufferAttribute(pos, 3));
  g.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}
