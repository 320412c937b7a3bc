import { isRoundTheClock, type OpenInterval } from '@dealership/shared';
import { hoursTexts } from '@dealership/shared/texts/common/hours.ts';
import { hoursScreenTexts as texts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useRef, useState } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import { Button } from '../../ui/button.tsx';
import { createKeys } from '../../ui/lists/use-moves.tsx';
import { sectionOf, type SettingState } from './sections/settings-section.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';
import styles from './settings.module.css';
import { bindFields, bindTexts } from '../../ui/forms/bind-fields.ts';
import { InputField } from '../../ui/forms/input-field.tsx';
import { LocalInput } from '../../ui/forms/languages/local-input.tsx';
import { TickField } from '../../ui/forms/choice-fields.tsx';

/** When the dealership is open: the week, and the days that differ. */
export function HoursScreen() {
  return (
    <SettingsScreen texts={texts} names={['week', 'specialDays']}>
      {(settings) => parts.map(({ render }) => render(settings))}
    </SettingsScreen>
  );
}

// Holidays change most often.
const parts = [
  sectionOf(texts.special, ['specialDays'], SpecialDays),
  sectionOf(texts.week, ['week'], Week),
];

/** First hours of a day that is newly opened. */
const USUAL: OpenInterval = { opens: '10:00', closes: '19:00' };

/** Two parts of a day with lunch between them; if there is no time for it, an empty second part. */
function withBreak([first = USUAL]: readonly OpenInterval[]): OpenInterval[] {
  const hasRoom = first.opens < '13:00' && first.closes > '14:00';
  return hasRoom
    ? [
        { opens: first.opens, closes: '13:00' },
        { opens: '14:00', closes: first.closes },
      ]
    : [first, { opens: '', closes: '' }];
}

export function Week({ values: { week }, set, problems }: SettingState<'week'>) {
  return (
    <>
      {texts.weekdays.map((day, at) => {
        const intervals = week[at] ?? [];
        const change = (wanted: readonly OpenInterval[]) => set({ week: week.with(at, wanted) });
        return (
          <fieldset key={day} className="group stack-4">
            <legend>{day}</legend>
            <TickField
              label={texts.isOpen(day)}
              isTicked={intervals.length > 0}
              onChange={(isTicked) => change(isTicked ? [week[0]?.[0] ?? USUAL] : [])}
            />
            <Intervals
              name={day}
              intervals={intervals}
              problems={problems}
              place={`week.${at}`}
              onChange={change}
            />
          </fieldset>
        );
      })}
      <Button onClick={() => set({ week: week.map(() => week[0] ?? []) })}>{texts.addToAll}</Button>
    </>
  );
}

const MIDNIGHT = '00:00';
const END_OF_DAY = '24:00';

interface IntervalsProps {
  /** Name of the day, for screen readers. */
  name: string;
  intervals: readonly OpenInterval[];
  problems: SettingState<'week'>['problems'];
  /** Their position in the setting (`week.0`). */
  place: string;
  onChange: (intervals: readonly OpenInterval[]) => void;
}

function Intervals({ name, intervals, problems, place, onChange }: IntervalsProps) {
  if (intervals.length === 0) return null;
  return (
    <>
      {intervals.map((interval, at) => {
        const field = bindFields({
          values: interval,
          problems,
          onChange: (changed) => onChange(intervals.with(at, { ...interval, ...changed })),
          path: `${place}.${at}.`,
        });
        const [opens, closes] = [field('opens'), field('closes')];
        return (
          <div key={at} className={styles.times}>
            <InputField
              {...opens}
              label={texts.opensOn(name, at + 1)}
              error={opens.error ?? (at === 0 ? problems[place] : undefined)}
              type="time"
            />
            <InputField
              {...closes}
              label={texts.closesOn(name, at + 1)}
              type="time"
              // In a time field midnight is only the beginning of a day.
              value={closes.value === END_OF_DAY ? MIDNIGHT : closes.value}
              onChange={(time) => closes.onChange(time === MIDNIGHT ? END_OF_DAY : time)}
            />
          </div>
        );
      })}
      {isRoundTheClock(intervals) && <p className="hint">{hoursTexts.times(intervals)}</p>}
      <Button
        variant="quiet"
        onClick={() => {
          const [first = USUAL, ...others] = intervals;
          const last = others.at(-1);
          onChange(last ? [{ opens: first.opens, closes: last.closes }] : withBreak(intervals));
        }}
      >
        {intervals.length > 1 ? texts.removeBreak(name) : texts.addBreak(name)}
      </Button>
    </>
  );
}

export function SpecialDays({ values, set, problems }: SettingState<'specialDays'>) {
  const { specialDays } = values;
  const add = useRef<HTMLButtonElement>(null);
  const [keyOf] = useState(createKeys<(typeof specialDays)[number]>);
  return (
    <>
      <p className="hint">{texts.specialHint}</p>
      {specialDays.length === 0 && <p>{texts.none}</p>}
      {specialDays.map((entry, at) => {
        const { firstDay, lastDay, intervals, reason } = entry;
        const name = reason.en || texts.newEntry;
        const change = (changed: Partial<typeof entry>) => {
          const next = { ...entry, ...changed };
          keyOf(next, entry);
          set({ specialDays: specialDays.with(at, next) });
        };
        const path = `specialDays.${at}.`;
        const bound = { values: entry, problems, onChange: change, path };
        const field = bindFields(bound);
        return (
          <fieldset key={keyOf(entry)} className="group stack-4">
            <legend {...langOf(name)}>{name}</legend>
            <LocalInput
              {...bindTexts(bound)('reason')}
              label={texts.reason}
              hint={texts.reasonHint}
              required
              max={60}
            />
            <div className={styles.dates}>
              <InputField
                {...field('firstDay')}
                label={texts.firstDay}
                required
                type="date"
                // Most holidays last one day: the last day follows the first.
                onChange={(day) =>
                  change({ firstDay: day, lastDay: lastDay === firstDay ? day : lastDay })
                }
              />
              <InputField {...field('lastDay')} label={texts.lastDay} required type="date" />
            </div>
            <TickField
              label={texts.hasOther}
              isTicked={intervals.length > 0}
              onChange={(isTicked) => change({ intervals: isTicked ? [USUAL] : [] })}
            />
            <Intervals
              name={name}
              intervals={intervals}
              problems={problems}
              place={`${path}intervals`}
              onChange={(wanted) => change({ intervals: wanted })}
            />
            <Button
              onClick={() => {
                set({ specialDays: specialDays.toSpliced(at, 1) });
                add.current?.focus();
              }}
            >
              {texts.remove(name)}
            </Button>
          </fieldset>
        );
      })}
      <Button
        ref={add}
        onClick={() => {
          const entry = { firstDay: '', lastDay: '', intervals: [], reason: { en: '' } };
          set({ specialDays: [...specialDays, entry] });
        }}
      >
        {texts.add}
      </Button>
    </>
  );
}
