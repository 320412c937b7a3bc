import { Router } from 'express';
import { publicPages } from '@dealership/shared';
import { escapeHtml } from './html-document.ts';

/** `sitemap.xml` and `robots.txt`. */
export function siteIndex({
  siteUrl,
  listFurtherPages,
}: {
  siteUrl: string;
  /** Addresses of models and dealers, without the origin. */
  listFurtherPages: () => Promise<string[]>;
}): Router {
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
    const paths = [...ownPaths(), ...(await listFurtherPages())];
    const entries = paths.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
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
  return Object.values<{ path: string; about?: string }>(publicPages)
    .filter(({ about }) => about === undefined)
    .map(({ path }) => path);
}
