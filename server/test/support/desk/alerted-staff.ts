import { createHash } from 'node:crypto';
import { DAY_MS, type EnquiryKind } from '@dealership/shared';
import type { PushReceiver } from '../../../../scripts/test-run/push-receiver.mjs';
import type { Database } from '../../../src/db/open-database.ts';

/** Adds a person on duty who reads enquiries of a kind, and gets alerts on one device, at any hour. */
export async function addAlerted(
  db: Database,
  { userId, kind, receiver }: { userId: string; kind: EnquiryKind; receiver: PushReceiver },
): Promise<void> {
  const now = Date.now();
  const person = { user_name: userId, mobile_no: '', email: '', city: '', expire_date: null };
  await db
    .insertInto('admin_users')
    .values({
      user_id: userId,
      ...person,
      password_hash: '',
      is_active: 1,
      role: 'sales',
      kinds: kind,
      created_at: now,
      on_duty_until: now + DAY_MS,
    })
    .execute();
  const choices = { mail: [], push: ['new', 'due', 'critical', 'booked'], quiet: null };
  await db
    .insertInto('alert_choices')
    .values({ user_id: userId, choices: JSON.stringify(choices) })
    .execute();
  const browser = createHash('sha256').update(userId).digest('base64url');
  await db
    .insertInto('login_devices')
    .values({ hash: browser, user_id: userId, used_at: now })
    .execute();
  const subscription = receiver.subscribe(`/${userId}`);
  await db
    .insertInto('push_devices')
    .values({
      ...subscription,
      user_id: userId,
      browser,
      label: 'Chrome on Android',
      endpoint_digest: createHash('sha256').update(subscription.endpoint).digest('base64url'),
      created_at: now,
      used_at: null,
    })
    .execute();
}
