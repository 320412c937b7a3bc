import { CatmullRomCurve3, Vector3 } from 'three';
import type { Outline, Point } from './types.ts';

export type Polygon = readonly (readonly [number, number])[];

/**
 * Closed outline from control points: smooth runs between corners, and a small fillet on every
 * corner, because the mesher leaves saw teeth on a knife edge.
 */
export function outline(points: Outline, per = 8, fillet = 0): Polygon {
  const n = points.length;
  const corners = points.flatMap((p, i) => (p[2] ? [i] : []));
  const line: [number, number][] = [];
  const cornerAt = new Set<number>();
  const run = (list: readonly Point[], closed: boolean) => {
    const spline = new CatmullRomCurve3(
      list.map((p) => new Vector3(p[0], p[1], 0)),
      closed,
      'centripetal',
    );
    const points2 = spline.getPoints((list.length - (closed ? 0 : 1)) * per);
    points2.pop();
    for (const v of points2) line.push([v.x, v.y]);
  };
  if (corners.length === 0) run(points, true);
  else {
    corners.forEach((a, c) => {
      let b = corners[(c + 1) % corners.length];
      if (b <= a) b += n;
      const list: Point[] = [];
      for (let i = a; i <= b; i++) list.push(points[i % n]);
      cornerAt.add(line.length);
      if (list.length === 2) line.push([list[0][0], list[0][1]]);
      else run(list, false);
    });
  }
  if (!fillet || corners.length === 0) return line;
  const result: [number, number][] = [];
  const m = line.length;
  for (let i = 0; i < m; i++) {
    const c = line[i];
    if (!cornerAt.has(i)) {
      result.push(c);
      continue;
    }
    const a = line[(i + m - 1) % m];
    const b = line[(i + 1) % m];
    const la = Math.hypot(a[0] - c[0], a[1] - c[1]) || 1;
    const lb = Math.hypot(b[0] - c[0], b[1] - c[1]) || 1;
    const ra = Math.min(fillet, la * 0.48) / la;
    const rb = Math.min(fillet, lb * 0.48) / lb;
    const from = [c[0] + (a[0] - c[0]) * ra, c[1] + (a[1] - c[1]) * ra];
    const to = [c[0] + (b[0] - c[0]) * rb, c[1] + (b[1] - c[1]) * rb];
    for (let k = 0; k <= 4; k++) {
      const t = k / 4;
      const u = 1 - t;
      result.push([
        u * u * from[0] + 2 * u * t * c[0] + t * t * to[0],
        u * u * from[1] + 2 * u * t * c[1] + t * t * to[1],
      ]);
    }
  }
  return result;
}

/** The box around an outline: x0 y0 x1 y1. */
export function bounds(polygon: Polygon): [number, number, number, number] {
  const xs = polygon.map((p) => p[0]);
  const ys = polygon.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Exact signed distance to a polygon: negative inside. */
export function polygonDistance(polygon: Polygon): (x: number, y: number) => number {
  const n = polygon.length;
  const p = new Float64Array(n * 2);
  polygon.forEach((q, i) => {
    p[2 * i] = q[0];
    p[2 * i + 1] = q[1];
  });
  return (x, y) => {
    let best = Infinity;
    let sign = 1;
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const xi = p[2 * i];
      const yi = p[2 * i + 1];
      const ex = p[2 * j] - xi;
      const ey = p[2 * j + 1] - yi;
      const wx = x - xi;
      const wy = y - yi;
      let t = (wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-9);
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const bx = wx - ex * t;
      const by = wy - ey * t;
      const q = bx * bx + by * by;
      if (q < best) best = q;
      const above = y >= yi;
      const below = y < p[2 * j + 1];
      const left = ex * wy > ey * wx;
      if ((above && below && left) || (!above && !below && !left)) sign = -sign;
    }
    return sign * Math.sqrt(best);
  };
}

/** Moves an outline; siblings start from a relative's line and then differ. */
export const shift = (points: Outline, dx: number, dy = 0): Outline =>
  points.map(([x, y, c]) => [x + dx, y + dy, c] as const);
