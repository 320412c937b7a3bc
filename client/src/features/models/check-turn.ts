import { turnTexts as texts } from '@dealership/shared/messages/staff/pictures.ts';

/** How many pictures a 360 view has: with fewer it jumps, with more it costs visitors too much. */
export const TURN_FRAMES = { least: 24, most: 72 };

/** As many files are named in words; the rest is counted. */
const NAMED = 5;

interface Chosen {
  name: string;
  /** In pixels; `undefined`: this browser cannot read it. */
  size: { width: number; height: number } | undefined;
}

/** By name as people count: `2.jpg` before `10.jpg`. */
export function inNaturalOrder<File extends { name: string }>(files: readonly File[]): File[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return files.toSorted((a, b) => compare(a.name, b.name));
}

/** What keeps so many files from being a turn. */
export function countProblems(count: number): string[] {
  const { least, most } = TURN_FRAMES;
  return count < least || count > most ? [texts.tooFew(count, least, most)] : [];
}

/** Which pictures have another size than most. Those that this browser cannot read are left to the server. */
export function sizeProblems(chosen: readonly Chosen[]): string[] {
  const sizes = chosen.flatMap(({ name, size }) => (size ? [{ name, ...size }] : []));
  const counts = new Map<string, number>();
  const key = ({ width, height }: { width: number; height: number }) => `${width} ${height}`;
  for (const size of sizes) counts.set(key(size), (counts.get(key(size)) ?? 0) + 1);
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const most = sizes.find((size) => key(size) === usual);
  const others = sizes.filter((size) => key(size) !== usual);
  if (!most || others.length === 0) return [];
  const names = others.map(({ name, width, height }) => texts.sizeOf(name, width, height));
  return [texts.otherSize(listed(names), most.width, most.height)];
}

/** The first few in words. */
export function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [texts.more(more)] : [])].join(', ');
}
