import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { sitePath } from '../../lib/page/site-path.ts';
import { OpenNow } from '../../ui/open-now.tsx';
import { pageNameAt } from './public-pages.ts';

/**
 * A page of text. The first page of a visit stays as the server sent it, since React does not touch
 * the content of an element with HTML of its own: its code is fetched only when a visitor comes
 * to it, or back to it, inside the application.
 */
export function TextPage({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isSent] = useState(!isHydrated);
  return isSent ? <SentMarkup /> : children;
}

function SentMarkup() {
  const text = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Element | null>(null);
  const navigate = useNavigate();
  const followInside = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.origin !== window.location.origin) return;
    const { search, hash } = link;
    const pathname = sitePath(link.pathname);
    if (link.pathname === window.location.pathname || !pageNameAt(pathname)) return;
    // Opens a new tab, or a download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(pathname + search + hash);
  });
  useEffect(() => {
    const element = text.current;
    const listen = (event: MouseEvent) => followInside(event);
    element?.addEventListener('click', listen);
    // The one part of a text that changes: whether the showroom is open.
    const place = element?.querySelector('[data-open-now]') ?? null;
    place?.replaceChildren();
    setLive(place);
    return () => element?.removeEventListener('click', listen);
  }, []);
  return (
    <>
      <div ref={text} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      {live && createPortal(<OpenNow />, live)}
    </>
  );
}
