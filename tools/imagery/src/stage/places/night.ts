import { dither, linear, glow, fill, type Paint2d } from './brushes.ts';
import { random } from '../materials.ts';

/** Wet street at night with lights out of focus. */
export const night: Paint2d = (c, w, h, horizon) => {
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
