import type { AnchorHTMLAttributes } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** Path inside this site. */
  to: string;
  /** Navigation state for the target page. */
  state?: unknown;
  /** Replaces the current history entry. */
  replace?: boolean;
}

/**
 * A link inside the site; a link to the current page has `aria-current`. Not the router's own `Link`, which
 * adds 2 KB for the prefetching of its server framework.
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

/** A click event of React or of the browser. */
type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>;

/** Opens an address by client-side navigation, unless the click asks for a new tab or a download. */
export function useFollowLink() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (event: Press, to: string, { state, replace }: FollowOptions = {}) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    // As browsers do with a link to the current address.
    void navigate(to, { state, replace: replace ?? to === pathname + search + hash });
  };
}
