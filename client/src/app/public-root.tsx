import { lazy, Suspense } from 'react';
import { pagePaths, type PublicPageName } from '@dealership/shared';
import { Route, Routes } from 'react-router-dom';
import { untilDone } from '../lib/until-done.ts';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { pageLoaders, pageNames, type ReadyPages } from './public-pages.ts';
import { PublicLayout } from './public-layout.tsx';
import styles from './public-root.module.css';

const latePages = Object.fromEntries(
  pageNames.map((name) => [
    name,
    // Nothing is shown yet that a reload would take away.
    lazy(async () => ({ default: await untilDone(pageLoaders[name], { patience: 1 }) })),
  ]),
) as Record<PublicPageName, ReturnType<typeof lazy>>;

/**
 * The public site. A ready page stands bare: only a page that is fetched while the visitor moves
 * about gets a Suspense boundary, because React draws a boundary anew, and drops what was typed,
 * when something changes before it has taken over the server's markup.
 */
export function PublicRoot({ ready }: { ready: ReadyPages }) {
  return (
    <PublicLayout>
      <Routes>
        {pageNames.map((name) => (
          <Route key={name} path={pagePaths[name]} element={<Page name={name} ready={ready} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </PublicLayout>
  );
}

function Page({ name, ready }: { name: PublicPageName; ready: ReadyPages }) {
  const Ready = ready[name];
  if (Ready) return <Ready />;
  const Late = latePages[name];
  return (
    // As high as the screen, so that the footer does not jump up and down.
    <Suspense fallback={<div className={styles.loading} />}>
      <Late />
    </Suspense>
  );
}
