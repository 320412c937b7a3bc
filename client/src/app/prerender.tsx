import { renderToString } from 'react-dom/server';
import { pagePaths } from '@dealership/shared';
import { StaticRouter } from 'react-router-dom';
import { pageLoaders, pageNames } from './public-pages.ts';
import { PublicRoot } from './public-root.tsx';

/** An address that no page has; its markup serves every unknown address. */
const NOWHERE = '/not-found';

/**
 * The markup of every public page without its data, and of the page for unknown addresses, by the
 * name of its shell. Runs at build time (build/prerender.ts).
 */
export async function renderShells(): Promise<Record<string, string>> {
  const shells: Record<string, string> = {
    'not-found': renderToString(
      <StaticRouter location={NOWHERE}>
        <PublicRoot ready={{}} />
      </StaticRouter>,
    ),
  };
  for (const name of pageNames) {
    const ready = { [name]: await pageLoaders[name]() };
    shells[name] = renderToString(
      // The one dealer there is: the menu marks its page as the present one.
      <StaticRouter location={pagePaths[name].replace(':id', '1')}>
        <PublicRoot ready={ready} />
      </StaticRouter>,
    );
  }
  return shells;
}
