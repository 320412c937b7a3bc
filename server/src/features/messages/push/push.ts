import { generateKeyPairSync } from 'node:crypto';
import type { RequestOptions } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  DAY_MS,
  DEFAULT_LOCALE,
  textsIn,
  OFFICE_START,
  type Dealership,
  type DevicesTested,
  type Locale,
} from '@dealership/shared';
import type { RequestOptions as PushOptions } from 'web-push';
import type { Needs } from '../../../needs.ts';
import { timeLimit } from '../../../time-limit.ts';
import type { Config } from '../../../config.ts';
import { deleteRows, findRow, pick, updateRows } from '../../../db/rows.ts';
import { inTransaction, untilUnlocked } from '../../../db/transaction.ts';
import { createEncrypter, type Encrypter } from '../../../http/calls/encrypted.ts';
import { Undelivered, type AlertWords, type Deliver, type ReadAlert } from '../message.ts';
import { newMessageId } from '../outbox-repository.ts';
import { createPost } from '../post.ts';
import { listDevices, ONLY, replaceKeys, type PushDevice } from './push-repository.ts';

/**
 * How long a push service keeps a message for a device that is switched off, in seconds: it is only useful that day.
 */
const KEPT_SECONDS = DAY_MS / 1000;

const LONGEST_TEST_MS = 12_000;

/**
 * A failed test is answered after this long, however soon it failed: a name in the inner network is found sooner than
 * one that does not exist.
 */
const FAILED_TEST_MS = 3000;

interface Deps extends Needs<'db' | 'clock'> {
  config: Pick<Config, 'jwtSecret' | 'siteUrl' | 'allowsPrivate'>;
  dealership: (locale: Locale) => Promise<Pick<Dealership, 'email'>>;
  /** Looks up names, which must not lead into a private network; replaced in tests. */
  lookup?: RequestOptions['lookup'];
  /** Absent: nothing is logged. */
  log?: Logger;
  /** Time until a failed test is answered, in ms; shorter in tests. */
  failedTestMs?: number;
}

/** The text that a device shows; nothing about a customer (rules: push-says). */
interface Shown extends Pick<AlertWords, 'title' | 'path'> {
  /** Id of the message: a copy replaces the first one. */
  id: string;
  isUrgent: boolean;
}

export type Push = ReturnType<typeof createPush>;

/** Sends alerts to the devices of staff by Web Push (RFC 8030, 8188, 8291, 8292). */
export function createPush(deps: Deps) {
  const { db, clock, config, dealership, lookup, log, failedTestMs = FAILED_TEST_MS } = deps;
  const encrypter = createEncrypter(config.jwtSecret, 'push-keys');
  const post = createPost({ allowsPrivate: config.allowsPrivate, ...(lookup && { lookup }) });
  const readKeys = () => readPushKeys(deps, encrypter);

  const subject = async () => {
    // Push services write to this address when something is wrong; they refuse any other scheme.
    if (config.siteUrl?.startsWith('https:')) return config.siteUrl;
    return `mailto:${(await dealership(DEFAULT_LOCALE)).email}`;
  };
  const send = async (device: PushDevice, shown: Shown, signal: AbortSignal) => {
    const keys = await readKeys();
    const { isUrgent, ...payload } = shown;
    const request = await encrypt(device, JSON.stringify(payload), {
      vapidDetails: { subject: await subject(), ...keys },
      TTL: KEPT_SECONDS,
      urgency: isUrgent ? 'high' : 'normal',
    });
    const status = await post(new URL(device.endpoint), request, signal).catch(asFinal);
    if (status === 404 || status === 410) {
      // Unless its address has changed meanwhile.
      const { id, endpoint_digest } = device;
      await untilUnlocked(() => deleteRows(db, 'push_devices', { id, endpoint_digest }));
    }
    const failure = failureOf(status);
    if (failure) throw failure;
    const used = { equal: { id: device.id }, set: { used_at: clock() } };
    await untilUnlocked(() => updateRows(db, 'push_devices', used));
  };

  const testOne = async (device: PushDevice, language: Locale): Promise<'unknown' | null> => {
    const pause = sleep(failedTestMs, undefined, { ref: false });
    const { test: title } = textsIn(language).pushes;
    const shown = { id: newMessageId(), title, path: OFFICE_START, isUrgent: true };
    try {
      await send(device, shown, timeLimit(LONGEST_TEST_MS));
      return null;
    } catch (error) {
      const failure = error instanceof Undelivered ? error.failure : 'unknown';
      log?.warn({ event: 'push test not delivered', failure });
      await pause;
      return 'unknown';
    }
  };

  return {
    publicKey: async () => (await readKeys()).publicKey,
    /** Sends a test in their language to each of a person's devices at once. */
    test: async (userId: string, language: Locale): Promise<DevicesTested['devices']> => {
      const devices = await listDevices(db, userId, clock());
      return Promise.all(
        devices.map(async (device) => ({
          ...pick(device, 'id', 'label'),
          failure: await testOne(device, language),
        })),
      );
    },
    deliver:
      (readAlert: ReadAlert): Deliver =>
      async (message, signal) => {
        const { kind, messageId: id } = message;
        if (kind !== 'alert' && kind !== 'digest' && kind !== 'weekly') {
          throw new Undelivered('unknown', { isFinal: true });
        }
        const { userId, device: wanted } = message.payload;
        const devices = await listDevices(db, userId, clock());
        const device = devices.find((each) => each.id === wanted);
        const words = device && (await readAlert(message));
        if (!words) return;
        const { title, path } = words;
        await send(device, { id, title, path, isUrgent: kind === 'alert' }, signal);
      },
  };
}

/** Headers and body that only the device can decrypt. */
async function encrypt(
  { endpoint, p256dh, auth }: PushDevice,
  payload: string,
  options: PushOptions,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  // Loaded at its first use: a start must not wait for it.
  const { default: webPush } = await import('web-push');
  try {
    const subscription = { endpoint, keys: { p256dh, auth } };
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, options);
    return { headers, body };
  } catch {
    // Its key is not a point on the curve. Never log the error itself: it may contain the key.
    throw new Undelivered('refused', { isFinal: true });
  }
}

/** An address that leads elsewhere today will do so tomorrow, too. */
function asFinal(error: unknown): never {
  if (!(error instanceof Undelivered)) throw error;
  const { failure } = error;
  const isFinal = failure === 'redirect' || failure === 'private-address';
  throw new Undelivered(failure, { isFinal });
}

/** Reads the outcome from a push service's answer (RFC 8030, 5 to 8). */
function failureOf(status: number): Undelivered | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return new Undelivered('address', { isFinal: true });
  if (status === 429 || status >= 500) return new Undelivered('later');
  return new Undelivered('refused', { isFinal: true });
}

/** The key pair that identifies this dealership to push services (VAPID, RFC 8292), base64url. */
interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair, made at its first use, or when it can no longer be decrypted: then no device can be reached any more,
 * and all are forgotten (rules: push-keys).
 */
async function readPushKeys({ db, clock }: Deps, encrypter: Encrypter): Promise<PushKeys> {
  const read = async () => {
    const found = await findRow(db, 'push_keys', { id: ONLY });
    const privateKey = found && encrypter.decrypt(found.sealed);
    const keys = privateKey !== undefined && { publicKey: found?.public_key ?? '', privateKey };
    return { found, keys };
  };
  const { found, keys } = await read();
  if (keys) return keys;
  const { publicKey, privateKey } = makeKeys();
  const next = {
    public_key: publicKey,
    sealed: encrypter.encrypt(privateKey),
    created_at: clock(),
  };
  await inTransaction(db, (transaction) =>
    replaceKeys(transaction, { expected: found?.sealed, next }),
  );
  // Two that ask at once both get the pair that was stored.
  const stored = await read();
  if (!stored.keys) throw new Error('Another server encrypts with another JWT_SECRET.');
  return stored.keys;
}

function makeKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}
