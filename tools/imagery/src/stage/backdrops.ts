import { SCENE_BACKDROPS } from './scene-backdrops.ts';

/** `horizon` is the part of the height at which the camera's eye line lies. */
export type Paint2d = (c: CanvasRenderingContext2D, w: number, h: number, horizon: number) => void;

const bands =
  (stops: readonly (readonly [number, string])[]): Paint2d =>
  (c, w, h) => {
    const g = c.createLinearGradient(0, 0, 0, h);
    for (const [at, colour] of stops) g.addColorStop(at, colour);
    c.fillStyle = g;
    c.fillRect(0, 0, w, h);
  };

/** `studio` for dark and strong paint, `steel` for white and silver, which drown on a pale page. */
export const BACKDROPS = {
  studio: bands([
    [0, '#eef1f4'],
    [0.62, '#dfe3e8'],
    [0.72, '#cfd4da'],
    [1, '#f3f5f7'],
  ]),
  steel: bands([
    [0, '#b9c1ca'],
    [0.62, '#a3adb8'],
    [0.74, '#8e98a4'],
    [1, '#b4bcc6'],
  ]),
  white: bands([
    [0, '#ffffff'],
    [1, '#ffffff'],
  ]),
  ...SCENE_BACKDROPS,
} as const;
export type BackdropName = keyof typeof BACKDROPS;

/** The backdrop that lets a paint stand out. */
export function backdropFor(hex: string): 'studio' | 'steel' {
  const n = parseInt(hex.slice(1), 16);
  const luminance =
    (0.2126 * ((n >> 16) & 255) + 0.7152 * ((n >> 8) & 255) + 0.0722 * (n & 255)) / 255;
  return luminance > 0.62 ? 'steel' : 'studio';
}
