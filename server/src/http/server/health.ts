import type { IRouter, RequestHandler } from 'express';
import { unavailable } from '../../errors/app-error.ts';

/**
 * `/livez`: the process runs. `/readyz`: the database answers too. In exactly this spelling, so that a proxy
 * which hides these two paths hides them completely.
 */
export function addHealthRoutes(router: IRouter, isDatabaseReady: () => Promise<boolean>): void {
  router.get('/livez', spelled('/livez'), (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', spelled('/readyz'), async (_request, response) => {
    if (!(await isDatabaseReady())) throw unavailable();
    response.json({ status: 'ok' });
  });
}

/** Express would match `/LIVEZ` and `/livez/` too. */
function spelled(path: string): RequestHandler {
  return (request, _response, next) => {
    if (request.path === path) next();
    else next('route');
  };
}
