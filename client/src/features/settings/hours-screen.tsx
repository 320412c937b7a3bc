import { isRoundTheClock, type OpenInterval } from '@dealership/shared';
import { hoursTexts } from '@dealership/shared/texts/common/hours.ts';
import { hoursScreenTexts as texts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { sectionOf, type SettingState } from './sections/settings-section.tsx';
import { SettingsScreen } from './sections/settings-screen.tsx';
import styles from './settings.module.css';
import { InputField } from '../../ui/forms/input-field.tsx';
import { TickField } from '../../ui/forms/choice-fields.tsx';

/** When the dealership is open: the week, and the days that differ. */
export function HoursScreen() {
  return (
    <SettingsScreen texts={texts} names={['week', 'specialDays']}>
      {(settings) => parts.map(({ render }) => render(settings))}
    </SettingsScreen>
  );
}

const parts = [
  sectionOf(texts.week, ['week'], Week),
  sectionOf(texts.special, ['specialDays'], SpecialDays),
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
        const change = (wanted: readonly OpenInterval[]) =>
          set({ week: week.map((each, other) => (other === at ? wanted : each)) });
        return (
          <fieldset key={day} className={styles.day}>
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

/** In a time field midnight is only the beginning of a day. */
function shownTime(time: string): string {
  return time === END_OF_DAY ? MIDNIGHT : time;
}

function closingTime(value: string): string {
  return value === MIDNIGHT ? END_OF_DAY : value;
}

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
  const time = (at: number, key: keyof OpenInterval) => (
    <InputField
      label={(key === 'opens' ? texts.opensOn : texts.closesOn)(name, at + 1)}
      error={
        problems[`${place}.${at}.${key}`] ??
        (key === 'opens' && at === 0 ? problems[place] : undefined)
      }
      type="time"
      value={shownTime(intervals[at]?.[key] ?? '')}
      onChange={(value) =>
        onChange(
          intervals.map((each, other) =>
            other === at ? { ...each, [key]: key === 'closes' ? closingTime(value) : value } : each,
          ),
        )
      }
    />
  );
  return (
    <>
      {intervals.map((_, at) => (
        <div key={at} className={styles.times}>
          {time(at, 'opens')}
          {time(at, 'closes')}
        </div>
      ))}
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

/** The days that differ from the week. */
export function SpecialDays({
  values: { specialDays },
  set,
  problems,
}: SettingState<'specialDays'>) {
  type Entry = (typeof specialDays)[number];
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, changed: Partial<Entry>) =>
    set({
      specialDays: specialDays.map((each, other) =>
        other === at ? { ...each, ...changed } : each,
      ),
    });
  const day = (at: number, key: 'firstDay' | 'lastDay') => (
    <InputField
      label={texts[key]}
      required
      error={problems[`specialDays.${at}.${key}`]}
      type="date"
      value={specialDays[at]?.[key] ?? ''}
      onChange={(value) => {
        const isOneDay = specialDays[at]?.lastDay === specialDays[at]?.firstDay;
        // Most holidays last one day: the last day follows the first.
        const both = key === 'firstDay' && isOneDay;
        change(at, both ? { firstDay: value, lastDay: value } : { [key]: value });
      }}
    />
  );
  return (
    <>
      <p className="hint">{texts.specialHint}</p>
      {specialDays.length === 0 && <p>{texts.none}</p>}
      {specialDays.map(({ intervals, reason }, at) => (
        <fieldset key={at} className={styles.day}>
          <legend>{reason.en || texts.newEntry}</legend>
          <InputField
            label={texts.reason}
            hint={texts.reasonHint}
            required
            error={problems[`specialDays.${at}.reason.en`]}
            maxLength={60}
            value={reason.en}
            onChange={(typed) => change(at, { reason: { ...reason, en: typed } })}
          />
          <div className={styles.dates}>
            {day(at, 'firstDay')}
            {day(at, 'lastDay')}
          </div>
          <TickField
            label={texts.hasOther}
            isTicked={intervals.length > 0}
            onChange={(isTicked) => change(at, { intervals: isTicked ? [USUAL] : [] })}
          />
          <Intervals
            name={reason.en || texts.newEntry}
            intervals={intervals}
            problems={problems}
            place={`specialDays.${at}.intervals`}
            onChange={(wanted) => change(at, { intervals: wanted })}
          />
          <Button
            onClick={() => {
              set({ specialDays: specialDays.filter((_, other) => other !== at) });
              add.current?.focus();
            }}
          >
            {texts.remove(reason.en || texts.newEntry)}
          </Button>
        </fieldset>
      ))}
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
