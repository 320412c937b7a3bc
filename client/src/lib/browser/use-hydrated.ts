import { useSyncExternalStore } from 'react';

/**
 * Whether React has hydrated the server's markup. False in the server's and in the first render, which have to be
 * equal: it must not depend on the query of the address, the navigation state or the browser. On a
 * page opened by client-side navigation it is true from the start.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
