import { useEffect, useEffectEvent } from 'react';

/** In these elements a letter is input. */
export const fields =
  'input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu] *';

/** In these elements an arrow moves the focus within them. */
const places = `${fields}, nav#sidebar *`;

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The browser's stored choice that letter keys do nothing. */
const STORED = 'desk-letter-keys';

/** Whether single keys have a function: people who dictate, or press keys by mistake, can switch them off. */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    // This browser stores nothing.
    return true;
  }
}

export function setLettersOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Then the choice is not stored.
  }
}

/**
 * Keys for the whole screen: not while a field has the focus, a dialog is open or a modifier key is held.
 *
 * @param actOf the function of a key (`KeyboardEvent.key`); `undefined`: none
 * @param options.isFirst handled before the screen's own keys, which then do not run; also works in the menu
 */
export function useKeys(
  actOf: (key: string) => (() => void) | undefined,
  { isFirst = false } = {},
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
