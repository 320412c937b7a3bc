import { useCallback, useSyncExternalStore } from 'react';

const assumed = new Set<string>();

/** Makes media queries match in what the server renders, where there is no window. */
export function assumeWidths(queries: readonly string[]): void {
  for (const query of queries) assumed.add(query);
}

/** Whether a media query matches; re-renders on changes. In the server's markup those match that are assumed. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => assumed.has(query),
  );
}
