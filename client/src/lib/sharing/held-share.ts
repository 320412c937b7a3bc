import { SHARE_LOST, type Share } from '@dealership/shared';
import { createStore } from '../browser/store.ts';

/** What another app has shared, as the worker hands it over (client/worker/office-worker.ts). */
export interface HeldShare extends Share {
  pictures: readonly { type: string; bytes: ArrayBuffer }[];
}

/** `undefined`: nothing was shared. `lost`: nobody holds it any more. */
type State = { id: string; share: HeldShare } | 'asking' | 'lost' | undefined;

/** Only in the memory of this page: a share has names and numbers of customers (rules: shares). */
const held = createStore<State>(undefined);

/** The worker answers within a few milliseconds, or it is gone. */
const PATIENCE_MS = 3000;

export function useHeldShare(): State {
  return held.usePart((state) => state);
}

/** Takes a share from the worker, as soon as the page begins: it may have to wait here for a sign-in or for a line. */
export async function askForShare(id: string): Promise<void> {
  held.set('asking');
  const share = id === SHARE_LOST ? undefined : await ask(id);
  held.set(share ? { id, share } : 'lost');
}

/** Whether somebody who is signed in has seen the share: from then on it goes when they leave. */
let isShown = false;

export function noteShareShown(): void {
  isShown = true;
}

/** Once its enquiry is added, or it was said to be lost. */
export function forgetShare(): void {
  isShown = false;
  held.set(undefined);
}

/** When a person leaves the back office; a share that waits for a sign-in stays. */
export function forgetShownShare(): void {
  if (isShown) forgetShare();
}

/** Gives the share back to the worker, before this page is loaded anew. */
export function giveShareBack(): void {
  const state = held.get();
  if (typeof state !== 'object') return;
  worker()?.postMessage({ hold: state.id, share: state.share });
}

const worker = () =>
  'serviceWorker' in navigator ? (navigator.serviceWorker.controller ?? undefined) : undefined;

function ask(id: string): Promise<HeldShare | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<HeldShare | null>) => resolve(data ?? undefined);
    setTimeout(() => resolve(undefined), PATIENCE_MS);
    worker()?.postMessage({ take: id }, [port2]);
  });
}
