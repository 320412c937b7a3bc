import { dayOf, timeOf, type DeskCounts } from '@dealership/shared';
import { hoursTexts } from '@dealership/shared/messages/common/hours.ts';
import { dutyTexts as texts } from '@dealership/shared/messages/staff/duty.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { call } from '../../../lib/call.ts';
import { dayText } from '../../../lib/day-text.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import styles from './bar-tools.module.css';
import { DESK_COUNTS } from './use-desk-counts.ts';

/** Begins and ends the duty of whoever is signed in. `until`: epoch ms; `undefined`: not known yet. */
export function BarDuty({ until }: { until: number | null | undefined }) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const isOn = until !== null && until !== undefined;

  const change = async () => {
    if (isBusy || until === undefined) return;
    setIsBusy(true);
    try {
      // What is on its way says what was before.
      await queries.cancelQueries({ queryKey: DESK_COUNTS });
      const { on_duty_until: now } = await call('PATCH /api/desk/duty', { body: { isOn: !isOn } });
      queries.setQueryData<DeskCounts>(
        DESK_COUNTS,
        (before) => before && { ...before, on_duty_until: now },
      );
      void queries.invalidateQueries({ queryKey: DESK_COUNTS });
      // Who is on duty.
      void queries.invalidateQueries({ queryKey: ['desk', 'choices'] });
      void showToast('success', now === null ? texts.ended : texts.begun(endText(now)));
    } catch (error) {
      const own = error instanceof ApiError ? error.fields.isOn : undefined;
      void showToast('error', own ?? failureText(error));
    } finally {
      setIsBusy(false);
    }
  };

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

/** `07:00 PM`, with the day where that is not today's. */
function endText(until: number): string {
  const time = hoursTexts.time(timeOf(until).slice(0, 5));
  const day = dayOf(until);
  return day === dayOf(Date.now()) ? time : texts.dayAndTime(dayText(day), time);
}
