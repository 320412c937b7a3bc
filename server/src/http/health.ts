import type { IRouter } from 'express';
import { unavailable } from './failure.ts';

/** `/livez`: the process runs. `/readyz`: the database answers too (contract P44). */
export function addHealthRoutes(router: IRouter, isDatabaseReady: () => Promise<boolean>): void {
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    if (!(await isDatabaseReady())) throw unavailable();
    response.json({ status: 'ok' });
  });
}
