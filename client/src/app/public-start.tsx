import type { ReactNode } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { pageLoaders, pageNameAt, type ReadyPages } from './public-pages.ts';
import { PublicRoot } from './public-root.tsx';

/**
 * The public site at an address. The page's own code is fetched before, so that the first render finds
 * everything the server's markup shows: nothing flickers, and what is typed meanwhile stays.
 */
export async function createPublicSite(pathname: string): Promise<ReactNode> {
  const name = pageNameAt(pathname);
  // An enquiry of an earlier visit may wait in this browser to be sent.
  whenIdle(() => {
    import('../features/enquiries/sending/outbox-watch.ts').then(
      ({ watchOutbox }) => watchOutbox(),
      () => undefined,
    );
  });
  const ready: ReadyPages = name ? { [name]: await pageLoaders[name]() } : {};
  return <PublicRoot ready={ready} />;
}
