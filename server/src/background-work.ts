import type { Needs } from './needs.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import type { Config } from './config.ts';
import { purgeDeleted } from './db/dialect.ts';
import type { Database } from './db/open-database.ts';
import { deleteExpired } from './db/rows.ts';
import { deleteFailuresOutsideWindow } from './features/auth/limits/login-limit.ts';
import { notifyOne } from './features/auth/limits/alert-repository.ts';
import { removeDeletedModels } from './features/catalogue/models/edit-model.ts';
import { applyDuePrices } from './features/catalogue/prices/planned-prices.ts';
import { publishDue } from './features/catalogue/models/publish-model.ts';
import { removeDeletedContent } from './features/content/remove-content.ts';
import {
  bringBackPictures,
  forgetPictures,
  sweepPictures,
} from './features/content/sweep-pictures.ts';
import { notifyStaff } from './features/enquiries/desk/alerts/send-alerts.ts';
import { startDeskWork, tidyDesk } from './features/enquiries/desk/desk-work.ts';
import { createConsentErasure } from './features/consents/withdraw.ts';
import { runRetention } from './features/enquiries/erase/erase-expired.ts';
import { forgetMessages, startDelivery } from './features/messages/deliver.ts';
import type { Channels } from './features/messages/message.ts';
import { forgetNetworks, insertMessages } from './features/messages/outbox-repository.ts';
import { forgetUnknownBrowsers, listDevices } from './features/messages/push/push-repository.ts';
import { createAnsweringSource } from './features/settings/answering-source.ts';
import { removeDeletedBranches } from './features/settings/branches.ts';
import { createArrivalNotifier } from './features/messages/write-messages.ts';
import { fixedSettings } from './features/settings/fixed-settings.ts';
import { findConfirmationLimit } from './features/settings/settings-repository.ts';
import { findRetention } from './features/settings/retention-setting.ts';
import { startDailyJobs } from './jobs/daily-jobs.ts';
import { startRepeatedJob } from './jobs/repeated-job.ts';

interface Deps extends Needs<'db' | 'clock' | 'log' | 'images'> {
  config: Pick<
    Config,
    ('objectStore' | 'retentionMonths' | 'tracking') | ('jwtSecret' | 'mail' | 'webhook')
  >;
  channels?: Channels;
}

/** Expired data stay for this much longer at most. */
const PURGE_EVERY_MS = 60_000;

/** Longest delay of planned publications and prices. */
const PUBLISH_EVERY_MS = 10_000;

/** Longest delay of alerts for staff. */
const ALERT_EVERY_MS = 3000;

/**
 * Starts the server's background jobs. `stop` ends them, after the work in progress; `wake` is called when an enquiry
 * has arrived.
 */
export function startBackgroundWork(deps: Deps) {
  const { clock, log, config } = deps;
  const audit = createAuditTrail({ clock, log });
  const consents = createConsentErasure(deps);
  const answering = createAnsweringSource(deps);
  const notifyOfArrivals = createArrivalNotifier(deps);
  const desk = startDeskWork({ ...deps, answering, audit, notifyOfArrivals });
  const delivery = startDelivery({
    ...deps,
    channels: deps.channels ?? {},
    confirmationLimit: () => findConfirmationLimit(deps.db),
  });
  const pushDevicesOf = async (db: Database, userId: string) =>
    (await listDevices(db, userId, clock())).map(({ id }) => id);
  const alerts = startRepeatedJob(log, {
    event: 'telling staff failed',
    everyMs: ALERT_EVERY_MS,
    run: () =>
      notifyStaff({
        ...deps,
        answering,
        pushDevicesOf,
        hasMail: deps.channels?.mail !== undefined,
        storeMessages: insertMessages,
      }),
  });
  const jobs = [
    desk,
    delivery,
    alerts,
    startDailyJobs(deps, {
      retention: async () => {
        // Read each time: an owner may have changed it since the server started.
        const { months } = await findRetention(deps.db, fixedSettings(config));
        await runRetention({ ...deps, audit, consents, config: { retentionMonths: months } });
      },
      content: () => removeDeletedContent(deps),
      unnamed: () => forgetPictures(deps),
      pictures: () => sweepPictures(deps),
      models: () => removeDeletedModels({ ...deps, audit }),
      desk: () => tidyDesk(deps),
      messages: () => forgetMessages(deps),
      devices: () => forgetUnknownBrowsers(deps.db),
      branches: () => removeDeletedBranches({ ...deps, audit }),
    }),
    startPurging(deps),
    startRepeatedJob(log, {
      event: 'publishing what is planned failed',
      everyMs: PUBLISH_EVERY_MS,
      run: async () => {
        await publishDue({ ...deps, audit, notifyPlanner: notifyOne });
        await applyDuePrices({ ...deps, audit });
      },
    }),
  ];
  const pictureWork = bringBackPictures(deps).catch((error: unknown) => {
    // The site starts without its uploaded pictures, but the operator sees the error at once.
    const event = config.objectStore
      ? 'object storage cannot be used'
      : 'folder of pictures cannot be used';
    log.error({ err: error, event });
  });
  return {
    wake: () => {
      desk.wake();
      delivery.wake();
    },
    stop: async () => {
      await Promise.all([pictureWork, ...jobs.map((job) => job.stop())]);
    },
  };
}

/**
 * Regularly deletes expired data: unused export tickets (they hold the search term), failed logins outside the window,
 * expired links for passwords and challenges of passkeys, networks of confirmations, and the content of SQLite's
 * write-ahead log, which keeps erased rows while another program reads, even after a restart.
 */
export function startPurging(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { everyMs = PURGE_EVERY_MS } = {},
) {
  return startRepeatedJob(log, {
    event: 'clearing what should be gone failed',
    everyMs,
    run: async () => {
      await deleteExpired(db, 'export_tickets', clock());
      await deleteFailuresOutsideWindow(db, clock());
      await deleteExpired(db, 'spent_challenges', clock());
      await deleteExpired(db, 'password_links', clock());
      await forgetNetworks(db, clock());
      await purgeDeleted(db);
    },
  });
}
