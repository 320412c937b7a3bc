import { dither, linear, glow, fill, hills, road, type Paint2d } from './brushes.ts';

export const dusk: Paint2d = (c, w, h, horizon) => {
  const y = h * (horizon + 0.06);
  fill(
    c,
    linear(c, 0, 0, 0, y, [
      [0, '#33457e'],
      [0.4, '#a9788f'],
      [0.72, '#eaa679'],
      [1, '#ffdfa6'],
    ]),
    0,
    0,
    w,
    y,
  );
  fill(
    c,
    glow(c, w * 0.22, y * 0.86, w * 0.32, [
      [0, '#fffae1'],
      [0.08, '#ffeebef0'],
      [0.3, '#ffd79658'],
      [1, '#ffc88c00'],
    ]),
    0,
    0,
    w,
    y,
  );
  hills(c, w, y, h, ['#b98790', '#8d6d84', '#5d5170', '#3d3b55'], 77);
  road(
    c,
    w,
    h,
    y,
    [
      [0, '#7d6a68'],
      [0.14, '#625a61'],
      [1, '#3d3c43'],
    ],
    '#faf0e1b8',
  );
  dither(c, w, h);
};
