import { DAY_MS } from './ist.ts';

/** For how many days something deleted can be brought back. */
export const DAYS_TO_BRING_BACK = 30;

interface Deletable {
  /** Epoch ms; `null`: it is not deleted. */
  deletedAt: number | null;
}

/** For how many days, the last one begun, it can be brought back; `null`: it is not deleted. */
export function daysLeft({ deletedAt }: Deletable, now: number): number | null {
  if (deletedAt === null) return null;
  return Math.max(0, Math.ceil(DAYS_TO_BRING_BACK - (now - deletedAt) / DAY_MS));
}

/** Whether it cannot be brought back any more. */
export function isOver(item: Deletable, now: number): boolean {
  return daysLeft(item, now) === 0;
}

/** What is there in its order; then what can be brought back, the one that was deleted last first. */
export function withDeletedLast<Item extends Deletable>(
  items: readonly Item[],
  now: number,
): Item[] {
  const kept = items.filter((item) => !isOver(item, now));
  return kept.toSorted((a, b) => (b.deletedAt ?? Infinity) - (a.deletedAt ?? Infinity) || 0);
}
