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

/** What waits is tried again so often, in ms: a phone does not always tell that its line is back. */
const TRY_EVERY_MS = 10_000;

/** And once so soon after it was said, in ms. */
const FIRST_TRY_MS = 2000;

/** One tab of this browser sends at a time, and tells the others that something has changed. */
const NAME = 'office-waiting';

interface KeeperOptions {
  /** User id of who is signed in. */
  owner: string;
  /** How an enquiry stands after what was sent. */
  onSent: (detail: DeskDetail) => void;
  /** All that could be sent has been: so many. */
  onAllSent: (count: number) => void;
  /** So many cannot be read any more: the server has forgotten this browser's key. */
  onLost: (count: number) => void;
}

/**
 * Keeps on this phone what somebody says while there is no line, encrypted with a key that the server gives to them
 * alone, and sends each once when the line is back (rules: without-a-line).
 * @returns a function that ends this; the key is in no memory any more then
 */
export function startKeeper({ owner, ...on }: KeeperOptions): () => void {
  // Browsers encrypt nothing for a page that is not served securely.
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
    // What has failed once by chance shall not wait long.
    setTimeout(send, FIRST_TRY_MS);
    // Browsers empty first what nobody has asked them to keep.
    void navigator.storage.persist().catch(() => false);
    return true;
  };
  const drop = async (key: string): Promise<boolean> => {
    // It may be on its way, or have arrived.
    if (sender.isSending(key) || !waiting.find(key)) return false;
    await waiting.drop(key);
    others.postMessage('');
    return true;
  };
  const takeAllTheSame = async (overtaken: WaitingStep, theirs: DeskDetail) => {
    if (!sealing) return;
    const { version } = theirs.enquiry;
    // What was overtaken is another request than what is sent now.
    const anew = { ...overtaken, version, key: randomId(), obstacle: undefined };
    await waiting.replace(sealing, overtaken.key, anew);
    send();
  };

  const sendAll = async (key: CryptoKey) => {
    // Another tab may have sent some, or kept more.
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
      // Else there is no line, or it is over.
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

/** Sends what waits, one after the other, until there is no line. */
function createSender(waiting: WaitingList, signal: AbortSignal, onSent: KeeperOptions['onSent']) {
  let onItsWay: string | undefined;
  /** @returns whether the next one can be sent, too */
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
    /** @returns how many have been sent */
    sendAll: async (key: CryptoKey): Promise<number> => {
      const before = waiting.all().length;
      for (const step of waiting.sendable()) {
        // It may have been taken back, or belong to another enquiry's version by now.
        const now = waiting.find(step.key);
        if (signal.aborted || (now && !(await sendOne(now, key)))) break;
      }
      return before - waiting.all().length;
    },
  };
}

const refusals: ReadonlySet<string> = new Set(['invalid_input', 'forbidden', 'not_found']);

/** Whether sending it again would not help: what was said is not possible, or the enquiry is not there any more. */
function isForGood(error: unknown): boolean {
  return error instanceof ApiError && refusals.has(error.code);
}
