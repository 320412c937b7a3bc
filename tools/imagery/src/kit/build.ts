import type { BufferGeometry } from 'three';
import { carveBox } from './carve.ts';
import { at, mirror } from './solids.ts';
import type { Decal, MaterialName, NumberPlate, PaintedPart } from './types.ts';

/** Collects the geometry of a vehicle or of a part of it, sorted by material. */
export class Build {
  readonly parts = new Map<MaterialName, BufferGeometry[]>();
  readonly painted: PaintedPart[] = [];
  readonly plates: NumberPlate[] = [];

  add(material: MaterialName, ...list: BufferGeometry[]): this {
    const have = this.parts.get(material);
    if (have) have.push(...list);
    else this.parts.set(material, [...list]);
    return this;
  }

  /** The part and its mirror image on the left. */
  both(material: MaterialName, ...list: BufferGeometry[]): this {
    for (const g of list) this.add(material, g, mirror(g));
    return this;
  }

  /** A carved part that carries a decal; an empty decal is plain paint. */
  paint(geometry: BufferGeometry, decal: Decal = [], base: MaterialName = 'paint'): this {
    if (decal.length === 0) return this.add(base, geometry);
    this.painted.push({ geometry, base, decal, box: carveBox(geometry) });
    return this;
  }

  /** Takes over another build, moved; geometries are moved in place, so place a build only once. */
  place(other: Build, x = 0, y = 0, z = 0, rz = 0, ry = 0, rx = 0): this {
    for (const [material, list] of other.parts)
      this.add(material, ...list.map((g) => at(g, x, y, z, rz, ry, rx)));
    for (const p of other.painted)
      this.painted.push({ ...p, geometry: at(p.geometry, x, y, z, rz, ry, rx) });
    this.plates.push(...other.plates);
    return this;
  }

  /** Mirrored about z = 0; for parts that were made for the right side. */
  mirrored(): Build {
    const b = new Build();
    for (const [material, list] of this.parts) b.add(material, ...list.map(mirror));
    for (const p of this.painted) b.painted.push({ ...p, geometry: mirror(p.geometry) });
    return b;
  }

  scale(x: number, y: number, z: number): this {
    for (const list of this.parts.values()) for (const g of list) g.scale(x, y, z);
    return this;
  }
}
