import { Router } from 'express';
import type { Database } from '../../db/open-database.ts';
import { listModelChoices } from './vehicle-repository.ts';

export function catalogueRoutes({ db }: { db: Database }): Router {
  const router = Router();
  router.get('/api/models', async (_request, response) => {
    response.json(await listModelChoices(db));
  });
  return router;
}
