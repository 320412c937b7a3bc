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
    // A reload loses nothing: nothing is shown yet.
    lazy(async () => ({ default: await untilDone(() => loadPage(name), { reloadAfter: 1 }) })),
  ]),
) as Record<ShownPage, ReturnType<typeof lazy>>;

/**
 * The public site. A ready page has no Suspense boundary: only a page that is fetched during a move inside
 * the site gets one, because React draws a boundary again, and drops the input in it, when something
 * changes before the server's markup is hydrated.
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
  // A text page is ready only where it is painted; the browser finds it in an element of its own.
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
    // As high as the screen, so that the footer does not jump.
    <Suspense fallback={<div className={styles.loading} />}>
      <Late />
    </Suspense>
  );
  return isText(name) ? <TextPage key={name}>{page}</TextPage> : page;
}
