import { dither, glow, fill, type Paint2d } from './brushes.ts';

export const dark: Paint2d = (c, w, h) => {
  fill(
    c,
    glow(c, w * 0.62, h * 0.5, w * 0.7, [
      [0, '#4a4f58'],
      [1, '#14161a'],
    ]),
    0,
    0,
    w,
    h,
  );
  dither(c, w, h);
};
