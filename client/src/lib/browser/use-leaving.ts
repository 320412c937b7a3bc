import { useEffect, useRef } from 'react';

/** @returns a function that gives the signal for calls that are aborted when the component is left */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return () => leaving.current?.signal ?? AbortSignal.abort();
}
