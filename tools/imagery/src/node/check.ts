import { readFileSync } from 'node:fs';
import { Box3 } from 'three';
import type { BufferGeometry } from 'three';
import type { Build } from '../kit/build.ts';
import type { MaterialName, Model } from '../kit/types.ts';
import { tyreSize } from '../parts/vehicle.ts';
import { sideMask, type Mask } from './outline.ts';
import { ROOT } from './paths.ts';

export interface CheckResult {
  readonly id: string;
  readonly size: readonly [length: number, height: number, width: number];
  readonly mask: Mask;
  readonly faults: readonly string[];
  readonly milliseconds: number;
}

const pieces = (b: Build): (readonly [name: MaterialName, geometry: BufferGeometry])[] => [
  ...[...b.parts].flatMap(([name, list]) => list.map((g) => [name, g] as const)),
  ...b.painted.map((p) => [p.base, p.geometry] as const),
];

/** A seat falls off to its nose over this length, mm; its upper line is read in steps, mm. */
const NOSE = 120;
const STEP = 20;

/** The rider's place: lowest point of the seat's upper line in its front half, without the nose. */
function seatHeight(b: Build): number {
  const box = new Box3();
  const seats = pieces(b).flatMap(([name, g]) => (name === 'seat' ? [g] : []));
  for (const g of seats) if (g.boundingBox) box.union(g.boundingBox);
  const [from, to] = [(box.min.x + box.max.x) / 2, box.max.x - NOSE];
  const line = new Array<number>(Math.ceil((to - from) / STEP)).fill(0);
  for (const g of seats) {
    const p = g.getAttribute('position');
    for (let i = 0; i < p.count; i++) {
      const at = Math.floor((p.getX(i) - from) / STEP);
      if (at in line) line[at] = Math.max(line[at], p.getY(i));
    }
  }
  return Math.min(...line);
}

/** The mesh against the sheet: finite, standing on the ground, within 3 % of published sizes. */
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
  for (const [name, g] of pieces(build)) look(name, g);
  if (Math.abs(box.min.y) > 1) faults.push(`lowest point y = ${box.min.y.toFixed(1)}, not 0`);
  const size = [box.max.x - box.min.x, box.max.y - box.min.y, box.max.z - box.min.z] as const;
  const d = model.dimensions;
  const [rear, front] = [new Box3(), new Box3()];
  for (const g of build.parts.get('tyre') ?? [])
    if (g.boundingBox) (g.boundingBox.max.x < d.wheelbase / 2 ? rear : front).union(g.boundingBox);
  for (const [name, have, want] of [
    ['length', size[0], d.length],
    ['height', size[1], d.height],
    ['width', size[2], d.width],
    ['wheelbase', (front.min.x + front.max.x - rear.min.x - rear.max.x) / 2, d.wheelbase],
    ['seat height', seatHeight(build), d.seatHeight],
    [
      'front wheel',
      front.max.y - front.min.y,
      model.tyres && 2 * tyreSize(model.tyres.front).radius,
    ],
    ['rear wheel', rear.max.y - rear.min.y, model.tyres && 2 * tyreSize(model.tyres.rear).radius],
  ] as const) {
    if (!want) continue;
    const off = (have / want - 1) * 100;
    if (!(Math.abs(off) <= 3)) faults.push(`${name} ${have.toFixed(0)} is ${off.toFixed(1)} % off ${want}`); // oxfmt-ignore
  }
  const mask = sideMask(pieces(build).map(([, g]) => g));
  return { id: model.id, size, mask, faults, milliseconds: Math.round(performance.now() - start) };
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
