import type { IRouter } from 'express';
import { modelKey, type VehicleType } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { PublishedCache } from '../../db/published.ts';
import { notFound } from '../../http/failure.ts';
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
import { createCatalogueWire, toVariantItem } from './wire.ts';

interface Needs {
  db: Database;
  pictures: BuiltInPictures;
  published: PublishedCache;
}

/** The lists of models on sale and the type that each holds. */
const lists: readonly { path: string; type: VehicleType }[] = [
  { path: '/api/bikes', type: 'motorcycle' },
  { path: '/api/scooters', type: 'scooter' },
];

/** What visitors ask of the catalogue (contract part 2). */
export function addCatalogueRoutes(router: IRouter, { db, pictures, published }: Needs): void {
  const wire = createCatalogueWire(pictures);
  const answerAll = (path: string, list: () => Promise<unknown>) => {
    router.get(path, (request, response) =>
      sendPublished({ published, request, response }, path, list),
    );
  };
  /** @param read what there is about the model with this key (`modelKey`); `undefined`: nothing */
  const answerAbout = (path: string, read: (key: string) => Promise<unknown>) => {
    router.get(`${path}/:bikeName`, (request, response) => {
      const key = modelKey(request.params.bikeName);
      return sendPublished({ published, request, response }, `${path}/${key}`, () => read(key));
    });
  };
  answerAll('/api/models', () => listModelChoices(db));
  for (const { path, type } of lists) {
    answerAll(path, async () => (await listActiveVehicles(db, type)).map(wire.toCard));
  }
  answerAbout('/api/bikeView', async (key) => {
    const vehicle = await findVehicle(db, key);
    if (!vehicle) throw notFound('This model');
    return wire.toView(vehicle, await findSpecs(db, vehicle.id));
  });
  /** @param read rows about the model with this key: none for a name that no model has */
  const answerListAbout = <Row>(
    path: string,
    read: (db: Database, key: string) => Promise<Row[]>,
    toItem: (row: Row) => unknown,
  ) => {
    answerAbout(path, async (key) => {
      const rows = await read(db, key);
      return rows.length > 0 ? rows.map(toItem) : undefined;
    });
  };
  answerListAbout('/api/variants', listVariants, toVariantItem);
  answerListAbout('/api/bikeFeatures', listFeatures, wire.toFeature);
  answerListAbout('/api/bikeAccessories', listAccessories, wire.toAccessory);
  answerListAbout('/api/bikeColours', listColours, wire.toColour);
  answerListAbout('/api/360Images', listFrames, wire.toFrame);
}
