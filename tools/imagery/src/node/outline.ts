/** How much two models differ from the side, as a visitor sees them small. */
import type { BufferGeometry } from 'three';

const COLUMNS = 64;
const ROWS = 48;
/** 2,100 mm over 64 cells for every model, so that sizes count as well as shapes. */
const CELL = 2100 / COLUMNS;
/** Left edge against the rear axle: behind the longest tail. */
const LEFT = -450;

/** Cells, from the ground up, whose centre a triangle covers. */
export type Mask = Uint8Array;

export function sideMask(geometries: Iterable<BufferGeometry>): Mask {
  const mask = new Uint8Array(COLUMNS * ROWS);
  for (const g of geometries) {
    const p = g.getAttribute('position');
    const n = g.index?.count ?? p.count;
    const corner = (i: number): [number, number] => {
      const v = g.index ? g.index.getX(i) : i;
      return [(p.getX(v) - LEFT) / CELL - 0.5, p.getY(v) / CELL - 0.5];
    };
    for (let i = 0; i < n; i += 3) cover(mask, corner(i), corner(i + 1), corner(i + 2));
  }
  return mask;
}

type Spot = readonly [number, number];
const turn = (a: Spot, b: Spot, x: number, y: number): number =>
  (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);

function cover(mask: Mask, a: Spot, b: Spot, c: Spot): void {
  const from = (i: 0 | 1) => Math.max(0, Math.ceil(Math.min(a[i], b[i], c[i])));
  const to = (i: 0 | 1, end: number) => Math.min(end - 1, Math.floor(Math.max(a[i], b[i], c[i])));
  const [right, top] = [to(0, COLUMNS), to(1, ROWS)];
  for (let y = from(1); y <= top; y++)
    for (let x = from(0); x <= right; x++) {
      const [u, v, w] = [turn(a, b, x, y), turn(b, c, x, y), turn(c, a, x, y)];
      if ((u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0)) mask[y * COLUMNS + x] = 1;
    }
}

/** Cells that only one of the two has, per cent of the cells of both. */
export function difference(a: Mask, b: Mask): number {
  let [one, both] = [0, 0];
  a.forEach((v, i) => {
    if (v || b[i]) both++;
    if (v !== b[i]) one++;
  });
  return (one / both) * 100;
}

/** Least difference in per cent between two bodies, and between two models of one body. */
const LEAST = { bodies: 10, models: 3 };

/** Table of the differences of all pairs of scooters; pairs too much alike are marked and counted. */
export function compareOutlines(models: readonly { id: string; family: string; mask: Mask }[]): {
  readonly table: string;
  readonly alike: number;
} {
  const list = [...models].sort((a, b) => a.family.localeCompare(b.family));
  let alike = 0;
  const rows = list.slice(1).map((a, i) => {
    const cells = list.slice(0, i + 1).map((b) => {
      const d = difference(a.mask, b.mask);
      const few = d < (a.family === b.family ? LEAST.models : LEAST.bodies);
      if (few) alike++;
      return `${d.toFixed(1)}${few ? '!' : ' '}`.padStart(11);
    });
    return a.id.padEnd(11) + cells.join('');
  });
  const head = ' '.repeat(11) + list.slice(0, -1).map((m) => m.id.padStart(11)).join(''); // oxfmt-ignore
  return { table: list.length > 1 ? [head, ...rows].join('\n') : '', alike };
}
