import cookieParser from 'cookie-parser';
import { OFFICE_SHARE } from '@dealership/shared';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Config } from './config.ts';
import { isReady, type Database } from './db/open-database.ts';
import { createPublishedCache } from './db/content-revision.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { auditHandlers } from './audit/routes.ts';
import { accountHandlers } from './features/auth/account/account-routes.ts';
import type { Session } from './features/auth/authenticate.ts';
import { deviceOf } from './features/auth/device.ts';
import { createRefusalNotifier } from './features/auth/staff/owners.ts';
import { createLoginLimit } from './features/auth/limits/login-limit.ts';
import { notifyOne } from './features/auth/limits/alert-repository.ts';
import { afterOwnPassword } from './features/auth/own-password.ts';
import { createPasskeySite } from './features/auth/factors/passkeys.ts';
import { factorHandlers } from './features/auth/factors/routes.ts';
import { authHandlers, createRequestAuthentication } from './features/auth/login/routes.ts';
import { toCurrentSession } from './features/auth/presenters.ts';
import { browserOf, createCookies } from './features/auth/session-cookie.ts';
import { createSessionTokens } from './features/auth/session-token.ts';
import { ownPhoneHandlers } from './features/auth/own-phone/routes.ts';
import { staffHandlers } from './features/auth/staff/routes.ts';
import { catalogueAdminHandlers } from './features/catalogue/admin-routes.ts';
import { findLeadPicture } from './features/catalogue/models/known-pictures.ts';
import { modelHandlers } from './features/catalogue/model-routes.ts';
import { documentHandlers } from './features/catalogue/document-routes.ts';
import { tableCardHandlers } from './features/catalogue/table-card-routes.ts';
import { createCardMaker } from './features/catalogue/kept-cards.ts';
import { priceRatesHandlers, type FindCardRates } from './features/catalogue/price-rates.ts';
import { quoteCard } from './features/catalogue/quote-card.ts';
import { priceListHandlers } from './features/catalogue/prices/price-list-routes.ts';
import { stockHandlers } from './features/catalogue/stock/stock-routes.ts';
import { catalogueHandlers } from './features/catalogue/routes.ts';
import { noteOptIns } from './features/consents/append-consents.ts';
import { confirmConsents } from './features/consents/confirm-consents.ts';
import { readConsents } from './features/consents/read-consents.ts';
import { consentHandlers } from './features/consents/routes.ts';
import { createConsentErasure } from './features/consents/withdraw.ts';
import { contentAdminHandlers } from './features/content/admin-routes.ts';
import { findOfferCard } from './features/content/offer-card.ts';
import { contentHandlers } from './features/content/public-content.ts';
import { alertHandlers } from './features/enquiries/desk/alerts/routes.ts';
import { dashboardHandlers } from './features/enquiries/count/routes.ts';
import { calendarHandlers } from './features/enquiries/desk/calendars/routes.ts';
import { customerHandlers } from './features/enquiries/desk/customer/customer-routes.ts';
import { leadHandlers } from './features/enquiries/desk/leads/lead-routes.ts';
import { liveLeadHandlers } from './features/enquiries/desk/leads/live/routes.ts';
import { dutyHandlers } from './features/enquiries/desk/duty/duty-routes.ts';
import { handOverForbidden } from './features/enquiries/desk/duty/hand-over.ts';
import {
  countOfBranch,
  moveFromDeleted,
} from './features/enquiries/desk/rows/branch-move-repository.ts';
import { deskViewHandlers } from './features/enquiries/desk/views/routes.ts';
import { createDeskLook, type LookAtDesk } from './features/enquiries/desk/first-look.ts';
import { manyHandlers } from './features/enquiries/desk/many/routes.ts';
import { insightHandlers } from './features/enquiries/desk/insights/routes.ts';
import { deskHandlers } from './features/enquiries/desk/routes.ts';
import { quotationHandlers } from './features/enquiries/desk/quotations/routes.ts';
import type { QuoteCard } from './features/enquiries/desk/quotations/change-quotations.ts';
import { erasureHandlers } from './features/enquiries/erase/routes.ts';
import {
  issueExportTicket,
  spendExportTicket,
} from './features/enquiries/export/export-tickets.ts';
import { exportHandlers } from './features/enquiries/export/routes.ts';
import { programHandlers } from './features/enquiries/program/routes.ts';
import { submissionHandlers } from './features/enquiries/submit/routes.ts';
import { reportHandlers } from './features/enquiries/list/routes.ts';
import { createKeyFinder } from './features/keys/keys.ts';
import { keyHandlers } from './features/keys/routes.ts';
import type { Channels } from './features/messages/message.ts';
import { createReplyMails } from './features/messages/reply-mails.ts';
import { createPush } from './features/messages/push/push.ts';
import { forgetDevice, forgetOthersDevices } from './features/messages/push/push-repository.ts';
import { pushHandlers } from './features/messages/push/routes.ts';
import { messageHandlers } from './features/messages/routes.ts';
import { webhookHandlers } from './features/messages/hooks/routes.ts';
import { createUntoldMark } from './features/messages/write-messages.ts';
import { findUsedReply } from './features/replies/reply-repository.ts';
import { replyHandlers } from './features/replies/routes.ts';
import { findBranchCard } from './features/settings/branch-card.ts';
import { createAnsweringSource } from './features/settings/answering-source.ts';
import { findCardRates } from './features/settings/card-rates.ts';
import { isReadReference } from './features/enquiries/reads-repository.ts';
import { findBranchContact, findShowroom } from './features/settings/find-showroom.ts';
import type { DealershipSource } from './features/settings/dealership-source.ts';
import { backupHandlers } from './features/backup/routes.ts';
import { takeoutHandlers } from './features/backup/takeout/routes.ts';
import { fixedSettings } from './features/settings/fixed-settings.ts';
import { addOwnPictures } from './features/settings/own-picture-forms.ts';
import { findRetention } from './features/settings/retention-setting.ts';
import { readSettingHistory, settingsHandlers } from './features/settings/routes.ts';
import { tapCountHandlers, tapHandlers } from './features/taps/routes.ts';
import { addCalls } from './http/calls/add-calls.ts';
import { createDraftSight, type SeesDrafts } from './http/calls/drafts.ts';
import { apiDocumentHandlers } from './http/calls/api-document.ts';
import { answerNotFound, createErrorHandler } from './http/calls/error-handler.ts';
import { addHealthRoutes } from './http/server/health.ts';
import { refuseMissingHost } from './http/server/http-server.ts';
import type { Metrics } from './http/server/metrics.ts';
import { leadLostShare } from './http/answers/lost-share.ts';
import { findDocumentsByLanguage } from './http/answers/locale-of.ts';
import { refuseNulInAddress } from './http/answers/refuse-nul.ts';
import { createRequestLog } from './http/server/request-log.ts';
import type { PasswordAgain } from './http/calls/password-again.ts';
import { createKeyCheck } from './http/calls/require-key.ts';
import { requireSession } from './http/calls/require-session.ts';
import { createStaffAddresses } from './http/server/staff-addresses.ts';
import { refuseForeignOrigin, refuseForeignPages } from './http/calls/same-origin.ts';
import { securityHeaders } from './http/server/security-headers.ts';
import { addBuiltInPictures, addUploadedPictures } from './http/upload/served-pictures.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { Sheets } from './sheets/sheets.ts';
import type { Needs } from './needs.ts';

/** The dependencies of the application; tests pass their own clock and database. */
export interface AppDeps
  extends
    DealershipSource,
    Needs<'db' | 'clock' | 'log' | 'pictures' | 'images' | 'heic' | 'onStored'> {
  /** The same database, for the work of staff that may take long (`openDatabases`). */
  staffDb: Database;
  drawing: Drawing;
  sheets: Sheets;
  config: Pick<
    Config,
    | ('jwtSecret' | 'rateLimits' | 'retentionMonths' | 'siteUrl' | 'tracking' | 'trustProxy')
    | ('mail' | 'webhook' | 'isDemo' | 'allowsPrivate')
  >;
  channels?: Channels;
  /** Time until a failed test of a device is answered, in ms; shorter in tests. */
  failedTestMs?: number;
  /** Aborted when the server stops, so that waiting requests are answered. */
  stopping?: AbortSignal;
  /** Absent without `METRICS`. */
  metrics?: Metrics;
  /** Files and pages for browsers; absent for the API alone. */
  site?: (sight: Sight) => RequestHandler;
}

/** What documents are made from beside the catalogue, and their parts that only some visitors see. */
export interface Sight {
  seesDrafts: SeesDrafts;
  lookAtDesk: LookAtDesk;
  findCardRates: FindCardRates;
}

function gatherDeps(given: Omit<AppDeps, 'site'>) {
  const isSecure = given.config.siteUrl?.startsWith('https:') ?? false;
  const fixed = fixedSettings(given.config);
  const own = {
    ...given,
    isSecure,
    fixed,
    audit: createAuditTrail(given),
    published: createPublishedCache(given),
    settings: createPublishedCache(given, 'settings'),
    answering: createAnsweringSource(given),
    ...createCookies({ isSecure }),
    passkeySite: createPasskeySite(given.config.siteUrl),
    limitLogin: createLoginLimit(given),
    staffAddresses: createStaffAddresses(),
    notifyOfRefused: createRefusalNotifier(given),
    untoldMark: createUntoldMark(given),
    push: createPush(given),
    leaveBrowser: forgetDevice,
    takeBrowser: forgetOthersDevices,
    tokens: createSessionTokens(given.config.jwtSecret),
  };
  const authenticate = createRequestAuthentication(own);
  const rates = () => findCardRates(given.db, given.config);
  return {
    ...own,
    authenticate,
    confirmConsents,
    noteOptIns,
    readConsents,
    consents: createConsentErasure(given),
    findUsedReply,
    findCardRates: rates,
    makeCard: createCardMaker({ db: given.db, findCardRates: rates }),
    quoteCard: ((asked) =>
      quoteCard({ db: given.db, findCardRates: rates }, asked)) satisfies QuoteCard,
    findShowroom: (id: number | null) => findShowroom(given.db, id),
    findBranchContact: (id: number) => findBranchContact(given.db, id),
    replyMails: createReplyMails(given),
    handOver: handOverForbidden,
    notifyPlanner: notifyOne,
    /** The hash of a request's browser if it has a device cookie, and the browser's name. */
    browserOf: (request: Request) => ({
      hash: browserOf(own.deviceCookie, request),
      label: deviceOf(request.get('User-Agent')),
    }),
    seesDrafts: createDraftSight(authenticate),
    checkPassword: (asked: PasswordAgain) => afterOwnPassword(own, asked, () => Promise.resolve()),
    retention: {
      find: () => findRetention(given.db, fixed),
      readHistory: () => readSettingHistory(given.db, { dealerId: 0, name: 'retention' }),
    },
  };
}

/** The whole application; it never listens. */
export function createApp({ site, ...given }: AppDeps): Express {
  const deps = gatherDeps(given);
  const { authenticate } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.config.trustProxy);
  if (deps.metrics) app.use(deps.metrics.observeRequests);
  app.use(createRequestLog(deps.log));
  app.use(securityHeaders(deps.isSecure));
  app.use(refuseMissingHost);
  app.use(refuseNulInAddress);
  app.use(findDocumentsByLanguage);
  addHealthRoutes(app, () => isReady(deps.db));
  // Before it: what the system of a phone shares has no origin.
  if (site) app.post(OFFICE_SHARE, leadLostShare);
  app.use(refuseForeignOrigin(deps.config.siteUrl));

  // All in one router: every route that is tried before the matching one costs time.
  addCalls(app, handlersOf(deps), () => {
    addUploadedPictures(app, deps.images);
    addOwnPictures(app, { ...deps, findModelPicture: (key) => findLeadPicture(deps.db, key) });
    addBuiltInPictures(app, deps.pictures);
    // Deny by default: everything under /api that is not a public call needs a session.
    app.use(
      '/api',
      cookieParser(),
      refuseForeignPages,
      requireSession(authenticate, deps.staffAddresses.note),
    );
  });

  // There are no pages under /api: unknown addresses are answered in JSON too.
  app.use('/api', answerNotFound);

  if (site) {
    const toMe = (session: Session) => toCurrentSession(session, deps);
    const lookAtDesk = createDeskLook({ ...deps, db: deps.staffDb, toMe });
    app.use(site({ ...deps, lookAtDesk }));
  }
  app.use(answerNotFound);
  app.use(createErrorHandler(deps.log));
  return app;
}

/** A handler for every call: a missing one fails to compile, or stops the start. */
function handlersOf(deps: ReturnType<typeof gatherDeps>): Parameters<typeof addCalls>[1] {
  const long = { ...deps, ...deps.drawing, db: deps.staffDb };
  return {
    named: {
      ...catalogueHandlers(deps),
      ...priceRatesHandlers(deps),
      ...documentHandlers({ ...deps, ...deps.drawing, siteUrl: deps.config.siteUrl }),
      ...tableCardHandlers({
        ...deps,
        ...deps.drawing,
        siteUrl: deps.config.siteUrl,
        findOfferCard: (id, locale) => findOfferCard(deps, id, locale),
        findBranchCard: (id, locale) => findBranchCard(deps, id, locale),
      }),
      ...contentHandlers(deps),
      ...tapHandlers(deps),
      ...consentHandlers(deps),
      ...settingsHandlers({ ...deps, countOfBranch, moveFromDeleted }),
      ...backupHandlers(deps),
      ...takeoutHandlers({
        ...long,
        tickets: {
          issue: (scope) => issueExportTicket(deps, scope, {}),
          spend: async (scope, ticket) =>
            (await spendExportTicket(deps, scope, ticket)) !== undefined,
        },
      }),
      ...authHandlers(deps),
      ...accountHandlers(deps),
      ...factorHandlers(deps),
      ...ownPhoneHandlers(deps),
      ...staffHandlers(deps),
      ...dashboardHandlers(long),
      ...deskHandlers(long),
      ...quotationHandlers({ ...deps, ...deps.drawing, siteUrl: deps.config.siteUrl }),
      ...calendarHandlers({ ...long, siteUrl: deps.config.siteUrl }),
      ...customerHandlers(long),
      ...leadHandlers(long),
      ...liveLeadHandlers(long),
      ...programHandlers(long),
      ...keyHandlers(deps),
      ...dutyHandlers(long),
      ...deskViewHandlers(deps),
      ...manyHandlers(long),
      ...insightHandlers(long),
      ...tapCountHandlers(long),
      ...erasureHandlers(long),
      ...catalogueAdminHandlers(deps),
      ...modelHandlers(deps),
      ...priceListHandlers(long),
      ...stockHandlers(long),
      ...contentAdminHandlers(deps),
      ...messageHandlers(long),
      ...webhookHandlers(deps),
      ...pushHandlers(deps),
      ...replyHandlers(deps),
      ...alertHandlers(deps),
      ...auditHandlers({ ...long, isReadReference }),
      ...apiDocumentHandlers(),
    },
    requireKey: createKeyCheck({ ...deps, findKey: createKeyFinder(deps) }),
    made: { ...submissionHandlers(deps), ...exportHandlers(long), ...reportHandlers(long) },
  };
}
