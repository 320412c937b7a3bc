import { useSyncExternalStore } from 'react';

/** Beyond this the contact bar is hidden and the header stays on top (rules: given-figures). */
const THRESHOLD_PX = 50;

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
