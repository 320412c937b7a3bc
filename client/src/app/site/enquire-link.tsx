import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pagePaths, type PublicPageName } from '@dealership/shared';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { usePageSubject } from '../../lib/staff/whatsapp-words.ts';
import { Link } from '../../ui/link.tsx';
import { pageNameAt } from './public-pages.ts';

/** The pages with a form of their own, a `FormCard`. */
const pagesWithForm: ReadonlySet<string | undefined> = new Set<PublicPageName>([
  'amc',
  'contact',
  'extended-warranty',
  'finance',
  'home',
  'insurance',
  'joy-club',
  'offers',
  'optain',
  'service-booking',
  'text-ride-booking',
]);

/**
 * Leads to the form of the page that is shown, which fits its subject best, or else to the product enquiry of the
 * model in the address or shown large on the page, or to the home page's form (rules: own-form).
 */
export function EnquireLink({ className, children }: ComponentProps<'a'>) {
  const location = useLocation();
  const navigate = useNavigate();
  // The server's markup is the same for every query.
  const query = useHydrated() ? location.search : '';
  const { enquiry = '/#enquire' } = usePageSubject();
  const other = query.includes('bike=') ? pagePaths['text-ride-booking'] + query : enquiry;
  const to = pagesWithForm.has(pageNameAt(location.pathname)) ? '#enquire' : other;
  const goThere = (event: MouseEvent) => {
    if (!document.getElementById('enquire')) return;
    event.preventDefault();
    const state: unknown = location.state;
    void navigate({ ...location, hash: 'enquire' }, { state });
  };
  // The router would add the path, which the server's markup does not know on every page.
  if (to === '#enquire') {
    return (
      <a href={to} className={className} onClick={goThere}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className} onClick={goThere}>
      {children}
    </Link>
  );
}
