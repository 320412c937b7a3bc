import { Router } from 'express';
import { locales, pagePaths, pageSubjects, pathIn, type PublicPageName } from '@dealership/shared';
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
    const addresses = locales.flatMap((locale) => paths.map((path) => pathIn(locale, path)));
    const entries = addresses.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
    response
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
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
