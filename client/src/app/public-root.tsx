import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { untilDone } from '../lib/browser/until-done.ts';
import {
  isText,
  loadPage,
  routeOf,
  shownPages,
  type ReadyPages,
  type ShownPage,
} from './site/public-pages.ts';
import { PublicLayout } from './site/public-layout.tsx';
import { TextPage } from './site/text-page.tsx';
import styles from './public-root.module.css';

const latePages = Object.fromEntries(
  shownPages.map((name) => [
    name,
    // Nothing is shown yet that a reload would take away.
    lazy(async () => ({ default: await untilDone(() => loadPage(name), { reloadAfter: 1 }) })),
  ]),
) as Record<ShownPage, ReturnType<typeof lazy>>;

/**
 * The public site. A ready page stands bare: only a page that is fetched while the visitor moves
 * about gets a Suspense boundary, because React draws a boundary anew, and drops what was typed,
 * when something changes before it has taken over the server's markup.
 */
export function PublicRoot({ ready }: { ready: ReadyPages }) {
  return (
    <PublicLayout>
      <Routes>
        {shownPages.map((name) => (
          <Route key={name} path={routeOf(name)} element={<Page name={name} ready={ready} />} />
        ))}
      </Routes>
    </PublicLayout>
  );
}

function Page({ name, ready }: { name: ShownPage; ready: ReadyPages }) {
  const Ready = ready[name];
  // A text is ready where it is painted only; the browser finds it in an element of its own.
  if (Ready)
    return isText(name) ? (
      <div>
        <Ready />
      </div>
    ) : (
      <Ready />
    );
  const Late = latePages[name];
  const page = (
    // As high as the screen, so that the footer does not jump up and down.
    <Suspense fallback={<div className={styles.loading} />}>
      <Late />
    </Suspense>
  );
  return isText(name) ? <TextPage key={name}>{page}</TextPage> : page;
}
