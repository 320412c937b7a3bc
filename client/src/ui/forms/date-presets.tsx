import { dayOf, periods, type Period, type PeriodName } from '@dealership/shared';
import { useState } from 'react';
import { datePresetTexts as texts } from '@dealership/shared/texts/staff/reports.ts';
import { Button } from '../button.tsx';
import styles from './date-presets.module.css';

interface DatePresetsProps {
  names: readonly PeriodName[];
  /** `''` on either end means no limit. */
  chosen: Period;
  onChoose: (period: Period) => void;
  /** Offers all dates, too. */
  hasAll?: boolean;
}

const allDates: Period = { from: '', to: '' };

/** Buttons for the most common periods. */
export function DatePresets({ names, chosen, onChoose, hasAll = false }: DatePresetsProps) {
  const [openedOn] = useState(() => dayOf(Date.now()));
  const presets = names.map((name) => ({ label: texts.names[name], periodOn: periods[name] }));
  if (hasAll) presets.push({ label: texts.all, periodOn: () => allDates });
  return (
    <div className={styles.presets} role="group" aria-label={texts.group}>
      {presets.map(({ label, periodOn }) => (
        <Button
          key={label}
          variant="quiet"
          className={styles.preset}
          aria-pressed={isSame(periodOn(openedOn), chosen)}
          // Today is computed at the click: a screen may stay open overnight.
          onClick={() => onChoose(periodOn(dayOf(Date.now())))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

const reportPeriods: readonly PeriodName[] = [
  'today',
  'yesterday',
  'last7Days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
];

interface ReportDays {
  fromDate: string;
  toDate: string;
}

interface ReportPresetsProps {
  chosen: ReportDays;
  onChoose: (days: ReportDays) => void;
}

/** The presets of all reports, and of the audit log. */
export function ReportPresets({ chosen, onChoose }: ReportPresetsProps) {
  return (
    <DatePresets
      names={reportPeriods}
      chosen={{ from: chosen.fromDate, to: chosen.toDate }}
      onChoose={({ from, to }) => onChoose({ fromDate: from, toDate: to })}
      hasAll
    />
  );
}

function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to;
}
