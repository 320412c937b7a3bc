import { useEffect, useRef, type RefObject } from 'react';
import { useDesk } from './common/desk-context.ts';
import { useKeys } from '../../lib/staff/use-keys.ts';

/** Keys for the lists; `last` is the reference of the enquiry that was opened last. */
export function DeskKeys({ root, last }: { root: RefObject<HTMLElement | null>; last: string }) {
  const { open, isFromDay, go, close } = useDesk();
  const isListSeen = open === '';
  const wantsSearch = useRef(false);
  // Behind an open enquiry the field is hidden, and going back takes a moment.
  useEffect(() => {
    if (!isListSeen || !wantsSearch.current) return;
    wantsSearch.current = false;
    focusSearch(root.current);
  }, [isListSeen, root]);
  const search = () => {
    if (isListSeen) {
      focusSearch(root.current);
      return;
    }
    wantsSearch.current = true;
    // An enquiry opened from a day has no list before it.
    if (isFromDay) go({ enquiry: '' });
    else close();
  };
  useKeys((key) => {
    if (key === '/') return search;
    const by = rowMoves[key];
    return isListSeen && by ? () => moveFocus(root.current, last, by) : undefined;
  });
  return null;
}

function focusSearch(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('input[type=search]')?.focus();
}

const rowMoves: Readonly<Partial<Record<string, 1 | -1>>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
};

/** Moves the focus to the next or previous row, at first to the enquiry that was opened last. */
function moveFocus(root: HTMLElement | null, last: string, by: 1 | -1): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  const before = rows.find((row) => row.dataset.row === last);
  (at < 0 ? (before ?? rows[0]) : rows[at + by])?.focus();
}
