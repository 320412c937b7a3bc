import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { RequestHandler } from 'express';

/** CSP sources (`'sha256-…'`) of a document's own styles and scripts. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** A map and a film, when a visitor asks for them (client/src/lib/page/frames.ts). */
const frameOrigins = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

/** Scripts, styles, fonts and pictures of the build: never opened as documents. */
const FILE_FOLDERS = ['/assets/', '/pictures/'];

/**
 * The headers of every answer. Scripts come from this site alone; the style and the script inside a page are allowed by
 * their hashes. Files of the build may do nothing if they are opened as documents; they carry only the headers that
 * matter for them, since a phone fetches thirty of them and half a kilobyte with each.
 * @param isSecure whether the site is served over TLS
 * @param hashes of a document; absent for all other answers
 */
export function securityHeaders(isSecure: boolean, hashes?: InlineHashes): RequestHandler {
  const shared = {
    frameguard: { action: 'deny' },
    // No path even within the site: proxies log the Referer, including its query.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 365 * 24 * 60 * 60 } : false,
    // For Internet Explorer, Flash, and what browsers do anyway; a document has 14,600 bytes with its headers.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  } satisfies HelmetOptions;
  const setAll = helmet({
    ...shared,
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
        scriptSrc: ["'self'", ...(hashes?.scripts ?? [])],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...(hashes?.styles ?? [])],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
  });
  const setForFiles = helmet({
    ...shared,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    originAgentCluster: false,
  });
  // The same for every answer, so helmet's fifteen middlewares run once.
  const headers = headersSetBy(setAll);
  const fileHeaders = headersSetBy(setForFiles);
  return ({ path }, response, next) => {
    // A page can be the answer there as well: for an unknown address.
    const isFile = !hashes && FILE_FOLDERS.some((folder) => path.startsWith(folder));
    for (const [name, value] of isFile ? fileHeaders : headers) response.setHeader(name, value);
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
