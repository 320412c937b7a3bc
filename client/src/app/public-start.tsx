import type { ReactNode } from 'react';
import { untilDone } from '../lib/browser/until-done.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { isText, loadPage, pageNameAt, shownPageAt, type ReadyPages } from './site/public-pages.ts';
import { PublicRoot } from './public-root.tsx';

/**
 * The public site at an address. The page's own code is fetched before, so that the first render finds
 * everything the server's markup shows: nothing flickers, and what is typed meanwhile stays.
 */
export async function createPublicSite(pathname: string): Promise<ReactNode> {
  const name = shownPageAt(pathname);
  const ready: ReadyPages = isText(name) ? {} : { [name]: await loadPage(name) };
  whenIdle(() => {
    const load = () => import('./site/late-work.ts');
    void untilDone(load, { reloadAfter: Infinity }).then(({ startLateWork }) =>
      startLateWork(pageNameAt),
    );
  });
  return <PublicRoot ready={ready} />;
}
