import { renderToString } from 'react-dom/server';
import { locale } from '@dealership/shared/messages/common/locale.ts';
import { choosingPages, modelAbsences, pagePaths, pathIn } from '@dealership/shared';
import { StaticRouter } from 'react-router-dom';
import { pageLoaders, pageNames, type ReadyPages } from './public-pages.ts';
import { PublicRoot } from './public-root.tsx';

/** The language of all that is rendered here. */
export { locale };

/** An address that no page has; its markup serves every unknown address. */
const NOWHERE = pathIn(locale, '/not-found');

/**
 * The markup of every public page without its data, of a page about a model that knows none
 * (`angle-view.no-model`), and of the page for unknown addresses, by the name of its shell. Runs at
 * build time (build/prerender.ts).
 */
export async function renderShells(): Promise<Record<string, string>> {
  const notFound = { 'not-found': await pageLoaders['not-found']() };
  const shells: Record<string, string> = { 'not-found': render({ pathname: NOWHERE }, notFound) };
  for (const name of pageNames) {
    // The one dealer there is: the menu marks its page as the present one.
    const pathname = pathIn(locale, pagePaths[name].replace(':id', '1'));
    const ready = { [name]: await pageLoaders[name]() };
    shells[name] = render({ pathname }, ready);
    if (!choosingPages.some((page) => page === name)) continue;
    for (const absence of modelAbsences) {
      shells[`${name}.${absence}`] = render({ pathname, state: { absence } }, ready);
    }
  }
  return shells;
}

function render(location: { pathname: string; state?: unknown }, ready: ReadyPages): string {
  return withoutPreloads(
    renderToString(
      <StaticRouter location={location}>
        <PublicRoot ready={ready} />
      </StaticRouter>,
    ),
  );
}

/**
 * React names pictures that it wants early before the markup that has them. Here they follow at once,
 * and where the server knows no picture the line would be an error.
 */
function withoutPreloads(markup: string): string {
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
