import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pagePaths } from '@dealership/shared';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Link } from '../ui/link.tsx';

interface EnquireLinkProps {
  className: string | undefined;
  children: ReactNode;
}

/**
 * Leads to the form of the page that is shown, which knows best what it is about, or else to the
 * product enquiry of the model in the address, or to the home page's form.
 */
export function EnquireLink({ className, children }: EnquireLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  // The markup made by the build knows no address.
  const query = useHydrated() ? location.search : '';
  return (
    <Link
      to={query.includes('bike=') ? `${pagePaths['text-ride-booking']}${query}` : '/#enquire'}
      className={className}
      onClick={(event) => {
        if (!document.getElementById('enquire')) return;
        event.preventDefault();
        const state: unknown = location.state;
        void navigate({ ...location, hash: 'enquire' }, { state });
      }}
    >
      {children}
    </Link>
  );
}
