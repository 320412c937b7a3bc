import { useEffect, useState } from 'react';

/** Safari has no idle callback. */
const canWaitForIdle = 'requestIdleCallback' in globalThis;

/**
 * Runs a task once the page has loaded and the phone has nothing better to do.
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void): () => void {
  let handle: number | undefined;
  const wait = () => {
    handle = canWaitForIdle ? requestIdleCallback(task) : window.setTimeout(task, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (handle === undefined) return;
    if (canWaitForIdle) cancelIdleCallback(handle);
    else clearTimeout(handle);
  };
}

/** Whether the page has loaded and the phone has had nothing better to do since. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
