import {
  choosingPages,
  dayOf,
  FIRST_BRANCH,
  isCardAddress,
  modelKey,
  pagePaths,
  textsIn,
  pictureSrcSet,
  startFrom,
  type Branch,
  type CardAddress,
  type Dealership,
  type Locale,
  type ModelAbsence,
  type ModelPageName,
  type Picture,
  type PublicPageName,
  type VehicleCard,
  type VehicleType,
  type VehicleView,
} from '@dealership/shared';
import type { Needs } from '../needs.ts';
import type { Database } from '../db/open-database.ts';
import type { Vehicle } from '../db/vehicle-row.ts';
import { createPublishedCache, type Moment } from '../db/content-revision.ts';
import {
  findVehicle,
  listActiveVehicles,
  listModelChoices,
} from '../features/catalogue/models/vehicle-repository.ts';
import { findKnownPictures, leadPaths } from '../features/catalogue/models/known-pictures.ts';
import { findPreview } from '../features/catalogue/models/preview.ts';
import {
  createCataloguePresenter,
  toVariantItem,
} from '../features/catalogue/models/presenters.ts';
import type { FindCardRates } from '../features/catalogue/price-rates.ts';
import { availabilityOf, readShownStock } from '../features/catalogue/stock/shown-stock.ts';
import { listPublic } from '../features/content/public-content.ts';
import type { DealershipSource } from '../features/settings/dealership-source.ts';
import { readPublic } from '../features/enquiries/desk/quotations/quotation-view.ts';
import { modelShareAddress } from '../features/settings/own-pictures.ts';
import { toDealer, toVisit } from '../features/settings/presenters.ts';
import { findBranch, readStoredSettings } from '../features/settings/settings-repository.ts';
import { findPageCard, type PageCard } from './page-card.ts';
import type { PageContent, PageLoader } from './page-content.ts';
import type { PageHead, SharePicture } from './page-head.ts';
import { branchStatements, modelStatements } from './structured-data.ts';
import { isUploaded } from '../storage/prepare-image.ts';

interface Deps extends Needs<'db' | 'clock' | 'pictures'> {
  siteUrl: string;
  locale: Locale;
  findCardRates: FindCardRates;
  read: DealershipSource['read'];
}

/** Keeps the content until published content changes. */
type Keep = <Content>(what: string, make: (moment: Moment) => Promise<Content>) => Promise<Content>;

/** Preview of pages that show no model in particular. */
export const SITE_SHARE_PICTURE: SharePicture = { path: '/pictures/hornet-2-0/share.jpg' };

/** Of a quotation that is not found: the browser asks for it once more, and says so. */
const noQuotation: PageContent = { isPrivate: true };

/**
 * The content of the public pages' documents in a language: the data that the same page would fetch by its calls, and
 * the head of pages about one model or dealer.
 */
export function createPageLoaders(deps: Deps): Partial<Record<PublicPageName, PageLoader>> {
  const { db, clock, siteUrl, locale } = deps;
  const { get } = createPublishedCache({ db, clock });
  const settings = createPublishedCache({ db, clock }, 'settings');
  const keep: Keep = (what, make) => get({ locale, what }, make);
  const always =
    (name: PublicPageName, make: (moment: Moment) => Promise<PageContent>): PageLoader =>
    () =>
      keep(name, make);
  const lowest = (type: VehicleType, vehicles: readonly Vehicle[]) =>
    vehicles.length > 0 && {
      [type]: textsIn(locale).fromPrice(Math.min(...vehicles.map(startFrom))),
    };
  const modelsOnly = (name: PublicPageName) =>
    always(name, async () => ({ data: { models: await listModelChoices(db) } }));
  const list =
    (page: PublicPageName, type: VehicleType, dataKey: string): PageLoader =>
    async ({ query: { bike } }) => {
      const asked = typeof bike === 'string' ? modelKey(bike) : undefined;
      const read = async () => {
        const cards = await keep(`cards ${type}`, async () => {
          const vehicles = await listActiveVehicles(db, type);
          return vehicles.map((await presenterOf(deps, vehicles)).toCard);
        });
        const shown = cards.find(({ bikeName }) => modelKey(bikeName) === asked) ?? cards[0];
        return { cards, shown };
      };
      const { shown: named } = await read();
      return keep(`${page} ${named?.bikeName ?? ''}`, async () => {
        // Read again: the texts may have changed meanwhile, and a page is kept until the next change.
        const { cards, shown } = await read();
        return {
          data: { [dataKey]: cards },
          ...(shown && { shell: { model: shown.name, ...firstPicture(leadOf(shown)) } }),
        };
      });
    };
  return {
    home: always('home', async (moment) => {
      const [models, banners, motorcycles, scooters] = await Promise.all([
        listModelChoices(db),
        listPublic(db, 'banners', { moment, locale }),
        listActiveVehicles(db, 'motorcycle'),
        listActiveVehicles(db, 'scooter'),
      ]);
      const [first] = banners;
      return {
        data: { models, banners },
        shell: { ...lowest('motorcycle', motorcycles), ...lowest('scooter', scooters) },
        ...(first && { hero: pictureSrcSet({ path: first.filepath, width: first.width }) }),
      };
    }),
    motorcycle: list('motorcycle', 'motorcycle', 'bikes'),
    scooters: list('scooters', 'scooter', 'scooters'),
    'view-details': createModelPage('view-details', deps, keep),
    'angle-view': createModelPage('angle-view', deps, keep),
    'text-ride-booking': createModelPage('text-ride-booking', deps, keep),
    finance: modelsOnly('finance'),
    'service-booking': modelsOnly('service-booking'),
    amc: modelsOnly('amc'),
    'extended-warranty': modelsOnly('extended-warranty'),
    offers: always('offers', async (moment) => {
      const offers = await listPublic(db, 'offers', { moment, locale });
      const [current] = offers;
      return {
        data: { offers },
        ...(current && {
          shell: {
            title: current.title,
            picture: pictureSrcSet({ path: current.image, width: current.width }),
          },
        }),
      };
    }),
    gallery: always('gallery', async (moment) => {
      const gallery = await listPublic(db, 'gallery', { moment, locale });
      const [first] = gallery;
      return {
        data: { gallery },
        ...(first && {
          shell: { picture: pictureSrcSet({ path: first.image_path, width: first.width }) },
        }),
      };
    }),
    quotation: ({ params }) => aboutQuotation(deps, String(params.token)),
    dealers: async ({ params }) => {
      const id = String(params.id);
      const today = dayOf(clock());
      const known = await settings.get({ locale, what: `dealers ${id} ${today}` }, () =>
        aboutDealer(db, { id, today, locale, siteUrl }),
      );
      return known ?? unknownDealer;
    },
  };
}

async function aboutQuotation(
  { db, clock, locale, read }: Deps,
  token: string,
): Promise<PageContent> {
  const { name: shop } = (await read(locale)).dealership;
  const quotation = await readPublic(db, token, { now: clock(), locale, shop });
  if (!quotation) return noQuotation;
  const ownPath = pagePaths.quotation.replace(':token', token);
  return { data: { quotation }, ownPath, isPrivate: true };
}

const nothingChosen: CardAddress = { get: () => null };

/** A page about the model that the address names. */
function createModelPage(page: ModelPageName, deps: Deps, keep: Keep): PageLoader {
  const { db, siteUrl, locale, clock, findCardRates } = deps;
  const texts = textsIn(locale);
  const contentOf = async (
    vehicle: Vehicle,
    { card, availability }: { card?: PageCard | undefined; availability?: string | undefined } = {},
  ): Promise<PageContent> => {
    const model = (await presenterOf(deps, [vehicle])).toView(vehicle);
    return {
      // On every page about it: the browser keeps the model for the next one.
      data: { model, variants: vehicle.variants.map(toVariantItem) },
      shell: {
        model: model.name,
        ...firstPicture(page === 'angle-view' ? model.side : leadOf(model)),
      },
      head: (dealership) => ({
        ...texts.modelPages[page]({ ...model, price: model.bikePrice }, dealership),
        path: modelPath(page, model.bikeName),
        ...sharePictureOf(model),
        card,
        structuredData: modelStatements(model, { siteUrl, locale, dealership, card, availability }),
      }),
      ...(!model.active && { status: 410 as const }),
    };
  };
  const makePreview = async (key: string): Promise<PageContent | undefined> => {
    const found = await findPreview(db, key);
    if (!found) return undefined;
    const { vehicle, isSold } = found;
    return { ...(await contentOf(vehicle)), preview: { id: vehicle.id, isSold } };
  };
  const choosing = choosingPages.some((each) => each === page);
  const without = (absence: ModelAbsence): PageContent => ({
    shell: { model: texts.site.noModel },
    ...(choosing && { absence }),
  });
  // One object for all requests: its document is compressed once.
  const withoutModel = without('no-model');
  const unknownModel: PageContent = { ...without('unknown-model'), status: 404 };
  const cardOf = page === 'view-details' ? findPageCard : undefined;
  // A card depends on the settings and the day too.
  const withSettings = createPublishedCache({ db, clock }, 'published', 'settings');
  const keepKnown: Keep = cardOf ? (what, make) => withSettings.get({ locale, what }, make) : keep;
  return async ({ query }, seesDrafts) => {
    const { bike } = query;
    if (typeof bike !== 'string' || bike === '') return withoutModel;
    const key = modelKey(bike);
    const preview = (await seesDrafts()) ? await makePreview(key) : undefined;
    const asked = { findCardRates, locale, key, now: clock() };
    const chosen: CardAddress = {
      get: (name) => {
        const value = query[name];
        return typeof value === 'string' ? value : null;
      },
    };
    const read = async (choices: CardAddress) => {
      const vehicle = await findVehicle(db, key);
      const card = vehicle && (await cardOf?.(vehicle, choices, asked));
      const availability = vehicle && (await availabilityIn(vehicle, card));
      return vehicle && { card, content: await contentOf(vehicle, { card, availability }) };
    };
    const availabilityIn = async (vehicle: Vehicle, card: PageCard | undefined) => {
      if (!cardOf || !vehicle.isActive || !(await findCardRates()).showsStock) return undefined;
      const stock = await readShownStock(db, vehicle, { day: dayOf(asked.now), locale });
      return availabilityOf(stock, card?.part);
    };
    const makeChosen = async () => {
      const made = await read(chosen);
      return made?.card && { ...made.content, isForOneAddress: true as const };
    };
    const makeKnown = async () => (await read(nothingChosen))?.content;
    const known =
      preview ??
      (cardOf && isCardAddress(chosen) ? await makeChosen() : undefined) ??
      (await keepKnown(`${page} ${key} ${cardOf ? dayOf(asked.now) : ''}`, makeKnown));
    // The name is not in it, since it is one document for all of them: the browser has the address.
    return known ?? unknownModel;
  };
}

async function presenterOf(deps: Deps, vehicles: readonly Vehicle[]) {
  return createCataloguePresenter(
    await findKnownPictures(deps, vehicles.flatMap(leadPaths)),
    deps.locale,
  );
}

function leadOf({ image, width }: Pick<VehicleCard, 'image' | 'width'>) {
  return { path: image, width };
}

/** For the first render; a model may have none yet. */
function firstPicture(picture: Pick<Picture, 'path' | 'width'>): { picture?: string } {
  return picture.path === '' ? {} : { picture: pictureSrcSet(picture) };
}

/** At an address that is no branch's, so that the menu marks none. */
const unknownDealer: PageContent = {
  data: { dealer: null },
  ownPath: dealerPath(0),
  status: 404,
};

async function aboutDealer(
  db: Database,
  { id, today, locale, siteUrl }: { id: string; today: string; locale: Locale; siteUrl: string },
): Promise<PageContent | undefined> {
  const found = await findBranch(db, id, today);
  if (!found) return undefined;
  const { branch } = found;
  const path = dealerPath(id);
  const dealer = toDealer(branch, { ...found, locale });
  const visit = branch.id === FIRST_BRANCH ? undefined : toVisit(branch, locale);
  return {
    data: { dealer, ...(visit && { visit }) },
    ...(visit && { ownPath: path }),
    head: (dealership) => ({
      ...branchTexts(branch, { dealership, locale }),
      path,
      ...(visit && {
        structuredData: branchStatements(
          { ...branch, hours: visit.hours, name: dealer.name, telephone: dealer.mobile_no },
          { siteUrl, path, dealership },
        ),
      }),
    }),
  };
}

/** Two branches in one city have different titles. */
function branchTexts(
  { id, address }: Branch,
  { dealership, locale }: { dealership: Dealership; locale: Locale },
) {
  const { place = '' } = dealership.branches.find((each) => each.id === id) ?? {};
  const { pageTitles, pageDescriptions } = textsIn(locale);
  const inCity = (city: string) => ({ ...dealership, address: { ...address, city } });
  const description = pageDescriptions.dealers?.(inCity(address.city || place));
  return {
    title: pageTitles.dealers(inCity(place)),
    ...(description !== undefined && { description }),
  };
}

/** Paths of models on sale and of dealers, for search engines. */
export async function listFurtherPages(db: Database): Promise<string[]> {
  const vehicles = [
    ...(await listActiveVehicles(db, 'motorcycle')),
    ...(await listActiveVehicles(db, 'scooter')),
  ];
  const { branches } = await readStoredSettings(db);
  return [
    ...vehicles.map(({ bikeName }) => modelPath('view-details', bikeName)),
    ...branches.map(({ id }) => dealerPath(id)),
  ];
}

/**
 * The imagery tool puts a model's preview next to its pictures: `/pictures/<model>/share.jpg`. For an uploaded picture
 * the server makes one; a model without a picture has the preview of the site.
 */
function sharePictureOf({ image, focus, bikeName }: VehicleView): Partial<PageHead> {
  if (isUploaded(image)) {
    const picture = { path: image, focus: focus ?? { x: 50, y: 50 } };
    const path = modelShareAddress(modelKey(bikeName), picture);
    return { sharePicture: { path } };
  }
  const [, folder] = /^(\/pictures\/[^/]+)\//.exec(image) ?? [];
  return folder === undefined ? {} : { sharePicture: { path: `${folder}/share.jpg` } };
}

/** The path of a page about a model (rules: model-in-address). */
function modelPath(page: ModelPageName, bikeName: string): string {
  return `/${page}?bike=${encodeURIComponent(bikeName.replace(/\s/g, ''))}`;
}

function dealerPath(id: string | number): string {
  return `/dealers/${id}`;
}
