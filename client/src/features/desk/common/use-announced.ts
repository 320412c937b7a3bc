import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Shortest time between two announcements, so that nobody is interrupted constantly. */
const ANNOUNCE_EVERY_MS = 30_000;

/**
 * The text for screen readers about a number: only when it has grown, at most once in 30 s, with its value at that
 * time. The first value is not announced.
 *
 * @param count `undefined`: not known yet
 * @param textOf gets the number, and the one that was known before
 */
export function useAnnounced(
  count: number | undefined,
  textOf: (count: number, before: number) => string,
): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef<{ count: number | undefined; at: number }>({ count: undefined, at: 0 });
  const announce = useEffectEvent((now: number, before: number) => {
    last.current = { count: now, at: Date.now() };
    setAnnounced(textOf(now, before));
  });
  useEffect(() => {
    const { count: known, at } = last.current;
    if (count === undefined || count === known) return;
    if (known === undefined || count < known) {
      last.current.count = count;
      return;
    }
    const wait = Math.max(0, at + ANNOUNCE_EVERY_MS - Date.now());
    const timer = setTimeout(() => announce(count, known), wait);
    return () => clearTimeout(timer);
  }, [count]);
  return announced;
}
