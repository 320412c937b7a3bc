import type { Request, RequestHandler } from 'express';
import { foreignOrigin } from '../../errors/app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site's page makes in a visitor's browser. Programs other than
 * browsers send no Origin and are let through.
 * @param siteUrl the public origin; while undefined, it is `http://localhost:<port>`, and an Origin
 *   with the request's own host and port counts as ours too
 */
export function refuseForeignOrigin(siteUrl: string | undefined): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method)) {
      next();
      return;
    }
    if (request.get('Sec-Fetch-Site') === 'cross-site') throw foreignOrigin();
    const origin = request.get('Origin');
    if (origin !== undefined && origin !== siteUrl && !isOwnHost(origin)) throw foreignOrigin();
    next();

    function isOwnHost(candidate: string): boolean {
      if (siteUrl !== undefined || !URL.canParse(candidate)) return false;
      const ownAddress = `http://localhost:${request.socket.localPort}`;
      return candidate === ownAddress || new URL(candidate).host === request.get('Host');
    }
  };
}

/**
 * Refuses every request from a page of another origin, GET too: from a same-site page (another port, another
 * name under the same domain) the browser sends the session cookie along, and an export, which is a GET,
 * costs work and leaves an audit event.
 */
export const refuseForeignPages: RequestHandler = (request, _response, next) => {
  if (isFromForeignPage(request)) throw foreignOrigin();
  next();
};

/** Whether a page of another origin made a browser send this. */
export function isFromForeignPage(request: Request): boolean {
  const from = request.get('Sec-Fetch-Site');
  return from === 'same-site' || from === 'cross-site';
}
