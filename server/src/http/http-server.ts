import { createServer, type Server } from 'node:http';

/** How long a client may take, in milliseconds. */
export interface ClientLimits {
  /** For a request's headers. */
  headersMs: number;
  /** For a whole request; 5 MB of a picture on a slow line take about 40 s. */
  requestMs: number;
  /** On a line on which nothing moves any more, such as that of a reader who has stopped. */
  silenceMs: number;
  /** How often the first two are looked at; Node's own 30 s would stretch them so much. */
  checkEveryMs: number;
}

const defaultLimits: ClientLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  silenceMs: 120_000,
  checkEveryMs: 5_000,
};

/** A server that no slow client can hold; its requests' headers have at most 16 KB (431). */
export function createHttpServer(limits: Partial<ClientLimits> = {}): Server {
  const { headersMs, requestMs, silenceMs, checkEveryMs } = { ...defaultLimits, ...limits };
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
    maxHeaderSize: 16 * 1024,
  });
  server.setTimeout(silenceMs);
  return server;
}
