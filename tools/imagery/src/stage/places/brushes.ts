/** Brushes of the painted places: 2D canvas only, no picture from outside. */
import { random } from '../materials.ts';

type C = CanvasRenderingContext2D;
export type Paint2d = (c: C, w: number, h: number, horizon: number) => void;
export type Stops = readonly (readonly [number, string])[];

/** A grain of +-2 steps against banding in long gradients. */
export function dither(c: C, w: number, h: number, strength = 4): void {
  const d = c.getImageData(0, 0, w, h);
  const r = random(99);
  for (let i = 0; i < d.data.length; i += 4) {
    const n = (r() - 0.5) * strength;
    d.data[i] += n;
    d.data[i + 1] += n;
    d.data[i + 2] += n;
  }
  c.putImageData(d, 0, 0);
}

export const linear = (c: C, x0: number, y0: number, x1: number, y1: number, stops: Stops) => {
  const g = c.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of stops) g.addColorStop(at, colour);
  return g;
};
export const glow = (c: C, x: number, y: number, r: number, stops: Stops) => {
  const g = c.createRadialGradient(x, y, 2, x, y, r);
  for (const [at, colour] of stops) g.addColorStop(at, colour);
  return g;
};
export const fill = (
  c: C,
  style: string | CanvasGradient,
  x: number,
  y: number,
  w: number,
  h: number,
) => {
  c.fillStyle = style;
  c.fillRect(x, y, w, h);
};

/** Layered hills from sums of sines. */
export function hills(
  c: C,
  w: number,
  y: number,
  h: number,
  colours: readonly string[],
  seed: number,
): void {
  colours.forEach((colour, k) => {
    const r = random(seed + k * 13);
    const a = [r() * 6, r() * 6, r() * 6];
    const rise = h * (0.2 - k * (0.16 / colours.length));
    c.beginPath();
    c.moveTo(0, y + 2);
    for (let x = 0; x <= w + 6; x += 6) {
      const t = x / w;
      c.lineTo(
        x,
        y -
          rise *
            (0.55 +
              0.28 * Math.sin(t * 5 + a[0]) +
              0.14 * Math.sin(t * 13 + a[1]) +
              0.05 * Math.sin(t * 41 + a[2])),
      );
    }
    c.lineTo(w, y + 2);
    c.fillStyle = colour;
    c.fill();
  });
}

/** Asphalt from the eye line down: speckle, an edge line and lane dashes that run to the left. */
export function road(c: C, w: number, h: number, y: number, tones: Stops, paint: string): void {
  fill(c, linear(c, 0, y, 0, h, tones), 0, y, w, h - y);
  const r = random(5);
  for (let i = 0; i < 14000; i++) {
    const t = Math.pow(r(), 0.7);
    c.fillStyle = r() > 0.5 ? 'rgba(255,240,225,.05)' : 'rgba(0,0,0,.07)';
    c.fillRect(r() * w, y + t * (h - y), 1 + t * 2.2, 0.6 + t * 1.2);
  }
  const edge = y + (h - y) * 0.2;
  fill(c, paint, 0, edge, w, 2.6);
  for (let i = 0; i < 7; i++) {
    const q = y + (h - y) * 0.92;
    const a = i * w * 0.19 - w * 0.1;
    c.fillStyle = paint;
    c.beginPath();
    c.moveTo(a, q);
    c.lineTo(a + w * 0.1, q);
    c.lineTo(a + w * 0.098, q + h * 0.012);
    c.lineTo(a - w * 0.004, q + h * 0.012);
    c.fill();
  }
}
