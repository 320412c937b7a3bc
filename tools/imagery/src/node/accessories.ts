import { mkdir, writeFile } from 'node:fs/promises';
import { Vector3 } from 'three';
import { ACCESSORIES } from '../accessories/index.ts';
import { asModel, type Accessory, geometries } from '../accessories/kit.ts';
import { radians } from '../kit/curve.ts';
import type { View } from '../stage/stage.ts';
import { openStudio, type Studio } from './browser.ts';
import { grid } from './encode.ts';
import { readManifest, register, sourceHash } from './manifest.ts';
import { OUT, ROOT } from './paths.ts';
import { saveWebp } from './pictures.ts';

const WIDTH = 960;
const HEIGHT = 720;
const QUALITY = 76;
const RAYS = 24;
const FOV = 20;
/** The object's part of the picture's width or height, whichever is reached first. */
const FILL = 0.68;

export const chooseAccessories = (subject: string): Accessory[] => {
  if (subject === 'all') return [...ACCESSORIES];
  return subject.split(',').map((id) => {
    const a = ACCESSORIES.find((x) => x.id === id);
    if (!a)
      throw new Error(`no accessory ${id}; there are: ${ACCESSORIES.map((x) => x.id).join(' ')}`);
    return a;
  });
};

/** Distance and aim at which the object fills its part of the picture; twice, for perspective. */
export function frame(a: Accessory): View {
  const list: Vector3[] = [];
  for (const g of geometries(asModel(a).build())) {
    const p = g.getAttribute('position');
    const step = Math.max(1, Math.floor(p.count / 4000));
    for (let i = 0; i < p.count; i += step)
      list.push(new Vector3().fromBufferAttribute(p, i).multiplyScalar(0.001));
  }
  const angle = a.angle ?? -30;
  const elevation = a.elevation ?? 16;
  const up = new Vector3(0, 1, 0);
  for (const p of list) p.applyAxisAngle(up, radians(angle));
  const e = radians(elevation);
  const tall = Math.tan(radians(FOV / 2));
  let [distance, x, y] = [4, 0, 0.3];
  for (let k = 0; k < 4; k++) {
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const p of list) {
      const depth = distance - (p.y - y) * Math.sin(e) - p.z * Math.cos(e);
      const u = (p.x - x) / depth;
      const v = ((p.y - y) * Math.cos(e) - p.z * Math.sin(e)) / depth;
      [left, right] = [Math.min(left, u), Math.max(right, u)];
      [low, high] = [Math.min(low, v), Math.max(high, v)];
    }
    x += ((left + right) / 2) * distance;
    y += (((low + high) / 2) * distance) / Math.cos(e);
    const size = Math.max((right - left) / (tall * (WIDTH / HEIGHT)), (high - low) / tall) / 2;
    distance *= size / FILL;
  }
  return { angle, elevation, distance, targetX: x, targetY: y, fov: FOV };
}

async function shoot(studio: Studio, a: Accessory, rays: number): Promise<Buffer> {
  await studio.page.evaluate((m) => window.imagery.load(m), asModel(a).id);
  await studio.page.evaluate((r) => window.imagery.bake(r), rays);
  await studio.page.evaluate(() => window.imagery.colour(0));
  const png = await studio.page.evaluate((s) => window.imagery.shoot(s), {
    view: frame(a),
    backdrop: a.backdrop ?? 'studio',
  });
  return Buffer.from(png, 'base64');
}

/** Small pictures side by side in `out/draft/accessories.png`. */
export async function draftAccessories(subject: string): Promise<string> {
  const cells: Buffer[] = [];
  const studio = await openStudio({ width: 400, height: 300, supersample: 1.5 });
  for (const a of chooseAccessories(subject)) cells.push(await shoot(studio, a, 6));
  await studio.close();
  await mkdir(`${OUT}draft`, { recursive: true });
  const file = `${OUT}draft/accessories.png`;
  await writeFile(file, await grid(cells, Math.min(4, cells.length)));
  return file;
}

/** Draws what has changed, with its smaller copies. */
export async function renderAccessories(subject: string, force: boolean): Promise<void> {
  const sources = await sourceHash(
    [`${ROOT}src/accessories/index.ts`, `${ROOT}src/stage/stage.ts`],
    `${WIDTH} ${QUALITY} ${RAYS} ${FILL}`,
  );
  const before = await readManifest();
  const studio = await openStudio({ width: WIDTH, height: HEIGHT });
  for (const a of chooseAccessories(subject)) {
    const key = `accessories/${a.id}`;
    if (!force && before[key]?.hash === sources) continue;
    const start = Date.now();
    const file = await saveWebp(`${key}.webp`, await shoot(studio, a, RAYS), QUALITY);
    await register(key, { hash: sources, files: [file] });
    console.log(a.id, `${Math.round(file.bytes / 1024)} KB`, `${Date.now() - start} ms`);
  }
  await studio.close();
}
