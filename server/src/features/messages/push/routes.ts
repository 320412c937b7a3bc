import { problem } from '@dealership/shared';
import type { Request } from 'express';
import type { Needs } from '../../../needs.ts';
import type { Config } from '../../../config.ts';
import { isDuplicate } from '../../../db/dialect.ts';
import { deleteRows, findRow } from '../../../db/rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { invalidInput, malformed, notFound } from '../../../errors/app-error.ts';
import { localeOf } from '../../../http/answers/locale-of.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { idParam } from '../../../http/calls/id-param.ts';
import type { Push } from './push.ts';
import { listDevices, storeDevice, type NewDevice } from './push-repository.ts';

interface Deps extends Needs<'db' | 'clock' | 'audit'> {
  config: Pick<Config, 'allowsPrivate' | 'isDemo'>;
  push: Push;
  /** The hash of a request's browser if an account has signed in with it, and the browser's name. */
  browserOf: (request: Request) => { hash: string | undefined; label: string };
}

/** The devices that get a person's alerts (rules: push-devices). */
export function pushHandlers({ db, clock, audit, config, push, browserOf }: Deps) {
  return {
    'GET /api/push': async ({ request, by }) => {
      const { hash } = browserOf(request);
      // A new key pair removes all devices.
      const publicKey = await push.publicKey();
      const devices = await listDevices(db, by, clock());
      return {
        is_demo: config.isDemo,
        public_key: publicKey,
        devices: devices.map(({ id, label, created_at, used_at, browser }) => ({
          id,
          label,
          added: created_at,
          used: used_at,
          current: browser === hash,
        })),
      };
    },
    'POST /api/push/devices': async ({ request, body, by: userId, answers }) => {
      const { hash: browser, label } = browserOf(request);
      if (config.isDemo) throw malformed((texts) => texts.demoSendsNothing);
      if (!isPushAddress(body.endpoint, config)) {
        throw invalidInput({ endpoint: problem('invalid') });
      }
      // The account must have signed in with the browser, and the browser still be known for it.
      const known =
        browser && (await findRow(db, 'login_devices', { hash: browser, user_id: userId }));
      if (!known) throw malformed((texts) => texts.deviceUnknown);
      await store({ db, clock, audit }, { ...body, browser, label, user_id: userId });
      return { message: answers.deviceAdded };
    },
    'DELETE /api/push/devices/:id': async ({ request, by, answers }) => {
      const own = { id: idParam(request.params.id), user_id: by };
      await inTransaction(db, async (transaction) => {
        const device = await findRow(transaction, 'push_devices', own);
        if (!device) throw notFound('device');
        await deleteRows(transaction, 'push_devices', own);
        const event = { action: 'alerts switched off', what: device.label } as const;
        await audit({ userId: by, ...event }, transaction);
      });
      return { message: answers.deviceRemoved };
    },
    'POST /api/push/test': async ({ request, by }) => ({
      devices: await push.test(by, localeOf(request)),
    }),
  } satisfies Partial<NamedHandlers>;
}

/** When a subscription arrives twice at once, even from two accounts, the later call tries again and is stored. */
async function store(
  { db, clock, audit }: Pick<Deps, 'db' | 'clock' | 'audit'>,
  device: NewDevice,
  { isSecondTry = false } = {},
): Promise<void> {
  try {
    await inTransaction(db, async (transaction) => {
      if (!(await storeDevice(transaction, device, clock()))) return;
      const event = { action: 'alerts switched on', what: device.label } as const;
      await audit({ userId: device.user_id, ...event }, transaction);
    });
  } catch (error) {
    if (isSecondTry || !isDuplicate(error)) throw error;
    await store({ db, clock, audit }, device, { isSecondTry: true });
  }
}

function isPushAddress(text: string, { allowsPrivate }: Pick<Config, 'allowsPrivate'>): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  const isSecure = protocol === 'https:' || (allowsPrivate && protocol === 'http:');
  return isSecure && username === '' && password === '';
}
