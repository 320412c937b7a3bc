import { useEffect, useEffectEvent } from 'react';

/** In these a letter is a letter. */
const fields = 'input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu] *';

/** And in these an arrow moves within. */
const places = `${fields}, nav#sidebar *`;

/** Where keys with Ctrl elsewhere are those with the command key. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Where it is kept in this browser that letters do nothing. */
const STORED = 'desk-letter-keys';

/** Whether keys of one sign do something: they can be switched off, for who dictates or presses them by mistake. */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    // This browser keeps nothing.
    return true;
  }
}

export function setLettersOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // It holds for nothing here.
  }
}

interface KeyOptions {
  /** Before the keys of the screen, which then do not hear of it, and in the menu too. */
  isFirst?: boolean;
}

/**
 * Keys of the whole screen: not while a field has the focus, a dialog is open or another key is held down.
 *
 * @param actOf what a key (`KeyboardEvent.key`) does; `undefined`: nothing
 */
export function useKeys(
  actOf: (key: string) => (() => void) | undefined,
  { isFirst = false }: KeyOptions = {},
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.key.length === 1 && !areLettersOn()) ||
      (event.target instanceof Element && event.target.matches(isFirst ? fields : places)) ||
      document.querySelector('dialog[open]') !== null;
    const act = isElsewhere ? undefined : actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener, { capture: isFirst });
    return () => document.removeEventListener('keydown', listener, { capture: isFirst });
  }, [isFirst]);
}
