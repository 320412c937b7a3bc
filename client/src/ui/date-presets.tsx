import { addDays, dayOf } from '@dealership/shared';
import { datePresetTexts } from '../texts/admin-reports.ts';
import { Button } from './button.tsx';
import styles from './date-presets.module.css';

/** Days are `YYYY-MM-DD`, inclusive; `''` means no limit. */
interface Days {
  fromDate: string;
  toDate: string;
}

interface DatePresetsProps {
  chosen: Days;
  onChoose: (days: Days) => void;
}

/** The days that are asked for most, each with one press. */
export function DatePresets({ chosen, onChoose }: DatePresetsProps) {
  return (
    <div className={styles.presets} role="group" aria-label={datePresetTexts.group}>
      {presetsOf(dayOf(Date.now())).map(({ label, days }) => (
        <Button
          key={label}
          variant="quiet"
          className={styles.preset}
          aria-pressed={days.fromDate === chosen.fromDate && days.toDate === chosen.toDate}
          onClick={() => onChoose(days)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

function presetsOf(today: string): { label: string; days: Days }[] {
  const until = (fromDate: string) => ({ fromDate, toDate: today });
  return [
    { label: datePresetTexts.today, days: until(today) },
    { label: datePresetTexts.week, days: until(addDays(today, -6)) },
    { label: datePresetTexts.month, days: until(`${today.slice(0, 7)}-01`) },
    { label: datePresetTexts.all, days: { fromDate: '', toDate: '' } },
  ];
}
