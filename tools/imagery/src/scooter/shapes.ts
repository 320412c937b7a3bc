/** Forms that the bodies in `bodies/` and the models share. */
import { line, path } from '../kit/notation.ts';
import type { Inlay, Lamp, ScooterSheet, Shell, Trim } from './sheet.ts';

/** What a family of models shares; a sheet takes one and changes what is its own. */
export type Body = Pick<
  ScooterSheet,
  'family' | 'apron' | 'cowl' | 'body' | 'seat' | 'mudguard' | 'forms'
>;

/** Mirrors a form that crosses the middle: the right half is given from top to bottom. */
export const across = (half: Shell['side']): Shell['side'] => [
  ...half,
  ...[...half].reverse().map(([z, y, c]) => [-z, y, c] as const),
];

/** Headlamp in the handlebar cowl with two bowls and a brow. */
export const cowlLamp = (o: { wide?: number; drl?: boolean; frame?: Lamp['frame'] } = {}): Lamp => {
  const k = (o.wide ?? 104) / 104;
  return {
    on: 'cowl',
    facing: 'front',
    kind: 'head',
    form: across(
      path('0,1016 52,1012 104,994 112,974! 92,938 60,918 0,910').map(
        ([z, y, c]) => [Math.max(0.5, z * k), y, c] as const,
      ),
    ),
    bowls: [[38 * k, 958, 30]],
    guides: o.drl === false ? [] : [line(`-${84 * k},990 -${40 * k},1002 0,1004 ${40 * k},1002 ${84 * k},990`)], // oxfmt-ignore
    frame: o.frame,
  };
};

/** A gap between two panels. */
export const shutLine = (on: Trim['on'], facing: Trim['facing'], points: string): Trim => ({
  on,
  facing,
  line: line(points),
  material: 'black',
});

/** Slats laid one over the other between two heights, narrower towards the bottom. */
export const slats = (
  on: Inlay['on'],
  ys: readonly number[],
  half: (y: number) => number,
  material: Trim['material'],
  width = 8,
): Trim[] =>
  ys.map((y) => ({
    on,
    facing: 'front' as const,
    line: [
      [-half(y), y + 6],
      [-half(y) * 0.5, y + 1],
      [0, y],
      [half(y) * 0.5, y + 1],
      [half(y), y + 6],
    ],
    material,
    width,
    height: 4,
  }));

/** Shut lines of a flank. */
export const flankGaps = (lines: readonly string[], width?: number): Trim[] =>
  lines.map((text) => ({ on: 'body', facing: 'side', line: line(text), material: 'black', width }));

/** Indicators in the upper corners of the apron. */
export const cornerTurns = (form: string, frame?: Lamp['frame']): Lamp => {
  const f = path(form);
  const mid = (k: 0 | 1) => f.reduce((n, p) => n + p[k], 0) / f.length;
  return {
    on: 'apron',
    facing: 'front',
    kind: 'turn',
    form: f,
    bowls: [[mid(0), mid(1), 11]],
    frame,
  };
};
