/** Where somebody goes on when what had the focus is gone: the first of these that is seen. */
const places = [
  '[data-place=enquiry] h1',
  'section:not([hidden]) [data-row]',
  'section:not([hidden]) h1',
] as const;

/**
 * Gives the focus to what had it before, or else to the open enquiry, the first row or the title, unless something has it.
 */
export function giveFocus(before?: Element | null): void {
  // What comes next may take it by itself.
  setTimeout(() => {
    const found = places.map((place) => document.querySelector(place));
    for (const each of [before, ...found]) {
      if (document.activeElement !== document.body) return;
      if (each instanceof HTMLElement) each.focus({ preventScroll: true });
    }
  });
}
