import cookieParser from 'cookie-parser';
import express, { Router, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { isReady, type Database } from './db/open-database.ts';
import { createPublishedCache } from './db/published.ts';
import { createAuditTrail } from './features/audit/audit-trail.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { accountRoutes } from './features/auth/account-routes.ts';
import { authRoutes, createRequestAuthentication } from './features/auth/routes.ts';
import { createSessionCookie } from './features/auth/session-cookie.ts';
import { createSessionTokens } from './features/auth/session-token.ts';
import { catalogueAdminRoutes } from './features/catalogue/admin-routes.ts';
import { documentRoutes } from './features/catalogue/document-routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { contentAdminRoutes } from './features/content/admin-routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { erasureRoutes } from './features/erasure/routes.ts';
import { enquiryRoutes } from './features/enquiries/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { builtInPictures } from './http/built-in-pictures.ts';
import { answerNotFound, errorHandler } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import type { Metrics } from './http/metrics.ts';
import { createRequestLog } from './http/request-log.ts';
import { requireSession } from './http/require-session.ts';
import { refuseForeignOrigin, refuseForeignPages } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { uploadedPictures } from './http/uploaded-pictures.ts';
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
    tokens: createSessionTokens(rest.config.jwtSecret),
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', needs.config.trustProxy);
  if (needs.metrics) app.use(needs.metrics.observeRequests);
  app.use(createRequestLog(needs.log));
  app.use(securityHeaders({ isSecure }));
  app.use(healthRoutes(() => isReady(needs.db)));
  app.use(refuseForeignOrigin(needs.config.siteUrl));
  app.use(cookieParser());

  app.use(catalogueRoutes(needs));
  app.use(documentRoutes({ ...needs, siteUrl: needs.config.siteUrl }));
  app.use(contentRoutes(needs));
  app.use(enquiryRoutes(needs));
  app.use(uploadedPictures(needs.images));
  app.use(builtInPictures(needs.pictures));
  app.use(authRoutes(needs));
  app.use(
    adminRoutes(requireSession(createRequestAuthentication(needs)), [
      accountRoutes(needs),
      dashboardRoutes(needs),
      reportRoutes(needs),
      erasureRoutes(needs),
      catalogueAdminRoutes(needs),
      contentAdminRoutes(needs),
      auditRoutes(needs),
    ]),
  );
  if (site) app.use(site);
  app.use(answerNotFound);
  app.use(errorHandler);
  return app;
}

/** Cookies are `Secure` when the public address is https. */
export function isServedSecurely({ siteUrl }: Pick<Config, 'siteUrl'>): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}

/** Under /api, what the public routes before this did not take needs a session: deny by default. */
function adminRoutes(guard: RequestHandler, features: Router[]): Router {
  const router = Router();
  router.use('/api', refuseForeignPages, guard);
  router.use(...features);
  return router;
}
