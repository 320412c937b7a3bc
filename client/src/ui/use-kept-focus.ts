import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus when one control replaces another, such as Cancel the choice of a file: it moves to the new control.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const was = useRef(isBusy);
  useEffect(() => {
    if (was.current === isBusy) return;
    was.current = isBusy;
    if (document.activeElement !== document.body) return;
    const control = place.current?.querySelector<HTMLElement>('button, input');
    control?.focus({ preventScroll: true });
  }, [place, isBusy]);
}
