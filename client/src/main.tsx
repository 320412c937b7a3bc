import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createPublicSite } from './app/public-start.tsx';
import { keepTranslated } from './lib/browser/keep-translated.ts';
import { returnToPlace } from './lib/page/language-place.ts';
import { basename, sitePath } from './lib/page/site-path.ts';
import { untilDone } from './lib/browser/until-done.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

const { pathname } = window.location;
// The server writes them into its documents; those of Vite have none.
if (import.meta.env.DEV) {
  const { call } = await import('./lib/calls/call.ts');
  const { providePageData } = await import('./lib/page/page-data.ts');
  providePageData({ dealership: await call('GET /api/dealership', {}) });
}
if (import.meta.env.DEV && /^\/admin(\/|$)/.test(pathname)) void import('./admin.ts');
else void untilDone(() => startPublic(root));

/** Takes over the markup that the server sent; the development server sends none. */
async function startPublic(element: HTMLElement) {
  // From the start: browsers translate a page as soon as it is loaded.
  keepTranslated();
  const settle = returnToPlace();
  const site = await createPublicSite(sitePath(window.location.pathname), settle);
  const tree = (
    <StrictMode>
      <BrowserRouter basename={basename}>{site}</BrowserRouter>
    </StrictMode>
  );
  if (element.firstElementChild) {
    // In slices: a slow phone reacts to a finger in between.
    startTransition(() => {
      hydrateRoot(element, tree);
    });
  } else createRoot(element).render(tree);
}
