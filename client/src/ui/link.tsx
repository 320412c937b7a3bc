import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path inside this site. */
  to: string;
  /** What the page there is told besides its address. */
  state?: unknown;
  /** Takes the present page's place in the history: Back leads to the page before it. */
  replace?: boolean;
}

/**
 * A link inside the site; the one to the present page says so (`aria-current`). Not the router's
 * own `Link`, which brings 2 KB of its server framework's prefetching along.
 */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...(to === pathname && { 'aria-current': 'page' })}
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
