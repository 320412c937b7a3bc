import {
  addDays,
  insightGroups,
  isDayInReach,
  isShortEnough,
  type EnquiryKind,
  type Period,
} from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useState } from 'react';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { DatePresets, type DatePreset } from '../../../ui/forms/date-presets.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { lastMonth, thisMonth, type InsightAddress } from './insight-address.ts';
import styles from './insights.module.css';

const daysOf = ({ from, to }: Period) => ({ fromDate: from, toDate: to });

const preset = (label: string, periodOf: (today: string) => Period): DatePreset => ({
  label,
  daysOf: (today) => daysOf(periodOf(today)),
});

const presets: readonly DatePreset[] = [
  preset(texts.presets.thisMonth, thisMonth),
  preset(texts.presets.lastMonth, lastMonth),
  preset(texts.presets.lastDays, (today) => ({ from: addDays(today, -89), to: today })),
  preset(texts.presets.thisYear, (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today })),
];

interface InsightFiltersProps {
  address: InsightAddress;
  kinds: readonly EnquiryKind[];
  onChoose: (change: Partial<InsightAddress>, options?: { replace: boolean }) => void;
}

export function InsightFilters({ address, kinds, onChoose }: InsightFiltersProps) {
  const { from, to, by, kind } = address;
  const name = `${from} ${to}`;
  const [draft, setDraft] = useState<Period>({ from, to });
  const [seen, setSeen] = useState(name);
  if (seen !== name) {
    setSeen(name);
    setDraft({ from, to });
  }
  const problems = problemsOf(draft);
  const type = (change: Partial<Period>) => {
    const period = { ...draft, ...change };
    setDraft(period);
    // Replaces the history entry: the days on the way to a typed date are nothing to go back to.
    if (isTyped(period) && Object.keys(problemsOf(period)).length === 0) {
      onChoose(period, { replace: true });
    }
  };
  return (
    <div className={styles.filters} role="search">
      {(['from', 'to'] as const).map((end) => (
        <InputField
          key={end}
          type="date"
          label={texts[end]}
          error={problems[end]}
          value={draft[end]}
          onChange={(day) => type({ [end]: day })}
        />
      ))}
      <SelectField
        label={texts.by}
        all={insightGroups}
        chosen={by}
        nameOf={(each) => texts.groups[each]}
        onChange={(each) => onChoose({ by: each })}
      />
      <SelectField
        label={texts.kind}
        all={['', ...kinds]}
        chosen={kind}
        nameOf={(each) => (each ? kindNames[each] : texts.allKinds)}
        onChange={(each) => onChoose({ kind: each })}
      />
      <div className={styles.presets}>
        <DatePresets
          label={texts.presets.group}
          presets={presets}
          chosen={daysOf(address)}
          onChoose={({ fromDate, toDate }) => onChoose({ from: fromDate, to: toDate })}
        />
      </div>
    </div>
  );
}

/** Whether both years are complete: a year that is being typed first reads as one below 1000. */
function isTyped({ from, to }: Period): boolean {
  return [from, to].every(isDayInReach);
}

function problemsOf(period: Period): Partial<Record<keyof Period, string>> {
  if (!isTyped(period)) return {};
  if (period.from > period.to) return { from: texts.reversed };
  return isShortEnough(period) ? {} : { to: texts.tooLong };
}
