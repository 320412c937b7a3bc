import { BarAlerts } from './bar-alerts.tsx';
import styles from './bar-tools.module.css';
import { useDeskCounts } from '../common/use-desk-counts.ts';
import { dayOf, type DeskCounts, OFFICE_SCOPE, OFFICE_WORKER } from '@dealership/shared';
import { dutyTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useMay, useOwnUserId } from '../../../lib/staff/rights.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import { useEffect, useState } from 'react';
import { latePart } from '../../../lib/browser/late.ts';
import { whenIdle } from '../../../lib/browser/when-idle.ts';
import { useWaitingSteps } from '../../../lib/staff/waiting-steps.ts';
import { LineDrawing } from '../../../ui/icon.tsx';
import { startKeeper } from '../sending/keeper.ts';

/** In the bar of the back office: the user's duty, and alerts. `isAtDesk`: the desk fetches the same counts. */
export function BarTools({ isAtDesk }: { isAtDesk: boolean }) {
  const canAnswer = useMay('enquiries.work');
  const { data } = useDeskCounts({ isAsking: !isAtDesk });
  return (
    <div className={styles.tools}>
      {canAnswer && <BarWaiting />}
      {canAnswer && <BarDuty until={data?.on_duty_until} />}
      <BarAlerts count={data?.notices} />
    </div>
  );
}

/** Begins and ends the user's duty. `until`: epoch ms; `undefined`: not known yet, and a press begins it. */
function BarDuty({ until }: { until: number | null | undefined }) {
  const queries = useQueryClient();
  const isOn = until !== null && until !== undefined;

  const { change, isBusy } = useChange({
    mutate: async () => {
      // An answer that is still to come would show the previous state.
      await queries.cancelQueries({ queryKey: queryKeys.desk.counts });
      const { on_duty_until: now } = await call('PATCH /api/desk/duty', { body: { isOn: !isOn } });
      queries.setQueryData<DeskCounts>(
        queryKeys.desk.counts,
        (before) => before && { ...before, on_duty_until: now },
      );
      void queries.invalidateQueries({ queryKey: queryKeys.desk.counts });
      // They show who is on duty.
      void queries.invalidateQueries({ queryKey: queryKeys.desk.choices });
      void showToast('success', now === null ? texts.ended : texts.begun(endText(now)));
    },
    onFailed: (error) => {
      const own = error instanceof ApiError ? error.fields.isOn : undefined;
      void showToast('error', own ?? failureText(error));
    },
  });

  return (
    <button
      type="button"
      role="switch"
      className={styles.duty}
      aria-checked={isOn}
      aria-busy={isBusy}
      title={isOn ? texts.begun(endText(until)) : undefined}
      onClick={() => void change()}
    >
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.word}>{texts.onDuty}</span>
      <span className={styles.short} aria-hidden="true">
        {texts.duty}
      </span>
    </button>
  );
}

/** `7:00 pm`, with the day if it is not today. */
function endText(until: number): string {
  return dayOf(until) === dayOf(Date.now()) ? timeTexts.clock(until) : timeTexts.at(until);
}

const WaitingDialog = latePart(
  async () => (await import('../sending/waiting-dialog.tsx')).WaitingDialog,
);

/** Stores steps while there is no connection, and opens the list of unsent ones. */
function BarWaiting() {
  const userId = useOwnUserId() ?? '';
  const queries = useQueryClient();
  const steps = useWaitingSteps();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(keepOffice, []);
  useEffect(() => startKeeper(userId, queries), [queries, userId]);
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
