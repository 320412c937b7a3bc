import { type DeskCounts, UNATTENDED_HEADER } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { call } from '../../../lib/calls/call.ts';
import { useAnnounced } from './use-announced.ts';

/**
 * The desk's counts, kept up to date, and the text for screen readers: new enquiries, as one number.
 *
 * @param onMark runs when something has changed since its last run
 * @param hasBegun whether the server knows of this visit, from which new enquiries are counted
 */
export function useDeskLive(onMark: () => void, hasBegun: boolean) {
  const [counts, setCounts] = useState<DeskCounts>();
  const [isCut, setIsCut] = useState(false);
  const announced = useAnnounced(counts?.counts.new, (count, before) =>
    deskTexts.announce(count - before, Date.now()),
  );
  const notify = useEffectEvent(onMark);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasBegun) return;
    let before: DeskCounts | undefined;
    const hear = (now: DeskCounts | undefined) => {
      setIsCut(now === undefined);
      if (!now) return;
      setCounts(now);
      // The bar shows the same counts.
      queryClient.setQueryData(queryKeys.desk.counts, now);
      // Also the first time: the rows were fetched earlier.
      if (before?.mark !== now.mark) notify();
      before = now;
    };
    return watchDesk(hear);
  }, [queryClient, hasBegun]);
  return { counts, isCut, announced };
}

/** The current time in epoch ms, updated at this interval (ms). */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, every);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [every]);
  return now;
}

/** Pause after a failed call, in ms; where calls cannot wait for a change, changes are shown this much later. */
const PAUSE_MS = 4000;

/** Enquiries that become late without any event are counted at this interval, in ms. */
const LONGEST_MS = 60_000;

type OnChange = (counts: DeskCounts | undefined) => void;

/**
 * Passes on the desk's counts, now and after every change: while the tab is visible, and as long as the session lives,
 * which this does not prolong. The server answers as soon as something has changed.
 *
 * @param onChange gets the counts; `undefined`: there is no connection
 * @returns a function that ends this
 */
function watchDesk(onChange: OnChange): () => void {
  let watch: AbortController | undefined;
  const begin = () => {
    watch?.abort();
    watch = undefined;
    if (document.visibilityState === 'hidden') return;
    watch = new AbortController();
    void followCounts(watch.signal, onChange);
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
