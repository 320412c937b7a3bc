import { useEffect, useRef, useState } from 'react';

/** Shortest time between two announcements, so that nobody is interrupted constantly. */
const ANNOUNCE_EVERY_MS = 30_000;

/**
 * A number as it is announced: only when it has grown, at most once in 30 s, with its value at that time. The first
 * value is not announced.
 *
 * @param count `undefined`: not known yet
 * @returns 0: there is nothing to announce
 */
export function useAnnounced(count: number | undefined): number {
  const [announced, setAnnounced] = useState(0);
  const told = useRef<{ count: number | undefined; at: number }>({ count: undefined, at: 0 });
  useEffect(() => {
    const { count: known, at } = told.current;
    if (count === undefined || count === known) return;
    if (known === undefined || count < known) {
      told.current.count = count;
      return;
    }
    const wait = Math.max(0, at + ANNOUNCE_EVERY_MS - Date.now());
    const timer = setTimeout(() => {
      told.current = { count, at: Date.now() };
      setAnnounced(count);
    }, wait);
    return () => clearTimeout(timer);
  }, [count]);
  return announced;
}
