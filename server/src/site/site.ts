import { setTimeout as sleep } from 'node:timers/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import {
  DASHBOARD,
  DEFAULT_LOCALE,
  isEditedPage,
  locales,
  textsIn,
  OFFICE_MANIFEST,
  pagePaths,
  pathIn,
  readOldAddress,
  textIn,
  textPages,
  type Dealership,
  type Locale,
  type ModelAbsence,
  type ModelPreview,
  type PublicPageName,
} from '@dealership/shared';
import { isDatabaseUnavailable } from '../db/dialect.ts';
import type { LookAtDesk } from '../features/enquiries/desk/first-look.ts';
import type { DealershipSource, Told } from '../features/settings/dealership-source.ts';
import { ownAddress, type OwnPictures } from '../features/settings/own-pictures.ts';
import { builtFiles } from './built-files.ts';
import { createPageTemplate, type ClientBuild, type PageTemplate } from './html-document.ts';
import {
  heroPreload,
  indexableHead,
  noindexHead,
  type HeroPicture,
  type PageHead,
  type SharePicture,
} from './page-head.ts';
import {
  compressed,
  prepareAnswer,
  sendPrepared,
  sendPrivate,
  type PreparedAnswer,
} from '../http/answers/prepared-answer.ts';
import type { SeesDrafts } from '../http/calls/drafts.ts';
import { logFailure } from '../http/server/request-log.ts';
import { securityHeaders } from '../http/server/security-headers.ts';
import { officeApp } from './office-app.ts';
import { siteIndex } from './site-index.ts';
import { dealerStatements } from './structured-data.ts';

/** The content of a page's document besides its shell. */
export interface PageContent {
  /** The data that the page needs at once, written into its document. */
  data?: object;
  /** Words for the marks of the page's shell (`\0model\0`), which its first render repeats. */
  shell?: Readonly<Record<string, string>>;
  /** A picture that is not in its shell, but is still fetched from the first moment. */
  hero?: HeroPicture;
  /** Another shell of the page than its usual one. */
  absence?: ModelAbsence;
  /** Its path, where its markup is made for it alone with its data; otherwise one serves all addresses. */
  ownPath?: string;
  /** Its own head, where that differs from the usual head of the page. */
  head?: (dealership: Dealership) => Partial<PageHead>;
  /** It shows a draft: it may be sent only to the person who asked. */
  preview?: ModelPreview;
  /** 404: the address names something that does not exist; 410: something that no longer exists. Neither is listed. */
  status?: 404 | 410;
}

/**
 * Looks up the content of a page's document, by the address of the request. The document is composed and compressed
 * once for each content: the same content must be the same object, such as the one for all unknown names.
 */
export type PageLoader = (
  request: Pick<Request, 'params' | 'query'>,
  /** Whether the visitor may see drafts, and asks for them. */
  seesDrafts: () => Promise<boolean>,
) => Promise<PageContent>;

interface SiteOptions {
  log: Logger;
  build: ClientBuild;
  /** Public origin, for canonical links and previews. */
  siteUrl: string;
  isSecure: boolean;
  /** The pages with more content than their shell, in a language. */
  pages: (locale: Locale) => Partial<Record<PublicPageName, PageLoader>>;
  /** Preview of pages that have none of their own, where the dealership has none either. */
  sharePicture: SharePicture;
  /** The dealership and the texts of its pages: the same object as long as nothing changes. */
  told: DealershipSource['told'];
  seesDrafts: SeesDrafts;
  lookAtDesk: LookAtDesk;
  /** Paths of models and dealers for search engines. */
  listFurtherPages: () => Promise<string[]>;
}

/** Addresses that people try or that older links have, and their targets. */
const aliases: Readonly<Record<string, string>> = {
  '/home': '/',
  '/opt-in': '/optain',
  '/test-ride-booking': '/text-ride-booking',
  '/extended-warranty': '/extendedWarranty',
  '/services': '/service-booking',
  '/networks': '/dealers/1',
  '/dealers': '/dealers/1',
};

/** Source of the frame around every public page, as the client's manifest names it. */
const PUBLIC_SITE = 'src/main.tsx';

/** The browser's side of the site: built files and HTML documents. API routes come before it. */
export function createSite(options: SiteOptions): Router {
  const { build } = options;
  const router = Router();
  router.use(builtFiles(build.folder));
  router.use(siteIndex(options));
  for (const [alias, target] of Object.entries(aliases)) {
    router.get(alias, (request, response) => response.redirect(301, target + queryOf(request)));
  }
  // Requested by clients that read no document.
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    router.get(path, async (_request, response, next) => {
      const icon = iconOf((await options.told(DEFAULT_LOCALE)).pictures);
      if (icon === undefined) next();
      else response.set('Cache-Control', 'no-cache').redirect(icon);
    });
  }
  const shells = createShells(build);
  for (const locale of locales) addPages(router, options, { build, shells, locale });
  const told = () => options.told(DEFAULT_LOCALE);
  router.use(officeApp({ build, told, iconOf: ({ pictures }) => iconOf(pictures) }));
  const [officeHeaders, answerOffice] = adminDocument(options, build);
  router.get('/admin{/*rest}', officeHeaders);
  router.get(DASHBOARD, leadOldAddress);
  router.get('/admin{/*rest}', answerOffice);
  // English last: without a prefix it takes what no other language has taken.
  for (const locale of locales.toReversed()) {
    router.get(pathIn(locale, '/{*rest}'), ...notFoundDocument(options, { build, shells, locale }));
  }
  return router;
}

function queryOf({ originalUrl }: Request): string {
  return originalUrl.match(/\?.*$/)?.[0] ?? '';
}

/** So that the first answer is that of the screen. The browser does the same without a network. */
const leadOldAddress: RequestHandler = (request, response, next) => {
  const address = readOldAddress(queryOf(request));
  if (address === undefined) next();
  else response.set('Cache-Control', 'no-cache').redirect(address);
};

/** The texts of the site in one language. */
interface Edition {
  build: ClientBuild;
  shells: Shells;
  locale: Locale;
}

function addPages(router: Router, options: SiteOptions, edition: Edition): void {
  const loaders = options.pages(edition.locale);
  for (const name of Object.keys(pagePaths) as PublicPageName[]) {
    const handlers = publicDocument(options, edition, { name, load: loaders[name] });
    router.get(pathIn(edition.locale, pagePaths[name]), ...handlers);
  }
}

/** Longest wait of a document for the rows of the desk: a busy database must not hold back the back office. */
const LONGEST_LOOK_MS = 1500;

function adminDocument(
  options: SiteOptions,
  build: ClientBuild,
): [headers: RequestHandler, answer: RequestHandler] {
  const locale = DEFAULT_LOCALE;
  const template = createPageTemplate(build, {
    locale,
    half: build.office,
    modules: [],
    hasFirstLines: false,
    isBlank: true,
  });
  const headOf = ({ dealership, pictures }: Told) => ({
    icon: iconOf(pictures),
    head:
      noindexHead(textsIn(locale).site.adminTitle({ seller: dealership.name })) +
      `<link rel="manifest" href="${OFFICE_MANIFEST}">` +
      (pictures.icon ? '' : '<link rel="apple-touch-icon" href="/office-192.png">'),
  });
  const [headers, answer] = documents(options, { locale, template }, (_content, told) =>
    template.render({ ...headOf(told), data: { dealership: told.dealership } }),
  );
  const lookAtDesk = async (request: Request, response: Response): Promise<string | undefined> => {
    const looking = options.lookAtDesk(request, response);
    const first = await Promise.race([looking, sleep(LONGEST_LOOK_MS, undefined, { ref: false })]);
    if (!first) return undefined;
    const told = await options.told(locale);
    return template.render({ ...headOf(told), data: { dealership: told.dealership, first } });
  };
  return [
    headers,
    async (request, response, next) => {
      let text: string | undefined;
      try {
        text = await lookAtDesk(request, response);
      } catch (error) {
        // The screen makes the same call, and shows the failure.
        logFailure(options.log, { request, response, error }, 'the desk served without its rows');
      }
      if (text === undefined) await answer(request, response, next);
      else await sendPrivate({ request, response }, { type: 'html', text });
    },
  ];
}

function notFoundDocument(
  options: SiteOptions,
  { build, shells, locale }: Edition,
): RequestHandler[] {
  const template = createPageTemplate(build, {
    locale,
    half: build.site,
    modules: [PUBLIC_SITE],
    text: 'src/pages/text/not-found-page.tsx',
    hasFirstLines: true,
  });
  const content: PageContent = { status: 404 };
  const load = () => Promise.resolve(content);
  return documents(options, { locale, template, load }, async (_content, told) =>
    template.render({
      icon: iconOf(told.pictures),
      head: noindexHead(textsIn(locale).site.notFoundTitle({ seller: told.dealership.name })),
      data: { dealership: told.dealership },
      markup: await shells('not-found', told),
    }),
  );
}

function publicDocument(
  options: SiteOptions,
  { build, shells, locale }: Edition,
  { name, load }: { name: PublicPageName; load: PageLoader | undefined },
): RequestHandler[] {
  const { siteUrl, sharePicture } = options;
  const template = createPageTemplate(build, {
    locale,
    half: build.site,
    ...(textPages.includes(name)
      ? { modules: [PUBLIC_SITE], text: `src/pages/text/${name}-page.tsx` }
      : { modules: [PUBLIC_SITE, `src/pages/public/${name}/${name}-page.tsx`] }),
    hasFirstLines: true,
  });
  return documents(options, { locale, template, load }, async (content, told) => {
    const { dealership } = told;
    const { data, shell, absence, head, hero, preview, status, ownPath } = content;
    const page = {
      sharePicture: shareOf(told.pictures, locale) ?? sharePicture,
      structuredData: dealerStatements(dealership, siteUrl),
      path: pagePaths[name],
      description: isEditedPage(name) ? told.pages[name].lead || told.pages[name].title : '',
      ...textsIn(locale).pages[name](dealership),
      ...head?.(dealership),
    };
    const about =
      status === undefined && !preview
        ? indexableHead(page, { siteUrl, locale, dealership })
        : noindexHead(page.title);
    return template.render({
      icon: iconOf(told.pictures),
      head: about + (hero ? heroPreload(hero) : ''),
      data: {
        ...data,
        ...(shell && { shell }),
        ...(absence && { absence }),
        ...(preview && { preview }),
        dealership,
        // Texts are sent as they are stored, and need no data.
        ...(!textPages.includes(name) && textOf(name, told)),
      },
      markup: ownPath
        ? await build.renderShell(name, { ...data, dealership }, { ownPath })
        : await shells(name, told, absence),
      ...(shell && { shell }),
    });
  });
}

function iconOf({ icon }: OwnPictures): string | undefined {
  return icon && ownAddress('icon.png', icon);
}

/** The dealership's own preview, for pages that have none. */
function shareOf({ sharePicture: own }: OwnPictures, locale: Locale): SharePicture | undefined {
  if (!own) return undefined;
  const alt = textIn(own.alt, locale);
  return { path: ownAddress('share.jpg', own), width: 1200, height: 630, alt };
}

/** The texts of a page that the dealership has edited. */
function textOf(name: string, { pages }: Told): object {
  return isEditedPage(name) ? { pageTexts: { [name]: pages[name] } } : {};
}

/** The markup of a page, or of one without its model: rendered once, until the dealership changes something. */
type Shells = (
  name: PublicPageName | 'not-found',
  told: Told,
  absence?: ModelAbsence,
) => Promise<string>;

function createShells({ renderShell }: ClientBuild): Shells {
  const known = new WeakMap<Told, Map<string, Promise<string>>>();
  return (name, told, absence) => {
    const rendered = valueOf(known, told, () => new Map<string, Promise<string>>());
    const data = { dealership: told.dealership, ...textOf(name, told) };
    const key = `${name} ${absence ?? ''}`;
    return valueOf(rendered, key, () => {
      const rendering = renderShell(name, data, { absence });
      // The next visitor gets another try.
      rendering.catch(() => rendered.delete(key));
      return rendering;
    });
  };
}

/** A page that is no more than its shell, or whose database is away. */
const nothingMore: PageContent = {};

/**
 * Answers a page, which is composed and compressed once: as long as its content and the dealership stay the same
 * objects.
 */
function documents(
  { log, isSecure, told: findTold, seesDrafts }: SiteOptions,
  {
    locale,
    template,
    load,
  }: { locale: Locale; template: PageTemplate; load?: PageLoader | undefined },
  compose: (content: PageContent, told: Told) => string | Promise<string>,
): [headers: RequestHandler, answer: RequestHandler] {
  const known = new WeakMap<Told, WeakMap<PageContent, Promise<PreparedAnswer>>>();
  const answer: RequestHandler = async (request, response) => {
    const [content, told] = await Promise.all([
      contentOrNothing(
        { log, request, response },
        load && (() => load(request, () => seesDrafts(request, response))),
      ),
      findTold(locale),
    ]);
    if (content.preview) {
      await sendPrivate(
        { request, response },
        { type: 'html', text: await compose(content, told) },
      );
      return;
    }
    const ready = valueOf(known, told, () => new WeakMap<PageContent, Promise<PreparedAnswer>>());
    const prepared = valueOf(ready, content, () => {
      const making = pageAnswer(compose(content, told));
      making.catch(() => ready.delete(content));
      return making;
    });
    sendPrepared(request, response.status(content.status ?? 200), await prepared);
  };
  return [securityHeaders({ isSecure, hashes: template.hashes }), answer];
}

/** The value of a key; a missing one is made now. */
function valueOf<Key, Value>(
  known: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

/** While the database is away a page is served without its data; the browser asks for them later. */
async function contentOrNothing(
  { log, request, response }: { log: Logger; request: Request; response: Response },
  load?: () => Promise<PageContent>,
): Promise<PageContent> {
  try {
    return (await load?.()) ?? nothingMore;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logFailure(log, { request, response, error }, 'page served without its data');
    return nothingMore;
  }
}

async function pageAnswer(html: string | Promise<string>): Promise<PreparedAnswer> {
  return prepareAnswer({
    type: 'html',
    cacheControl: 'no-cache',
    body: await compressed(await html),
  });
}
