import {
  CanvasTexture,
  Color,
  type Material,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  MeshStandardMaterial,
  RepeatWrapping,
} from 'three';
import type { Colour, MaterialName } from '../kit/types.ts';

type Draw = (c: CanvasRenderingContext2D, w: number, h: number) => void;

export function canvasTexture(w: number, h: number, draw: Draw): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const c = canvas.getContext('2d');
  if (!c) throw new Error('no 2d context');
  draw(c, w, h);
  const t = new CanvasTexture(canvas);
  t.anisotropy = 8;
  return t;
}

/** Repeatable noise; Math.random would make every run a different picture. */
export function random(seed: number): () => number {
  let s = seed;
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
}

const tread = (): CanvasTexture => {
  const t = canvasTexture(128, 512, (c, w, h) => {
    c.fillStyle = '#fff';
    c.fillRect(0, 0, w, h);
    c.strokeStyle = '#000';
    c.lineCap = 'round';
    c.lineWidth = 9;
    const m = h / 2;
    c.beginPath();
    c.moveTo(0, m);
    c.lineTo(w, m);
    c.stroke();
    c.lineWidth = 10;
    for (const s of [-1, 1])
      for (const o of [-w, 0, w]) {
        c.beginPath();
        c.moveTo(o + 10, m + s * 22);
        c.lineTo(o + 62, m + s * 74);
        c.lineTo(o + 78, m + s * 120);
        c.stroke();
        c.beginPath();
        c.moveTo(o + 84, m + s * 40);
        c.lineTo(o + 112, m + s * 96);
        c.stroke();
      }
  });
  t.wrapS = t.wrapT = RepeatWrapping;
  t.repeat.set(34, 1);
  return t;
};

const grain = (): CanvasTexture =>
  canvasTexture(256, 256, (c, w, h) => {
    const d = c.createImageData(w, h);
    const r = random(7);
    for (let i = 0; i < w * h; i++) {
      const v = 150 + r() * 105;
      d.data.set([v, v, v, 255], i * 4);
    }
    c.putImageData(d, 0, 0);
  });

const physical = (o: MeshPhysicalMaterialParameters): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial(o);
const standard = (o: ConstructorParameters<typeof MeshStandardMaterial>[0]): MeshStandardMaterial =>
  new MeshStandardMaterial(o);

const paint = (color: string, o: Colour): MeshPhysicalMaterial =>
  physical({
    color,
    metalness: o.matte ? 0.35 : (o.metal ?? 0.25),
    roughness: o.matte ? 0.5 : 0.38,
    clearcoat: o.matte ? 0.2 : 1,
    clearcoatRoughness: o.matte ? 0.45 : 0.03,
  });

export const DEFAULT_ACCENT = '#1a1b1e';
export const DEFAULT_ACCENT2 = '#d4d7dc';
export const DEFAULT_TEXT = '#f2f3f5';

/** "Blacks" stay at #23-#2f: real black vanishes in the picture. */
export function materials(col: Colour): Record<MaterialName, Material> {
  const clear = (color: string, opacity: number, extra: MeshPhysicalMaterialParameters = {}) =>
    physical({
      color,
      opacity,
      transparent: true,
      roughness: 0.03,
      metalness: 0,
      clearcoat: 1,
      clearcoatRoughness: 0.02,
      ...extra,
    });
  return {
    paint: paint(col.body, col),
    paint2: paint(col.second ?? col.accent ?? DEFAULT_ACCENT, col),
    seat: standard({
      color: col.seat ?? '#1c1d20',
      roughness: 0.62,
      bumpMap: grain(),
      bumpScale: 0.4,
    }),
    seat2: standard({ color: '#3a3b40', roughness: 0.7, bumpMap: grain(), bumpScale: 0.5 }),
    plastic: standard({ color: '#2b2c30', roughness: 0.46 }),
    plasticGloss: physical({ color: '#1b1c1f', roughness: 0.3, clearcoat: 1 }),
    black: standard({ color: '#232427', roughness: 0.34, metalness: 0.2 }),
    frame: standard({ color: '#26272b', roughness: 0.34, metalness: 0.2 }),
    rubber: standard({ color: '#26272a', roughness: 0.8 }),
    floor: standard({ color: col.floor ?? '#26272a', roughness: 0.6 }),
    inner: standard({ color: col.inner ?? '#2a2b2f', roughness: 0.5 }),
    tyre: standard({ color: '#29292b', roughness: 0.74, bumpMap: tread(), bumpScale: 5 }),
    chrome: standard({ color: '#e9ebee', roughness: 0.09, metalness: 1 }),
    alloy: standard({ color: '#c3c6ca', roughness: 0.32, metalness: 1 }),
    alloyBlack: physical({ color: '#303236', roughness: 0.36, metalness: 0.45, clearcoat: 0.7 }),
    alloyBronze: physical({ color: '#8a6a45', roughness: 0.38, metalness: 0.8, clearcoat: 0.5 }),
    steel: standard({ color: '#b5b8bd', roughness: 0.3, metalness: 1 }),
    steelDark: standard({ color: '#8d8a86', roughness: 0.3, metalness: 1 }),
    disc: standard({ color: '#c8cacd', roughness: 0.34, metalness: 1 }),
    gold: standard({ color: '#c59a4a', roughness: 0.28, metalness: 1 }),
    engine: standard({ color: '#8b8e93', roughness: 0.46, metalness: 0.85 }),
    engineCover: standard({ color: '#aeb1b6', roughness: 0.34, metalness: 0.95 }),
    engineBlack: standard({ color: '#2a2b2e', roughness: 0.45, metalness: 0.5 }),
    bronze: standard({ color: '#4d4b48', roughness: 0.42, metalness: 0.7 }),
    spring: standard({ color: col.spring ?? '#d8dadd', roughness: 0.25, metalness: 0.8 }),
    redPlain: physical({ color: '#c0141c', roughness: 0.3, clearcoat: 1 }),
    chain: standard({ color: '#6d675c', roughness: 0.45, metalness: 0.9 }),
    mesh: standard({ color: '#1d1e20', roughness: 0.75, metalness: 0.3 }),
    lens: clear('#ffffff', 0.2, { depthWrite: false }),
    smoke: clear('#16181b', 0.82),
    reflector: standard({
      color: '#dfe3e8',
      roughness: 0.16,
      metalness: 1,
      emissive: '#9aa6b8',
      emissiveIntensity: 0.14,
    }),
    drl: standard({ color: '#fff', emissive: '#eaf3ff', emissiveIntensity: 1.3, roughness: 0.3 }),
    led: standard({ color: '#fff', emissive: '#f4f8ff', emissiveIntensity: 0.75, roughness: 0.2 }),
    red: physical({
      color: '#b50d12',
      roughness: 0.12,
      clearcoat: 1,
      emissive: '#5a0002',
      emissiveIntensity: 0.6,
    }),
    amber: physical({
      color: '#e8780c',
      roughness: 0.15,
      clearcoat: 1,
      emissive: '#7a2c00',
      emissiveIntensity: 0.4,
    }),
    amberLens: clear('#ff9a2e', 0.62),
    mirror: standard({ color: '#a9b2bc', roughness: 0.02, metalness: 1 }),
    screen: physical({
      color: '#1a2530',
      roughness: 0.3,
      // A brighter coat mirrors the studio's ceiling and hides what the instrument shows.
      specularIntensity: 0.4,
      clearcoat: 0.12,
      emissive: '#0d3040',
      emissiveIntensity: 0.5,
    }),
    plate: standard({ color: '#ffffff', roughness: 0.5 }),
  };
}

/** Multiplies the light by the baked occlusion; reflections keep most of their strength. */
export function withOcclusion<M extends Material>(m: M): M {
  m.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float ao; varying float vAo;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvAo = ao;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vAo;')
      .replace(
        '#include <aomap_fragment>',
        `float aoS = mix(vAo, 1.0, 0.15);
reflectedLight.indirectDiffuse *= vAo;
reflectedLight.indirectSpecular *= aoS;
reflectedLight.directDiffuse *= mix(vAo, 1., .35);
reflectedLight.directSpecular *= mix(vAo, 1., .2);
#ifdef USE_CLEARCOAT
clearcoatSpecularIndirect *= aoS;
#endif`,
      );
  };
  m.customProgramCacheKey = () => 'ao';
  return m;
}

export const isTinted = (m: Material): m is MeshStandardMaterial =>
  m instanceof MeshStandardMaterial && m.color instanceof Color;
