import type { Dealership, Locale } from '@dealership/shared';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { createMail } from './mail.ts';
import type { Channels } from './message.ts';
import { findModelName } from './outbox-repository.ts';
import { createWebhook } from './webhook.ts';

/** The channels that the environment configures; nothing is connected before there is a message. */
export function openChannels(
  { mail, webhook }: Pick<Config, 'mail' | 'webhook'>,
  { db, dealership }: { db: Database; dealership: (locale: Locale) => Promise<Dealership> },
): Channels {
  const findModel = (sent: string) => findModelName(db, sent);
  return {
    ...(mail && { mail: createMail(mail, { dealership, findModel }) }),
    ...(webhook && { webhook: createWebhook(webhook) }),
  };
}
