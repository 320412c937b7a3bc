import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A tap this soon after the buttons have changed is the second half of a double tap, in ms. */
const SETTLE_MS = 400;

/**
 * Ignores taps on a part of the page, and on elements behind it, for a moment after its buttons have changed: the tap
 * was meant for the old ones. Keys still press the element that has the focus.
 *
 * @param shown changes whenever other buttons are shown
 */
export function useSettling(shown: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    current?.toggleAttribute('data-settling', true);
    const timer = setTimeout(() => current?.toggleAttribute('data-settling', false), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return part;
}
