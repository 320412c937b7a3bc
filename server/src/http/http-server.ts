import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { DEFAULT_LOCALE, type ErrorCode } from '@dealership/shared';
import { AppError, malformed, type Say } from '../errors/app-error.ts';
import { bodyOf } from './error-body.ts';

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

/**
 * How long a line without a request stays open, in ms: longer than nginx keeps its lines to a server (60 s),
 * or it would send a request just when the line is closed, and tell the visitor 502.
 */
const IDLE_MS = 75_000;

/** A server that no slow client can hold; its requests' headers have at most 16 KB (431). */
export function createHttpServer(limits: Partial<ClientLimits> = {}): Server {
  const { headersMs, requestMs, silenceMs, checkEveryMs } = { ...defaultLimits, ...limits };
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
    maxHeaderSize: 16 * 1024,
    keepAliveTimeout: IDLE_MS,
    // Node's own refusal has no body: `refuseMissingHost` has one.
    requireHostHeader: false,
  });
  server.setTimeout(silenceMs);
  server.on('clientError', refuseUnreadable);
  server.on('checkExpectation', (_request, response) => {
    const { head, body } = refusal('invalid_input', (texts) => texts.unknownExpectation);
    response.writeHead(417, head).end(body);
  });
  return server;
}

/** Refuses what HTTP/1.1 demands to be refused. */
export const refuseMissingHost: RequestHandler = (request, response, next) => {
  if (request.headers.host === undefined && request.httpVersion === '1.1') {
    response.set('Connection', 'close');
    throw malformed((texts) => texts.noHost);
  }
  next();
};

type Refusal = readonly [status: number, code: ErrorCode, say: Say];

const unreadable: Refusal = [400, 'invalid_input', (texts) => texts.unreadableRequest];

/** What Node refuses with another status, by its error's code. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', (texts) => texts.headersTooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large', (texts) => texts.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalid_input', (texts) => texts.tooSlow],
};

/** Says in JSON, whatever the path, what Node itself would say without a word, and closes the line as it does. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // The answer that this line is carrying: nothing gets into its middle. Node asks it the same.
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  const [status, code, say] = refusals[error.code ?? ''] ?? unreadable;
  const { head, body } = refusal(code, say);
  const lines = Object.entries({ ...head, Connection: 'close' }).map((pair) => pair.join(': '));
  const text = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
  socket.end(answer?.headersSent === true ? '' : text, () => socket.destroy());
}

/** Of what could not be read nobody knows the language. */
function refusal(code: ErrorCode, say: Say) {
  const body = JSON.stringify(bodyOf(new AppError(code, say), DEFAULT_LOCALE));
  const head = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Content-Type-Options': 'nosniff',
  };
  return { head, body };
}
