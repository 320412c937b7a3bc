import { dither, linear, glow, fill, type Paint2d, type Stops } from './brushes.ts';

/** Dark studio with slanted bars of light; the vehicle stands at `middle`, text goes left of it. */
export const banner =
  (bar: string, sky: Stops, halo: string, middle = 0.68): Paint2d =>
  (c, w, h) => {
    const line = h * 0.66;
    fill(c, linear(c, 0, 0, w, 0, sky), 0, 0, w, h);
    fill(
      c,
      glow(c, w * middle, h * 0.46, w * 0.36, [
        [0, `${halo}c0`],
        [0.5, `${halo}50`],
        [1, `${halo}00`],
      ]),
      0,
      0,
      w,
      line,
    );
    c.save();
    c.transform(1, 0, -0.35, 1, 0, 0);
    [
      [0.5, 0.04, 'd8'],
      [0.555, 0.018, '74'],
      [0.92, 0.03, '60'],
    ].forEach(([x, width, alpha]) => {
      fill(
        c,
        linear(c, 0, 0, 0, line, [
          [0, `${bar}00`],
          [1, `${bar}${alpha}`],
        ]),
        w * Number(x),
        0,
        w * Number(width),
        line,
      );
    });
    fill(
      c,
      linear(c, 0, 0, 0, line, [
        [0, '#ffffff00'],
        [1, '#ffffff18'],
      ]),
      w * 0.61,
      0,
      w * 0.12,
      line,
    );
    c.restore();
    fill(
      c,
      linear(c, 0, line, 0, h, [
        [0, '#2a303a'],
        [0.12, '#1a1e26'],
        [1, '#0a0c10'],
      ]),
      0,
      line,
      w,
      h - line,
    );
    fill(
      c,
      glow(c, w * middle, h * 0.84, w * 0.3, [
        [0, '#bed0e16a'],
        [1, '#00000000'],
      ]),
      0,
      line,
      w,
      h - line,
    );
    dither(c, w, h);
  };

export const bannerRed = banner(
  '#c81e26',
  [
    [0, '#0d1016'],
    [0.55, '#232a35'],
    [1, '#10131a'],
  ],
  '#96aac8',
);

export const bannerBlue = banner(
  '#2f6fe0',
  [
    [0, '#0a1020'],
    [0.55, '#1b2a4a'],
    [1, '#0c1222'],
  ],
  '#7aa4e0',
);

export const bannerAmber = banner(
  '#e08a2a',
  [
    [0, '#16110d'],
    [0.55, '#3a2d22'],
    [1, '#17120e'],
  ],
  '#d8b48a',
);

export const bannerGreen = banner(
  '#2fa36a',
  [
    [0, '#0b1411'],
    [0.55, '#1d332b'],
    [1, '#0c1512'],
  ],
  '#8fc4ac',
);

export const bannerTeal = banner(
  '#18a0b0',
  [
    [0, '#081317'],
    [0.55, '#15343c'],
    [1, '#0a1519'],
  ],
  '#86c4cc',
);

/** For phones: the vehicle in the middle, text above or below the picture. */
export const bannerPhone = banner(
  '#c81e26',
  [
    [0, '#0d1016'],
    [0.55, '#232a35'],
    [1, '#10131a'],
  ],
  '#96aac8',
  0.5,
);
