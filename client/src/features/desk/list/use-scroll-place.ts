import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Restores the list's scroll position when the user comes back, with the focus on the enquiry that was open. */
export function useScrollPlace(
  isListSeen: boolean,
  root: RefObject<HTMLElement | null>,
  last: string,
) {
  const place = useRef(0);
  const wasListSeen = useRef(isListSeen);
  useEffect(() => {
    if (!isListSeen) return;
    const note = () => {
      place.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [isListSeen]);
  useLayoutEffect(() => {
    const isBack = isListSeen && !wasListSeen.current;
    wasListSeen.current = isListSeen;
    if (!isBack) return;
    window.scrollTo({ top: place.current, behavior: 'instant' });
    const row = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(last)}"]`);
    // An enquiry that was opened from another screen may not be in the list.
    (row ?? root.current?.querySelector('h1'))?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isListSeen, root, last]);
}
