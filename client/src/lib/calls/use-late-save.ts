import { useEffect, useEffectEvent, useRef } from 'react';

interface LateSave {
  hasMore: () => boolean;
  /** @returns whether later input may be sent at once */
  send: () => Promise<boolean>;
}

/**
 * Saves input after a pause in the typing, and at once when the person leaves the screen, since they press nothing
 * then. There is one call at a time, so that the last input is stored last.
 */
export function useLateSave(save: LateSave) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnderWay = useRef(false);
  // A timer calls the newest version of the function.
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
