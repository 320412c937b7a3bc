import { useEffect, type RefObject } from 'react';

/**
 * Menus are `<details>`, so that they open before any script has run. This adds the usual behaviour
 * of menus: Escape closes the open ones and gives the focus back, so does a press elsewhere.
 */
export function useDismissedMenus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus(ref.current)) {
        menu.open = false;
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      }
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      // Opening a menu closes the others of its name automatically, after the press: earlier it
      // would move the one that is being pressed away from under the finger.
      if (target instanceof Element && target.closest('summary')) return;
      for (const menu of openMenus(ref.current)) {
        if (target instanceof Node && !menu.contains(target)) menu.open = false;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [ref]);
}

/** Closes every open menu inside an element, after a choice from it. */
export function closeMenus(element: HTMLElement | null): void {
  for (const menu of openMenus(element)) menu.open = false;
}

function openMenus(element: HTMLElement | null) {
  return element?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
}
