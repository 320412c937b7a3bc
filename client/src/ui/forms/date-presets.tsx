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

interface Preset {
  text: string;
  periodOn: (today: string) => Period;
}

const allDates: Period = { from: '', to: '' };

/** Buttons for the most common periods. */
export function DatePresets({ names, hasAll = false, ...rest }: DatePresetsProps) {
  const presets: Preset[] = names.map((name) => ({
    text: texts.names[name],
    periodOn: periods[name],
  }));
  if (hasAll) presets.push({ text: texts.all, periodOn: () => allDates });
  return <PeriodButtons label={texts.group} presets={presets} {...rest} />;
}

interface PeriodButtonsProps extends Pick<DatePresetsProps, 'chosen' | 'onChoose'> {
  label: string;
  presets: readonly Preset[];
}

/** A button for each period; `label` names them together. */
export function PeriodButtons({ label, presets, chosen, onChoose }: PeriodButtonsProps) {
  const [today, setToday] = useState(() => dayOf(Date.now()));
  return (
    <div className={styles.presets} role="group" aria-label={label}>
      {presets.map(({ text, periodOn }) => (
        <Button
          key={text}
          variant="quiet"
          className={styles.preset}
          aria-pressed={isSame(periodOn(today), chosen)}
          // Today is computed at the click: a screen may stay open overnight.
          onClick={() => {
            const now = dayOf(Date.now());
            setToday(now);
            onChoose(periodOn(now));
          }}
        >
          {text}
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
