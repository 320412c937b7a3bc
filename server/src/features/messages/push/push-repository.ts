import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { dayOf, pushLimits } from '@dealership/shared';
import { deleteRows, idsOf, insertIfNew, insertRow, updateRows } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';
import type { PushDevicesTable, PushKeysTable } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';

export type PushDevice = Selectable<PushDevicesTable>;

/** The subscription that a browser sends to get alerts. */
export type NewDevice = Omit<
  Insertable<PushDevicesTable>,
  'id' | 'endpoint_digest' | 'created_at' | 'used_at'
>;

/** The only row of the keys. */
export const ONLY = 1;

/** Stores a pair, unless the stored one is no longer the expected one; devices of the earlier pair are forgotten. */
export async function replaceKeys(
  transaction: Database,
  { expected, next }: { expected: string | undefined; next: Omit<PushKeysTable, 'id'> },
): Promise<void> {
  if (expected === undefined) {
    await insertIfNew(transaction, 'push_keys', { id: ONLY, ...next });
    return;
  }
  const equal = { id: ONLY, sealed: expected };
  const isReplaced = (await updateRows(transaction, 'push_keys', { equal, set: next })) > 0;
  if (isReplaced) await transaction.deleteFrom('push_devices').execute();
}

/**
 * The devices that get alerts for a person now (rules: push-devices), the newest first: none of an account that may not
 * be used, nor in a browser that the account does not know any more or that another person has signed in with since.
 */
export async function listDevices(db: Database, userId: string, now: number) {
  return db
    .selectFrom('push_devices as device')
    .innerJoin('admin_users', 'admin_users.user_id', 'device.user_id')
    .innerJoin('login_devices as own', (join) =>
      join.onRef('own.hash', '=', 'device.browser').onRef('own.user_id', '=', 'device.user_id'),
    )
    .selectAll('device')
    .where('device.user_id', '=', userId)
    .where('is_active', '=', 1)
    .where(({ eb, or }) => or([eb('expire_date', 'is', null), eb('expire_date', '>=', dayOf(now))]))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('login_devices as other')
            .select('other.hash')
            .whereRef('other.hash', '=', 'device.browser')
            .whereRef('other.user_id', '!=', 'device.user_id')
            .whereRef('other.used_at', '>', 'own.used_at'),
        ),
      ),
    )
    .orderBy('device.id', 'desc')
    .execute();
}

/** Deletes devices whose browser is no longer among those of their account, for one person or for everybody. */
export async function forgetUnknownBrowsers(db: Database, userId?: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Read first, since MySQL would lock the browsers, too.
    const rows = await transaction
      .selectFrom('push_devices as device')
      .leftJoin('login_devices as own', (join) =>
        join.onRef('own.hash', '=', 'device.browser').onRef('own.user_id', '=', 'device.user_id'),
      )
      .select('device.id')
      .where('own.hash', 'is', null)
      .$if(userId !== undefined, (query) => query.where('device.user_id', '=', userId ?? ''))
      .execute();
    await deleteDevices(transaction, rows);
  });
}

/**
 * Has a browser show alerts for one person, and for no other any more. A device that is there already keeps its row, so
 * that waiting messages still reach it.
 * @returns whether it is new to them
 */
export async function storeDevice(transaction: Database, device: NewDevice, now: number) {
  const digest = createHash('sha256').update(device.endpoint).digest('base64url');
  const { user_id, browser } = device;
  const found = await transaction
    .selectFrom('push_devices')
    .selectAll()
    .where(({ eb, or }) => or([eb('endpoint_digest', '=', digest), eb('browser', '=', browser)]))
    .orderBy('id', 'desc')
    .execute();
  const own = found.find((each) => each.user_id === user_id && each.browser === browser);
  await deleteDevices(
    transaction,
    found.filter((each) => each !== own),
  );
  const next = { ...device, endpoint_digest: digest };
  if (own) {
    await updateRows(transaction, 'push_devices', { equal: { id: own.id }, set: next });
    return false;
  }
  await insertRow(transaction, 'push_devices', { ...next, created_at: now, used_at: null });
  await forgetUnknownBrowsers(transaction, user_id);
  const kept = await transaction
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .execute();
  await deleteDevices(transaction, kept.slice(pushLimits.devices));
  return true;
}

async function deleteDevices(transaction: Database, devices: readonly Pick<PushDevice, 'id'>[]) {
  if (devices.length === 0) return;
  await transaction.deleteFrom('push_devices').where('id', 'in', idsOf(devices)).execute();
}

/** Stops alerts in a browser for a person who signs out in it. */
export async function forgetDevice(
  transaction: Database,
  { userId, browser }: { userId: string; browser: string },
): Promise<void> {
  await deleteRows(transaction, 'push_devices', { user_id: userId, browser });
}

/** Stops alerts in a browser for everybody else when a person signs in with it. */
export async function forgetOthersDevices(
  transaction: Database,
  { userId, browser }: { userId: string; browser: string },
): Promise<void> {
  await transaction
    .deleteFrom('push_devices')
    .where('browser', '=', browser)
    .where('user_id', '!=', userId)
    .execute();
}
