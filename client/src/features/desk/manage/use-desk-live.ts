import type { DeskCounts } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/messages/staff/desk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DESK_COUNTS } from './use-desk-counts.ts';

/** How often at most something is read out, in ms. */
const QUIET_MS = 30_000;

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
    let said = { total: 0, at: 0 };
    const hear = (now: DeskCounts | undefined) => {
      setIsCut(now === undefined);
      if (!now) return;
      setCounts(now);
      // The bar tells the same.
      queryClient.setQueryData(DESK_COUNTS, now);
      // Also at first: the rows were read before.
      if (before?.mark !== now.mark) tell();
      const total = now.counts.new;
      // The first number, and one that has gone down, are only what is counted from.
      if (!before || total < said.total) said = { ...said, total };
      else if (total > said.total && Date.now() - said.at >= QUIET_MS) {
        setAnnounced(deskTexts.announce(total - said.total, Date.now()));
        said = { total, at: Date.now() };
      }
      before = now;
    };
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./live.ts').then(
      ({ watchDesk }) => {
        if (!isOver) stop = watchDesk(hear);
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
