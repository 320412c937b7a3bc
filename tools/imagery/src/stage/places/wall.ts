import { dither, linear, fill, type Paint2d } from './brushes.ts';
import { random } from '../materials.ts';

/** Brick wall with a roller shutter, pavement in front. */
export const wall: Paint2d = (c, w, h, horizon) => {
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
