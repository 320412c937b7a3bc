import type { Curve } from './types.ts';

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const sigmoid = (t: number): number => 1 / (1 + Math.exp(-t));
export const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v));

/** A monotone cubic through the given pairs: no overshoot, so widths never bulge between rows. */
export function curve(source: Curve): (x: number) => number {
  if (typeof source === 'number') return () => source;
  if (typeof source === 'function') return source;
  const p = [...source].sort((a, b) => a[0] - b[0]);
  const n = p.length;
  if (n === 1) return () => p[0][1];
  const slope: number[] = [];
  for (let i = 0; i < n - 1; i++) slope.push((p[i + 1][1] - p[i][1]) / (p[i + 1][0] - p[i][0]));
  const m: number[] = [];
  for (let i = 0; i < n; i++) {
    if (i === 0) m.push(slope[0]);
    else if (i === n - 1) m.push(slope[n - 2]);
    else m.push(slope[i - 1] * slope[i] <= 0 ? 0 : 2 / (1 / slope[i - 1] + 1 / slope[i]));
  }
  return (x) => {
    if (x <= p[0][0]) return p[0][1];
    if (x >= p[n - 1][0]) return p[n - 1][1];
    let i = 0;
    while (x > p[i + 1][0]) i++;
    const h = p[i + 1][0] - p[i][0];
    const t = (x - p[i][0]) / h;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * p[i][1] +
      (t3 - 2 * t2 + t) * h * m[i] +
      (-2 * t3 + 3 * t2) * p[i + 1][1] +
      (t3 - t2) * h * m[i + 1]
    );
  };
}
