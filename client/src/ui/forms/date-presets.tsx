import { addDays, dayOf } from '@dealership/shared';
import { useState } from 'react';
import { datePresetTexts } from '@dealership/shared/texts/staff/reports.ts';
import { Button } from '../button.tsx';
import styles from './date-presets.module.css';

/** Days are `YYYY-MM-DD`, inclusive; `''` means no limit. */
interface Days {
  fromDate: string;
  toDate: string;
}

export interface DatePreset {
  label: string;
  daysOf: (today: string) => Days;
}

interface DatePresetsProps {
  chosen: Days;
  onChoose: (days: Days) => void;
  presets?: readonly DatePreset[];
  label?: string;
}

export function DatePresets({
  chosen,
  onChoose,
  presets = usualPresets,
  label: group = datePresetTexts.group,
}: DatePresetsProps) {
  const [openedOn] = useState(() => dayOf(Date.now()));
  return (
    <div className={styles.presets} role="group" aria-label={group}>
      {presets.map(({ label, daysOf }) => (
        <Button
          key={label}
          variant="quiet"
          className={styles.preset}
          aria-pressed={isSame(daysOf(openedOn), chosen)}
          // Today is computed at the click: a screen may stay open overnight.
          onClick={() => onChoose(daysOf(dayOf(Date.now())))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

const usualPresets: readonly DatePreset[] = [
  { label: datePresetTexts.today, daysOf: (today) => ({ fromDate: today, toDate: today }) },
  {
    label: datePresetTexts.week,
    daysOf: (today) => ({ fromDate: addDays(today, -6), toDate: today }),
  },
  {
    label: datePresetTexts.month,
    daysOf: (today) => ({ fromDate: `${today.slice(0, 7)}-01`, toDate: today }),
  },
  { label: datePresetTexts.all, daysOf: () => ({ fromDate: '', toDate: '' }) },
];

function isSame(left: Days, right: Days): boolean {
  return left.fromDate === right.fromDate && left.toDate === right.toDate;
}
