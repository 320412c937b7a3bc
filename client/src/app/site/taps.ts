import type { PublicPageName } from '@dealership/shared';

/** How the addresses of the links begin that lead to a telephone and to WhatsApp (`lib/contact-links.ts`). */
const ways = { call: 'tel:', whatsapp: 'https://wa.me/' };

/** Given, not imported: it stays in the file with all else that the first scripts know of pages. */
export type PageNameAt = (pathname: string) => PublicPageName | undefined;

/** Counts presses of *Call* and *WhatsApp* on every public page (rules: taps); nobody waits for it, or hears that it failed. */
export function countTaps(pageNameAt: PageNameAt): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      const page = pageNameAt(location.pathname);
      const way = link && Object.entries(ways).find(([, start]) => link.href.startsWith(start));
      if (!way || !page) return;
      const model = new URLSearchParams(location.search).get('bike') ?? undefined;
      const tap = new Blob([JSON.stringify({ way: way[0], page, model })], {
        type: 'application/json',
      });
      navigator.sendBeacon('/api/taps', tap);
    },
    // Whatever else the link does with it.
    true,
  );
}
