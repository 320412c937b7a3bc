import { UNATTENDED_HEADER, type DeskDetail } from '@dealership/shared';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { changedMeanwhile } from '../../../lib/calls/changed-meanwhile.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import {
  type SaidStep,
  type WaitingObstacle,
  type WaitingStep,
} from '../../../lib/staff/waiting-steps.ts';
import { setKeeper, showWaitingSteps } from './keep-step.ts';
import { reasonOf, sendStep } from './send-step.ts';
import { importKey } from './encrypt.ts';
import { deleteSteps, readSteps, storeStep } from './waiting-store.ts';

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
  const obstacles = new Map<string, WaitingObstacle>();
  let steps: readonly WaitingStep[] = [];
  let sealing: CryptoKey | undefined;
  let onItsWay: string | undefined;

  const show = (changed: readonly WaitingStep[]) => {
    if (signal.aborted) return;
    steps = changed.map((each) => ({ ...each, obstacle: obstacles.get(each.key) }));
    showWaitingSteps(steps);
  };
  const read = async (key: CryptoKey) => {
    const found = await readSteps(owner, key);
    show(found.steps);
    if (found.lost.length === 0) return;
    await deleteSteps(found.lost);
    on.onLost(found.lost.length);
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
    const last = steps.at(-1)?.order ?? 0;
    const saidAt = Date.now();
    const waiting = { ...said, saidAt, order: Math.max(saidAt, last + 1) };
    if (!sealing) return false;
    try {
      await storeStep({ owner, sealing }, waiting);
    } catch {
      return false;
    }
    show([...steps, waiting]);
    others.postMessage('');
    // What has failed once by chance shall not wait long.
    setTimeout(send, FIRST_TRY_MS);
    // Browsers empty first what nobody has asked them to keep.
    void navigator.storage.persist().catch(() => false);
    return true;
  };
  const drop = async (key: string): Promise<boolean> => {
    // It may be on its way, or have arrived.
    if (key === onItsWay || !steps.some((each) => each.key === key)) return false;
    await deleteSteps([key]);
    show(steps.filter((each) => each.key !== key));
    others.postMessage('');
    return true;
  };

  const takeAllTheSame = async ({ key, ...waiting }: WaitingStep, theirs: DeskDetail) => {
    if (!sealing) return;
    const { version } = theirs.enquiry;
    // What was overtaken is another request than what is sent now.
    const anew = { ...waiting, version, key: randomId(), obstacle: undefined };
    await storeStep({ owner, sealing }, anew);
    await deleteSteps([key]);
    show(steps.map((each) => (each.key === key ? anew : each)));
    send();
  };

  /** @returns whether the next one can be sent, too */
  const sendOne = async (waiting: WaitingStep, key: CryptoKey): Promise<boolean> => {
    const { reference } = waiting.row;
    onItsWay = waiting.key;
    try {
      const detail = await sendStep(reference, waiting);
      const { version } = detail.enquiry;
      // What was said after it was said knowing of it, as long as nobody else has moved the enquiry.
      const isOwn = version === waiting.version + 1;
      const later = steps.filter(
        (each) =>
          isOwn &&
          each.key !== waiting.key &&
          each.row.reference === reference &&
          each.version === waiting.version,
      );
      for (const each of later) {
        await storeStep({ owner, sealing: key }, { ...each, version });
      }
      await deleteSteps([waiting.key]);
      show(
        steps
          .filter((each) => each.key !== waiting.key)
          .map((each) => (later.includes(each) ? { ...each, version } : each)),
      );
      on.onSent(detail);
      return true;
    } catch (error) {
      const theirs = changedMeanwhile<DeskDetail>(error);
      if (!theirs && !isForGood(error)) return false;
      obstacles.set(waiting.key, theirs ? { theirs } : { refusal: reasonOf(error) });
      show(steps);
      return true;
    } finally {
      onItsWay = undefined;
    }
  };
  const sendAll = async (key: CryptoKey) => {
    // Another tab may have sent some, or kept more.
    await read(key);
    const before = steps.length;
    for (const waiting of steps.filter(({ obstacle }) => !obstacle)) {
      // It may have been taken back, or belong to another enquiry's version by now.
      const now = steps.find((each) => each.key === waiting.key);
      if (signal.aborted || (now && !(await sendOne(now, key)))) break;
    }
    others.postMessage('');
    const sent = before - steps.length;
    if (sent > 0 && steps.every(({ obstacle }) => obstacle)) on.onAllSent(sent);
  };

  let working: Promise<void> | undefined;
  const work = async () => {
    try {
      const key = sealing ?? (await begin());
      if (steps.some(({ obstacle }) => !obstacle)) {
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
    if (!sealing || steps.some(({ obstacle }) => !obstacle)) send();
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

const refusals: ReadonlySet<string> = new Set(['invalid_input', 'forbidden', 'not_found']);

/** Whether sending it again would not help: what was said is not possible, or the enquiry is not there any more. */
function isForGood(error: unknown): boolean {
  return error instanceof ApiError && refusals.has(error.code);
}
