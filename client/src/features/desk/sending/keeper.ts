import { UNATTENDED_HEADER } from '@dealership/shared';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { setWaiting, type Keeper } from '../../../lib/staff/waiting-steps.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { isForGood, openWaitingList, type WaitingList } from './waiting-list.ts';
import { openVault } from './waiting-store.ts';

/** Interval between tries, in ms: a phone does not always report that its connection is back. */
const TRY_EVERY_MS = 10_000;

/** Time until the first retry, in ms. */
const FIRST_TRY_MS = 2000;

/** One tab of this browser sends at a time, and notifies the others of changes. */
const NAME = 'office-waiting';

/**
 * Keeps a user's steps on this phone while there is no connection, encrypted with a key that the server gives to this
 * user only, and sends each once when the connection is back (rules: without-a-line).
 * @param owner user id of the signed-in user
 * @returns a function that ends this, and removes the key from memory
 */
export function startKeeper(owner: string, queries: QueryClient): () => void {
  // Browsers do not encrypt on a page that is not served securely.
  if (!window.isSecureContext) return () => undefined;
  const over = new AbortController();
  const { signal } = over;
  const others = new BroadcastChannel(NAME);
  /** Absent until the server has given the key. */
  let waiting: WaitingList | undefined;

  const read = async (list: WaitingList) => {
    const lost = await list.read();
    // The server has deleted this browser's key.
    if (lost > 0) void showToast('error', waitingTexts.lost(lost), { autoClose: false });
  };
  const begin = async (): Promise<WaitingList> => {
    const asked = { signal, headers: { [UNATTENDED_HEADER]: '1' } };
    const { key } = await call('POST /api/desk/offline-key', asked);
    const list = openWaitingList(await openVault(owner, key), signal, (detail) =>
      queries.setQueryData(queryKeys.desk.enquiry(detail.enquiry.reference), detail),
    );
    await read(list);
    signal.throwIfAborted();
    waiting = list;
    setWaiting({ keeper: keeperOf(list, others, send) });
    return list;
  };

  const sendAll = async (list: WaitingList) => {
    // Another tab may have sent or kept steps.
    await read(list);
    const sent = await list.sendAll();
    others.postMessage('');
    if (sent === 0 || list.hasSendable()) return;
    void queries.invalidateQueries({ queryKey: queryKeys.desk.all });
    void showToast('success', waitingTexts.allSent(sent));
  };

  let working: Promise<void> | undefined;
  const work = async () => {
    try {
      const list = waiting ?? (await begin());
      if (list.hasSendable()) await navigator.locks.request(NAME, { signal }, () => sendAll(list));
    } catch (error) {
      // Other errors mean that there is no connection, or that this has ended.
      if (!waiting && isForGood(error)) clearInterval(timer);
    }
  };
  const send = () => {
    working ??= work().finally(() => {
      working = undefined;
    });
  };

  others.onmessage = () => waiting && void read(waiting);
  window.addEventListener('online', send, { signal });
  document.addEventListener('visibilitychange', send, { signal });
  const timer = setInterval(() => {
    if (!waiting || waiting.hasSendable()) send();
  }, TRY_EVERY_MS);
  send();

  return () => {
    over.abort();
    clearInterval(timer);
    others.close();
    waiting = undefined;
    setWaiting({ keeper: undefined, steps: [] });
  };
}

/** Changes a list of waiting steps, and notifies the other tabs. */
function keeperOf(list: WaitingList, others: BroadcastChannel, send: () => void): Keeper {
  return {
    keep: async (toSend) => {
      try {
        await list.add(toSend);
      } catch {
        return false;
      }
      others.postMessage('');
      // A step that failed once by chance should not wait long.
      setTimeout(send, FIRST_TRY_MS);
      // When space runs out, browsers first delete data without this protection.
      void navigator.storage.persist().catch(() => false);
      return true;
    },
    drop: async (step) => {
      const isDropped = await list.drop(step);
      if (isDropped) others.postMessage('');
      return isDropped;
    },
    send,
    takeAllTheSame: async (overtaken, theirs) => {
      const { version } = theirs.enquiry;
      // The request differs from the overtaken one, so it needs a new key.
      const anew = { ...overtaken, version, key: randomId(), obstacle: undefined };
      await list.replace(overtaken.key, anew);
      send();
    },
  };
}
