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
  /** @param read what there is about the model with this key (`modelKey`) */
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
  answerAbout('/api/variants', async (key) => (await listVariants(db, key)).map(toVariantItem));
  answerAbout('/api/bikeFeatures', async (key) =>
    (await listFeatures(db, key)).map(wire.toFeature),
  );
  answerAbout('/api/bikeAccessories', async (key) =>
    (await listAccessories(db, key)).map(wire.toAccessory),
  );
  answerAbout('/api/bikeColours', async (key) => (await listColours(db, key)).map(wire.toColour));
  answerAbout('/api/360Images', async (key) => (await listFrames(db, key)).map(wire.toFrame));
}
