import { pageTexts } from '@dealership/shared/texts/common/pages.ts';
import { pageSubjects, type PublicPageName } from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';

/** Title of a page; none for a page about a model, which sets its own once the model is known. */
export function titleOf(name: PublicPageName, pathname: string): string | undefined {
  if (pageSubjects[name] === 'model') return undefined;
  const seller = dealership();
  const branch = seller.branches.find(({ id }) => pathname.endsWith(`/dealers/${id}`));
  const city = branch?.place ?? seller.address.city;
  return pageTexts[name]({ ...seller, address: { ...seller.address, city } }).title;
}

/** How long a page may take until it has the target. */
const PATIENCE_MS = 2000;

/** Scrolls to a position as soon as the page is long enough: some of its parts may still be loading. */
export function scrollBack(top: number): void {
  whenGrown(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  });
}

/** Scrolls to the place in the address, as soon as the page has it. */
export function goToPlace(id: string): void {
  whenGrown(() => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: 'instant' });
    target?.focus({ preventScroll: true });
    return target !== null;
  });
}

/** Tries again at each change of the page's height, until it works or the time is over. */
function whenGrown(tryIt: () => boolean) {
  const observer = new ResizeObserver(() => {
    if (tryIt()) observer.disconnect();
  });
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}
