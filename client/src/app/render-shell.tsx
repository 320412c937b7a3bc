import { renderToString } from 'react-dom/server';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { pagePaths, pathIn, type ModelAbsence } from '@dealership/shared';
import { StaticRouter } from 'react-router-dom';
import { providePageData } from '../lib/page/page-data.ts';
import { basename } from '../lib/page/site-path.ts';
import { pageLoaders, type ReadyPages, type ShownPage } from './site/public-pages.ts';
import { PublicRoot } from './public-root.tsx';

/** An address that no page has; its markup serves every unknown address. */
const NOWHERE = '/not-found';

/** Loads the code of all pages, so that none is read from files that a later version may have replaced. */
export async function loadPages(): Promise<void> {
  await Promise.all(Object.values(pageLoaders).map((load) => load()));
}

/**
 * The markup of a public page without its own data. The server runs it (build/renderer.ts) for each page once, and
 * again after the dealership has changed a text of all pages.
 *
 * @param data data in the documents of all pages: the dealership, how long enquiries are kept
 * @param which.absence whether the page is about a model, but has none
 * @param which.ownPath path of the page, if its content depends on its data and address alone
 */
export async function renderShell(
  name: ShownPage,
  data: Readonly<Record<string, unknown>>,
  { absence, ownPath }: { absence?: ModelAbsence | undefined; ownPath?: string } = {},
): Promise<string> {
  // The first branch represents all: the menu marks its page as the current one.
  const path = name === 'not-found' ? NOWHERE : (ownPath ?? pagePaths[name].replace(/:\w+/, '1'));
  const pathname = pathIn(locale, path);
  const ready: ReadyPages = { [name]: await pageLoaders[name]() };
  // The next lines run without a pause: no other rendering comes between.
  providePageData(data);
  return withoutPreloads(
    renderToString(
      <StaticRouter
        basename={basename}
        location={{ pathname, ...(absence && { state: { absence } }) }}
      >
        <PublicRoot ready={ready} />
      </StaticRouter>,
    ),
  );
}

/**
 * React writes preloads of pictures before the markup that uses them. Here the pictures follow at once,
 * and without a picture from the server the line would be an error.
 */
function withoutPreloads(markup: string): string {
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
