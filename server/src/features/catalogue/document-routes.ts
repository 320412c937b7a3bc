import type { Request, Response } from 'express';
import {
  dayOf,
  modelKey,
  pagePaths,
  pathIn,
  startFrom,
  textIn,
  type Feature,
  type Locale,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { readContentVersion } from '../../db/content-revision.ts';
import type { Vehicle } from '../../db/vehicle-row.ts';
import { notFound } from '../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../http/calls/add-calls.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import { limitPerAddress } from '../../http/server/rate-limit.ts';
import { sendPrepared } from '../../http/answers/prepared-answer.ts';
import { askedCard } from './asked-card.ts';
import { createDocumentCache, type ReadyDocument } from './document-cache.ts';
import type { Brochure } from './documents/brochure.ts';
import type { PriceCardSheet } from './documents/price-card.ts';
import type { CardShape, PriceCardPicture } from './documents/card-picture/price-card-picture.ts';
import type { PriceList } from './documents/price-list.ts';
import { findKnownPictures, leadOf, pictureReader } from './models/known-pictures.ts';
import { wordsIn } from './models/words-in.ts';
import { findVehicle, listActiveVehicles } from './models/vehicle-repository.ts';
import { readModelRates, type FindCardRates } from './price-rates.ts';

interface Deps extends Needs<'db' | 'clock' | 'dealership' | 'pictures' | 'images'> {
  /** Public origin; `undefined` while there is none to print. */
  siteUrl: string | undefined;
  config: { rateLimits: boolean };
  findCardRates: FindCardRates;
  drawPriceCard: (card: PriceCardSheet) => Promise<Buffer>;
  drawPriceCardPicture: (card: PriceCardPicture) => Promise<Buffer>;
  drawBrochure: (brochure: Brochure) => Promise<Buffer>;
  drawPriceList: (priceList: PriceList) => Promise<Buffer>;
}

/** Widths in pixels of the pictures that the documents scale down from. */
const WIDE = 1280;
const MIDDLE = 640;
const SMALL = 320;

/** Price cards, as PDF and as picture, from one address: each may be another drawing of 100 to 300 ms. */
const CARDS_A_MINUTE = 60;

/** The documents for visitors, drawn from the live catalogue (rules: live-documents, one-total). */
export function documentHandlers(deps: Deps) {
  const { db, clock } = deps;
  const documents = createDocumentCache();
  const cardLimit = limitPerAddress({
    limit: CARDS_A_MINUTE,
    windowMs: 60_000,
    textOf: (texts) => texts.tooManyCards,
  });
  const beforeCards = deps.config.rateLimits ? [cardLimit] : [];
  const send = async (
    { request, response }: { request: Request; response: Response },
    find: (asked: Asked) => Found | Promise<Found>,
  ) => {
    const asked = { at: clock(), locale: localeOf(request) };
    // The rows are read after the revisions, so they are never older than those.
    const version = `${await readContentVersion(db)} ${dayOf(asked.at)}`;
    const { locale } = asked;
    const document = await documents.get({ ...(await find(asked)), locale, version });
    // Shown in the browser; saved under this name.
    const ascii = document.fileName.replace(/[^\w.-]/g, '');
    response.set('Content-Disposition', `inline; filename="${ascii}"`);
    sendPrepared(request, response, document.answer);
    return SENT;
  };
  return {
    'GET /price-list.pdf': (exchange) =>
      send(exchange, (asked) => ({
        name: '/price-list.pdf',
        read: () => readPriceList(deps, asked),
      })),
    'GET /brochures/:bikeName.pdf': ({ params, ...exchange }) => {
      const key = modelKey(params.bikeName);
      return send(exchange, (asked) => ({
        name: `/brochures/${key}.pdf`,
        read: () => readBrochure(deps, key, asked),
      }));
    },
    'GET /price-cards/:bikeName.pdf': {
      before: beforeCards,
      handle: ({ params, ...exchange }) =>
        send(exchange, (asked) => findCard(deps, exchange.request, { ...params, ...asked })),
    },
    'GET /price-cards/:bikeName.png': {
      before: beforeCards,
      handle: ({ params, ...exchange }) => {
        const { request } = exchange;
        const shape = request.query.shape === 'tall' ? 'tall' : 'wide';
        return send(exchange, (asked) => findCard(deps, request, { ...params, ...asked, shape }));
      },
    },
  } satisfies Partial<NamedHandlers>;
}

/** A document, and where the cache keeps it. */
interface Found {
  name: string;
  /** Called only where the document is not there yet. */
  read: () => Promise<ReadyDocument>;
}

/** When a document was requested (epoch ms), which is its date, and in which language. */
interface Asked {
  at: number;
  locale: Locale;
}

async function readPriceList(deps: Deps, { at, locale }: Asked): Promise<ReadyDocument> {
  const vehicles = [
    ...(await listActiveVehicles(deps.db, 'motorcycle')),
    ...(await listActiveVehicles(deps.db, 'scooter')),
  ];
  const dealership = await deps.dealership(locale);
  const sides = vehicles.map(sideOf);
  const read = pictureReader(deps, await findKnownPictures(deps, sides));
  return {
    fileName: 'price-list.pdf',
    draw: async () =>
      deps.drawPriceList({
        at,
        locale,
        dealership,
        models: await Promise.all(
          vehicles.map(async (vehicle) => ({
            name: vehicle.about.name,
            type: vehicle.about.type,
            ...wordsIn(locale).strip(vehicle.about),
            pricePaise: startFrom(vehicle),
            variants: vehicle.variants,
            picture: await read(sideOf(vehicle), SMALL),
          })),
        ),
      }),
  };
}

async function readBrochure(
  deps: Deps,
  key: string,
  { at, locale }: Asked,
): Promise<ReadyDocument> {
  const vehicle = await findVehicle(deps.db, key);
  // Models that are no longer sold are not advertised.
  if (!vehicle?.isActive) throw notFound('brochure');
  const address = vehicle.bikeName.replace(/\s/g, '');
  const modelPage = pathIn(locale, pagePaths['view-details']);
  const inLocale = <Part extends Feature>({ heading, description, ...part }: Part) => ({
    ...part,
    heading: textIn(heading, locale),
    description: textIn(description, locale),
  });
  const words = wordsIn(locale);
  const dealership = await deps.dealership(locale);
  const lead = leadOf(vehicle);
  const images = [...vehicle.colours, ...vehicle.features].map(({ image }) => image);
  const read = pictureReader(deps, await findKnownPictures(deps, [lead, ...images]));
  const withPicture = async <Part extends { image: string }>(part: Part) => ({
    ...part,
    picture: await read(part.image, MIDDLE),
  });
  return {
    fileName: `${address}-brochure.pdf`,
    draw: async () =>
      deps.drawBrochure({
        name: vehicle.about.name,
        type: vehicle.about.type,
        ...words.strip(vehicle.about),
        about: textIn(vehicle.about.details, locale),
        pricePaise: startFrom(vehicle),
        specs: vehicle.specs.map((line) => ({
          section: line.section,
          label: words.label(line),
          value: words.value(line),
        })),
        variants: vehicle.variants,
        accessories: vehicle.accessories.map(inLocale),
        at,
        locale,
        dealership,
        picture: await read(lead, WIDE),
        colours: await Promise.all(
          vehicle.colours.map((colour) => withPicture({ ...colour, name: words.colour(colour) })),
        ),
        features: await Promise.all(vehicle.features.map(inLocale).map(withPicture)),
        pageUrl: deps.siteUrl && `${deps.siteUrl}${modelPage}?bike=${encodeURIComponent(address)}`,
      }),
  };
}

/** As on the website, where the main picture replaces a missing one from the side. */
function sideOf(vehicle: Vehicle): string {
  return vehicle.pictures.side || leadOf(vehicle);
}

/**
 * The price card that an address asks for: a picture with a shape, else a PDF.
 * @throws {AppError} 404 for a model that is not on sale, without price cards, and for a choice that is not offered
 */
async function findCard(
  deps: Deps,
  request: Request,
  { bikeName, at, locale, shape }: Asked & { bikeName: string; shape?: CardShape },
): Promise<Found> {
  const { dealership, siteUrl = '' } = deps;
  const [key, day] = [modelKey(bikeName), dayOf(at)];
  const { vehicle, rates } = await readModelRates(deps, { key, locale, day });
  const query = new URL(request.originalUrl, 'http://site.invalid').searchParams;
  const asked = askedCard(query, { vehicle, rates, locale });
  if (!asked || asked.gone.length > 0) throw notFound('address');
  const bike = vehicle.bikeName.replace(/\s/g, '');
  const fileName = `${bike}-price.${shape ? 'png' : 'pdf'}`;
  const page = `${siteUrl}${pathIn(locale, pagePaths['view-details'])}`;
  const address = `${page}?bike=${encodeURIComponent(bike)}&${asked.chosen}&day=${day}`;
  const draw = async () => {
    const { card, place, vehicle: name } = asked;
    const sheet = { card, place, vehicle: name, locale, dealership: await dealership(locale) };
    return shape
      ? deps.drawPriceCardPicture({ ...sheet, shape })
      : deps.drawPriceCard({ ...sheet, address, at });
  };
  return {
    name: `/price-cards/${key} ${shape ?? 'pdf'} ${asked.chosen}`,
    read: () => Promise.resolve({ fileName, draw }),
  };
}
