import { OFFICE_WORKER, OFFICE_SCOPE } from '@dealership/shared';
import { whenIdle } from '../../../lib/browser/when-idle.ts';

/**
 * Has this browser keep the screens themselves (no data), so that the back office opens without a line, and can be
 * installed. In development there is nothing built to keep.
 */
export function keepOffice(): () => void {
  return whenIdle(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // It is tried again with the next visit.
    navigator.serviceWorker.register(OFFICE_WORKER, { scope: OFFICE_SCOPE }).catch(() => undefined);
  });
}
