import type { ComponentType } from 'react';
import { publicPages, type PublicPageName } from '@dealership/shared';
import { matchPath } from 'react-router-dom';

/** Pages whose code is there already. */
export type ReadyPages = Partial<Record<PublicPageName, ComponentType>>;

/**
 * The code of every public page, each in its own chunk, which the server finds in the build's
 * manifest as `src/pages/public/<name>-page.tsx`.
 */
export const pageLoaders: Readonly<Record<PublicPageName, () => Promise<ComponentType>>> = {
  home: async () => (await import('../pages/public/home-page.tsx')).HomePage,
};

export const pageNames = Object.keys(publicPages) as PublicPageName[];

/** The page at an address of this site, if there is one. */
export function pageNameAt(pathname: string): PublicPageName | undefined {
  return pageNames.find((name) => matchPath(publicPages[name].path, pathname));
}
