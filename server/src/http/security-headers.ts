import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { dealership } from '@dealership/shared';
import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** CSP sources (`'sha256-…'`) of a document's own styles and scripts. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The map's and the video's hosts, which pages load on demand. */
const frameOrigins = Object.values(dealership.frames).map((address) => new URL(address).origin);

/**
 * The headers of every answer. Scripts come from this site alone; the style and the
 * script that a page carries inside itself are allowed by their hashes.
 *
 * @param isSecure whether the site is served over TLS
 */
export function securityHeaders({
  isSecure,
  hashes = { styles: [], scripts: [] },
}: {
  isSecure: boolean;
  hashes?: InlineHashes;
}): RequestHandler {
  const setAll = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: frameOrigins,
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...hashes.scripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...hashes.styles],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    frameguard: { action: 'deny' },
    // No path even within the site: proxies log the Referer, including its query.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 365 * 24 * 60 * 60 } : false,
  });
  // The same for every answer, so helmet's fifteen middlewares run once.
  const headers = headersSetBy(setAll);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

function headersSetBy(middleware: ReturnType<typeof helmet>): Map<string, string> {
  const headers = new Map<string, string>();
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  answer.setHeader = (name, value) => {
    headers.set(name, String(value));
    return answer;
  };
  middleware(answer.req, answer, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}
