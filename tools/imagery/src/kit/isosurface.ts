import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Vec3 } from './types.ts';

export type Field = (x: number, y: number, z: number) => number;

/** Blocks of this many cells are skipped whole when the field says that no surface is near. */
const BLOCK = 4;

/**
 * Naive surface nets with two Newton steps onto the surface; normals come from the field's gradient
 * and not from the triangles, which hides the facets of the outline polygon.
 */
export function isosurface(field: Field, lo: Vec3, hi: Vec3, cell: number): BufferGeometry {
  const nx = Math.ceil((hi[0] - lo[0]) / cell) + 1;
  const ny = Math.ceil((hi[1] - lo[1]) / cell) + 1;
  const nz = Math.ceil((hi[2] - lo[2]) / cell) + 1;
  const value = sample(field, lo, cell, nx, ny, nz);
  const at = (i: number, j: number, k: number) => (i * ny + j) * nz + k;
  const id = new Int32Array(nx * ny * nz).fill(-1);
  const pos: number[] = [];
  const corner = new Float64Array(8);
  for (let i = 0; i < nx - 1; i++)
    for (let j = 0; j < ny - 1; j++)
      for (let k = 0; k < nz - 1; k++) {
        let mask = 0;
        for (let q = 0; q < 8; q++) {
          const w = value[at(i + (q & 1), j + ((q >> 1) & 1), k + (q >> 2))];
          corner[q] = w;
          if (w < 0) mask |= 1 << q;
        }
        if (mask === 0 || mask === 255) continue;
        let count = 0;
        let sx = 0;
        let sy = 0;
        let sz = 0;
        for (let a = 0; a < 8; a++)
          for (let s = 0; s < 3; s++) {
            if (a & (1 << s)) continue;
            const b = a | (1 << s);
            if (corner[a] < 0 === corner[b] < 0) continue;
            const t = corner[a] / (corner[a] - corner[b]);
            sx += (a & 1) + (s === 0 ? t : 0);
            sy += ((a >> 1) & 1) + (s === 1 ? t : 0);
            sz += (a >> 2) + (s === 2 ? t : 0);
            count++;
          }
        id[at(i, j, k)] = pos.length / 3;
        pos.push(
          lo[0] + (i + sx / count) * cell,
          lo[1] + (j + sy / count) * cell,
          lo[2] + (k + sz / count) * cell,
        );
      }
  const index: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flip) index.push(a, c, b, a, d, c);
    else index.push(a, b, c, a, c, d);
  };
  for (let i = 0; i < nx - 1; i++)
    for (let j = 0; j < ny - 1; j++)
      for (let k = 0; k < nz - 1; k++) {
        const s = value[at(i, j, k)] < 0;
        if (j > 0 && k > 0 && s !== value[at(i + 1, j, k)] < 0)
          quad(
            id[at(i, j - 1, k - 1)],
            id[at(i, j, k - 1)],
            id[at(i, j, k)],
            id[at(i, j - 1, k)],
            !s,
          );
        if (i > 0 && k > 0 && s !== value[at(i, j + 1, k)] < 0)
          quad(
            id[at(i - 1, j, k - 1)],
            id[at(i - 1, j, k)],
            id[at(i, j, k)],
            id[at(i, j, k - 1)],
            !s,
          );
        if (i > 0 && j > 0 && s !== value[at(i, j, k + 1)] < 0)
          quad(
            id[at(i - 1, j - 1, k)],
            id[at(i, j - 1, k)],
            id[at(i, j, k)],
            id[at(i - 1, j, k)],
            !s,
          );
      }
  const normal = project(field, pos, cell);
  const g = new BufferGeometry();
  g.setAttribute('position', new Float32BufferAttribute(pos, 3));
  g.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  g.setIndex(index);
  return g;
}

function sample(
  field: Field,
  lo: Vec3,
  cell: number,
  nx: number,
  ny: number,
  nz: number,
): Float32Array {
  const value = new Float32Array(nx * ny * nz);
  const half = (BLOCK * cell) / 2;
  // Widths that change along x and y make the field steeper than a true distance: 2 is the margin.
  const far = BLOCK * cell * 0.87 * 2;
  for (let bi = 0; bi < nx; bi += BLOCK)
    for (let bj = 0; bj < ny; bj += BLOCK)
      for (let bk = 0; bk < nz; bk += BLOCK) {
        const mid = field(
          lo[0] + bi * cell + half,
          lo[1] + bj * cell + half,
          lo[2] + bk * cell + half,
        );
        const skip = Math.abs(mid) > far;
        for (let i = bi; i < Math.min(nx, bi + BLOCK); i++)
          for (let j = bj; j < Math.min(ny, bj + BLOCK); j++)
            for (let k = bk; k < Math.min(nz, bk + BLOCK); k++)
              value[(i * ny + j) * nz + k] = skip
                ? mid
                : field(lo[0] + i * cell, lo[1] + j * cell, lo[2] + k * cell);
      }
  return value;
}

/** Moves the points onto the surface in place and returns the normals. */
function project(field: Field, pos: number[], cell: number): number[] {
  const normal = new Array<number>(pos.length);
  const gradient = (x: number, y: number, z: number, e: number): [number, number, number] => [
    (field(x + e, y, z) - field(x - e, y, z)) / (2 * e),
    (field(x, y + e, z) - field(x, y - e, z)) / (2 * e),
    (field(x, y, z + e) - field(x, y, z - e)) / (2 * e),
  ];
  const wide = Math.min(4, cell * 0.55);
  for (let i = 0; i < pos.length; i += 3) {
    for (let step = 0; step < 2; step++) {
      const g = gradient(pos[i], pos[i + 1], pos[i + 2], 1.2);
      const l2 = g[0] * g[0] + g[1] * g[1] + g[2] * g[2] || 1;
      const v = field(pos[i], pos[i + 1], pos[i + 2]) / l2;
      const d = Math.max(-cell, Math.min(cell, v)) * 0.8;
      for (let s = 0; s < 3; s++) pos[i + s] -= d * g[s];
    }
    const g = gradient(pos[i], pos[i + 1], pos[i + 2], wide);
    const l = Math.hypot(g[0], g[1], g[2]) || 1;
    for (let s = 0; s < 3; s++) normal[i + s] = g[s] / l;
  }
  return normal;
}
