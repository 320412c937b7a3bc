import { listTexts as texts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { LineDrawing } from '../icon.tsx';

interface Moves<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
}

/**
 * Items of a list that are added, changed, moved up and down, and removed. The focus goes to the first field of a new
 * item, and with a moved item, whose new place is announced; after a removal it goes to the button that adds an item.
 * Each child of `list` is an item and has its `arrows`.
 */
export function useMoves<Item>({ items, nameOf, onChange }: Moves<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<{ to: number; by: number }>();
  useEffect(() => {
    if (!moved) return;
    const buttons =
      list.current?.children[moved.to]?.querySelectorAll<HTMLButtonElement>('button[data-move]');
    const [up, down] = buttons ?? [];
    const [same, other] = moved.by < 0 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }, [moved]);
  const [added, setAdded] = useState<{ at: number }>();
  useEffect(() => {
    if (!added) return;
    const fields = 'input:not([type=file]), select, textarea';
    list.current?.children[added.at]?.querySelector<HTMLElement>(fields)?.focus();
  }, [added]);
  const move = (from: number, by: number) => {
    onChange(withMoved(items, from, from + by));
    setMoved({ to: from + by, by });
  };
  const item = moved && items[moved.to];
  return {
    list,
    add,
    move,
    append: (item: Item, at = items.length) => {
      onChange(items.toSpliced(at, 0, item));
      setAdded({ at });
    },
    replace: (at: number, next: Item) =>
      onChange(items.map((each, other) => (other === at ? next : each))),
    remove: (at: number) => {
      onChange(items.filter((_, other) => other !== at));
      add.current?.focus();
    },
    arrows: (each: Item, at: number) => (
      <>
        <Button
          data-move
          disabled={at === 0}
          onClick={() => move(at, -1)}
          aria-label={texts.nameOf('up', nameOf(each))}
          title={texts.actions.up}
        >
          <LineDrawing path="M12 19V5M6 11l6-6 6 6" size={18} />
        </Button>
        <Button
          data-move
          disabled={at === items.length - 1}
          onClick={() => move(at, 1)}
          aria-label={texts.nameOf('down', nameOf(each))}
          title={texts.actions.down}
        >
          <LineDrawing path="M12 5v14M6 13l6 6 6-6" size={18} />
        </Button>
      </>
    ),
    announcement: (
      <p className="visually-hidden" role="status">
        {moved && item ? texts.results.moved(nameOf(item), moved.to + 1, items.length) : ''}
      </p>
    ),
  };
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
