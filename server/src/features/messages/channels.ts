import { offerWays, type Consent } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { createHooks } from './hooks/hooks.ts';
import { createMail } from './mail.ts';
import type { Channels, ReadAlert } from './message.ts';
import { readModels } from './outbox-repository.ts';
import { createPush } from './push/push.ts';
import { createWebhook } from './webhook.ts';

interface Sources extends Needs<'db' | 'clock' | 'dealership'> {
  /** Finds the consents that count now for some numbers; passed in by the consents feature. */
  readConsents: (db: Database, mobiles: readonly string[]) => Promise<Consent[]>;
  /** Reads the alert for staff; passed in by the part that knows the desk. */
  readAlert: ReadAlert;
}

/**
 * The channels that the environment configures, and programs and devices, whose addresses staff add. The demo has none.
 * Nothing is connected before there is a message.
 */
export function openChannels(
  config: Pick<Config, 'mail' | 'webhook' | 'isDemo' | 'jwtSecret' | 'siteUrl' | 'allowsPrivate'>,
  deps: Sources,
): Channels {
  const { mail, webhook, siteUrl, allowsPrivate } = config;
  const { db, dealership, readConsents, readAlert } = deps;
  const findModel = async (sent: string) => (await readModels(db))(sent);
  const mayOffer = async (mobile: string) =>
    offerWays(await readConsents(db, [mobile])).includes('mail');
  return {
    ...(mail && {
      mail: createMail(mail, { dealership, findModel, mayOffer, readAlert, siteUrl }),
    }),
    ...(webhook && { webhook: createWebhook(webhook, { allowsPrivate }) }),
    ...(!config.isDemo && {
      hook: createHooks({ db, config }).deliver,
      push: createPush({ ...deps, config }).deliver(readAlert),
    }),
  };
}
