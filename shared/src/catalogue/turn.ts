import { problem, type Problem } from '../errors/problem.ts';

/** Number of pictures in a 360 view: with fewer it jumps, with more it loads too slowly for visitors. */
export const turnFrames = { least: 24, most: 72 } as const;

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

export function isTurnCount(count: number): boolean {
  return count >= turnFrames.least && count <= turnFrames.most;
}

/** The size of most pictures of a turn, and the pictures of another size: the view would jump. */
export function oddSizes<Item extends Size>(pictures: readonly Item[]) {
  const keyOf = ({ width, height }: Size) => `${width} ${height}`;
  const counts = new Map<string, number>();
  for (const picture of pictures) {
    counts.set(keyOf(picture), (counts.get(keyOf(picture)) ?? 0) + 1);
  }
  const [key] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const usual = pictures.find((picture) => keyOf(picture) === key);
  const others = pictures.filter((picture) => keyOf(picture) !== key);
  return usual && others.length > 0 ? { usual, others } : undefined;
}

/** Why pictures cannot be a 360 view; no pictures are no view, which is allowed. */
export function problemOfTurn(pictures: readonly Size[]): Problem | undefined {
  const count = pictures.length;
  if (count === 0) return undefined;
  if (!isTurnCount(count)) return problem('not_turn', { count, ...turnFrames });
  const odd = oddSizes(pictures);
  if (!odd) return undefined;
  const { width, height } = odd.usual;
  return problem('turn_of_sizes', { width, height, others: odd.others.length });
}
