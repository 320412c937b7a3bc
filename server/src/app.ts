import cookieParser from 'cookie-parser';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { isReady, type Database } from './db/open-database.ts';
import { createPublishedCache } from './db/published.ts';
import { createAuditTrail } from './features/audit/audit-trail.ts';
import { addAuditRoutes } from './features/audit/routes.ts';
import { addAccountRoutes } from './features/auth/account-routes.ts';
import { createLoginLimit } from './features/auth/login-limit.ts';
import { addAuthRoutes, createRequestAuthentication } from './features/auth/routes.ts';
import { createDeviceCookie, createSessionCookie } from './features/auth/session-cookie.ts';
import { createSessionTokens } from './features/auth/session-token.ts';
import { addCatalogueAdminRoutes } from './features/catalogue/admin-routes.ts';
import { addDocumentRoutes } from './features/catalogue/document-routes.ts';
import { addCatalogueRoutes } from './features/catalogue/routes.ts';
import { addContentAdminRoutes } from './features/content/admin-routes.ts';
import { addContentRoutes } from './features/content/routes.ts';
import { addDashboardRoutes } from './features/dashboard/routes.ts';
import { addErasureRoutes } from './features/erasure/routes.ts';
import { addEnquiryRoutes } from './features/enquiries/routes.ts';
import { addReportRoutes } from './features/reports/routes.ts';
import { addBuiltInPictures } from './http/built-in-pictures.ts';
import { answerNotFound, createErrorHandler } from './http/error-handler.ts';
import { addHealthRoutes } from './http/health.ts';
import { refuseMissingHost } from './http/http-server.ts';
import type { Metrics } from './http/metrics.ts';
import { refuseNulInAddress } from './http/refuse-nul.ts';
import { createRequestLog } from './http/request-log.ts';
import { requireSession } from './http/require-session.ts';
import { refuseForeignOrigin, refuseForeignPages } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { addUploadedPictures } from './http/uploaded-pictures.ts';
import type { BuiltInPictures } from './storage/built-in-pictures.ts';
import type { ImageStorage } from './storage/image-storage.ts';

/** What the application runs on; tests pass their own clock and database. */
export interface AppNeeds {
  db: Database;
  /** Now, in epoch milliseconds. */
  clock: () => number;
  log: Logger;
  pictures: BuiltInPictures;
  images: ImageStorage;
  config: Pick<Config, 'jwtSecret' | 'rateLimits' | 'retentionMonths' | 'siteUrl' | 'trustProxy'>;
  /** Absent while nothing is counted. */
  metrics?: Metrics;
  /** Files and pages for browsers; absent where only the API is wanted. */
  site?: RequestHandler;
}

/** The whole application; it never listens. */
export function createApp({ site, ...rest }: AppNeeds): Express {
  const isSecure = isServedSecurely(rest.config);
  const needs = {
    ...rest,
    audit: createAuditTrail(rest),
    published: createPublishedCache(rest.db),
    cookie: createSessionCookie({ isSecure }),
    deviceCookie: createDeviceCookie({ isSecure }),
    limitLogin: createLoginLimit(rest),
    tokens: createSessionTokens(rest.config.jwtSecret),
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', needs.config.trustProxy);
  if (needs.metrics) app.use(needs.metrics.observeRequests);
  app.use(createRequestLog(needs.log));
  app.use(securityHeaders({ isSecure }));
  app.use(refuseMissingHost);
  app.use(refuseNulInAddress);
  addHealthRoutes(app, () => isReady(needs.db));
  app.use(refuseForeignOrigin(needs.config.siteUrl));

  // All stand in one router: each further one costs every request that it does not answer.
  addCatalogueRoutes(app, needs);
  addDocumentRoutes(app, { ...needs, siteUrl: needs.config.siteUrl });
  addContentRoutes(app, needs);
  addEnquiryRoutes(app, needs);
  addUploadedPictures(app, needs.images);
  addBuiltInPictures(app, needs.pictures);

  app.use('/api', cookieParser());
  addAuthRoutes(app, needs);
  // Under /api, what no public route has taken needs a session: deny by default.
  app.use('/api', refuseForeignPages, requireSession(createRequestAuthentication(needs)));
  addAccountRoutes(app, needs);
  addDashboardRoutes(app, needs);
  addReportRoutes(app, needs);
  addErasureRoutes(app, needs);
  addCatalogueAdminRoutes(app, needs);
  addContentAdminRoutes(app, needs);
  addAuditRoutes(app, needs);

  // Nor does a page stand there: programs that ask for what is not there read JSON too.
  app.use('/api', answerNotFound);

  if (site) app.use(site);
  app.use(answerNotFound);
  app.use(createErrorHandler(needs.log));
  return app;
}

/** Cookies are `Secure` when the public address is https. */
export function isServedSecurely({ siteUrl }: Pick<Config, 'siteUrl'>): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}
