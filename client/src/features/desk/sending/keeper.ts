import { UNATTENDED_HEADER, type DeskDetail } from '@dealership/shared';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { changedMeanwhile } from '../../../lib/calls/changed-meanwhile.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import type { SaidStep, WaitingStep } from '../../../lib/staff/waiting-steps.ts';
import { setKeeper } from './keep-step.ts';
import { reasonOf, sendStep } from './send-step.ts';
import { importKey } from './encrypt.ts';
import { openWaitingList, type WaitingList } from './waiting-list.ts';

/** Interval between tries, in ms: a phone does not always report that its connection is back. */
const TRY_EVERY_MS = 10_000;

/** Time until the first retry, in ms. */
const FIRST_TRY_MS = 2000;

/** One tab of this browser sends at a time, and notifies the others of changes. */
const NAME = 'office-waiting';

interface KeeperOptions {
  /** User id of the signed-in user. */
  owner: string;
  /** Gets the enquiry's state after a step was sent. */
  onSent: (detail: DeskDetail) => void;
  /** Every step that could be sent was sent; gets their number. */
  onAllSent: (count: number) => void;
  /** Gets the number of steps that can no longer be read: the server has deleted this browser's key. */
  onLost: (count: number) => void;
}

/**
 * Keeps a user's steps on this phone while there is no connection, encrypted with a key that the server gives to this
 * user only, and sends each once when the connection is back (rules: without-a-line).
 * @returns a function that ends this, and removes the key from memory
 */
export function startKeeper({ owner, ...on }: KeeperOptions): () => void {
  // Browsers do not encrypt on a page that is not served securely.
  if (!window.isSecureContext) return () => undefined;
  const over = new AbortController();
  const { signal } = over;
  const others = new BroadcastChannel(NAME);
  const waiting = openWaitingList(owner, signal);
  let sealing: CryptoKey | undefined;
  const sender = createSender(waiting, signal, on.onSent);

  const read = async (key: CryptoKey) => {
    const lost = await waiting.read(key);
    if (lost > 0) on.onLost(lost);
  };
  const begin = async (): Promise<CryptoKey> => {
    const asked = { signal, headers: { [UNATTENDED_HEADER]: '1' } };
    const key = await importKey((await call('POST /api/desk/offline-key', asked)).key);
    await read(key);
    signal.throwIfAborted();
    sealing = key;
    setKeeper({ keep, drop, send, takeAllTheSame });
    return key;
  };

  const keep = async (said: SaidStep): Promise<boolean> => {
    if (!sealing) return false;
    try {
      await waiting.add(sealing, said);
    } catch {
      return false;
    }
    others.postMessage('');
    // A step that failed once by chance should not wait long.
    setTimeout(send, FIRST_TRY_MS);
    // When space runs out, browsers first delete data without this protection.
    void navigator.storage.persist().catch(() => false);
    return true;
  };
  const drop = async (key: string): Promise<boolean> => {
    // It may be under way, or have arrived.
    if (sender.isSending(key) || !waiting.find(key)) return false;
    await waiting.drop(key);
    others.postMessage('');
    return true;
  };
  const takeAllTheSame = async (overtaken: WaitingStep, theirs: DeskDetail) => {
    if (!sealing) return;
    const { version } = theirs.enquiry;
    // The request differs from the overtaken one, so it needs a new key.
    const anew = { ...overtaken, version, key: randomId(), obstacle: undefined };
    await waiting.replace(sealing, overtaken.key, anew);
    send();
  };

  const sendAll = async (key: CryptoKey) => {
    // Another tab may have sent or kept steps.
    await read(key);
    const sent = await sender.sendAll(key);
    others.postMessage('');
    if (sent > 0 && waiting.sendable().length === 0) on.onAllSent(sent);
  };

  let working: Promise<void> | undefined;
  const work = async () => {
    try {
      const key = sealing ?? (await begin());
      if (waiting.sendable().length > 0) {
        await navigator.locks.request(NAME, { signal }, () => sendAll(key));
      }
    } catch (error) {
      // Other errors mean that there is no connection, or that this has ended.
      if (!sealing && isForGood(error)) clearInterval(timer);
    }
  };
  const send = () => {
    working ??= work().finally(() => {
      working = undefined;
    });
  };

  others.onmessage = () => sealing && void read(sealing);
  window.addEventListener('online', send, { signal });
  document.addEventListener('visibilitychange', send, { signal });
  const timer = setInterval(() => {
    if (!sealing || waiting.sendable().length > 0) send();
  }, TRY_EVERY_MS);
  send();

  return () => {
    over.abort();
    clearInterval(timer);
    others.close();
    sealing = undefined;
    setKeeper(undefined);
  };
}

/** Sends the waiting steps one after the other, until the connection is lost. */
function createSender(waiting: WaitingList, signal: AbortSignal, onSent: KeeperOptions['onSent']) {
  let onItsWay: string | undefined;
  /** @returns whether the next one can be sent */
  const sendOne = async (step: WaitingStep, key: CryptoKey): Promise<boolean> => {
    onItsWay = step.key;
    try {
      const detail = await sendStep(step.row.reference, step);
      await waiting.settle(key, step, detail.enquiry.version);
      onSent(detail);
      return true;
    } catch (error) {
      const theirs = changedMeanwhile<DeskDetail>(error);
      if (!theirs && !isForGood(error)) return false;
      waiting.hold(step.key, theirs ? { theirs } : { refusal: reasonOf(error) });
      return true;
    } finally {
      onItsWay = undefined;
    }
  };
  return {
    isSending: (key: string) => key === onItsWay,
    /** @returns the number of sent steps */
    sendAll: async (key: CryptoKey): Promise<number> => {
      const before = waiting.all().length;
      for (const step of waiting.sendable()) {
        // The user may have removed it, or its version may have changed.
        const now = waiting.find(step.key);
        if (signal.aborted || (now && !(await sendOne(now, key)))) break;
      }
      return before - waiting.all().length;
    },
  };
}

const refusals: ReadonlySet<string> = new Set(['invalid_input', 'forbidden', 'not_found']);

/** Whether sending again is useless: the step is not allowed, or the enquiry is gone. */
function isForGood(error: unknown): boolean {
  return error instanceof ApiError && refusals.has(error.code);
}
