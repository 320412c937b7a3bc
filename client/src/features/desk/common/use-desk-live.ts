import type { DeskCounts } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { watchDesk } from './live.ts';

/**
 * The desk's counts, kept up to date, and the text for screen readers: new enquiries, as one number.
 *
 * @param onMark runs when something has changed since its last run
 * @param hasBegun whether the server knows of this visit, from which new enquiries are counted
 */
export function useDeskLive(onMark: () => void, hasBegun: boolean) {
  const [counts, setCounts] = useState<DeskCounts>();
  const [isCut, setIsCut] = useState(false);
  const [announced, setAnnounced] = useState('');
  const tell = useEffectEvent(onMark);
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
      if (before?.mark !== now.mark) tell();
      before = now;
    };
    return watchDesk(hear, setAnnounced);
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
