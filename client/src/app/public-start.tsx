import type { ReactNode } from 'react';
import { untilDone } from '../lib/browser/until-done.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { isText, loadPage, pageNameAt, shownPageAt, type ReadyPages } from './site/public-pages.ts';
import { PublicRoot } from './public-root.tsx';

/**
 * The public site at an address. The page's own code is fetched first, so that the first render has
 * everything in the server's markup: nothing flickers, and what was typed before stays.
 *
 * @param onIdle called when the page is whole
 */
export async function createPublicSite(pathname: string, onIdle: () => void): Promise<ReactNode> {
  const name = shownPageAt(pathname);
  const ready: ReadyPages = isText(name) ? {} : { [name]: await loadPage(name) };
  whenIdle(() => {
    onIdle();
    const load = () => import('./site/late-work.ts');
    void untilDone(load, { reloadAfter: Infinity }).then(({ startLateWork }) =>
      startLateWork(pageNameAt),
    );
  });
  return <PublicRoot ready={ready} />;
}
