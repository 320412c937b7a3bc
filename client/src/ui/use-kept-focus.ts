import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where one control takes the place of another, such as Cancel that of the choice of a file, the focus goes over to it
 * and is not lost.
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
