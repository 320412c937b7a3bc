import { OFFICE_SCOPE, OFFICE_WORKER } from '@dealership/shared';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { latePart } from '../../../lib/browser/late.ts';
import { whenIdle } from '../../../lib/browser/when-idle.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useOwnUserId } from '../../../lib/staff/rights.ts';
import { useWaitingSteps } from '../../../lib/staff/waiting-steps.ts';
import { LineDrawing } from '../../../ui/icon.tsx';
import styles from './bar-tools.module.css';
import { startKeeper } from '../sending/keeper.ts';

// Fetched with the bar: later there may be no connection.
const loadDialog = () => import('../sending/waiting-dialog.tsx');
const WaitingDialog = latePart(async () => (await loadDialog()).WaitingDialog);

/** Stores steps while there is no connection, and opens the list of unsent ones. */
export function BarWaiting() {
  const userId = useOwnUserId() ?? '';
  const queries = useQueryClient();
  const steps = useWaitingSteps();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(keepOffice, []);
  useEffect(
    () =>
      startKeeper({
        owner: userId,
        onSent: (detail) =>
          queries.setQueryData(queryKeys.desk.enquiry(detail.enquiry.reference), detail),
        onAllSent: (count) => {
          void queries.invalidateQueries({ queryKey: queryKeys.desk.all });
          void showToast('success', waitingTexts.allSent(count));
        },
        onLost: (count) => void showToast('error', waitingTexts.lost(count), { autoClose: false }),
      }),
    [queries, userId],
  );
  const blocked = steps.filter(({ obstacle }) => obstacle).length;
  return (
    <>
      {steps.length > 0 && (
        <button
          type="button"
          className={styles.bell}
          aria-label={waitingTexts.open(steps.length, blocked)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <LineDrawing path="M12 15V4m-4 4 4-4 4 4M4 14v5h16v-5" size={24} />
          <span className={styles.count} data-blocked={blocked > 0 || undefined} aria-hidden="true">
            {steps.length}
          </span>
        </button>
      )}
      {isOpen && <WaitingDialog ownUserId={userId} onClosed={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Makes the browser store the screens (no data), so that the back office opens without a connection and can be
 * installed. In development there are no built files to store.
 */
function keepOffice(): () => void {
  return whenIdle(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // The next visit tries again.
    navigator.serviceWorker.register(OFFICE_WORKER, { scope: OFFICE_SCOPE }).catch(() => undefined);
  });
}
