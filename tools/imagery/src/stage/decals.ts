import type { Colour, Decal, DecalItem, Tint } from '../kit/types.ts';
import { radians } from '../kit/curve.ts';
import { DEFAULT_ACCENT, DEFAULT_ACCENT2, DEFAULT_TEXT } from './materials.ts';

/** Lettering of badges and plates; the font comes with the tool, never from the machine. */
export const FONT = '"Imagery Badge", sans-serif';

export function tint(t: Tint, col: Colour): string {
  switch (t) {
    case 'body':
      return col.body;
    case 'accent':
      return col.accent ?? DEFAULT_ACCENT;
    case 'accent2':
      return col.accent2 ?? DEFAULT_ACCENT2;
    case 'second':
      return col.second ?? col.accent ?? DEFAULT_ACCENT;
    case 'text':
      return col.text ?? DEFAULT_TEXT;
    default:
      return t;
  }
}

type Context = CanvasRenderingContext2D;

/** The context's units are mm of the model with y up; `mirrored` is the bike's left side. */
export function drawDecal(c: Context, decal: Decal, col: Colour, mirrored: boolean): void {
  for (const item of decal) {
    c.save();
    c.lineJoin = c.lineCap = 'round';
    drawItem(c, item, col, mirrored);
    c.restore();
  }
}

function drawItem(c: Context, item: DecalItem, col: Colour, mirrored: boolean): void {
  if ('band' in item) {
    c.beginPath();
    item.band.forEach((p, i) => {
      if (p.length === 6) c.bezierCurveTo(...p);
      else if (i === 0) c.moveTo(p[0], p[1]);
      else c.lineTo(p[0], p[1]);
    });
    c.closePath();
    const colour = tint(item.fill, col);
    c.globalAlpha = item.alpha ?? 1;
    if (item.fade) {
      const [[x0, y0], [x1, y1]] = item.fade;
      const g = c.createLinearGradient(x0, y0, x1, y1);
      g.addColorStop(0, colour);
      g.addColorStop(1, `${colour}00`);
      c.fillStyle = g;
    } else c.fillStyle = colour;
    c.fill();
  } else if ('text' in item) {
    c.translate(item.at[0], item.at[1]);
    c.rotate(radians(item.turn ?? 0));
    c.scale(mirrored ? -1 : 1, -1);
    c.transform(1, 0, -(item.slant ?? 0), 1, 0, 0);
    c.font = `italic 700 ${item.size}px ${FONT}`;
    c.letterSpacing = `${item.spacing ?? 0}px`;
    const align = item.align ?? 'center';
    c.textAlign = mirrored && align !== 'center' ? (align === 'left' ? 'right' : 'left') : align;
    c.textBaseline = 'middle';
    if (item.edge) {
      c.strokeStyle = tint(item.edge, col);
      c.lineWidth = item.size * 0.12;
      c.strokeText(item.text, 0, 0);
    }
    c.fillStyle = tint(item.fill, col);
    c.fillText(item.text, 0, 0);
  } else if ('stroke' in item) {
    c.globalAlpha = item.alpha ?? 1;
    c.strokeStyle = tint(item.fill, col);
    c.lineWidth = item.width;
    trace(c, item.stroke, 0);
    c.stroke();
  } else if ('gap' in item) {
    for (const [width, colour, dy] of [
      [3.4, 'rgba(0,0,0,.62)', 0],
      [1.6, 'rgba(255,255,255,.28)', -2.6],
    ] as const) {
      trace(c, item.gap, dy);
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.stroke();
    }
  } else {
    c.fillStyle = tint(item.fill, col);
    for (const [x, y] of item.dots) {
      c.beginPath();
      c.arc(x, y, item.radius, 0, Math.PI * 2);
      c.fill();
    }
  }
}

/** A smooth line through the middle of its points. */
function trace(c: Context, points: readonly (readonly [number, number])[], dy: number): void {
  c.beginPath();
  c.moveTo(points[0][0], points[0][1] + dy);
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const [nx, ny] = points[i + 1];
    c.quadraticCurveTo(x, y + dy, (x + nx) / 2, (y + ny) / 2 + dy);
  }
  const last = points[points.length - 1];
  c.lineTo(last[0], last[1] + dy);
}

export function drawPlate(c: Context, w: number, h: number, lettering: string): void {
  c.fillStyle = '#f4f4f0';
  c.fillRect(0, 0, w, h);
  c.strokeStyle = '#222';
  c.lineWidth = h * 0.03;
  c.strokeRect(h * 0.05, h * 0.05, w - h * 0.1, h * 0.9);
  c.fillStyle = '#15171a';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.font = `700 ${h * 0.62}px ${FONT}`;
  c.fillText(lettering, w / 2, h * 0.54, w * 0.86);
}
