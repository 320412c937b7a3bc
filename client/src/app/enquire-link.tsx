import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../ui/link.tsx';

interface EnquireLinkProps {
  className: string | undefined;
  children: ReactNode;
}

/** Leads to the form of the page that is shown, which knows best what it is about, or to the home page's. */
export function EnquireLink({ className, children }: EnquireLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      to="/#enquire"
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
