import { isTurnCount, oddSizes, turnFrames } from '@dealership/shared';
import { compareNames } from '../../lib/page/compare-names.ts';
import { turnTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';

/** At most this many files are named; the rest is counted. */
const NAMED = 5;

interface Chosen {
  name: string;
  /** In pixels; `undefined`: this browser cannot read it. */
  size: { width: number; height: number } | undefined;
}

/** By name as people count: `2.jpg` before `10.jpg`. */
export function inNaturalOrder<File extends { name: string }>(files: readonly File[]): File[] {
  return files.toSorted((a, b) => compareNames(a.name, b.name));
}

/** Why this number of files is not a turn. */
export function countProblems(count: number): string[] {
  const { least, most } = turnFrames;
  return isTurnCount(count) ? [] : [texts.tooFew(count, least, most)];
}

/** The pictures whose size differs from that of most. Those that this browser cannot read are left to the server. */
export function sizeProblems(chosen: readonly Chosen[]): string[] {
  const odd = oddSizes(chosen.flatMap(({ name, size }) => (size ? [{ name, ...size }] : [])));
  if (!odd) return [];
  const names = odd.others.map(({ name, width, height }) => texts.sizeOf(name, width, height));
  return [texts.otherSize(listed(names), odd.usual.width, odd.usual.height)];
}

/** The names of the first few. */
export function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [texts.more(more)] : [])].join(', ');
}
