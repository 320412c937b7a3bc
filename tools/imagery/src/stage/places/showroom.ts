import { dither, linear, fill, type Paint2d } from './brushes.ts';

/** Dealer's hall: light ceiling strips, slatted wall, polished tiles in perspective. */
export const showroom: Paint2d = (c, w, h, horizon) => {
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
