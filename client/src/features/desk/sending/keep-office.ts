import { OFFICE_WORKER, OFFICE_SCOPE } from '@dealership/shared';
import { whenIdle } from '../../../lib/browser/when-idle.ts';

/**
 * Makes the browser store the screens (no data), so that the back office opens without a connection and can be
 * installed. In development there are no built files to store.
 */
export function keepOffice(): () => void {
  return whenIdle(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // The next visit tries again.
    navigator.serviceWorker.register(OFFICE_WORKER, { scope: OFFICE_SCOPE }).catch(() => undefined);
  });
}
