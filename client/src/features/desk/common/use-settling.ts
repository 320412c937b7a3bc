import { useLayoutEffect, useRef, type RefObject } from 'react';
import './settling.css';

/** What comes so soon after the buttons have changed is the second tap of a double one, in ms. */
const SETTLE_MS = 400;

/**
 * No finger presses anything in a part of the page for a moment after what stands there has changed, nor what lies below
 * it: nobody has chosen that. Keys press what has the focus as ever.
 *
 * @param shown another text whenever other buttons are shown
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
