import { Router } from 'express';
import {
  DEFAULT_LOCALE,
  locales,
  localeTags,
  pagePaths,
  pageSubjects,
  pathIn,
  type PublicPageName,
} from '@dealership/shared';
import type { Database } from '../db/open-database.ts';
import { escapeHtml } from '../http/answers/escape-html.ts';
import { listFurtherPages } from './page-data.ts';

export function siteIndex({ db, siteUrl }: { db: Database; siteUrl: string }): Router {
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    const lines = [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      `Sitemap: ${siteUrl}/sitemap.xml`,
    ];
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const paths = [...ownPaths(), ...(await listFurtherPages(db))];
    const entries = paths.flatMap((path) => {
      const others = alternatesOf(path).map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other.tag}" href="${escapeHtml(siteUrl + other.path)}"/>`,
      );
      return locales.map(
        (locale) =>
          `<url><loc>${escapeHtml(siteUrl + pathIn(locale, path))}</loc>${others.join('')}</url>`,
      );
    });
    response
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
  return router;
}

/** Of the pages that have one address. */
function ownPaths(): string[] {
  return Object.entries(pagePaths)
    .filter(([name]) => pageSubjects[name as PublicPageName] === undefined)
    .map(([, path]) => path);
}

/**
 * The addresses of a page in all languages, and in English for everybody else: for the sitemap, since the documents have
 * no room for them in a phone's first round.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function alternatesOf(path: string): { tag: string; path: string }[] {
  const languages = locales.map((each) => ({ tag: localeTags[each], path: pathIn(each, path) }));
  return [...languages, { tag: 'x-default', path: pathIn(DEFAULT_LOCALE, path) }];
}
