import { renderToString } from 'react-dom/server';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { pagePaths, pathIn, type ModelAbsence } from '@dealership/shared';
import { StaticRouter } from 'react-router-dom';
import { providePageData } from '../lib/page/page-data.ts';
import { pageLoaders, type ReadyPages, type ShownPage } from './site/public-pages.ts';
import { PublicRoot } from './public-root.tsx';

/** An address that no page has; its markup serves every unknown address. */
const NOWHERE = pathIn(locale, '/not-found');

/** Loads the code of all pages, so that none is read from files that a later version may have replaced. */
export async function loadPages(): Promise<void> {
  await Promise.all(Object.values(pageLoaders).map((load) => load()));
}

/**
 * The markup of a public page without its own data. The server runs it (build/renderer.ts) for each page once, and again
 * after the dealership has changed what all pages say.
 *
 * @param data what the documents of all pages hold: the dealership, how long enquiries are kept
 * @param which.absence of a page about a model that knows none
 * @param which.ownPath where the page is, if what it shows is in its data and address alone
 */
export async function renderShell(
  name: ShownPage,
  data: Readonly<Record<string, unknown>>,
  { absence, ownPath }: { absence?: ModelAbsence | undefined; ownPath?: string } = {},
): Promise<string> {
  // The first branch stands for all: the menu marks its page as the present one.
  const pathname =
    name === 'not-found' ? NOWHERE : pathIn(locale, ownPath ?? pagePaths[name].replace(':id', '1'));
  const ready: ReadyPages = { [name]: await pageLoaders[name]() };
  // What follows is done at once: no other rendering comes between.
  providePageData(data);
  return withoutPreloads(
    renderToString(
      <StaticRouter location={{ pathname, ...(absence && { state: { absence } }) }}>
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
