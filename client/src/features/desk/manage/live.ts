import { UNATTENDED_HEADER, type DeskCounts } from '@dealership/shared';
import { call } from '../../../lib/call.ts';

/** How long nothing is asked after a failure, in ms: as long as that something comes late where nobody can wait for it. */
const PAUSE_MS = 4000;

/** What becomes late without anything happening is counted so often, in ms. */
const LONGEST_MS = 60_000;

/**
 * Tells how the desk stands, now and whenever something has happened: while the tab is seen, and as long as the session
 * lives, which this does not prolong. The server answers as soon as something has happened.
 *
 * @param onChange gets the counts; `undefined`: there is no connection
 * @returns a function that ends this
 */
export function watchDesk(onChange: (counts: DeskCounts | undefined) => void): () => void {
  let watch: AbortController | undefined;
  const begin = () => {
    watch?.abort();
    watch = undefined;
    if (document.visibilityState === 'hidden') return;
    watch = new AbortController();
    void keepTelling(watch.signal, onChange);
  };
  // A call that waits would hear of it late.
  const cut = () => {
    watch?.abort();
    onChange(undefined);
  };
  document.addEventListener('visibilitychange', begin);
  window.addEventListener('offline', cut);
  window.addEventListener('online', begin);
  begin();
  return () => {
    document.removeEventListener('visibilitychange', begin);
    window.removeEventListener('offline', cut);
    window.removeEventListener('online', begin);
    watch?.abort();
  };
}

async function keepTelling(
  signal: AbortSignal,
  onChange: (counts: DeskCounts | undefined) => void,
): Promise<void> {
  while (!signal.aborted) {
    const asked = { signal, headers: { [UNATTENDED_HEADER]: '1' } };
    try {
      const counts = await call('GET /api/desk/counts', asked);
      if (!isOver(signal)) onChange(counts);
      const until = Date.now() + LONGEST_MS;
      let { mark } = counts;
      while (mark === counts.mark && Date.now() < until && !isOver(signal)) {
        ({ mark } = await call('POST /api/desk/watch', { ...asked, body: { mark } }));
      }
    } catch {
      if (!isOver(signal)) onChange(undefined);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** It may have ended while something was awaited. */
function isOver({ aborted }: AbortSignal): boolean {
  return aborted;
}
