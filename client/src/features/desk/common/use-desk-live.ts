import type { DeskCounts } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchLate } from '../../../lib/browser/late.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/**
 * How the desk stands, kept up to date, and what is read out of it: what has come, summed up.
 *
 * @param onMark runs when something has happened since it was told last
 * @param hasBegun whether the server knows of this visit, from which what is new is counted
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
      // The bar tells the same.
      queryClient.setQueryData(queryKeys.desk.counts, now);
      // Also at first: the rows were read before.
      if (before?.mark !== now.mark) tell();
      before = now;
    };
    let stop: (() => void) | undefined;
    let isOver = false;
    void fetchLate(() => import('./live.ts')).then(
      ({ watchDesk }) => {
        if (!isOver) stop = watchDesk(hear, setAnnounced);
      },
      () => setIsCut(true),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queryClient, hasBegun]);
  return { counts, isCut, announced };
}

/** Now, in epoch ms, told every so often (ms). */
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
