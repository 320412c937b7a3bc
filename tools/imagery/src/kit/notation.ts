/**
 * Short notation for the data sheets: points of an outline take one word each instead of one line.
 * Words are parted by blanks or line breaks.
 */
import type { Outline, PathStep, Vec3 } from './types.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

function numbers(word: string, ...lengths: number[]): number[] {
  const list = word.split(/[,:]/).map(Number);
  if (!lengths.includes(list.length) || list.some((v) => !Number.isFinite(v)))
    throw new Error(`cannot read "${word}"`);
  return list;
}

/** Closed outline: "x,y" runs smooth, "x,y!" is a corner. */
export const path = (text: string): Outline =>
  words(text).map((word) => {
    const corner = word.endsWith('!');
    const [x, y] = numbers(corner ? word.slice(0, -1) : word, 2);
    return corner ? ([x, y, 1] as const) : ([x, y] as const);
  });

/** Points in space: "x,y,z". */
export const points = (text: string): Vec3[] =>
  words(text).map((word) => {
    const [x, y, z] = numbers(word, 3);
    return [x, y, z] as const;
  });

/** Values along an axis: "position:value". */
export const row = (text: string): readonly (readonly [number, number])[] =>
  words(text).map((word) => {
    const [at, value] = numbers(word, 2);
    return [at, value] as const;
  });

/** Points of a line: "x,y". */
export const line = row;

/** Steps of a filled decal: "x,y" is a line, "x1,y1,x2,y2,x,y" a Bezier curve. */
export const steps = (text: string): readonly PathStep[] =>
  words(text).map((word) => {
    const n = numbers(word, 2, 6);
    return n.length === 2
      ? ([n[0], n[1]] as const)
      : ([n[0], n[1], n[2], n[3], n[4], n[5]] as const);
  });
