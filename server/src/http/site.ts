import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, type Request, type RequestHandler } from 'express';
import { dealership, publicPages, type PublicPageName } from '@dealership/shared';
import { isDatabaseUnavailable } from '../db/dialect.ts';
import { builtFiles } from './built-files.ts';
import {
  createPageTemplate,
  escapeHtml,
  readClientBuild,
  type ClientBuild,
  type PageTemplate,
} from './html-document.ts';
import { compressed, prepareAnswer, sendPrepared, type PreparedAnswer } from './prepared-answer.ts';
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
  router.use(builtFiles(options.clientFolder));
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

/** Answers a page; it is composed and compressed anew only when its data have changed. */
function document(
  { isSecure }: SiteOptions,
  template: PageTemplate,
  loadData: () => Promise<unknown> = () => Promise.resolve(undefined),
  status = 200,
): RequestHandler[] {
  let latest: { data: string; answer: PreparedAnswer } | undefined;
  const answer: RequestHandler = async (request, response) => {
    const data = await dataOrNothing(request, loadData);
    const key = data === undefined ? '' : JSON.stringify(data);
    if (latest?.data !== key) latest = { data: key, answer: pageAnswer(template.render(data)) };
    sendPrepared(request, response.status(status), latest.answer);
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

function pageAnswer(html: string): PreparedAnswer {
  return prepareAnswer({ type: 'html', cacheControl: 'no-cache', body: compressed(html) });
}
