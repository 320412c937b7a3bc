import { dither, linear, glow, fill, hills, road, type Paint2d } from './brushes.ts';
import { random } from '../materials.ts';

export const morning: Paint2d = (c, w, h, horizon) => {
  const y = h * (horizon + 0.05);
  fill(
    c,
    linear(c, 0, 0, 0, y, [
      [0, '#5f9fd8'],
      [0.6, '#b8d7ea'],
      [1, '#eef2e6'],
    ]),
    0,
    0,
    w,
    y,
  );
  const r = random(31);
  for (let i = 0; i < 26; i++) {
    const x = r() * w;
    const q = y * (0.15 + 0.5 * r());
    const s = w * (0.03 + 0.06 * r());
    c.save();
    c.scale(1, 0.3);
    fill(
      c,
      glow(c, x, q / 0.3, s, [
        [0, '#ffffffa0'],
        [1, '#ffffff00'],
      ]),
      x - s,
      q / 0.3 - s,
      2 * s,
      2 * s,
    );
    c.restore();
  }
  hills(c, w, y, h, ['#a9c3c0', '#86aa8c', '#5f8a5f', '#3f6a44'], 141);
  fill(
    c,
    linear(c, 0, y, 0, y + h * 0.06, [
      [0, '#5d8a49'],
      [1, '#6f8f4c'],
    ]),
    0,
    y,
    w,
    h * 0.07,
  );
  road(
    c,
    w,
    h,
    y + h * 0.05,
    [
      [0, '#8b8d90'],
      [0.15, '#787b80'],
      [1, '#55585e'],
    ],
    '#ffffffc8',
  );
  dither(c, w, h);
};
