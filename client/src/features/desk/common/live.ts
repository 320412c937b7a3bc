import { UNATTENDED_HEADER, type DeskCounts } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { call } from '../../../lib/calls/call.ts';

/** Pause after a failed call, in ms; where calls cannot wait for a change, changes are shown this much later. */
const PAUSE_MS = 4000;

/** Enquiries that become late without any event are counted at this interval, in ms. */
const LONGEST_MS = 60_000;

/** Shortest time between two announcements, in ms. */
const QUIET_MS = 30_000;

type OnChange = (counts: DeskCounts | undefined) => void;

/**
 * Passes on the desk's counts, now and after every change: while the tab is visible, and as long as the session lives,
 * which this does not prolong. The server answers as soon as something has changed.
 *
 * @param onChange gets the counts; `undefined`: there is no connection
 * @param onNews gets the text for screen readers
 * @returns a function that ends this
 */
export function watchDesk(onChange: OnChange, onNews: (text: string) => void): () => void {
  const sumUp = summary(onNews);
  const show: OnChange = (counts) => {
    onChange(counts);
    if (counts) sumUp(counts.counts.new);
  };
  let watch: AbortController | undefined;
  const begin = () => {
    watch?.abort();
    watch = undefined;
    if (document.visibilityState === 'hidden') return;
    watch = new AbortController();
    void followCounts(watch.signal, show);
  };
  // A waiting call would notice this late.
  const cut = () => {
    watch?.abort();
    onChange(undefined);
  };
  const over = new AbortController();
  document.addEventListener('visibilitychange', begin, over);
  window.addEventListener('offline', cut, over);
  window.addEventListener('online', begin, over);
  begin();
  return () => {
    over.abort();
    watch?.abort();
  };
}

/** Announces new enquiries as one number. */
function summary(onNews: (text: string) => void) {
  let said: { total: number; at: number } | undefined;
  return (total: number) => {
    const now = Date.now();
    // The first number, and one that has gone down, are only the base of the count.
    if (!said || total < said.total) said = { at: 0, ...said, total };
    else if (total > said.total && now - said.at >= QUIET_MS) {
      onNews(deskTexts.announce(total - said.total, now));
      said = { total, at: now };
    }
  };
}

async function followCounts(signal: AbortSignal, onChange: OnChange): Promise<void> {
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

/** The watch may have ended during an `await`. */
function isOver({ aborted }: AbortSignal): boolean {
  return aborted;
}
