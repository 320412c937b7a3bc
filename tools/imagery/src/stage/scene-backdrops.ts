/** Painted places for banners and gallery pictures: 2D canvas only, no picture from outside. */
import { random } from './materials.ts';

type C = CanvasRenderingContext2D;
type Paint2d = (c: C, w: number, h: number, horizon: number) => void;
type Stops = readonly (readonly [number, string])[];

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

const linear = (c: C, x0: number, y0: number, x1: number, y1: number, stops: Stops) => {
  const g = c.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of stops) g.addColorStop(at, colour);
  return g;
};
const glow = (c: C, x: number, y: number, r: number, stops: Stops) => {
  const g = c.createRadialGradient(x, y, 2, x, y, r);
  for (const [at, colour] of stops) g.addColorStop(at, colour);
  return g;
};
const fill = (c: C, style: string | CanvasGradient, x: number, y: number, w: number, h: number) => {
  c.fillStyle = style;
  c.fillRect(x, y, w, h);
};

/** Dark studio with slanted bars of light; the vehicle stands right, text goes left. */
const banner =
  (bar: string, sky: Stops, halo: string): Paint2d =>
  (c, w, h) => {
    const line = h * 0.66;
    fill(c, linear(c, 0, 0, w, 0, sky), 0, 0, w, h);
    fill(
      c,
      glow(c, w * 0.68, h * 0.46, w * 0.36, [
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
      glow(c, w * 0.68, h * 0.84, w * 0.3, [
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

/** Layered hills from sums of sines. */
function hills(
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
function road(c: C, w: number, h: number, y: number, tones: Stops, paint: string): void {
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

const dusk: Paint2d = (c, w, h, horizon) => {
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

const morning: Paint2d = (c, w, h, horizon) => {
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

const coast: Paint2d = (c, w, h, horizon) => {
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

/** Wet street at night with lights out of focus. */
const night: Paint2d = (c, w, h, horizon) => {
  const y = h * (horizon + 0.1);
  fill(
    c,
    linear(c, 0, 0, 0, y, [
      [0, '#0b1020'],
      [0.7, '#1b2440'],
      [1, '#38304a'],
    ]),
    0,
    0,
    w,
    y,
  );
  const r = random(2024);
  // Blocks of houses with lit windows.
  for (let x = -40; x < w;) {
    const bw = w * (0.06 + 0.08 * r());
    const bh = y * (0.3 + 0.5 * r());
    fill(c, ['#141a2c', '#182034', '#10162a'][Math.floor(r() * 3)], x, y - bh, bw, bh);
    for (let a = x + 10; a < x + bw - 12; a += 20)
      for (let b = y - bh + 14; b < y - 20; b += 24)
        if (r() > 0.55)
          fill(c, ['#ffd58a70', '#ffe9c060', '#9cc4ff50'][Math.floor(r() * 3)], a, b, 9, 12);
    x += bw + 4;
  }
  fill(
    c,
    linear(c, 0, y, 0, h, [
      [0, '#232a3c'],
      [0.3, '#171c2a'],
      [1, '#0c0f18'],
    ]),
    0,
    y,
    w,
    h - y,
  );
  for (let i = 0; i < 46; i++) {
    const x = r() * w;
    const q = y - h * (0.02 + 0.2 * r());
    const s = h * (0.012 + 0.03 * r());
    const colour = ['#ffb45a', '#ff5a4a', '#ffe6b0', '#7ab8ff', '#5affc8'][Math.floor(r() * 5)];
    c.globalAlpha = 0.55;
    c.fillStyle = glow(c, x, q, s, [
      [0, colour],
      [0.8, colour],
      [1, `${colour}00`],
    ]);
    c.beginPath();
    c.arc(x, q, s, 0, 7);
    c.fill();
    c.globalAlpha = 0.2;
    fill(
      c,
      linear(c, 0, y, 0, y + h * 0.3, [
        [0, colour],
        [1, `${colour}00`],
      ]),
      x - s * 0.5,
      y,
      s,
      h * 0.3,
    );
    c.globalAlpha = 1;
  }
  dither(c, w, h);
};

/** Dealer's hall: light ceiling strips, slatted wall, polished tiles in perspective. */
const showroom: Paint2d = (c, w, h, horizon) => {
  const eye = h * horizon;
  const base = h * (horizon + 0.17);
  fill(
    c,
    linear(c, 0, 0, 0, base, [
      [0, '#d9dde1'],
      [0.5, '#eef0f2'],
      [1, '#cfd4d9'],
    ]),
    0,
    0,
    w,
    base,
  );
  // Slats on the right, a bright field in the middle, a coloured panel on the left.
  for (let x = w * 0.7; x < w; x += w * 0.012) {
    fill(
      c,
      linear(c, x, 0, x + w * 0.009, 0, [
        [0, '#a67c52'],
        [0.5, '#c29769'],
        [1, '#8d6742'],
      ]),
      x,
      h * 0.04,
      w * 0.0085,
      base - h * 0.04,
    );
  }
  fill(
    c,
    linear(c, 0, h * 0.08, 0, base, [
      [0, '#b3161f'],
      [1, '#8d1018'],
    ]),
    w * 0.04,
    h * 0.1,
    w * 0.13,
    base - h * 0.1,
  );
  fill(
    c,
    linear(c, 0, 0, 0, base, [
      [0, '#ffffff'],
      [1, '#eef1f4'],
    ]),
    w * 0.2,
    h * 0.1,
    w * 0.47,
    base - h * 0.19,
  );
  c.strokeStyle = '#c3c9cf';
  c.lineWidth = 2;
  for (const x of [0.2, 0.357, 0.513, 0.67]) c.strokeRect(w * x, h * 0.1, 1, base - h * 0.19);
  fill(c, '#b9c0c7', w * 0.2, base - h * 0.09, w * 0.47, 3);
  // Light strips under the ceiling.
  fill(
    c,
    linear(c, 0, 0, 0, h * 0.07, [
      [0, '#9aa1a8'],
      [1, '#c6ccd2'],
    ]),
    0,
    0,
    w,
    h * 0.06,
  );
  for (let i = 0; i < 4; i++) {
    c.beginPath();
    c.moveTo(w * (0.08 + i * 0.24), h * 0.012);
    c.lineTo(w * (0.22 + i * 0.24), h * 0.012);
    c.lineTo(w * (0.235 + i * 0.22), h * 0.04);
    c.lineTo(w * (0.11 + i * 0.22), h * 0.04);
    c.fillStyle = '#ffffff';
    c.fill();
  }
  // Floor.
  fill(
    c,
    linear(c, 0, base, 0, h, [
      [0, '#b4bac1'],
      [0.35, '#d3d8dd'],
      [1, '#eceff2'],
    ]),
    0,
    base,
    w,
    h - base,
  );
  c.strokeStyle = 'rgba(120,130,140,.28)';
  c.lineWidth = 1.4;
  for (let i = -14; i <= 14; i++) {
    c.beginPath();
    c.moveTo(w / 2 + i * w * 0.07, base);
    c.lineTo(w / 2 + i * w * 0.07 * ((h - eye) / (base - eye)), h);
    c.stroke();
  }
  for (let i = 1; i < 9; i++) {
    const q = eye + (base - eye) * (1 + i * 0.2 + i * i * 0.06);
    c.beginPath();
    c.moveTo(0, q);
    c.lineTo(w, q);
    c.stroke();
  }
  fill(
    c,
    linear(c, 0, base, 0, base + h * 0.12, [
      [0, '#ffffff90'],
      [1, '#ffffff00'],
    ]),
    w * 0.2,
    base,
    w * 0.47,
    h * 0.12,
  );
  fill(
    c,
    linear(c, 0, base, 0, base + h * 0.1, [
      [0, '#9d161e60'],
      [1, '#9d161e00'],
    ]),
    w * 0.04,
    base,
    w * 0.13,
    h * 0.1,
  );
  dither(c, w, h);
};

/** Brick wall with a roller shutter, pavement in front. */
const wall: Paint2d = (c, w, h, horizon) => {
  const base = h * (horizon + 0.2);
  fill(c, '#7d4a3c', 0, 0, w, base);
  const r = random(404);
  const bh = h * 0.026;
  const bw = w * 0.05;
  for (let j = 0; j * bh < base; j++)
    for (let i = -1; i * bw < w; i++) {
      const v = r();
      c.fillStyle = `hsl(${12 + 6 * v}, ${34 + 10 * r()}%, ${33 + 12 * v}%)`;
      c.fillRect(
        i * bw + (j % 2 ? bw / 2 : 0) + 1.4,
        base - (j + 1) * bh + 1.2,
        bw - 2.8,
        bh - 2.4,
      );
    }
  // Shutter.
  const [x0, x1, y0] = [w * 0.3, w * 0.78, h * 0.02];
  fill(c, '#2c3f46', x0 - 14, y0, x1 - x0 + 28, base - y0);
  for (let q = y0; q < base - 8; q += h * 0.022)
    fill(
      c,
      linear(c, 0, q, 0, q + h * 0.022, [
        [0, '#6f97a0'],
        [0.35, '#5a828c'],
        [0.85, '#3d5f69'],
        [1, '#28434b'],
      ]),
      x0,
      q,
      x1 - x0,
      h * 0.022,
    );
  fill(c, '#22343a', x0, base - 14, x1 - x0, 14);
  // Sun from the upper left, shade at the foot.
  c.save();
  c.globalCompositeOperation = 'multiply';
  fill(
    c,
    linear(c, 0, 0, w, h * 0.6, [
      [0, '#fff4dc'],
      [0.55, '#f4e2cc'],
      [1, '#a8968f'],
    ]),
    0,
    0,
    w,
    base,
  );
  fill(
    c,
    linear(c, 0, base - h * 0.12, 0, base, [
      [0, '#ffffff'],
      [1, '#8d8078'],
    ]),
    0,
    base - h * 0.12,
    w,
    h * 0.12,
  );
  c.restore();
  fill(
    c,
    linear(c, 0, base, 0, h, [
      [0, '#75716c'],
      [0.08, '#98938c'],
      [1, '#bdb7ae'],
    ]),
    0,
    base,
    w,
    h - base,
  );
  for (let i = 0; i < 9000; i++) {
    const t = Math.pow(r(), 0.8);
    c.fillStyle = r() > 0.5 ? 'rgba(255,255,255,.05)' : 'rgba(30,25,20,.07)';
    c.fillRect(r() * w, base + t * (h - base), 1 + 2 * t, 0.8 + t);
  }
  c.strokeStyle = 'rgba(60,55,50,.35)';
  c.lineWidth = 1.6;
  const eye = h * horizon;
  for (let i = -9; i <= 9; i++) {
    c.beginPath();
    c.moveTo(w / 2 + i * w * 0.12, base);
    c.lineTo(w / 2 + i * w * 0.12 * ((h - eye) / (base - eye)), h);
    c.stroke();
  }
  for (const t of [0.22, 0.58]) fill(c, 'rgba(60,55,50,.3)', 0, base + (h - base) * t, w, 1.6);
  dither(c, w, h);
};

const dark: Paint2d = (c, w, h) => {
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

export const SCENE_BACKDROPS = {
  dark,
  dusk,
  morning,
  coast,
  night,
  showroom,
  wall,
  bannerRed: banner(
    '#c81e26',
    [
      [0, '#0d1016'],
      [0.55, '#232a35'],
      [1, '#10131a'],
    ],
    '#96aac8',
  ),
  bannerBlue: banner(
    '#2f6fe0',
    [
      [0, '#0a1020'],
      [0.55, '#1b2a4a'],
      [1, '#0c1222'],
    ],
    '#7aa4e0',
  ),
  bannerAmber: banner(
    '#e08a2a',
    [
      [0, '#16110d'],
      [0.55, '#3a2d22'],
      [1, '#17120e'],
    ],
    '#d8b48a',
  ),
  bannerGreen: banner(
    '#2fa36a',
    [
      [0, '#0b1411'],
      [0.55, '#1d332b'],
      [1, '#0c1512'],
    ],
    '#8fc4ac',
  ),
} as const;
