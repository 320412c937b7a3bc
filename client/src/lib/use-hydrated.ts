import { useSyncExternalStore } from 'react';

/**
 * Whether React has taken over the markup that the server sent. False in the first render, which has
 * to equal markup made at build time: nothing may depend yet on the address' query, the navigation
 * state or the browser. On a page that is reached inside the application it is true from the start.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
