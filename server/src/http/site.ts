import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { dealership, publicPages, type PublicPageName } from '@dealership/shared';
import sirv from 'sirv';
import { isDatabaseUnavailable } from '../db/dialect.ts';
import {
  createPageTemplate,
  escapeHtml,
  readClientBuild,
  type ClientBuild,
  type PageTemplate,
} from './html-document.ts';
import { securityHeaders } from './security-headers.ts';

interface SiteOptions {
  /** Folder of the client's build. */
  clientFolder: string;
  /** Public origin, for canonical links and previews. */
  siteUrl: string;
  isSecure: boolean;
  /** What each page wants to know at once, written into its document. */
  pageData: Readonly<Record<PublicPageName, () => Promise<unknown>>>;
}

/** The browser's side of the site: built files and HTML documents. API routes stand before it. */
export function createSite(options: SiteOptions): Router {
  const build = readClientBuild(options.clientFolder);
  const router = Router();
  router.use(
    '/assets',
    sirv(path.join(options.clientFolder, 'assets'), {
      immutable: true,
      maxAge: 365 * 24 * 60 * 60,
      brotli: true,
      gzip: true,
      etag: true,
    }),
  );
  for (const name of Object.keys(publicPages) as PublicPageName[]) {
    const page = publicPages[name];
    const template = createPageTemplate(build, {
      head: headOf(page, options.siteUrl),
      shell: readShell(build, name),
      module: `src/pages/public/${name}-page.tsx`,
    });
    router.get(page.path, ...document(options, template, options.pageData[name]));
  }
  const admin = createPageTemplate(build, {
    head: unlistedHead('Admin Panel'),
    shell: '',
    module: undefined,
  });
  router.get('/admin{/*rest}', ...document(options, admin));
  // Icons and the like at the top; the HTML there is a template, not a page.
  router.get(/^\/[\w-]+\.(?:ico|png|svg|txt|webmanifest)$/, sirv(options.clientFolder, { etag: true }));
  const notFound = createPageTemplate(build, {
    head: unlistedHead('Page not found'),
    shell: readShell(build, 'not-found'),
    module: undefined,
  });
  router.get('/{*rest}', ...document(options, notFound, undefined, 404));
  return router;
}

function readShell(build: ClientBuild, name: string): string {
  return readFileSync(path.join(build.folder, 'shells', `${name}.html`), 'utf8');
}

function headOf(
  page: { path: string; title: string; description: string },
  siteUrl: string,
): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const address = escapeHtml(siteUrl + page.path);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(dealership.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
  ].join('');
}

function unlistedHead(title: string): string {
  return `<title>${escapeHtml(`${title} · ${dealership.name}`)}</title><meta name="robots" content="noindex">`;
}

interface Encoded {
  etag: string;
  body: Record<'br' | 'gzip' | 'identity', Buffer>;
}

function encode(html: string): Encoded {
  const bytes = Buffer.from(html);
  return {
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    body: {
      // 9 of 11: within 1 % of the best for a page, in a fifth of the time.
      br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(bytes),
      identity: bytes,
    },
  };
}

/** Answers a page; it is composed and compressed anew only when its data have changed. */
function document(
  { isSecure }: SiteOptions,
  template: PageTemplate,
  loadData: () => Promise<unknown> = () => Promise.resolve(undefined),
  status = 200,
): RequestHandler[] {
  let latest: { data: string; encoded: Encoded } | undefined;
  const answer: RequestHandler = async (request, response) => {
    const data = await dataOrNothing(request, loadData);
    const key = data === undefined ? '' : JSON.stringify(data);
    if (latest?.data !== key) latest = { data: key, encoded: encode(template.render(data)) };
    send(request, response.status(status), latest.encoded);
  };
  return [securityHeaders({ isSecure, styleHashes: [template.styleHash] }), answer];
}

/** With the database away a page is served without its data; the browser asks for them later. */
async function dataOrNothing(request: Request, loadData: () => Promise<unknown>): Promise<unknown> {
  try {
    return await loadData();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    request.log.error({ err: error }, 'page served without its data');
    return undefined;
  }
}

function send(request: Request, response: Response, { etag, body }: Encoded): void {
  response.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: etag });
  response.type('html');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : body[encoding]);
}
