import { DAY_MS } from './ist.ts';

export const DAYS_TO_BRING_BACK = 30;

interface Deletable {
  /** Epoch ms; `null`: it is not deleted. */
  deletedAt: number | null;
}

/** How many days it can still be restored, the present day included; `null`: it is not deleted. */
export function daysLeft({ deletedAt }: Deletable, now: number): number | null {
  if (deletedAt === null) return null;
  return Math.max(0, Math.ceil(DAYS_TO_BRING_BACK - (now - deletedAt) / DAY_MS));
}

/** Whether it can no longer be restored. */
export function isOver(item: Deletable, now: number): boolean {
  return daysLeft(item, now) === 0;
}

/** Present items in their order; then deleted ones that can be restored, the latest deleted first. */
export function withDeletedLast<Item extends Deletable>(items: readonly Item[], now: number) {
  const kept = items.filter((item) => !isOver(item, now));
  return kept.toSorted((a, b) => (b.deletedAt ?? Infinity) - (a.deletedAt ?? Infinity) || 0);
}
