/** What an instrument shows; local frame: x out of the glass, y down, z to the rider's right. */
import { BoxGeometry } from 'three';
import { at, Build } from '../kit/index.ts';
import { normalise } from '../kit/solids.ts';

const bar = (y: number, z: number) => normalise(new BoxGeometry(0.8, y, z));

/** Segments of a digit that are lit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': '1111110',
  '1': '0110000',
  '2': '1101101',
  '4': '0110011',
  '8': '1111111',
};

function digit(b: Build, text: string, h: number, y: number, z: number): void {
  const w = h * 0.5;
  const t = h * 0.13;
  const upright = (dy: number, dz: number) => at(bar(h / 2 - t * 0.8, t), 0, y + dy, z + dz);
  const flat = (dy: number) => at(bar(t, w - t * 0.8), 0, y + dy, z);
  const made = [
    flat(-h / 2),
    upright(-h / 4, w / 2),
    upright(h / 4, w / 2),
    flat(h / 2),
    upright(h / 4, -w / 2),
    upright(-h / 4, -w / 2),
    flat(0),
  ];
  made.forEach((g, i) => {
    if (DIGITS[text]?.[i] === '1') b.add('drl', g);
  });
}

/** Clock, speed and fuel bars on a dark screen of this width and height in mm. */
export function digitalReadout(width: number, height: number): Build {
  const b = new Build();
  const big = height * 0.44;
  digit(b, '0', big, height * 0.02, width * 0.07);
  if (width < 80) return b;
  const bars = 9;
  for (let i = 0; i < bars; i++)
    b.add('drl', at(bar(height * 0.06, width * 0.05), 0, -height * 0.36, width * (-0.34 + i * 0.085))); // oxfmt-ignore
  const small = height * 0.17;
  for (const [i, text] of ['1', '0', '2', '4'].entries())
    digit(b, text, small, height * 0.3, width * (-0.38 + i * 0.058 + (i > 1 ? 0.02 : 0)));
  for (let i = 0; i < 5; i++)
    b.add(i < 4 ? 'drl' : 'amber', at(bar(height * 0.1, width * 0.022), 0, height * 0.3, width * (0.38 - i * 0.04))); // oxfmt-ignore
  return b;
}

/** Ticks and needle of a round clock. */
export function dial(radius: number): Build {
  const b = new Build();
  for (let i = 0; i <= 16; i++) {
    const long = i % 2 === 0;
    const g = at(bar(radius * (long ? 0.17 : 0.09), radius * 0.045), 0, -radius * 0.82, 0);
    b.add('drl', g.rotateX(((i / 16) * 260 - 130) * (Math.PI / 180)));
  }
  b.add('redPlain', at(bar(radius * 0.66, radius * 0.05), 0.8, -radius * 0.3, 0).rotateX((-130 * Math.PI) / 180)); // oxfmt-ignore
  digit(b, '0', radius * 0.26, radius * 0.42, 0);
  return b;
}
