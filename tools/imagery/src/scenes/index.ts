/** Banners (1920x700, text goes left), gallery pictures (1200x800), phone still: one row each. */
import type { RoomColours } from '../stage/environment.ts';
import type { BackdropName } from '../stage/backdrops.ts';
import type { View } from '../stage/stage.ts';

export interface SceneSpec {
  readonly id: string;
  readonly kind: 'banner' | 'gallery' | 'phone';
  readonly model: string;
  readonly colour: number;
  readonly backdrop: BackdropName;
  readonly view: View;
  readonly room?: RoomColours;
  readonly key?: number;
  readonly keyTint?: string;
  readonly exposure?: number;
  readonly reflect?: number;
  readonly blur?: number;
  /** WebP quality, default 76. */
  readonly quality?: number;
}

const BANNER: View = { angle: -38, distance: 4.9, elevation: 4, targetY: 0.56, shift: [-0.18, 0] };
const ROAD: View = { angle: 22, distance: 5.9, elevation: 1.6, targetY: 0.62, shift: [0, -0.03] };
const HALL: View = { angle: -32, distance: 5.7, elevation: 3, targetY: 0.6 };

const DUSK: RoomColours = {
  top: '#8f8fb0',
  horizon: '#d9a07a',
  floor: '#6b6064',
  boxes: 0.9,
  tint: '#fff0e0',
};
const DAY: RoomColours = { top: '#a8c4e0', horizon: '#c9d3cf', floor: '#8b8d90', boxes: 0.9 };
const NIGHT: RoomColours = {
  top: '#3a4468',
  horizon: '#5a4a68',
  floor: '#2a2c36',
  boxes: 1.15,
  tint: '#dfe8ff',
};
const BRICK: RoomColours = {
  top: '#b9c4cf',
  horizon: '#8d6a5c',
  floor: '#a8a198',
  boxes: 0.9,
  tint: '#fff4e4',
};

const banner = (
  id: string,
  model: string,
  colour: number,
  backdrop: BackdropName,
  view: Partial<View> = {},
): SceneSpec => ({
  id: `banner-${id}`,
  kind: 'banner',
  model,
  colour,
  backdrop,
  view: { ...BANNER, ...view },
  reflect: 0.4,
  exposure: 1.05,
  // Below this the long dark gradients break into bands.
  quality: 90,
});

const gallery = (id: string, o: Omit<SceneSpec, 'id' | 'kind'>): SceneSpec => ({
  id: `gallery-${id}`,
  kind: 'gallery',
  ...o,
});

export const SCENES: readonly SceneSpec[] = [
  banner('naked', 'hornet-2-0', 0, 'bannerRed'),
  banner('retro', 'cb350', 0, 'bannerAmber', { distance: 5.2 }),
  banner('sport', 'cbr-150r', 2, 'bannerBlue', { angle: -32 }),
  banner('commuter', 'shine-125', 0, 'bannerGreen', { angle: -35 }),
  banner('scooter', 'dio-125', 0, 'bannerTeal', { angle: -36, distance: 4.5, targetY: 0.58 }),
  {
    id: 'phone',
    kind: 'phone',
    model: 'hornet-2-0',
    colour: 0,
    backdrop: 'bannerPhone',
    view: { angle: -38, distance: 5.1, elevation: 4, targetY: 0.56 },
    reflect: 0.4,
    exposure: 1.05,
    quality: 82,
  },

  gallery('dusk-road', {
    model: 'nx200',
    colour: 0,
    backdrop: 'dusk',
    view: ROAD,
    room: DUSK,
    key: 1.9,
    keyTint: '#ffe2c0',
  }),
  gallery('dusk-retro', {
    model: 'hness-cb350',
    colour: 0,
    backdrop: 'dusk',
    view: { ...ROAD, angle: -20, distance: 6.1 },
    room: DUSK,
    key: 1.9,
    keyTint: '#ffe2c0',
  }),
  gallery('morning-hills', {
    model: 'cb200x',
    colour: 0,
    backdrop: 'morning',
    view: { ...ROAD, angle: -24 },
    room: DAY,
    key: 1.8,
  }),
  gallery('coast', {
    model: 'cb350',
    colour: 2,
    backdrop: 'coast',
    view: { ...ROAD, angle: 12, distance: 6.2 },
    room: DAY,
    key: 1.9,
  }),
  gallery('night-city', {
    model: 'cb300f',
    colour: 0,
    backdrop: 'night',
    view: { ...ROAD, angle: -34, distance: 5.5 },
    room: NIGHT,
    key: 1.5,
    exposure: 1.2,
    keyTint: '#dfe8ff',
    reflect: 0.45,
  }),
  gallery('night-sport', {
    model: 'cbr-150r',
    colour: 0,
    backdrop: 'night',
    view: { ...ROAD, angle: 145, distance: 5.4 },
    room: NIGHT,
    key: 1.5,
    exposure: 1.2,
    keyTint: '#dfe8ff',
    reflect: 0.45,
  }),
  gallery('showroom-commuter', {
    model: 'shine-125',
    colour: 1,
    backdrop: 'showroom',
    view: HALL,
    reflect: 0.3,
  }),
  gallery('showroom-sport', {
    model: 'sp160',
    colour: 1,
    backdrop: 'showroom',
    view: { ...HALL, angle: 146 },
    reflect: 0.3,
  }),
  gallery('city-wall', {
    model: 'hornet-2-0',
    colour: 2,
    backdrop: 'wall',
    view: { ...HALL, angle: 8, elevation: 2.4, distance: 4.8, targetY: 0.62 },
    room: BRICK,
    key: 1.9,
    keyTint: '#fff0d8',
  }),
  gallery('city-wall-commuter', {
    model: 'livo',
    colour: 0,
    backdrop: 'wall',
    view: { ...HALL, angle: -30, elevation: 2.4, distance: 4.9, targetY: 0.62 },
    room: BRICK,
    key: 1.9,
    keyTint: '#fff0d8',
  }),
  gallery('morning-scooter', {
    model: 'activa-6g',
    colour: 2,
    backdrop: 'morning',
    view: { ...ROAD, angle: -26, distance: 5.3 },
    room: DAY,
    key: 1.8,
  }),
  gallery('coast-scooter', {
    model: 'grazia-125',
    colour: 0,
    backdrop: 'coast',
    view: { ...ROAD, angle: 16, distance: 5.3 },
    room: DAY,
    key: 1.9,
  }),
  gallery('night-electric', {
    model: 'activa-e',
    colour: 0,
    backdrop: 'night',
    view: { ...ROAD, angle: -32, distance: 5.1 },
    room: NIGHT,
    key: 1.5,
    exposure: 1.2,
    keyTint: '#dfe8ff',
    reflect: 0.45,
  }),
  gallery('showroom-scooter', {
    model: 'dio-125',
    colour: 0,
    backdrop: 'showroom',
    view: { ...HALL, angle: -36, distance: 5 },
    reflect: 0.3,
  }),
  gallery('close-tank', {
    model: 'hness-cb350',
    colour: 1,
    backdrop: 'showroom',
    blur: 14,
    view: { angle: -30, distance: 2.5, elevation: 8, targetY: 0.84, targetX: 0.12 },
  }),
  gallery('close-wheel', {
    model: 'cb350',
    colour: 0,
    backdrop: 'wall',
    blur: 14,
    room: BRICK,
    key: 1.9,
    view: { angle: -28, distance: 2.5, elevation: 3, targetY: 0.4, targetX: 0.62 },
  }),
  gallery('close-lamp', {
    model: 'nx200',
    colour: 1,
    backdrop: 'night',
    blur: 10,
    room: NIGHT,
    view: { angle: -58, distance: 2.4, elevation: 2, targetY: 0.95, targetX: 0.3 },
  }),
  gallery('close-engine', {
    model: 'cb350',
    colour: 1,
    backdrop: 'showroom',
    blur: 14,
    view: { angle: -22, distance: 2.3, elevation: 4, targetY: 0.44, targetX: 0.05 },
  }),
];
