import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

const REQUEST_ID = 'X-Request-Id';

/**
 * Gives each request an id and, when it ends, a JSON line: method, path, status, time, id. No query (it
 * may contain a search for a person), no headers, no body, no IP address: nothing personal reaches the log.
 */
export function createRequestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.setHeader(REQUEST_ID, randomUUID());
    response.once('close', () => {
      const { statusCode } = response;
      const isError = statusCode >= 500;
      const level = isError ? 'error' : 'debug';
      // At the usual level these lines are dropped, so they are not even built.
      if (!log.isLevelEnabled(level)) return;
      log[level](
        {
          req: describe(request, response),
          res: { statusCode },
          responseTime: Math.round(performance.now() - startedAt),
        },
        isError ? 'request errored' : 'request completed',
      );
    });
    next();
  };
}

export function logFailure(
  log: Logger,
  { request, response, error }: { request: Request; response: Response; error: unknown },
  message: string,
): void {
  log.error({ req: describe(request, response), err: error }, message);
}

export function requestIdOf(response: Response): string {
  return String(response.getHeader(REQUEST_ID) ?? '');
}

function describe(request: Request, response: Response) {
  const { method, originalUrl } = request;
  // Who has the token of a quotation, a calendar or an appointment sees it; a key comes into an address only by mistake.
  const path = originalUrl
    .split('?')[0]
    ?.replace(/(\/(?:quotations|calendars|appointments)\/)[\w-]{28,}/i, '$1:token')
    .replace(/dk_[\w-]{40,}/g, ':key');
  return { id: requestIdOf(response), method, path };
}
