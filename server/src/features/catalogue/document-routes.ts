import type { Response } from 'express';
import {
  dayOf,
  modelKey,
  pagePaths,
  pathIn,
  startFrom,
  stripOf,
  textIn,
  type Dealership,
  type Feature,
  type Locale,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { notFound } from '../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../http/add-calls.ts';
import { localeOf } from '../../http/locale-of.ts';
import { sendPrepared } from '../../http/prepared-answer.ts';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { createDocumentCache } from './document-cache.ts';
import type { Brochure } from './documents/brochure.ts';
import type { PriceList } from './documents/price-list.ts';
import { findKnownPictures, pictureReader } from './known-pictures.ts';
import { specsBySection } from './presenters.ts';
import { findVehicle, listActiveVehicles } from './vehicle-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  dealership: (locale: Locale) => Promise<Dealership>;
  pictures: BuiltInPictures;
  images: ImageStorage;
  /** Public origin; `undefined` while there is none to print. */
  siteUrl: string | undefined;
  drawBrochure: (brochure: Brochure) => Promise<Buffer>;
  drawPriceList: (priceList: PriceList) => Promise<Buffer>;
}

/** Widths in pixels of the pictures that the documents scale down from. */
const WIDE = 1280;
const MIDDLE = 640;
const SMALL = 320;

/** The documents for visitors, drawn from the live catalogue (rules: live-documents). */
export function documentHandlers(deps: Deps) {
  const { db, clock, siteUrl, drawBrochure, drawPriceList } = deps;
  const documents = createDocumentCache();
  const readerOf = async (paths: readonly string[]) => {
    const known = await findKnownPictures(deps, paths);
    // Staff change it without a change of the model.
    const focuses = paths.map((path) => known(path)?.focus);
    return { read: pictureReader(deps, known), focuses };
  };
  return {
    'GET /price-list.pdf': async ({ request, response }) => {
      const vehicles = [
        ...(await listActiveVehicles(db, 'motorcycle')),
        ...(await listActiveVehicles(db, 'scooter')),
      ];
      const at = clock();
      const locale = localeOf(request);
      const dealership = await deps.dealership(locale);
      const { read, focuses } = await readerOf(vehicles.map(({ pictures: { side } }) => side));
      const answer = await documents.get({
        name: 'price list',
        locale,
        content: [vehicles, focuses, dealership, dayOf(at)],
        draw: async () =>
          drawPriceList({
            at,
            locale,
            dealership,
            models: await Promise.all(
              vehicles.map(async (vehicle) => ({
                name: vehicle.about.name,
                type: vehicle.about.type,
                ...stripOf(vehicle.about),
                pricePaise: startFrom(vehicle),
                variants: vehicle.variants,
                picture: await read(vehicle.pictures.side, SMALL),
              })),
            ),
          }),
      });
      sendPrepared(request, named(response, 'price-list.pdf'), answer);
      return SENT;
    },
    'GET /brochures/:bikeName.pdf': async ({ request, response, params }) => {
      const key = modelKey(params.bikeName);
      const vehicle = await findVehicle(db, key);
      // Models that are no longer sold are not advertised.
      if (!vehicle?.isActive) throw notFound('brochure');
      const address = vehicle.bikeName.replace(/\s/g, '');
      const at = clock();
      const locale = localeOf(request);
      const modelPage = pathIn(locale, pagePaths['view-details']);
      const inLocale = <Part extends Feature>({ heading, description, ...part }: Part) => ({
        ...part,
        heading: textIn(heading, locale),
        description: textIn(description, locale),
      });
      const dealership = await deps.dealership(locale);
      const { lead } = vehicle.pictures;
      const parts = [...vehicle.colours, ...vehicle.features];
      const { read, focuses } = await readerOf([lead, ...parts.map(({ image }) => image)]);
      const answer = await documents.get({
        name: key,
        locale,
        content: [vehicle, focuses, dealership, dayOf(at)],
        draw: async () => {
          const withPicture = async <Part extends { image: string }>(part: Part) => ({
            ...part,
            picture: await read(part.image, MIDDLE),
          });
          return drawBrochure({
            name: vehicle.about.name,
            type: vehicle.about.type,
            ...stripOf(vehicle.about),
            about: textIn(vehicle.about.details, locale),
            pricePaise: startFrom(vehicle),
            specs: specsBySection(vehicle.specs),
            variants: vehicle.variants,
            accessories: vehicle.accessories.map(inLocale),
            at,
            locale,
            dealership,
            picture: await read(lead, WIDE),
            colours: await Promise.all(vehicle.colours.map(withPicture)),
            features: await Promise.all(vehicle.features.map(inLocale).map(withPicture)),
            pageUrl: siteUrl && `${siteUrl}${modelPage}?bike=${encodeURIComponent(address)}`,
          });
        },
      });
      sendPrepared(request, named(response, `${address}-brochure.pdf`), answer);
      return SENT;
    },
  } satisfies Partial<NamedHandlers>;
}

/** Shown in the browser; saved under this name. */
function named(response: Response, fileName: string): Response {
  const ascii = fileName.replace(/[^\w.-]/g, '');
  return response.set('Content-Disposition', `inline; filename="${ascii}"`);
}
