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
    shells[name] = withoutPreloads(
      renderToString(
        // The one dealer there is: the menu marks its page as the present one.
        <StaticRouter location={pagePaths[name].replace(':id', '1')}>
          <PublicRoot ready={ready} />
        </StaticRouter>,
      ),
    );
  }
  return shells;
}

/**
 * React names pictures that it wants early before the markup that has them. Here they follow at once,
 * and where the server knows no picture the line would be an error.
 */
function withoutPreloads(markup: string): string {
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
