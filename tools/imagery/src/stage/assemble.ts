import { BoxGeometry, BufferAttribute, type BufferGeometry, Matrix4, PlaneGeometry } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Build } from '../kit/build.ts';
import { radians } from '../kit/curve.ts';
import { join, normalise } from '../kit/solids.ts';
import type { Decal, MaterialName } from '../kit/types.ts';

export interface StageMesh {
  readonly material: MaterialName;
  readonly geometry: BufferGeometry;
  readonly decal?: Decal;
  readonly box?: readonly [number, number, number, number];
}

/**
 * One geometry per material plus one per painted part. A painted part's canvas holds the right side
 * in its left half and the left side in its right half, so lettering reads from both sides.
 */
export function assemble(build: Build): StageMesh[] {
  const list: StageMesh[] = [];
  const backs: BufferGeometry[] = [];
  for (const p of build.plates) {
    const turn = new Matrix4().makeRotationZ(radians(p.lean));
    const sheet = new PlaneGeometry(p.width, p.height, 8, 4);
    sheet.rotateY(p.facing === 'front' ? Math.PI / 2 : -Math.PI / 2);
    sheet.applyMatrix4(turn).translate(...p.centre);
    list.push({ material: 'plate', geometry: normalise(sheet) });
    const back = new BoxGeometry(3, p.height + 4, p.width + 4);
    back.applyMatrix4(turn);
    back.translate(p.centre[0] + (p.facing === 'front' ? -2.4 : 2.4), p.centre[1], p.centre[2]);
    backs.push(back);
  }
  for (const [material, parts] of build.parts) {
    const all = material === 'black' ? [...parts, ...backs] : parts;
    list.push({ material, geometry: mergeVertices(join(all), 1e-3) });
  }
  for (const p of build.painted) {
    const g = p.geometry.toNonIndexed();
    const uv = g.getAttribute('uv');
    const position = g.getAttribute('position');
    const half = new Float32Array(uv.count * 2);
    for (let i = 0; i < uv.count; i += 3) {
      const left = position.getZ(i) + position.getZ(i + 1) + position.getZ(i + 2) < 0;
      for (let k = i; k < i + 3; k++) {
        half[2 * k] = uv.getX(k) * 0.498 + (left ? 0.501 : 0.001);
        half[2 * k + 1] = uv.getY(k);
      }
    }
    g.setAttribute('uv', new BufferAttribute(half, 2));
    list.push({
      material: p.base,
      geometry: mergeVertices(g, 1e-3),
      decal: p.decal,
      box: p.box,
    });
  }
  return list;
}
