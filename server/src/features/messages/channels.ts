import { offerWays, type Consent, type Dealership, type Locale } from '@dealership/shared';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { createMail } from './mail.ts';
import type { Channels } from './message.ts';
import { findModelName } from './outbox-repository.ts';
import { createWebhook } from './webhook.ts';

interface Sources {
  db: Database;
  dealership: (locale: Locale) => Promise<Dealership>;
  /** What counts now of what numbers have agreed to; passed in by the consents feature. */
  readConsents: (db: Database, mobiles: readonly string[]) => Promise<Consent[]>;
}

/** The channels that the environment configures; nothing is connected before there is a message. */
export function openChannels(
  { mail, webhook, siteUrl }: Pick<Config, 'mail' | 'webhook' | 'siteUrl'>,
  { db, dealership, readConsents }: Sources,
): Channels {
  const findModel = (sent: string) => findModelName(db, sent);
  const mayOffer = async (mobile: string) =>
    offerWays(await readConsents(db, [mobile])).includes('mail');
  return {
    ...(mail && { mail: createMail(mail, { dealership, findModel, mayOffer, siteUrl }) }),
    ...(webhook && { webhook: createWebhook(webhook) }),
  };
}
