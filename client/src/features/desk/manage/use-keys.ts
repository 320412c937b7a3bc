import { useEffect, useEffectEvent } from 'react';

/** In these a letter is a letter, and an arrow moves within. */
const fields = 'input, select, textarea, [contenteditable], [role=menu] *, nav#sidebar *';

/**
 * Keys of the whole screen: not while a field has the focus, a dialog is open or another key is held down.
 *
 * @param actOf what a key (`KeyboardEvent.key`) does; `undefined`: nothing
 */
export function useKeys(actOf: (key: string) => (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.target instanceof Element && event.target.matches(fields)) ||
      document.querySelector('dialog[open]') !== null;
    const act = isElsewhere ? undefined : actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
