import { readFileSync } from 'node:fs';
import { Box3 } from 'three';
import type { BufferGeometry } from 'three';
import type { Model } from '../kit/types.ts';
import { ROOT } from './paths.ts';

export interface CheckResult {
  readonly id: string;
  readonly size: readonly [length: number, height: number, width: number];
  readonly faults: readonly string[];
  readonly milliseconds: number;
}

/** The mesh against the sheet: finite, standing on the ground, within 3 % of the outer sizes. */
export function check(model: Model): CheckResult {
  const start = performance.now();
  const faults: string[] = [];
  const build = model.build();
  const box = new Box3();
  const look = (name: string, g: BufferGeometry) => {
    for (const key of ['position', 'normal', 'uv']) {
      const a = g.getAttribute(key);
      if (!a) continue;
      for (let i = 0; i < a.array.length; i++)
        if (!Number.isFinite(a.array[i])) {
          faults.push(`${name}: ${key} not finite`);
          break;
        }
    }
    g.computeBoundingBox();
    if (g.boundingBox) box.union(g.boundingBox);
  };
  for (const [name, list] of build.parts) for (const g of list) look(name, g);
  for (const p of build.painted) look(`painted ${p.base}`, p.geometry);
  if (Math.abs(box.min.y) > 1) faults.push(`lowest point y = ${box.min.y.toFixed(1)}, not 0`);
  const size = [box.max.x - box.min.x, box.max.y - box.min.y, box.max.z - box.min.z] as const;
  const d = model.dimensions;
  for (const [i, name, want] of [
    [0, 'length', d.length],
    [1, 'height', d.height],
    [2, 'width', d.width],
  ] as const) {
    const off = (size[i] / want - 1) * 100;
    if (Math.abs(off) > 3)
      faults.push(`${name} ${size[i].toFixed(0)} is ${off.toFixed(1)} % off ${want}`);
  }
  return { id: model.id, size, faults, milliseconds: Math.round(performance.now() - start) };
}

const catalogueFile = `${ROOT}../../server/src/seed/demo-vehicles.json`;
const catalogue = JSON.parse(readFileSync(catalogueFile, 'utf8')) as readonly {
  readonly id: string;
  readonly colours: readonly string[];
}[];

/** Colour names must be the catalogue's, in its order: pictures are found by them. */
export function checkColours(model: Model): readonly string[] {
  const want = catalogue.find(({ id }) => id === model.id)?.colours;
  if (!want) return [`no ${model.id} in the seed catalogue`];
  const have = model.colours.map((c) => c.name);
  // Models that are listed without details have no colours there.
  return want.length === 0 || have.join() === want.join()
    ? []
    : [`colours are ${have.join(', ')}; the catalogue has ${want.join(', ')}`];
}
