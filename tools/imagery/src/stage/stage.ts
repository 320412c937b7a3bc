/**
 * The studio in the browser: takes a model, bakes its light, draws it from any side.
 * The vehicle turns, never the camera, so that light and reflections stay where they are.
 */
import {
  Box3,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  type DirectionalLight,
} from 'three';
import { radians } from '../kit/curve.ts';
import type { Colour, MaterialName, Model } from '../kit/types.ts';
import { assemble, type StageMesh } from './assemble.ts';
import { BACKDROPS, type BackdropName, type Paint2d } from './backdrops.ts';
import {
  bakeOcclusion,
  contactShadow,
  occluder,
  packBake,
  plainOcclusion,
  toBase64,
  unpackBake,
} from './bake.ts';
import { drawDecal, drawPlate } from './decals.ts';
import { keyLight, rimLight, room, type RoomColours } from './environment.ts';
import { canvasTexture, isTinted, materials, withOcclusion } from './materials.ts';

export interface StageOptions {
  readonly width: number;
  readonly height: number;
  /** Drawn this many times larger, then scaled down. */
  readonly supersample?: number;
  readonly antialias?: boolean;
  readonly exposure?: number;
  readonly room?: RoomColours;
  readonly key?: number;
  readonly keyTint?: string;
}

/** What a close-up looks at: a point of the machine in mm, or a part that is found by its material. */
export type Focus = readonly [x: number, y: number, z: number] | 'lamp' | 'instrument';

export interface View {
  /** Degrees: 0 = right side, -35 = front three-quarter, 90 = tail to the camera. */
  readonly angle: number;
  readonly distance?: number;
  readonly elevation?: number;
  /** Looked-at point in metres; x along the picture. */
  readonly targetX?: number;
  readonly targetY?: number;
  readonly fov?: number;
  /** Looked-at part; `targetX` and `targetY` then move the picture from there, in metres. */
  readonly focus?: Focus;
  /** Moves the picture by parts of its size: [-0.18, 0] puts the vehicle to the right. */
  readonly shift?: readonly [number, number];
}

export interface Shot {
  readonly view: View;
  readonly backdrop?: BackdropName;
  /** Depth of field: the backdrop out of focus by this many pixels. */
  readonly blur?: number;
  /** Strength of the floor reflection, 0 = none; starts at `horizon` (part of the height). */
  readonly reflect?: number;
  readonly horizon?: number;
}

const metres = 0.001;
const LAMP_PARTS: readonly MaterialName[] = ['lens', 'led'];

export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera: PerspectiveCamera;
  private readonly key: DirectionalLight;
  private vehicle = new Group();
  private inner = new Group();
  private meshes: StageMesh[] = [];
  private drawn: Mesh[] = [];
  private shadow: Mesh | null = null;
  private model: Model | null = null;

  constructor(private o: StageOptions) {
    this.renderer = new WebGLRenderer({
      antialias: o.antialias ?? false,
      alpha: true,
      preserveDrawingBuffer: true,
    });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = o.exposure ?? 1;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.scene.environment = room(new PMREMGenerator(this.renderer), o.room);
    this.scene.environmentIntensity = 1.15;
    this.key = keyLight(o.key ?? 1.5, o.keyTint);
    this.scene.add(this.key, rimLight());
    this.camera = new PerspectiveCamera(20, 1, 0.3, 60);
    this.resize(o.width, o.height, o.supersample ?? 2);
  }

  /** Another picture size; light, model and bake stay. */
  resize(width: number, height: number, supersample: number): void {
    this.o = { ...this.o, width, height, supersample };
    this.renderer.setSize(Math.round(width * supersample), Math.round(height * supersample), false);
    this.camera.aspect = width / height;
  }

  load(model: Model): { milliseconds: number; triangles: number; vertices: number } {
    const start = performance.now();
    this.scene.remove(this.vehicle);
    for (const m of this.meshes) m.geometry.dispose();
    this.model = model;
    this.meshes = assemble(model.build());
    this.vehicle = new Group();
    this.inner = new Group();
    this.inner.scale.setScalar(metres);
    this.drawn = this.meshes.map((m) => {
      const mesh = new Mesh(m.geometry);
      mesh.castShadow = mesh.receiveShadow = true;
      this.inner.add(mesh);
      return mesh;
    });
    const [from, to] = this.extent();
    this.inner.position.x = (-(from + to) / 2) * metres;
    this.vehicle.add(this.inner);
    this.scene.add(this.vehicle);
    plainOcclusion(this.meshes);
    this.shadow = null;
    return {
      milliseconds: Math.round(performance.now() - start),
      triangles: this.meshes.reduce((s, m) => s + (m.geometry.getIndex()?.count ?? 0) / 3, 0),
      vertices: this.meshes.reduce((s, m) => s + m.geometry.getAttribute('position').count, 0),
    };
  }

  private extent(): [number, number] {
    let from = Infinity;
    let to = -Infinity;
    for (const m of this.meshes) {
      m.geometry.computeBoundingBox();
      const box = m.geometry.boundingBox;
      if (!box) continue;
      from = Math.min(from, box.min.x);
      to = Math.max(to, box.max.x);
    }
    return [from, to];
  }

  /** rays 0: only the contact shadow (quick drafts). */
  bake(rays: number): { occlusionMs: number; points: number; shadowMs: number } {
    const start = performance.now();
    const o = occluder(this.meshes);
    const points = rays > 0 ? bakeOcclusion(this.meshes, o, rays) : 0;
    const middle = performance.now();
    if (this.shadow) this.inner.remove(this.shadow);
    const [from, to] = this.extent();
    this.shadow = contactShadow(o, from, to, rays > 0 ? 64 : 16);
    this.inner.add(this.shadow);
    return {
      occlusionMs: Math.round(middle - start),
      points,
      shadowMs: Math.round(performance.now() - middle),
    };
  }

  /** The baked light as bytes in base64, for `restore`: the bake takes longer than ten pictures. */
  baked(): string {
    if (!this.shadow) throw new Error('bake first');
    return packBake(this.meshes, this.shadow);
  }

  /** Takes over a kept bake of the very same geometry; false when it does not fit. */
  restore(data: string): boolean {
    const shadow = unpackBake(this.meshes, data, ...this.extent());
    if (!shadow) return false;
    if (this.shadow) this.inner.remove(this.shadow);
    this.inner.add((this.shadow = shadow));
    return true;
  }

  colour(col: Colour): void {
    const set = materials(col);
    for (const m of Object.values(set)) withOcclusion(m);
    if (isTinted(set.plate)) {
      const lettering = this.model?.plate ?? '';
      set.plate.map = canvasTexture(380, 120, (c, w, h) => drawPlate(c, w, h, lettering));
      set.plate.map.colorSpace = SRGBColorSpace;
    }
    this.meshes.forEach((m, i) => {
      let material: Material = set[m.material];
      if (m.decal && m.box) material = this.decalMaterial(m, set[m.material], col);
      material.side = DoubleSide;
      this.drawn[i].material = material;
      this.drawn[i].castShadow = m.material !== 'lens';
    });
  }

  private decalMaterial(m: StageMesh, base: Material, col: Colour): Material {
    if (!isTinted(base) || !m.box || !m.decal) throw new Error(`no decal on ${m.material}`);
    const [x0, y0, x1, y1] = m.box;
    const decal = m.decal;
    const perMm = 2.4;
    const ground = `#${base.color.getHexString()}`;
    const texture = canvasTexture(
      2 * Math.round((x1 - x0) * perMm),
      Math.round((y1 - y0) * perMm) & ~1,
      (c, w2, h) => {
        const w = w2 / 2;
        c.fillStyle = ground;
        c.fillRect(0, 0, w2, h);
        for (const half of [0, 1]) {
          c.save();
          c.beginPath();
          c.rect(half * w, 0, w, h);
          c.clip();
          const kx = w / (x1 - x0);
          const ky = h / (y1 - y0);
          c.setTransform(kx, 0, 0, -ky, -x0 * kx + half * w, y1 * ky);
          drawDecal(c, decal, col, half === 1);
          c.restore();
        }
      },
    );
    texture.colorSpace = SRGBColorSpace;
    const material = base.clone();
    material.map = texture;
    material.color.set('#fff');
    return withOcclusion(material);
  }

  /** In metres, with the vehicle turned. */
  private focusPoint(f: Focus, angle: number): Vector3 {
    const p = new Vector3();
    if (f === 'lamp') p.copy(this.middleOf(LAMP_PARTS));
    else if (f === 'instrument') p.copy(this.middleOf(['screen']));
    else p.set(...f);
    return p
      .multiplyScalar(metres)
      .add(this.inner.position)
      .applyAxisAngle(new Vector3(0, 1, 0), radians(angle));
  }

  /** Middle of everything of these materials in the front half. */
  private middleOf(names: readonly MaterialName[]): Vector3 {
    const half = (this.model?.dimensions.wheelbase ?? 0) / 2;
    const box = new Box3();
    const p = new Vector3();
    for (const m of this.meshes) {
      if (!names.includes(m.material)) continue;
      const position = m.geometry.getAttribute('position');
      for (let i = 0; i < position.count; i++) {
        p.fromBufferAttribute(position, i);
        if (p.x > half) box.expandByPoint(p);
      }
    }
    if (box.isEmpty()) throw new Error(`nothing of ${names.join(', ')} in front`);
    return box.getCenter(p);
  }

  private aim(v: View): void {
    this.vehicle.rotation.y = radians(v.angle);
    const e = radians(v.elevation ?? 6);
    const d = v.distance ?? 5.4;
    const target = v.focus
      ? this.focusPoint(v.focus, v.angle).add(new Vector3(v.targetX ?? 0, v.targetY ?? 0, 0))
      : new Vector3(v.targetX ?? 0, v.targetY ?? 0.545, 0);
    this.camera.fov = v.fov ?? 20;
    this.camera.position.set(0, d * Math.sin(e), d * Math.cos(e)).add(target);
    this.camera.lookAt(target);
    const { width, height } = this.o;
    if (v.shift)
      this.camera.setViewOffset(
        width,
        height,
        v.shift[0] * width,
        v.shift[1] * height,
        width,
        height,
      );
    else this.camera.clearViewOffset();
    this.camera.updateProjectionMatrix();
    this.renderer.setClearColor(0x000000, 0);
  }

  /** Draws and returns a PNG in base64. */
  async shoot(shot: Shot): Promise<string> {
    const { width, height } = this.o;
    this.aim(shot.view);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const c = canvas.getContext('2d');
    if (!c) throw new Error('no 2d context');
    c.imageSmoothingEnabled = true;
    c.imageSmoothingQuality = 'high';
    if (shot.backdrop) {
      const sharp = BACKDROPS[shot.backdrop];
      if (shot.blur) c.drawImage(this.blurred(sharp, horizonOf(shot.view), shot.blur), 0, 0);
      else sharp(c, width, height, horizonOf(shot.view));
    }
    if (shot.reflect) c.drawImage(this.reflection(shot.reflect, shot.horizon ?? 0.8), 0, 0);
    this.renderer.render(this.scene, this.camera);
    c.drawImage(this.renderer.domElement, 0, 0, width, height);
    return encode(canvas);
  }

  private blurred(paint: Paint2d, horizon: number, radius: number): HTMLCanvasElement {
    const { width, height } = this.o;
    const [raw, soft] = [document.createElement('canvas'), document.createElement('canvas')];
    // Painted larger than the picture, so that the blur has no pale edge.
    const m = Math.ceil(radius * 3);
    raw.width = soft.width = width;
    raw.height = soft.height = height;
    const a = raw.getContext('2d');
    const b = soft.getContext('2d');
    if (!a || !b) throw new Error('no 2d context');
    paint(a, width, height, horizon);
    b.filter = `blur(${radius}px)`;
    b.drawImage(raw, -m, -m, width + 2 * m, height + 2 * m);
    return soft;
  }

  /** The vehicle upside down below the floor line, blurred, fading downwards. */
  private reflection(strength: number, horizon: number): HTMLCanvasElement {
    const { width, height } = this.o;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const c = canvas.getContext('2d');
    if (!c) throw new Error('no 2d context');
    if (this.shadow) this.shadow.visible = false;
    this.inner.scale.y = -metres;
    this.renderer.shadowMap.enabled = false;
    this.renderer.render(this.scene, this.camera);
    this.inner.scale.y = metres;
    this.renderer.shadowMap.enabled = true;
    if (this.shadow) this.shadow.visible = true;
    c.filter = 'blur(2px)';
    c.drawImage(this.renderer.domElement, 0, 0, width, height);
    c.filter = 'none';
    c.globalCompositeOperation = 'destination-in';
    const g = c.createLinearGradient(0, height * horizon, 0, height);
    g.addColorStop(0, `rgba(0,0,0,${strength})`);
    g.addColorStop(1, 'rgba(0,0,0,0.03)');
    c.fillStyle = g;
    c.fillRect(0, 0, width, height);
    return canvas;
  }

  /** A black silhouette on nothing, for icons used as CSS masks. */
  async silhouette(distance: number): Promise<string> {
    if (this.shadow) this.shadow.visible = false;
    this.scene.overrideMaterial = new MeshBasicMaterial({ color: '#000', side: DoubleSide });
    const png = await this.shoot({ view: { angle: 0, elevation: 0, distance } });
    this.scene.overrideMaterial = null;
    if (this.shadow) this.shadow.visible = true;
    return png;
  }

  /** Only the given materials, for finding faults. */
  show(names: readonly MaterialName[] | null): void {
    this.meshes.forEach((m, i) => {
      this.drawn[i].visible = !names || names.includes(m.material);
    });
  }
}

/** Height of the eye line in the picture, 0 = top. */
function horizonOf(v: View): number {
  const e = radians(v.elevation ?? 6);
  return 0.5 - (0.5 * Math.tan(e)) / Math.tan(radians((v.fov ?? 20) / 2)) - (v.shift?.[1] ?? 0);
}

async function encode(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the canvas gave no picture');
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
}
