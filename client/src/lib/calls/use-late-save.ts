import { useEffect, useEffectEvent, useRef } from 'react';

interface LateSave {
  /** Whether there is something to send. */
  hasMore: () => boolean;
  /** @returns whether what was typed meanwhile may be sent at once */
  send: () => Promise<boolean>;
}

/**
 * Saves what is typed once nothing more is typed for a while, and at once when the screen is left: whoever leaves has not
 * pressed anything. One call at a time, so that the last word is the last.
 */
export function useLateSave(save: LateSave) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnderWay = useRef(false);
  // What a timer calls is of today.
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const saveNow = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isUnderWay.current || !latest.current.hasMore()) return;
    isUnderWay.current = true;
    const goesOn = await latest.current.send();
    isUnderWay.current = false;
    if (goesOn) await saveNow();
  };
  const flush = useEffectEvent(() => void saveNow());
  useEffect(() => {
    const leave = () => flush();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);
  return {
    saveNow,
    saveLater: (pauseMs: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveNow(), pauseMs);
    },
    isSaving: () => isUnderWay.current,
  };
}
