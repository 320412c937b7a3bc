import { UNATTENDED_HEADER, type DeskCounts } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { call } from '../../../lib/calls/call.ts';

/** How long nothing is asked after a failure, in ms: as long as that something comes late where nobody can wait for it. */
const PAUSE_MS = 4000;

/** What becomes late without anything happening is counted so often, in ms. */
const LONGEST_MS = 60_000;

/** How often at most something is read out, in ms. */
const QUIET_MS = 30_000;

type OnChange = (counts: DeskCounts | undefined) => void;

/**
 * Tells how the desk stands, now and whenever something has happened: while the tab is seen, and as long as the session
 * lives, which this does not prolong. The server answers as soon as something has happened.
 *
 * @param onChange gets the counts; `undefined`: there is no connection
 * @param onNews gets what is read out
 * @returns a function that ends this
 */
export function watchDesk(onChange: OnChange, onNews: (text: string) => void): () => void {
  const sumUp = summary(onNews);
  const tell: OnChange = (counts) => {
    onChange(counts);
    if (counts) sumUp(counts.counts.new);
  };
  let watch: AbortController | undefined;
  const begin = () => {
    watch?.abort();
    watch = undefined;
    if (document.visibilityState === 'hidden') return;
    watch = new AbortController();
    void keepTelling(watch.signal, tell);
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

/** Tells how many have come, summed up. */
function summary(onNews: (text: string) => void) {
  let said: { total: number; at: number } | undefined;
  return (total: number) => {
    const now = Date.now();
    // The first number, and one that has gone down, are only what is counted from.
    if (!said || total < said.total) said = { at: 0, ...said, total };
    else if (total > said.total && now - said.at >= QUIET_MS) {
      onNews(deskTexts.announce(total - said.total, now));
      said = { total, at: now };
    }
  };
}

async function keepTelling(signal: AbortSignal, onChange: OnChange): Promise<void> {
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
