import { randomUUID } from 'node:crypto';
import { pinoHttp } from 'pino-http';
import type { Logger } from 'pino';

type LoggedError = Record<'type' | 'message' | 'stack' | 'code', unknown>;

/**
 * One JSON line for each request: method, path, status, time, request id. No query (it may hold a
 * search for a person), no headers, no body, no address, and of an error not the statement that the
 * driver attaches (it holds the visitor's values): nothing personal reaches the log.
 */
export function createRequestLog(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: ({ type, message, stack, code }: LoggedError) => ({ type, message, stack, code }),
    },
    customLogLevel: (_request, response, error) => {
      return error || response.statusCode >= 500 ? 'error' : 'debug';
    },
  });
}
