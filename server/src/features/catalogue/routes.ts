import type { Request, Response } from 'express';
import { modelKey, type VehicleType } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { PublishedCache } from '../../db/content-revision.ts';
import { notFound } from '../../errors/app-error.ts';
import type { NamedHandlers } from '../../http/add-calls.ts';
import { sendPublished } from '../../http/published-json.ts';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import { listVariants } from './variant-repository.ts';
import {
  listAccessories,
  listColours,
  listFeatures,
  listFrames,
} from './vehicle-parts-repository.ts';
import { listModelChoices } from './vehicle-repository.ts';
import { findSpecs, findVehicle, listActiveVehicles } from './vehicle-view-repository.ts';
import { createCataloguePresenter, toVariantItem } from './presenters.ts';

interface Deps {
  db: Database;
  pictures: BuiltInPictures;
  published: PublishedCache;
}

interface Asked {
  request: Request;
  response: Response;
}

interface AskedAbout extends Asked {
  params: { bikeName: string };
}

/** The catalogue for visitors (rules: unknown-models). */
export function catalogueHandlers({ db, pictures, published }: Deps) {
  const presenter = createCataloguePresenter(pictures);
  const all = (name: string, list: () => Promise<unknown>) => (given: Asked) =>
    sendPublished({ published, ...given }, name, list);
  /** @param read data about the model with this key (`modelKey`); `undefined`: no such model */
  const about =
    (name: string, read: (key: string) => Promise<unknown>) =>
    ({ request, response, params }: AskedAbout) => {
      const key = modelKey(params.bikeName);
      return sendPublished({ published, request, response }, `${name} ${key}`, () => read(key));
    };
  /** @param read rows about the model with this key: none for a name that no model has */
  const listAbout = <Row>(
    name: string,
    read: (db: Database, key: string) => Promise<Row[]>,
    toItem: (row: Row) => unknown,
  ) =>
    about(name, async (key) => {
      const rows = await read(db, key);
      return rows.length > 0 ? rows.map(toItem) : undefined;
    });
  const cards = async (type: VehicleType) =>
    (await listActiveVehicles(db, type)).map(presenter.toCard);
  return {
    'GET /api/models': all('models', () => listModelChoices(db)),
    'GET /api/bikes': all('bikes', () => cards('motorcycle')),
    'GET /api/scooters': all('scooters', () => cards('scooter')),
    'GET /api/bikeView/:bikeName': about('model', async (key) => {
      const vehicle = await findVehicle(db, key);
      if (!vehicle) throw notFound('model');
      return presenter.toView(vehicle, await findSpecs(db, vehicle.id));
    }),
    'GET /api/variants/:bikeName': listAbout('variants', listVariants, toVariantItem),
    'GET /api/bikeFeatures/:bikeName': listAbout('features', listFeatures, presenter.toFeature),
    'GET /api/bikeAccessories/:bikeName': listAbout(
      'accessories',
      listAccessories,
      presenter.toAccessory,
    ),
    'GET /api/bikeColours/:bikeName': listAbout('colours', listColours, presenter.toColour),
    'GET /api/360Images/:bikeName': listAbout('frames', listFrames, presenter.toFrame),
  } satisfies Partial<NamedHandlers>;
}
