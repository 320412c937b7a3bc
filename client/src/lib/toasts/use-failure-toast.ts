import { useEffect, useEffectEvent } from 'react';
import type { ToastOptions } from './toast-host.tsx';
import { showToast } from './toasts.ts';

/** Shows a toast that a list could not be loaded, besides the text on the page; again after each further failure. */
export function useFailureToast(
  { isError, errorUpdateCount }: { isError: boolean; errorUpdateCount: number },
  text: string,
  options?: ToastOptions,
): void {
  const show = useEffectEvent(() => void showToast('error', text, options));
  useEffect(() => {
    if (isError) show();
  }, [isError, errorUpdateCount]);
}
