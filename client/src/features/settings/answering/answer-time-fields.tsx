import { answeredKinds, type AnswerTime, type AnswerTimes } from '@dealership/shared';
import { answeringTexts as texts } from '@dealership/shared/texts/staff/settings/answering.ts';
import { useState } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import type { SettingFields } from '../sections/settings-section.tsx';
import { NumberField } from '../sections/number-field.tsx';
import styles from '../settings.module.css';
import { TickField } from '../../../ui/forms/choice-fields.tsx';

/** First values for a kind without a promise so far. */
const USUAL: AnswerTimes = { due: { minutes: 120 }, critical: { minutes: 240 } };

export function AnswerTimeFields({
  values: { answerTimes },
  set,
  problems,
}: SettingFields<'answerTimes'>) {
  /** The times from before a promise was removed. */
  const [taken, setTaken] = useState<Partial<typeof answerTimes>>({});
  return answeredKinds.map((kind) => {
    const times = answerTimes[kind];
    const change = (wanted: AnswerTimes | null) =>
      set({ answerTimes: { ...answerTimes, [kind]: wanted } });
    const place = `answerTimes.${kind}`;
    const time = (key: keyof AnswerTimes, of: AnswerTimes) => (
      <TimeField
        label={texts[key]}
        time={of[key]}
        // Also the error of its number, which is one level deeper.
        error={Object.entries(problems).find(([at]) => at.startsWith(`${place}.${key}`))?.[1]}
        onChange={(wanted) => change({ ...of, [key]: wanted })}
      />
    );
    return (
      <details
        key={kind}
        className={styles.fold}
        aria-label={texts.kinds[kind]}
        open={Object.keys(problems).some((at) => isWithin(at, place)) || undefined}
      >
        <summary>{texts.timesOf(texts.kinds[kind], times)}</summary>
        <TickField
          label={texts.isPromised(texts.kinds[kind])}
          error={problems[place]}
          isTicked={times !== null}
          onChange={(isTicked) => {
            setTaken({ ...taken, [kind]: times });
            change(isTicked ? (taken[kind] ?? USUAL) : null);
          }}
        />
        {times && (
          <div className={styles.row}>
            {time('due', times)}
            {time('critical', times)}
          </div>
        )}
      </details>
    );
  });
}

/** Whether a problem is that of a kind or of a value in it: `service` is not `service-booking`. */
function isWithin(problem: string, place: string): boolean {
  return problem === place || problem.startsWith(`${place}.`);
}

interface TimeFieldProps {
  label: string;
  time: AnswerTime;
  error: string | undefined;
  onChange: (time: AnswerTime) => void;
}

function TimeField({ label, time, error, onChange }: TimeFieldProps) {
  const [unit, amount] =
    'days' in time ? (['days', time.days] as const) : (['minutes', time.minutes] as const);
  const change = (wanted: string, value: number) =>
    onChange(wanted === 'days' ? { days: value } : { minutes: value });
  return (
    <div className={styles.amount}>
      <NumberField
        label={label}
        error={error}
        value={amount}
        onChange={(value) => change(unit, value)}
      />
      <Field label={texts.unit}>
        {(control) => (
          <select
            {...control}
            aria-label={texts.unitOf(label)}
            value={unit}
            onChange={({ target }) => change(target.value, amount)}
          >
            {Object.entries(texts.units).map(([each, text]) => (
              <option key={each} value={each}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
