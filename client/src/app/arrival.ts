import { publicPages, type PublicPageName } from '@dealership/shared';

/**
 * Title of a page; in a chunk of its own, for the first move inside the site. None of a page about a
 * model, which sets its own when it knows the model.
 */
export function titleOf(name: PublicPageName): string | undefined {
  const { about, title } = publicPages[name];
  return about === 'model' ? undefined : title;
}

/** How long a page may take to become as long as it was. */
const PATIENCE_MS = 2000;

/** Scrolls to a position as soon as the page, whose parts may still be on their way, is long enough. */
export function scrollBack(top: number): void {
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) observer.disconnect();
  });
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}
