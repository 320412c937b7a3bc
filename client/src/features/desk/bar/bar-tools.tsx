import { BarNotices } from './bar-notices.tsx';
import styles from './bar-tools.module.css';
import { useDeskCounts } from '../common/use-desk-counts.ts';
import { BarWaiting } from './bar-waiting.tsx';
import { dayOf, type DeskCounts } from '@dealership/shared';
import { dutyTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/**
 * In the bar of the back office: the user's duty, and the alerts about enquiries.
 * @param props.isAtDesk whether the desk is shown, which fetches the same counts
 */
export function BarTools({ isAtDesk }: { isAtDesk: boolean }) {
  const canAnswer = useMay('enquiries.work');
  const { data } = useDeskCounts({ isAsking: !isAtDesk });
  return (
    <div className={styles.tools}>
      {canAnswer && <BarWaiting />}
      {canAnswer && <BarDuty until={data?.on_duty_until} />}
      <BarNotices count={data?.notices} />
    </div>
  );
}

/** Begins and ends the user's duty. `until`: epoch ms; `undefined`: not known yet. */
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
      onClick={() => {
        if (until !== undefined) void change();
      }}
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
