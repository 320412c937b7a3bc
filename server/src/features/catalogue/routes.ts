import { Router } from 'express';
import { modelKey, paiseToRupees } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { listVariants } from './variant-repository.ts';
import { listModelChoices } from './vehicle-repository.ts';

/** What visitors ask of the catalogue (contract part 2). */
export function catalogueRoutes({ db }: { db: Database }): Router {
  const router = Router();
  router.get('/api/models', async (_request, response) => {
    response.json(await listModelChoices(db));
  });
  router.get('/api/variants/:bikeName', async (request, response) => {
    const variants = await listVariants(db, modelKey(request.params.bikeName));
    response.json(
      variants.map(({ name, pricePaise }) => ({ name, price: paiseToRupees(pricePaise) })),
    );
  });
  return router;
}
