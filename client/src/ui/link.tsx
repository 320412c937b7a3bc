import type { AnchorHTMLAttributes } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
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
  const follow = useFollowLink();
  return (
    <a
      {...(to === pathname && { 'aria-current': 'page' })}
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event, to, { state, replace });
      }}
    >
      {children}
    </a>
  );
}

interface FollowOptions {
  state?: unknown;
  replace?: boolean | undefined;
}

/** A press, as React or as the browser tells of it. */
type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>;

/** Opens an address of this site in the application, unless the press asks for another tab or a file. */
export function useFollowLink() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (event: Press, to: string, { state, replace }: FollowOptions = {}) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    // As browsers do with a link to where one is already.
    void navigate(to, { state, replace: replace ?? to === pathname + search + hash });
  };
}
