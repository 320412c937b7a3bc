import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { DEFAULT_LOCALE, type ErrorCode } from '@dealership/shared';
import { AppError, malformed, type TextOf } from '../../errors/app-error.ts';
import { bodyOf } from '../answers/error-body.ts';

/** How long a client may take, in milliseconds. */
const defaultLimits = {
  headersMs: 10_000,
  /** For a whole request; a picture of 5 MB takes about 40 s on a slow connection. */
  requestMs: 60_000,
  /** On a connection with no traffic, such as that of a client that has stopped reading. */
  silenceMs: 120_000,
  /** How often the first two are checked; Node's default of 30 s would extend them by as much. */
  checkEveryMs: 5_000,
};

/**
 * How long an idle connection stays open, in ms: longer than nginx keeps its connections to a server (60 s), or
 * nginx would send a request just as the connection closes, and answer the visitor with 502.
 */
const IDLE_MS = 75_000;

/** A server that slow clients cannot tie up; a request's headers have at most 16 KB (431). */
export function createHttpServer(limits: Partial<typeof defaultLimits> = {}): Server {
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

/** HTTP/1.1 requires a Host header. */
export const refuseMissingHost: RequestHandler = (request, response, next) => {
  if (request.headers.host === undefined && request.httpVersion === '1.1') {
    response.set('Connection', 'close');
    throw malformed((texts) => texts.noHost);
  }
  next();
};

type Refusal = readonly [status: number, code: ErrorCode, textOf: TextOf];

const unreadable: Refusal = [400, 'invalid_input', (texts) => texts.unreadableRequest];

/** Node's refusals with another status than 400, by the error's code. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', (texts) => texts.headersTooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large', (texts) => texts.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalid_input', (texts) => texts.tooSlow],
};

/** Refuses in JSON, whatever the path, where Node would send an empty answer; closes the connection as Node does. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // The answer being sent on this connection: nothing may be written into it. Node checks the same field.
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  const [status, code, textOf] = refusals[error.code ?? ''] ?? unreadable;
  const { head, body } = refusal(code, textOf);
  const lines = Object.entries({ ...head, Connection: 'close' }).map((pair) => pair.join(': '));
  const text = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
  socket.end(answer?.headersSent === true ? '' : text, () => socket.destroy());
}

/** The language of an unreadable request is unknown. */
function refusal(code: ErrorCode, textOf: TextOf) {
  const body = JSON.stringify(bodyOf(new AppError(code, textOf), DEFAULT_LOCALE));
  const head = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Content-Type-Options': 'nosniff',
  };
  return { head, body };
}
