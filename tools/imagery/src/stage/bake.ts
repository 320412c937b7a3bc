import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Ray,
  Vector3,
} from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import type { MaterialName } from '../kit/types.ts';
import type { StageMesh } from './assemble.ts';

/** Clear parts cast no occlusion. */
const CLEAR = new Set<MaterialName>(['lens', 'smoke', 'amberLens']);
const REACH = 320;
const GOLDEN_ANGLE = 2.399963;

const hemisphere = (rays: number): [number, number, number][] =>
  Array.from({ length: rays }, (_, i) => {
    const u = (i + 0.5) / rays;
    const a = i * GOLDEN_ANGLE;
    const r = Math.sqrt(u);
    return [r * Math.cos(a), r * Math.sin(a), Math.sqrt(1 - u)];
  });

export interface Occluder {
  readonly bvh: MeshBVH;
}

export function occluder(meshes: readonly StageMesh[]): Occluder {
  const solid = meshes.filter((m) => !CLEAR.has(m.material)).map((m) => m.geometry);
  let vertices = 4;
  let indices = 6;
  for (const g of solid) {
    vertices += g.getAttribute('position').count;
    indices += g.getIndex()?.count ?? 0;
  }
  const position = new Float32Array(vertices * 3);
  const index = new Uint32Array(indices);
  let v = 0;
  let n = 0;
  for (const g of solid) {
    position.set(g.getAttribute('position').array, v * 3);
    const list = g.getIndex();
    if (!list) throw new Error('occluder: geometry without index');
    for (let i = 0; i < list.count; i++) index[n++] = list.getX(i) + v;
    v += g.getAttribute('position').count;
  }
  const s = 4000;
  position.set([-s, 0, -s, -s, 0, s, s, 0, s, s, 0, -s], v * 3);
  index.set([v, v + 1, v + 2, v, v + 2, v + 3], n);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setIndex(new BufferAttribute(index, 1));
  return { bvh: new MeshBVH(geometry, { strategy: SAH, targetLeafSize: 6 }) };
}

/** Writes the attribute `ao` of every mesh; returns the number of points that were cast. */
export function bakeOcclusion(meshes: readonly StageMesh[], o: Occluder, rays: number): number {
  const dirs = hemisphere(rays);
  const ray = new Ray();
  const n = new Vector3();
  const t = new Vector3();
  const b = new Vector3();
  const up = new Vector3();
  const light = (p: Vector3, normal: Vector3): number => {
    n.copy(normal).normalize();
    up.set(Math.abs(n.y) > 0.9 ? 1 : 0, Math.abs(n.y) > 0.9 ? 0 : 1, 0);
    t.crossVectors(up, n).normalize();
    b.crossVectors(n, t);
    ray.origin.copy(p).addScaledVector(n, 2.2);
    let sum = 0;
    let back = 0;
    for (const d of dirs) {
      ray.direction
        .set(0, 0, 0)
        .addScaledVector(t, d[0])
        .addScaledVector(b, d[1])
        .addScaledVector(n, d[2]);
      const hit = o.bvh.raycastFirst(ray, DoubleSide, 0, REACH);
      if (!hit || !hit.face) {
        sum += 1;
        continue;
      }
      const k = hit.distance / REACH;
      const ground = Math.abs(hit.point.y) < 0.01;
      if (ground) sum += 0.55 + 0.45 * k;
      // The inside of another part: says nothing about this point.
      else if (hit.face.normal.dot(ray.direction) > 0.01) back++;
      else sum += 0.9 * k * k;
    }
    const counted = dirs.length - back;
    return counted < dirs.length * 0.3 ? 0.55 : sum / counted;
  };
  const p = new Vector3();
  const normal = new Vector3();
  let cast = 0;
  for (const m of meshes) {
    // Points within 8 mm of each other that look the same way share one value.
    const cache = new Map<string, number>();
    const P = m.geometry.getAttribute('position');
    const N = m.geometry.getAttribute('normal');
    const ao = new Float32Array(P.count);
    for (let i = 0; i < P.count; i++) {
      p.fromBufferAttribute(P, i);
      normal.fromBufferAttribute(N, i);
      const key = `${Math.round(p.x / 8)},${Math.round(p.y / 8)},${Math.round(p.z / 8)},${Math.round(normal.x * 2)},${Math.round(normal.y * 2)},${Math.round(normal.z * 2)}`;
      let v = cache.get(key);
      if (v === undefined) {
        v = light(p, normal);
        cache.set(key, v);
        cast++;
      }
      ao[i] = 0.1 + 0.9 * Math.min(1, Math.pow(v * 1.1, 0.8));
    }
    m.geometry.setAttribute('ao', new BufferAttribute(ao, 1));
  }
  return cast;
}

export function plainOcclusion(meshes: readonly StageMesh[]): void {
  for (const m of meshes)
    m.geometry.setAttribute(
      'ao',
      new BufferAttribute(
        new Float32Array(m.geometry.getAttribute('position').count).fill(0.86),
        1,
      ),
    );
}

const FINE = [220, 96] as const;
const COARSE = [110, 48] as const;

const shadowGrid = (from: number, to: number, fine: boolean) => {
  const [columns, rows] = fine ? FINE : COARSE;
  const margin = 330;
  const cellZ = fine ? 16 : 32;
  return {
    columns,
    rows,
    x0: from - margin,
    cellX: (to - from + 2 * margin) / columns,
    cellZ,
    z0: (-rows * cellZ) / 2,
  };
};

/** The soft shadow on the ground, baked once; it turns with the vehicle. */
export function contactShadow(o: Occluder, from: number, to: number, rays = 64): Mesh {
  const fine = rays >= 32;
  const { columns, rows, x0, cellX, cellZ, z0 } = shadowGrid(from, to, fine);
  const depth = new Uint8Array(columns * rows);
  const dirs = hemisphere(rays);
  const ray = new Ray();
  const far = 900;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      ray.origin.set(x0 + (i + 0.5) * cellX, 0.6, z0 + (j + 0.5) * cellZ);
      let s = 0;
      for (const d of dirs) {
        ray.direction.set(d[0], d[2], d[1]);
        const hit = o.bvh.raycastFirst(ray, DoubleSide, 0, far);
        if (hit) s += Math.pow(1 - hit.distance / far, 1.1);
      }
      const k = fine ? 1 : 0.5;
      const edge = Math.min(
        1,
        i / (14 * k),
        (columns - 1 - i) / (14 * k),
        j / (12 * k),
        (rows - 1 - j) / (12 * k),
      );
      const v = Math.min(1, (s / rays) * 1.35) * Math.max(0, edge);
      depth[j * columns + i] = Math.round(255 * Math.pow(v, 1.15));
    }
  return shadowMesh(depth, from, to, fine);
}

function shadowMesh(depth: Uint8Array, from: number, to: number, fine: boolean): Mesh {
  const { columns, rows, x0, cellX, cellZ } = shadowGrid(from, to, fine);
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const c = canvas.getContext('2d');
  if (!c) throw new Error('no 2d context');
  const image = c.createImageData(columns, rows);
  depth.forEach((v, i) => (image.data[i * 4 + 3] = v));
  c.putImageData(image, 0, 0);
  const soft = document.createElement('canvas');
  soft.width = columns;
  soft.height = rows;
  const c2 = soft.getContext('2d');
  if (!c2) throw new Error('no 2d context');
  c2.filter = 'blur(1.6px)';
  c2.drawImage(canvas, 0, 0);
  const mesh = new Mesh(
    new PlaneGeometry(columns * cellX, rows * cellZ),
    new MeshBasicMaterial({
      map: new CanvasTexture(soft),
      transparent: true,
      color: '#0b0c10',
      opacity: 0.9,
      depthWrite: false,
      toneMapped: false,
    }),
  );
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(x0 + (columns * cellX) / 2, 0.5, 0);
  mesh.renderOrder = -1;
  mesh.userData['depth'] = depth;
  return mesh;
}

/** Occlusion of every mesh and the shadow of a fine bake, one after the other. */
export function packBake(meshes: readonly StageMesh[], shadow: Mesh): string {
  const depth: unknown = shadow.userData['depth'];
  if (!(depth instanceof Uint8Array)) throw new Error('not a baked shadow');
  const all = meshes.map((m) => new Uint8Array(Float32Array.from(m.geometry.getAttribute('ao').array).buffer)); // oxfmt-ignore
  const bytes = new Uint8Array(all.reduce((s, a) => s + a.length, depth.length));
  let at = 0;
  for (const a of [...all, depth]) {
    bytes.set(a, at);
    at += a.length;
  }
  return toBase64(bytes);
}

/** Reads what `packBake` wrote; null when it belongs to another geometry. */
export function unpackBake(
  meshes: readonly StageMesh[],
  data: string,
  from: number,
  to: number,
): Mesh | null {
  const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
  const points = meshes.reduce((s, m) => s + m.geometry.getAttribute('position').count, 0);
  if (bytes.length !== points * 4 + FINE[0] * FINE[1]) return null;
  let at = 0;
  for (const m of meshes) {
    const n = m.geometry.getAttribute('position').count * 4;
    const ao = new Float32Array(bytes.slice(at, at + n).buffer);
    m.geometry.setAttribute('ao', new BufferAttribute(ao, 1));
    at += n;
  }
  return shadowMesh(bytes.slice(at), from, to, true);
}

/** In pieces: one call with a million arguments overflows the stack. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768)
    text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}
