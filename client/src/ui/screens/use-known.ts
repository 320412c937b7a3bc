import { useLayoutEffect } from 'react';

/** Calls `onKnown`, before the browser paints, once a part of a screen has the height that it keeps. */
export function useKnown(isPending: boolean, onKnown: (() => void) | undefined): void {
  useLayoutEffect(() => {
    if (!isPending) onKnown?.();
  }, [isPending, onKnown]);
}
