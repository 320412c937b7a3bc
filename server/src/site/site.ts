import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import {
  choosingPages,
  DEFAULT_LOCALE,
  locales,
  messagesIn,
  modelAbsences,
  pagePaths,
  pathIn,
  retentionWords,
  textPages,
  type Locale,
  type ModelAbsence,
  type PublicPageName,
} from '@dealership/shared';
import type { Config } from '../config.ts';
import { isDatabaseUnavailable } from '../db/dialect.ts';
import { builtFiles } from './built-files.ts';
import {
  createPageTemplate,
  readClientBuild,
  type ClientBuild,
  type PageTemplate,
} from './html-document.ts';
import {
  heroPreload,
  indexableHead,
  noindexHead,
  type HeroPicture,
  type PageHead,
} from './page-head.ts';
import {
  compressed,
  prepareAnswer,
  sendPrepared,
  type PreparedAnswer,
} from '../http/prepared-answer.ts';
import { logFailure } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { siteIndex } from './site-index.ts';

/** What a page's document holds besides its shell. */
export interface PageContent {
  /** What the page wants to know at once, written into its document. */
  data?: object;
  /** Words for the marks of the page's shell (`{{model}}`), which its first render repeats. */
  shell?: Readonly<Record<string, string>>;
  /** A picture that its shell does not have: fetched from the first moment all the same. */
  hero?: HeroPicture;
  /** Another shell of the page than its usual one. */
  absence?: ModelAbsence;
  /** What it tells about itself, where that is not what is said of all pages of its name. */
  head?: Partial<PageHead>;
  /** 404: the address names what is not there; 410: what is no longer there. Neither is listed. */
  status?: 404 | 410;
}

/**
 * Looks up what a page's document holds, by the address that was asked for. The document is composed
 * and compressed once for each content: one that is the same is to be the same object, such as the one
 * for all names that nobody has.
 */
export type PageLoader = (request: Pick<Request, 'params' | 'query'>) => Promise<PageContent>;

interface SiteOptions {
  log: Logger;
  /** Folder of the client's build. */
  clientFolder: string;
  /** Public origin, for canonical links and previews. */
  siteUrl: string;
  isSecure: boolean;
  /** Tells pages to push conversions to `window.dataLayer`. */
  tracking: boolean;
  /** How long enquiries are kept, which the pages say. */
  retentionMonths: Config['retentionMonths'];
  /** The pages that hold more than their shell, in a language. */
  pages: (locale: Locale) => Partial<Record<PublicPageName, PageLoader>>;
  /** What every page tells unless it says otherwise. */
  head: Pick<PageHead, 'sharePicture' | 'structuredData'>;
  /** Paths of models and dealers for search engines. */
  listFurtherPages: () => Promise<string[]>;
}

/** Addresses that people try or that stood in older links, and where they lead. */
const aliases: Readonly<Record<string, string>> = {
  '/home': '/',
  '/opt-in': '/optain',
  '/test-ride-booking': '/text-ride-booking',
  '/extended-warranty': '/extendedWarranty',
  '/services': '/service-booking',
  '/networks': '/dealers/1',
  '/dealers': '/dealers/1',
};

/** Source of what surrounds every public page, as the client's manifest names it. */
const PUBLIC_SITE = 'src/app/public-start.tsx';

/** The browser's side of the site: built files and HTML documents. API routes stand before it. */
export function createSite(options: SiteOptions): Router {
  const build = readClientBuild(options.clientFolder);
  const router = Router();
  router.use(builtFiles(options.clientFolder));
  router.use(siteIndex(options));
  for (const [alias, target] of Object.entries(aliases)) {
    router.get(alias, (request, response) => {
      const query = request.originalUrl.match(/\?.*$/)?.[0] ?? '';
      response.redirect(301, target + query);
    });
  }
  for (const locale of locales) addPages(router, options, { build, locale });
  router.get('/admin{/*rest}', ...adminDocument(options, build));
  // English last: without a prefix it takes what no other language has taken.
  for (const locale of locales.toReversed()) {
    router.get(pathIn(locale, '/{*rest}'), ...notFoundDocument(options, { build, locale }));
  }
  return router;
}

/** What the site says in one language. */
interface Edition {
  build: ClientBuild;
  locale: Locale;
}

function addPages(router: Router, options: SiteOptions, edition: Edition): void {
  const loaders = options.pages(edition.locale);
  for (const name of Object.keys(pagePaths) as PublicPageName[]) {
    const { locale } = edition;
    const page = { name, locale, load: loaders[name], templates: readTemplates(edition, name) };
    router.get(pathIn(locale, pagePaths[name]), ...publicDocument(options, page));
  }
}

function adminDocument(options: SiteOptions, build: ClientBuild): RequestHandler[] {
  const locale = DEFAULT_LOCALE;
  const template = createPageTemplate(build, {
    ...{ locale, shell: '', modules: [], hasFirstLines: false },
  });
  const head = noindexHead(messagesIn(locale).site.adminTitle);
  return fixedDocument(options, template, { head, status: 200 });
}

function notFoundDocument(options: SiteOptions, edition: Edition): RequestHandler[] {
  const { build, locale } = edition;
  const template = createPageTemplate(build, {
    locale,
    shell: readShell(edition, 'not-found'),
    modules: [PUBLIC_SITE],
    text: 'src/pages/text/not-found-page.tsx',
    hasFirstLines: true,
  });
  return fixedDocument(options, template, {
    head: noindexHead(messagesIn(locale).site.notFoundTitle),
    status: 404,
    data: dataOfAll(options),
  });
}

/** A page's document by its shell. */
interface PageTemplates extends Partial<Record<ModelAbsence, PageTemplate>> {
  usual: PageTemplate;
}

function readTemplates(edition: Edition, name: PublicPageName): PageTemplates {
  const read = (shell: string) =>
    createPageTemplate(edition.build, {
      locale: edition.locale,
      shell: readShell(edition, shell),
      ...(textPages.includes(name)
        ? { modules: [PUBLIC_SITE], text: `src/pages/text/${name}-page.tsx` }
        : { modules: [PUBLIC_SITE, `src/pages/public/${name}/${name}-page.tsx`] }),
      hasFirstLines: true,
    });
  const absences = choosingPages.some((page) => page === name) ? modelAbsences : [];
  return {
    usual: read(name),
    ...Object.fromEntries(absences.map((absence) => [absence, read(`${name}.${absence}`)])),
  };
}

function readShell({ build, locale }: Edition, name: string): string {
  return readFileSync(path.join(build.folder, 'shells', locale, `${name}.html`), 'utf8');
}

/** A page that is no more than its shell, or whose database is away. */
const nothingMore: PageContent = {};

interface PublicDocument {
  name: PublicPageName;
  locale: Locale;
  load: PageLoader | undefined;
  templates: PageTemplates;
}

/** What every public document tells, since a visitor goes on from it inside the application. */
function dataOfAll({ tracking, retentionMonths }: SiteOptions): object | undefined {
  const isKeptForever = Object.keys(retentionMonths).length === 0;
  if (!tracking && isKeptForever) return undefined;
  return { ...(tracking && { tracking }), ...(!isKeptForever && { retention: retentionMonths }) };
}

/** Answers a public page. */
function publicDocument(
  options: SiteOptions,
  { name, locale, load, templates }: PublicDocument,
): RequestHandler[] {
  const { log, isSecure, siteUrl, head: siteHead } = options;
  const own = { path: pagePaths[name], ...messagesIn(locale).pages[name] };
  const words = retentionWords(locale, options.retentionMonths);
  const common = dataOfAll(options);
  const ready = new WeakMap<PageContent, Promise<PreparedAnswer>>();
  const compose = ({ data, shell, absence, head, hero, status }: PageContent) => {
    const page = { ...siteHead, ...own, ...head };
    const about =
      status === undefined ? indexableHead(page, siteUrl, locale) : noindexHead(page.title);
    const pageData =
      data || shell || common
        ? {
            ...data,
            ...(shell && { shell }),
            ...(absence && { absence }),
            ...common,
          }
        : undefined;
    const template = (absence && templates[absence]) ?? templates.usual;
    return pageAnswer(
      template.render({
        head: about + (hero ? heroPreload(hero) : ''),
        data: pageData,
        shell: { ...words, ...shell },
      }),
    );
  };
  const answer: RequestHandler = async (request, response) => {
    const content = await contentOrNothing({ log, request, response }, load);
    let prepared = ready.get(content);
    if (!prepared) {
      prepared = compose(content);
      ready.set(content, prepared);
      prepared.catch(() => ready.delete(content));
    }
    sendPrepared(request, response.status(content.status ?? 200), await prepared);
  };
  // The same parts are in each of its shells, and so the same style and script.
  return [securityHeaders({ isSecure, hashes: templates.usual.hashes }), answer];
}

function fixedDocument(
  { isSecure }: SiteOptions,
  template: PageTemplate,
  { head, status, data }: { head: string; status: number; data?: object | undefined },
): RequestHandler[] {
  const prepared = pageAnswer(template.render({ head, data }));
  const answer: RequestHandler = async (request, response) => {
    sendPrepared(request, response.status(status), await prepared);
  };
  return [securityHeaders({ isSecure, hashes: template.hashes }), answer];
}

/** With the database away a page is served without its data; the browser asks for them later. */
async function contentOrNothing(
  { log, request, response }: { log: Logger; request: Request; response: Response },
  load?: PageLoader,
): Promise<PageContent> {
  try {
    return (await load?.(request)) ?? nothingMore;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logFailure(log, { request, response, error }, 'page served without its data');
    return nothingMore;
  }
}

async function pageAnswer(html: string): Promise<PreparedAnswer> {
  return prepareAnswer({ type: 'html', cacheControl: 'no-cache', body: await compressed(html) });
}
