import { Router } from 'express';
import { modelKey, type VehicleType } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { notFound } from '../../http/failure.ts';
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
}

/** The lists of models on sale and the type that each holds. */
const lists: readonly { path: string; type: VehicleType }[] = [
  { path: '/api/bikes', type: 'motorcycle' },
  { path: '/api/scooters', type: 'scooter' },
];

/** What visitors ask of the catalogue (contract part 2). */
export function catalogueRoutes({ db, pictures }: Needs): Router {
  const router = Router();
  const wire = createCatalogueWire(pictures);
  router.get('/api/models', async (_request, response) => {
    response.json(await listModelChoices(db));
  });
  for (const { path, type } of lists) {
    router.get(path, async (_request, response) => {
      response.json((await listActiveVehicles(db, type)).map(wire.toCard));
    });
  }
  router.get('/api/bikeView/:bikeName', async (request, response) => {
    const vehicle = await findVehicle(db, modelKey(request.params.bikeName));
    if (!vehicle) throw notFound('This model');
    response.json(wire.toView(vehicle, await findSpecs(db, vehicle.id)));
  });
  router.get('/api/variants/:bikeName', async (request, response) => {
    const variants = await listVariants(db, modelKey(request.params.bikeName));
    response.json(variants.map(toVariantItem));
  });
  router.get('/api/bikeFeatures/:bikeName', async (request, response) => {
    const features = await listFeatures(db, modelKey(request.params.bikeName));
    response.json(features.map(wire.toFeature));
  });
  router.get('/api/bikeAccessories/:bikeName', async (request, response) => {
    const accessories = await listAccessories(db, modelKey(request.params.bikeName));
    response.json(accessories.map(wire.toAccessory));
  });
  router.get('/api/bikeColours/:bikeName', async (request, response) => {
    const colours = await listColours(db, modelKey(request.params.bikeName));
    response.json(colours.map(wire.toColour));
  });
  router.get('/api/360Images/:bikeName', async (request, response) => {
    const frames = await listFrames(db, modelKey(request.params.bikeName));
    response.json(frames.map(wire.toFrame));
  });
  return router;
}
