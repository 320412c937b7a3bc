import { setTimeout as sleep } from 'node:timers/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import {
  byLocale,
  DASHBOARD,
  DEFAULT_LOCALE,
  isEditedPage,
  isNoticeLanguage,
  locales,
  noticePath,
  textsIn,
  OFFICE_MANIFEST,
  pagePaths,
  pathIn,
  readOldAddress,
  textIn,
  textPages,
  type Locale,
  type ModelAbsence,
  type PageText,
  type PublicPageName,
} from '@dealership/shared';
import { isDatabaseUnavailable } from '../db/dialect.ts';
import type { FindCardRates } from '../features/catalogue/price-rates.ts';
import type { LookAtDesk } from '../features/enquiries/desk/first-look.ts';
import type { DealershipSource, SiteDetails } from '../features/settings/dealership-source.ts';
import { ownAddress, type OwnPictures } from '../features/settings/own-pictures.ts';
import type { Needs } from '../needs.ts';
import { builtFiles } from './built-files.ts';
import {
  createPageTemplate,
  type ClientBuild,
  type ClientBuilds,
  type PageTemplate,
} from './html-document.ts';
import type { PageContent, PageLoader } from './page-content.ts';
import { createPageLoaders, SITE_SHARE_PICTURE } from './page-data.ts';
import { heroPreload, iconOf, indexableHead, noindexHead, type SharePicture } from './page-head.ts';
import {
  compressed,
  prepareAnswer,
  sendOnce,
  sendPrepared,
  sendPrivate,
  type PreparedAnswer,
} from '../http/answers/prepared-answer.ts';
import type { SeesDrafts } from '../http/calls/drafts.ts';
import { officeLocaleOf } from '../http/answers/locale-of.ts';
import { logFailure } from '../http/server/request-log.ts';
import { securityHeaders } from '../http/server/security-headers.ts';
import { officeApp } from './office-app.ts';
import { siteIndex } from './site-index.ts';
import { dealerStatements } from './structured-data.ts';

interface SiteOptions extends Needs<'db' | 'clock' | 'log' | 'pictures'> {
  builds: ClientBuilds;
  /** Public origin, for canonical links and previews. */
  siteUrl: string;
  /** The dealership and the texts of its pages: the same object as long as nothing changes. */
  read: DealershipSource['read'];
  seesDrafts: SeesDrafts;
  lookAtDesk: LookAtDesk;
  findCardRates: FindCardRates;
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
  const { builds } = options;
  const router = Router();
  router.use(builtFiles(locales.map((locale) => builds[locale].folder)));
  router.use(siteIndex(options));
  // Requested by clients that read no document.
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    router.get(path, async (_request, response, next) => {
      const icon = iconOf(await options.read(DEFAULT_LOCALE));
      if (icon === undefined) next();
      else response.set('Cache-Control', 'no-cache').redirect(icon);
    });
  }
  const editions = locales.map((locale) => {
    const build = builds[locale];
    return { locale, build, shells: createShells(build) };
  });
  for (const edition of editions) {
    const { locale } = edition;
    for (const [alias, target] of Object.entries(aliases)) {
      const address = pathIn(locale, target);
      router.get(pathIn(locale, alias), (request, response) =>
        response.redirect(301, address + queryOf(request)),
      );
    }
    const loaders = createPageLoaders({ ...options, locale });
    for (const name of Object.keys(pagePaths) as PublicPageName[]) {
      const page = { name, load: loaders[name] };
      const handlers = publicDocument(options, edition, page);
      router.get(pathIn(locale, pagePaths[name]), handlers);
    }
    router.get(pathIn(locale, noticePath(':language')), ...noticeDocument(options, edition));
  }
  router.use(officeApp(builds, options.read));
  const offices = byLocale((locale) => adminDocument(options, { locale, build: builds[locale] }));
  const office = '/admin{/*rest}';
  router.get(office, (...given) => offices[officeLocaleOf(given[0])][0](...given));
  router.get(DASHBOARD, leadOldAddress);
  router.get(office, (...given) => offices[officeLocaleOf(given[0])][1](...given));
  // English last: without a prefix it takes what no other language has taken.
  for (const edition of editions.toReversed()) {
    router.get(pathIn(edition.locale, '/{*rest}'), ...notFoundDocument(options, edition));
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

interface Edition {
  build: ClientBuild;
  shells: Shells;
  locale: Locale;
}

/** Longest wait of a document for the rows of the desk: a busy database must not hold back the back office. */
const LONGEST_LOOK_MS = 1500;

function adminDocument(
  options: SiteOptions,
  { locale, build }: Pick<Edition, 'locale' | 'build'>,
): [headers: RequestHandler, answer: RequestHandler] {
  const template = createPageTemplate(build, { locale, half: build.office, modules: [] });
  const render = (details: SiteDetails, first?: object) => {
    const { dealership } = details;
    const icon = iconOf(details);
    return template.render({
      icon,
      head:
        noindexHead(textsIn(locale).site.adminTitle({ seller: dealership.name })) +
        `<link rel="manifest" crossorigin="use-credentials" href="${OFFICE_MANIFEST}">` +
        (icon ? '' : '<link rel="apple-touch-icon" href="/office-192.png">'),
      data: { dealership, first },
    });
  };
  const [headers, answer] = documents(options, { locale, template }, (_content, details) =>
    render(details),
  );
  return [
    headers,
    async (request, response, next) => {
      const look = async () => {
        const tooLate = sleep(LONGEST_LOOK_MS, undefined, { ref: false });
        const first = await Promise.race([options.lookAtDesk(request, response), tooLate]);
        return first && render(await options.read(locale), first);
      };
      const text = await look().catch((error: unknown) => {
        // The screen makes the same call, and shows the failure.
        logFailure(options.log, { request, response, error }, 'the desk served without its rows');
      });
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
  });
  const content: PageContent = { status: 404 };
  const load = () => Promise.resolve(content);
  return documents(options, { locale, template, load }, async (_content, details) =>
    template.render({
      icon: iconOf(details),
      head: noindexHead(textsIn(locale).site.notFoundTitle({ seller: details.dealership.name })),
      data: { dealership: details.dealership },
      markup: await shells('not-found', details),
    }),
  );
}

/** The privacy notice in a further language, inside the site in one of its own. */
function noticeDocument(
  { read, siteUrl }: SiteOptions,
  { build, locale }: Edition,
): RequestHandler[] {
  const policy = pagePaths['privacy-policy'];
  const template = createPageTemplate(build, {
    locale,
    half: build.site,
    modules: [PUBLIC_SITE],
    text: 'src/pages/text/privacy-policy-page.tsx',
  });
  const compose = async (text: PageText, details: SiteDetails) => {
    const { dealership } = details;
    const data = { dealership, pageTexts: { 'privacy-policy': text } };
    return template.render({
      icon: iconOf(details),
      head: noindexHead(`${text.title} · ${dealership.name}`),
      data: { dealership },
      markup: await build.renderShell('privacy-policy', data, { ownPath: policy }),
    });
  };
  const known = new WeakMap<PageText, Promise<PreparedAnswer>>();
  return [
    securityHeaders(siteUrl.startsWith('https:'), template.hashes),
    async (request, response, next) => {
      const { language } = request.params;
      if (!isNoticeLanguage(language)) {
        next();
        return;
      }
      const details = await read(locale);
      const text = details.notices[language];
      if (!text) {
        // An old link: the dealership does not offer it any more.
        response.set('Cache-Control', 'no-cache').redirect(pathIn(locale, policy));
        return;
      }
      const prepared = valueOf(known, text, () => {
        const making = prepareHtml(compose(text, details));
        making.catch(() => known.delete(text));
        return making;
      });
      sendPrepared(request, response, await prepared);
    },
  ];
}

function publicDocument(
  options: SiteOptions,
  { build, shells, locale }: Edition,
  { name, load }: { name: PublicPageName; load: PageLoader | undefined },
): RequestHandler[] {
  const { siteUrl } = options;
  const template = createPageTemplate(build, {
    locale,
    half: build.site,
    ...(textPages.includes(name)
      ? { modules: [PUBLIC_SITE], text: `src/pages/text/${name}-page.tsx` }
      : { modules: [PUBLIC_SITE, `src/pages/public/${name}/${name}-page.tsx`] }),
  });
  return documents(options, { locale, template, load }, async (content, details) => {
    const { dealership } = details;
    const texts = textsIn(locale);
    const { data, shell, absence, head, hero, preview, status, ownPath, isPrivate } = content;
    const page = {
      sharePicture: shareOf(details.pictures, locale) ?? SITE_SHARE_PICTURE,
      structuredData: dealerStatements(dealership, siteUrl),
      path: pagePaths[name],
      title: texts.pageTitles[name](dealership),
      description:
        texts.pageDescriptions[name]?.(dealership) ??
        (isEditedPage(name) ? details.pages[name].lead || details.pages[name].title : ''),
      ...head?.(dealership),
    };
    const about =
      status === undefined && !preview && !isPrivate
        ? indexableHead(page, { siteUrl, locale, dealership })
        : noindexHead(page.title);
    return template.render({
      icon: iconOf(details),
      head: about + (hero ? heroPreload(hero) : ''),
      data: {
        ...data,
        ...(shell && { shell }),
        ...(absence && { absence }),
        ...(preview && { preview }),
        dealership,
        // Texts are sent as they are stored, and need no data.
        ...(!textPages.includes(name) && textOf(name, details)),
      },
      markup: ownPath
        ? await build.renderShell(name, { ...data, dealership }, { ownPath })
        : await shells(name, details, absence),
      ...(shell && { shell }),
    });
  });
}

/** The dealership's own preview, for pages that have none. */
function shareOf({ sharePicture: own }: OwnPictures, locale: Locale): SharePicture | undefined {
  if (!own) return undefined;
  return { path: ownAddress('share.jpg', own), alt: textIn(own.alt, locale) };
}

function textOf(name: string, { pages }: SiteDetails): object {
  return isEditedPage(name) ? { pageTexts: { [name]: pages[name] } } : {};
}

/** The markup of a page, or of one without its model: rendered once, until the dealership changes something. */
type Shells = (
  name: PublicPageName | 'not-found',
  details: SiteDetails,
  absence?: ModelAbsence,
) => Promise<string>;

function createShells({ renderShell }: ClientBuild): Shells {
  const known = new WeakMap<SiteDetails, Map<string, Promise<string>>>();
  return (name, details, absence) => {
    const rendered = valueOf(known, details, () => new Map<string, Promise<string>>());
    const data = { dealership: details.dealership, ...textOf(name, details) };
    const key = `${name} ${absence ?? ''}`;
    return valueOf(rendered, key, () => {
      const rendering = renderShell(name, data, { absence });
      // The next visitor triggers another try.
      rendering.catch(() => rendered.delete(key));
      return rendering;
    });
  };
}

/** A page that consists of its shell alone, or whose database is unavailable. */
const nothingMore: PageContent = {};

/**
 * Answers a page, which is composed and compressed once: as long as its content and the dealership stay the same
 * objects.
 */
function documents(
  { log, siteUrl, read, seesDrafts }: SiteOptions,
  {
    locale,
    template,
    load,
  }: { locale: Locale; template: PageTemplate; load?: PageLoader | undefined },
  compose: (content: PageContent, details: SiteDetails) => string | Promise<string>,
): [headers: RequestHandler, answer: RequestHandler] {
  const known = new WeakMap<SiteDetails, WeakMap<PageContent, Promise<PreparedAnswer>>>();
  const answer: RequestHandler = async (request, response) => {
    const [content, details] = await Promise.all([
      contentOrNothing(
        { log, request, response },
        load && (() => load(request, () => seesDrafts(request, response))),
      ),
      read(locale),
    ]);
    const isPrivate = content.preview !== undefined || content.isPrivate === true;
    if (isPrivate || content.isForOneAddress) {
      const text = await compose(content, details);
      const send = isPrivate ? sendPrivate : sendOnce;
      await send({ request, response }, { type: 'html', text });
      return;
    }
    const ready = valueOf(
      known,
      details,
      () => new WeakMap<PageContent, Promise<PreparedAnswer>>(),
    );
    const prepared = valueOf(ready, content, () => {
      const making = prepareHtml(compose(content, details));
      making.catch(() => ready.delete(content));
      return making;
    });
    sendPrepared(request, response.status(content.status ?? 200), await prepared);
  };
  return [securityHeaders(siteUrl.startsWith('https:'), template.hashes), answer];
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

async function prepareHtml(html: string | Promise<string>): Promise<PreparedAnswer> {
  const body = await compressed(await html);
  return prepareAnswer({ type: 'html', cacheControl: 'no-cache', body });
}
