import { pageTexts } from '@dealership/shared/texts/common/pages.ts';
import { pageSubjects, type PublicPageName } from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';

/** Title of a page. None of a page about a model, which sets its own when it knows the model. */
export function titleOf(name: PublicPageName, pathname: string): string | undefined {
  if (pageSubjects[name] === 'model') return undefined;
  const seller = dealership();
  const branch = seller.branches.find(({ id }) => pathname.endsWith(`/dealers/${id}`));
  const city = branch?.place ?? seller.address.city;
  return pageTexts[name]({ ...seller, address: { ...seller.address, city } }).title;
}

/** How long a page may take to have what is looked for. */
const PATIENCE_MS = 2000;

/** Scrolls to a position as soon as the page, whose parts may still be on their way, is long enough. */
export function scrollBack(top: number): void {
  whenGrown(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  });
}

/** Goes to the place that the address names, as soon as the page has it. */
export function goToPlace(id: string): void {
  whenGrown(() => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: 'instant' });
    target?.focus({ preventScroll: true });
    return target !== null;
  });
}

/** Tries whenever the page has another height, until it has worked or nobody waits any more. */
function whenGrown(tryIt: () => boolean) {
  const observer = new ResizeObserver(() => {
    if (tryIt()) observer.disconnect();
  });
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}
