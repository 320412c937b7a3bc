import { outline } from '../kit/index.ts';
import type { Decal, Outline } from '../kit/types.ts';

/** Highest point of a closed outline at x, or null beside it. */
function topAt(polygon: readonly (readonly number[])[], x: number): number | null {
  let best: number | null = null;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i];
    const b = polygon[(i + 1) % polygon.length];
    if (a[0] > x === b[0] > x) continue;
    const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
    if (best === null || y > best) best = y;
  }
  return best;
}

/**
 * Piping along the edge of a seat and quilting across its rear half, drawn from its side outline:
 * a line that runs upright in the side view goes right across the seat.
 */
export function seatSeams(side: Outline): Decal {
  const polygon = outline(side, 8, 10);
  const xs = polygon.map((p) => p[0]);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const long = to - from;
  const edge: [number, number][] = [];
  for (let x = from + 14; x < to - 14; x += 12) {
    const y = topAt(polygon, x);
    if (y !== null) edge.push([x, y]);
  }
  const along = (by: number) => edge.map(([x, y]) => [x, y - by] as const);
  const across = [0.2, 0.26, 0.32, 0.38, 0.44].flatMap((k): Decal => {
    const x = from + long * k;
    const y = topAt(polygon, x);
    if (y === null || long < 420) return [];
    return [
      { stroke: [[x, y + 30], [x, y - 17]], width: 3.4, fill: '#08090a', alpha: 0.85 }, // oxfmt-ignore
      { stroke: [[x + 3.2, y + 30], [x + 3.2, y - 16]], width: 1.4, fill: '#6a6d74', alpha: 0.5 }, // oxfmt-ignore
    ];
  });
  return [
    { stroke: along(21), width: 5, fill: '#08090a', alpha: 0.9 },
    { stroke: along(17.5), width: 1.6, fill: '#787b82', alpha: 0.7 },
    ...across,
  ];
}
