/** Where the focus goes when its element is gone: to the first of these that is visible. */
const places = [
  '[data-place=enquiry] h1',
  'section:not([hidden]) [data-row]',
  'section:not([hidden]) h1',
] as const;

/**
 * Gives the focus back to the element that had it, or else to the first of these places, unless some element has it.
 */
export function giveFocus(before?: Element | null): void {
  // The next element may take the focus on its own.
  setTimeout(() => {
    const found = places.map((place) => document.querySelector(place));
    for (const each of [before, ...found]) {
      if (document.activeElement !== document.body) return;
      if (each instanceof HTMLElement) each.focus({ preventScroll: true });
    }
  });
}
