import { useEffect, useRef, useState } from 'react';

interface Moves<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The announcement. */
  say: (name: string, place: number, all: number) => string;
  onChange: (items: Item[]) => void;
}

/**
 * Moves items of a list up and down; the focus goes with them, and the new place is announced. In each child of `list`
 * two buttons with `data-move` move it, the first one upwards.
 */
export function useMoves<Item>({ items, nameOf, say, onChange }: Moves<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ to: number; by: number }>();
  useEffect(() => {
    if (!moved) return;
    const buttons =
      list.current?.children[moved.to]?.querySelectorAll<HTMLButtonElement>('button[data-move]');
    const [up, down] = buttons ?? [];
    const [same, other] = moved.by < 0 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }, [moved]);
  const place = (from: number, by: number) => {
    onChange(withMoved(items, from, from + by));
    setMoved({ to: from + by, by });
  };
  const item = moved && items[moved.to];
  const announcement = moved && item ? say(nameOf(item), moved.to + 1, items.length) : '';
  return { list, place, announcement };
}

/** The same items, one of them at another place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Gives each object a key, which it keeps when it is moved or, with `before`, changed. */
export function createKeys<Item extends object>() {
  const keys = new WeakMap<Item, number>();
  let last = 0;
  return (item: Item, before?: Item): number => {
    const known = keys.get(before ?? item);
    const key = known ?? (last += 1);
    keys.set(item, key);
    return key;
  };
}
