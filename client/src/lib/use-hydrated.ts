import { useSyncExternalStore } from 'react';

/**
 * Whether React has hydrated the server's markup. False in the first render, which has to equal markup
 * made at build time: it must not depend on the query of the address, the navigation state or the browser. On a
 * page opened by client-side navigation it is true from the start.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
