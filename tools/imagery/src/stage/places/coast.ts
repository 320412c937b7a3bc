import { dither, linear, glow, fill, hills, road, type Paint2d } from './brushes.ts';
import { random } from '../materials.ts';

export const coast: Paint2d = (c, w, h, horizon) => {
  const y = h * horizon;
  fill(
    c,
    linear(c, 0, 0, 0, y, [
      [0, '#2f6fae'],
      [0.7, '#9cc8de'],
      [1, '#dcebee'],
    ]),
    0,
    0,
    w,
    y,
  );
  fill(
    c,
    glow(c, w * 0.8, y * 0.3, w * 0.3, [
      [0, '#fffdf0c0'],
      [0.2, '#fff6d850'],
      [1, '#ffffff00'],
    ]),
    0,
    0,
    w,
    y,
  );
  fill(
    c,
    linear(c, 0, y, 0, y + h * 0.14, [
      [0, '#3c86a4'],
      [1, '#2b6a8c'],
    ]),
    0,
    y,
    w,
    h * 0.16,
  );
  const r = random(12);
  for (let i = 0; i < 900; i++) {
    const t = r();
    c.fillStyle = r() > 0.4 ? 'rgba(255,255,255,.16)' : 'rgba(10,50,80,.12)';
    c.fillRect(r() * w, y + t * h * 0.14, 6 + 30 * r() * t, 1);
  }
  hills(c, w * 0.4, y + 2, h * 0.5, ['#6e8f97', '#4d6f6c'], 5);
  const wall = y + h * 0.12;
  road(
    c,
    w,
    h,
    wall + h * 0.05,
    [
      [0, '#8e9196'],
      [0.2, '#777a80'],
      [1, '#54575d'],
    ],
    '#ffffffc0',
  );
  // Sea wall.
  fill(
    c,
    linear(c, 0, wall, 0, wall + h * 0.06, [
      [0, '#eceae4'],
      [0.2, '#d4d0c7'],
      [1, '#98948c'],
    ]),
    0,
    wall,
    w,
    h * 0.06,
  );
  for (let x = 20; x < w; x += 150) fill(c, 'rgba(60,56,50,.25)', x, wall + 3, 2, h * 0.056);
  dither(c, w, h);
};
